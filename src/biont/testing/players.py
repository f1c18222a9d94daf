"""The programs that play a game."""

from __future__ import annotations

from biont.games import Definition
from biont.games.players import Players
from biont.testing.parts import Part


class PlayersTests(Part):
    """Chance plays any game; a game may bring programs of its own."""

    def test_chance_plays_it(self, definition: Definition) -> None:
        assert definition.players.make("random", 3).name == "random"

    def test_levels_and_the_usual_program_are_programs_of_the_game(self, definition: Definition) -> None:
        players = definition.players
        assert {*players.levels, players.usual, players.sparring} <= set(players.names)
        assert {players.make(spec).close() for spec in players.names} == {None}

    def test_programs_of_its_own_know_that_they_play_it(self, definition: Definition) -> None:
        own = set(definition.players.names) - set(Players().names)
        assert {definition.players.make(spec).game for spec in own} <= {definition.name}

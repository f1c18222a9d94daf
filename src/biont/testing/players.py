"""The programs that play a game."""

from __future__ import annotations

from biont.games import Definition
from biont.testing.parts import Part


class PlayersTests(Part):
    """Chance plays any game; a game may bring programs of its own."""

    def test_chance_plays_it(self, definition: Definition) -> None:
        assert definition.players.make("random", 3).name == "random"

    def test_levels_and_the_usual_program_are_programs_of_the_game(self, definition: Definition) -> None:
        players = definition.players
        assert {*players.levels, players.usual, players.sparring} <= set(players.names)
        assert {players.make(spec).close() for spec in players.names} == {None}

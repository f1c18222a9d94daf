"""A program by its name alone, which becomes that of the game in which it is first asked."""

from __future__ import annotations

from typing import Any

from biont import games
from biont.bots import BadBot, Guarded
from biont.games.players import Players
from biont.kernel.decision import Option
from biont.kernel.view import View


class Newcomer(Guarded):
    """Every game has its own ``greedy``: this one is the game's that asks it first, and refuses to play another."""

    def __init__(self, spec: str, seed: int) -> None:
        """A name that no game has is refused at once."""
        self._spec, self._seed = spec, seed
        self._asked = False
        self._become(_example(spec, seed))
        self.game = ""

    def choose(self, view: View[Any]) -> Option:
        """Its answer, as the program of the game at hand."""
        if not self._asked:
            name = view.rules.name
            players = games.game(name).players if name in games.names() else Players()
            self._become(players.make(self._spec, self._seed))
            self._asked, self.game = True, self.game or name
        return super().choose(view)

    def _become(self, program: Guarded) -> None:
        self.__dict__.update(program.__dict__)


def _example(spec: str, seed: int) -> Guarded:
    """The program of the first game that has one of that name."""
    refusals = []
    for definition in games.all_games():
        try:
            return definition.players.make(spec, seed)
        except BadBot as error:
            refusals.append(error)
    raise refusals[0]

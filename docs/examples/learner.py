"""Somebody in his first games, as a bot: the measure of an easy opponent. It plays every game of Biont.

Every second question he does what the hint says, as a guided game teaches it. To the others he gives the answer that
brings most points at once; of several that bring the same he takes any, but rather does something than nothing.
"""

from collections.abc import Sequence
from typing import Any

from biont import games
from biont.kernel import View
from biont.kernel.chance import Chance
from biont.kernel.decision import Option

HINTS = 2
"""One question in so many is answered as the hint says."""
MANY = 40
"""Where more answers are offered than this, nobody compares them all."""


class Learner:
    """Knows the rules, and of the play what he is told."""

    name = "learner"
    hints = HINTS

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View[Any]) -> Option:
        """The hint, or what looks best to somebody who sees no further than the next points."""
        kit = games.game(view.rules.name)
        if self.hints and self._chance.below(self.hints) == 0:
            return kit.players.make(kit.players.sparring).choose(view)
        assert view.decision is not None
        offered = view.decision.options
        if len(offered) <= MANY:
            offered = self._best(view, offered)
        busy = [option for option in offered if option[0] not in kit.players.modest] or offered
        return busy[self._chance.below(len(busy))]

    def _best(self, view: View[Any], offered: Sequence[Option]) -> list[Option]:
        """The answers with the most points right after them, all with the same luck."""
        luck = self._chance.below(1 << 62)
        points = [_points_after(view, option, luck) for option in offered]
        return [option for option, brought in zip(offered, points, strict=True) if brought == max(points)]


class Newcomer(Learner):
    """Somebody who asks for no hint at all."""

    name = "newcomer"
    hints = 0


def _points_after(view: View[Any], option: Option, luck: int) -> int:
    kit = games.game(view.rules.name)
    game = view.imagine(Chance(luck))
    game.choose(option)
    of_colours = zip(kit.colours(view.rules), kit.moment(game.table).points, strict=True)
    return sum(points for colour, points in of_colours if colour.seat == view.seat)

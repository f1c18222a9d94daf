"""A game told again from its beginning, with a look at the table whenever a step comes."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar

from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.play import Play
from biont.kernel.replay import replay

Seen = TypeVar("Seen")


def retold(game: Game[Any], step: str, look: Callable[[Any], Seen]) -> tuple[Game[Any], list[Seen]]:
    """A twin of a game that knows everything that happened, and what ``look`` saw each time before the step.

    A game resumed from a snapshot has lost its early entries, so the record is replayed. A game that cannot be recorded
    is its own twin, and nothing was seen.
    """
    try:
        record = game.record()
    except BiontError:
        return game, []
    seen: list[Seen] = []
    begin = game.rules.steps[step]

    def watched(play: Play[Any], *values: int) -> Any:
        seen.append(look(play.table))
        return begin(play, *values)

    rules = copy(game.rules)
    rules.steps = {**rules.steps, step: watched}
    return replay(rules, record), seen

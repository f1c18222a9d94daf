"""The guide of a first game, as the page of a game keeps it.

Which ideas a person has heard is kept in the settings of the game, as a list of their names under ``guide``; without
that list there is no guide. There is one idea for a question: whoever answers has heard it. Whoever leaves the guide
keeps the list, so that he can take it up again where he left it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from biont.games.guide import Guide, Told
from biont.kernel import Option
from biont.server.open_game import OpenGame

SETTING = "guide"
LEFT = "guide-left"
"""The setting that says that the guide keeps silent."""
SILENT = Told(None, "", "")


def understood(settings: Mapping[str, Any]) -> list[str] | None:
    """The ideas that were told in a guided game; None where no guide speaks."""
    found = settings.get(SETTING)
    return list(found) if isinstance(found, list) and not settings.get(LEFT) else None


def speaks(
    open_game: OpenGame, seat: int, guide: Guide | None, suggests: Callable[[], Iterable[Option]] | None = None
) -> Told:
    """What is told to the person of a seat: of the set turns what they have for it, else what is new to him.

    ``suggests`` finds what he is advised to do."""
    known, beat = understood(open_game.settings), open_game.beat
    if known is None or guide is None:
        return SILENT
    if beat is not None:
        return guide.scripted(beat) if beat.seat == seat else SILENT
    given = enumerate(open_game.given)
    own = [number for number, answer in given if answer.seat == seat and not answer.by_itself]
    return guide.now(open_game.game, seat, known, own[-1] if own else 0, suggests)


def heard(settings: Mapping[str, Any], told: Told) -> dict[str, Any]:
    """Settings of a game in which something was told."""
    known = understood(settings)
    if known is None or told.idea is None or told.idea.name in known:
        return dict(settings)
    return {**settings, SETTING: [*known, told.idea.name]}


def steered(settings: Mapping[str, Any], guide: Guide, form: Mapping[str, Any]) -> dict[str, Any]:
    """Settings after what a form says to the guide: leave, or come back."""
    if "leave" in form:
        return {**settings, LEFT: True}
    return taken_up(settings, guide) if "back" in form else dict(settings)


def taken_up(settings: Mapping[str, Any], guide: Guide) -> dict[str, Any]:
    """Settings of a game that the guide explains, again or from now on; only a first game gets its welcome."""
    known = settings.get(SETTING)
    return {**settings, SETTING: known if isinstance(known, list) else [guide.ideas[0].name], LEFT: False}

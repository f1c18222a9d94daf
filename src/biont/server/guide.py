"""The guide of a first game, as the page of a game keeps it.

Which ideas a person has heard is kept in the settings of the game, as a list of their names under ``guide``; without
that list there is no guide. There is one idea for a question: whoever answers has heard it. Whoever leaves the guide
keeps the list, so that he can take it up again where he left it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.games.advice import Guide, Idea
from biont.server.sitting import Sitting

SETTING = "guide"
LEFT = "guide-left"
"""The setting that says that the guide keeps silent."""
HEARD = "guide-heard"
"""The setting that says after how many answers an idea was acknowledged: the next one waits for the next question."""


def understood(settings: Mapping[str, Any]) -> list[str] | None:
    """The ideas that were acknowledged in a guided game; None where no guide speaks."""
    found = settings.get(SETTING)
    return list(found) if isinstance(found, list) and not settings.get(LEFT) else None


def speaks(sitting: Sitting, guide: Guide | None) -> Idea | None:
    """The idea that is explained to the person who looks."""
    known, answers, seat = understood(sitting.settings), len(sitting.given), sitting.looker
    if known is None or guide is None or sitting.settings.get(HEARD) == answers:
        return None
    own = [number for number, answer in enumerate(sitting.given) if answer.seat == seat]
    return guide.now(sitting.game, seat, known, own[-1] if own else 0)


def heard(settings: Mapping[str, Any], idea: Idea, answers: int) -> dict[str, Any]:
    """Settings of a game in which an idea was told before so many answers."""
    known = understood(settings) or []
    return {**settings, SETTING: [*known, idea.name], HEARD: answers}


def told(settings: Mapping[str, Any], guide: Guide, form: Mapping[str, Any], answers: int) -> dict[str, Any]:
    """Settings after what a form says to the guide: leave, come back, or an idea that has been understood."""
    if "leave" in form:
        return {**settings, LEFT: True}
    if "back" in form:
        return taken_up(settings, guide)
    name, known = str(form.get("idea", ""))[:40], understood(settings)
    if known is None or name in known or name not in (idea.name for idea in guide.ideas):
        return dict(settings)
    return {**settings, SETTING: [*known, name], HEARD: answers}


def taken_up(settings: Mapping[str, Any], guide: Guide) -> dict[str, Any]:
    """Settings of a game that the guide explains, again or from now on; only a first game gets its welcome."""
    known = settings.get(SETTING)
    return {**settings, SETTING: known if isinstance(known, list) else [guide.ideas[0].name], LEFT: False}

"""The guide of a first game: one idea at a time, when the table shows it for the first time.

Which ideas a person has understood is kept in the settings of the game, as a list of their names under ``guide``;
without that list there is no guide. Whoever leaves the guide keeps the list, so that he can take it up again where he
left it. The texts are words; here stands when an idea comes up, and its rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from biont.genesis.table import Table
from biont.kernel import Decision, Game

SETTING = "guide"
LEFT = "guide-left"
"""The setting that says that the guide keeps silent."""

SEED = 28
"""A gentle beginning: Red goes first, two refugia lie open, and the first event strikes nothing."""

GAME: dict[str, Any] = {"mode": "competitive", "intro": True, "bans": True, "pack": "standard-2e"}
"""The introductory game with the beginners' bans."""

ANYTHING = "anything"
LAST_TURN = "last turn"
HEAT, OXYGEN = "strike 0", "strike 1"


@dataclass(frozen=True, slots=True)
class Idea:
    """One idea: kinds of questions and verbs of options that bring it up, and kinds of entries that leave it behind."""

    name: str
    rules: tuple[str, ...]
    asked: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()


IDEAS = (
    Idea("welcome", ("C3.1", "C3.2", "C3.3"), asked=(ANYTHING,)),
    Idea("assignment", ("E1.1", "E1b.1"), asked=("assign",)),
    Idea("event", ("D2", "D2a"), happened=("event",)),
    Idea("enzyme", ("E1.2", "E1c", "F2.1"), offered=("enzyme",)),
    Idea("entropy", ("E2a.1", "E2a.2"), happened=("assigned",)),
    Idea("autocatalysis", ("F0b", "F0.2"), asked=("roll refugium",), happened=("autocatalytic roll",)),
    Idea("again", ("F0c",), asked=("reroll all",)),
    Idea("animation", ("F1.1", "F1.2"), asked=("animate",), happened=("animated",)),
    Idea(
        "death",
        ("F2.1", "F2.2", "F2b.1"),
        asked=("death",),
        happened=("disorganized", "biont died", "enzyme lost"),
    ),
    Idea("contest", ("F4.2", "F4b.1"), asked=("award", "ersatz")),
    Idea("life", ("F3.1", "F3.3", "F3a.1"), asked=("create life",), happened=("life",)),
    Idea("points", ("I1a.1", "I1b"), happened=("life",)),
    Idea("darwin", ("G0.1", "G0a.1"), asked=("roll organism", "roll order", "reroll"), happened=("darwin roll",)),
    Idea("reroll", ("G1.1",), asked=("reroll",), happened=("darwin reroll",)),
    Idea("catalysts", ("B3b.1", "G2.1", "G2.2"), asked=("substitute",), happened=("catalysts",)),
    Idea("errors", ("G3.1", "G3.2"), happened=("darwin roll",)),
    Idea(
        "atrophy",
        ("GL-Atrophy.1", "GL-Atrophy.2", "GL-Atrophy.3"),
        asked=("atrophy", "discard order"),
        happened=("atrophy",),
    ),
    Idea("purchase", ("H0a.1", "H1.1", "H1.2"), asked=("purchase",)),
    Idea("promotion", ("H2.1", "H2a"), offered=("promote",), happened=("promoted",)),
    Idea("payment", ("E2c", "H0a.1", "H0c"), asked=("pay",)),
    Idea("mutation", ("H1b", "H1c.1"), happened=("bought",)),
    Idea("antioxidant", ("E5.1", "E5a"), offered=("antioxidant",)),
    Idea("transfer", ("E6.1", "E6.3"), offered=("hgt",)),
    Idea("wanton", ("A6b.1",), asked=("wanton",)),
    Idea("refugium", ("D3.1", "D3.2", "D3b"), happened=("refugium",)),
    Idea("smite", ("D4.1", "D4.2", "D4.3"), happened=("enzyme smitten", "manna smitten", "deserted")),
    Idea("heat", ("D5.1", "D5.5", "D5a.1"), happened=(HEAT,)),
    Idea("oxygen", ("D6.1", "D6.4", "D6a.1"), happened=(OXYGEN,)),
    Idea("ultraviolet", ("D7.1", "D7b.1"), asked=("ultraviolet",), happened=("ultraviolet",)),
    Idea("pollution", ("H1d.1", "H1d.3"), happened=("pollution",)),
    Idea("extinction", ("GL-Extinction.1",), happened=("extinct",)),
    Idea("end", ("I0.1", "I1e"), happened=(LAST_TURN,)),
)
NAMES = tuple(idea.name for idea in IDEAS)


def understood(settings: Mapping[str, Any]) -> list[str] | None:
    """The ideas that were acknowledged in a guided game; None where no guide speaks."""
    found = settings.get(SETTING)
    return list(found) if isinstance(found, list) and not settings.get(LEFT) else None


def acknowledged(settings: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Settings in which one more idea has been understood."""
    known = understood(settings)
    if known is None or name not in NAMES or name in known:
        return dict(settings)
    return {**settings, SETTING: [*known, name]}


def left(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings of a game that goes on without the guide."""
    return {**settings, LEFT: True}


def taken_up(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings of a game that the guide explains, again or from now on; only a first game gets its welcome."""
    known = settings.get(SETTING)
    return {**settings, SETTING: known if isinstance(known, list) else [IDEAS[0].name], LEFT: False}


def told(settings: Mapping[str, Any], form: Mapping[str, Any]) -> dict[str, Any]:
    """Settings after what a form says to the guide: leave, come back, or an idea that has been understood."""
    if "leave" in form:
        return left(settings)
    if "back" in form:
        return taken_up(settings)
    return acknowledged(settings, str(form.get("idea", ""))[:40])


def idea_for(game: Game[Any], seat: int, known: Iterable[str]) -> Idea | None:
    """The idea to explain now: one of the question that is open, else one of what has happened already."""
    waiting = [idea for idea in IDEAS if idea.name not in set(known)]
    decision = game.decision
    if decision is not None:
        for idea in waiting:
            if _is_asked(idea, decision):
                return idea
    seen = _happened(game, seat)
    return next((idea for idea in waiting if not seen.isdisjoint(idea.happened)), None)


def _is_asked(idea: Idea, decision: Decision) -> bool:
    if ANYTHING in idea.asked or decision.kind in idea.asked:
        return True
    return bool(idea.offered) and any(option[0] in idea.offered for option in decision.options)


def _happened(game: Game[Any], seat: int) -> set[str]:
    """Kinds of all entries; a strike says of which crisis it is."""
    table: Table = game.table
    found = {
        f"{entry.kind} {entry.data[0]}" if entry.kind == "strike" else entry.kind for entry in game.entries_for(seat)
    }
    if not table.event_deck:
        found.add(LAST_TURN)
    return found

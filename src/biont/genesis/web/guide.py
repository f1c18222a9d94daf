"""The guide of a first game: when each idea comes up, and its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from biont.games.advice import Guide, Idea
from biont.genesis.table import Table
from biont.kernel.game import Game

ANYTHING = "anything"
LAST_TURN = "last turn"
HEAT, OXYGEN = "strike 0", "strike 1"


@dataclass(frozen=True, slots=True)
class Cue(Idea):
    """An idea with the kinds of questions and verbs of options that bring it up, and kinds of entries that leave it."""

    asked: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()


IDEAS = (
    Cue("welcome", ("C3.1", "C3.2", "C3.3"), asked=(ANYTHING,)),
    Cue("assignment", ("E1.1", "E1b.1"), asked=("assign",)),
    Cue("event", ("D2", "D2a"), happened=("event",)),
    Cue("enzyme", ("E1.2", "E1c", "F2.1"), offered=("enzyme",)),
    Cue("entropy", ("E2a.1", "E2a.2"), happened=("assigned",)),
    Cue("autocatalysis", ("F0b", "F0.2"), asked=("roll refugium",), happened=("autocatalytic roll",)),
    Cue("again", ("F0c",), asked=("reroll all",)),
    Cue("animation", ("F1.1", "F1.2"), asked=("animate",), happened=("animated",)),
    Cue(
        "death",
        ("F2.1", "F2.2", "F2b.1"),
        asked=("death",),
        happened=("disorganized", "biont died", "enzyme lost"),
    ),
    Cue("contest", ("F4.2", "F4b.1"), asked=("award", "ersatz")),
    Cue("life", ("F3.1", "F3.3", "F3a.1"), asked=("create life",), happened=("life",)),
    Cue("points", ("I1a.1", "I1b"), happened=("life",)),
    Cue("darwin", ("G0.1", "G0a.1"), asked=("roll organism", "roll order", "reroll"), happened=("darwin roll",)),
    Cue("reroll", ("G1.1",), asked=("reroll",), happened=("darwin reroll",)),
    Cue("catalysts", ("B3b.1", "G2.1", "G2.2"), asked=("substitute",), happened=("catalysts",)),
    Cue("errors", ("G3.1", "G3.2"), happened=("darwin roll",)),
    Cue(
        "atrophy",
        ("GL-Atrophy.1", "GL-Atrophy.2", "GL-Atrophy.3"),
        asked=("atrophy", "discard order"),
        happened=("atrophy",),
    ),
    Cue("purchase", ("H0a.1", "H1.1", "H1.2"), asked=("purchase",)),
    Cue("promotion", ("H2.1", "H2a"), offered=("promote",), happened=("promoted",)),
    Cue("payment", ("E2c", "H0a.1", "H0c"), asked=("pay",)),
    Cue("mutation", ("H1b", "H1c.1"), happened=("bought",)),
    Cue("antioxidant", ("E5.1", "E5a"), offered=("antioxidant",)),
    Cue("transfer", ("E6.1", "E6.3"), offered=("hgt",)),
    Cue("wanton", ("A6b.1",), asked=("wanton",)),
    Cue("parasite", ("E3.1", "E3c.1"), offered=("attach", "queen-cube", "queen-biont"), happened=("attached",)),
    Cue("refugium", ("D3.1", "D3.2", "D3b"), happened=("refugium",)),
    Cue("smite", ("D4.1", "D4.2", "D4.3"), happened=("enzyme smitten", "manna smitten", "deserted")),
    Cue("heat", ("D5.1", "D5.5", "D5a.1"), happened=(HEAT,)),
    Cue("oxygen", ("D6.1", "D6.4", "D6a.1"), happened=(OXYGEN,)),
    Cue("ultraviolet", ("D7.1", "D7b.1"), asked=("ultraviolet",), happened=("ultraviolet",)),
    Cue("pollution", ("H1d.1", "H1d.3"), happened=("pollution",)),
    Cue("extinction", ("GL-Extinction.1",), happened=("extinct",)),
    Cue("end", ("I0.1", "I1e"), happened=(LAST_TURN,)),
)


class FirstGame(Guide):
    """The introductory game.

    Its seed and its opponent make the first turns the same for everybody who does what the guide suggests: a cube comes
    alive, something dies, in the second turn a bacterium lives, survives its roll and gets a mutation; later comes a
    parasite.
    """

    seats: ClassVar[tuple[str, ...]] = ("red", "blue")
    seed: ClassVar[int] = 284
    settings: ClassVar[Mapping[str, Any]] = {"mode": "competitive", "intro": True}
    opponent: ClassVar[str] = "gentle"
    ideas: ClassVar[tuple[Cue, ...]] = IDEAS

    def now(self, game: Game[Any], seat: int, known: Iterable[str], since: int = 0) -> Idea | None:
        """The question itself, else what has just happened to the player, else something that he could do."""
        decision = game.decision
        if decision is not None and decision.seat != seat:
            return None
        kind = decision.kind if decision is not None else ""
        offered = {str(option[0]) for option in decision.options} if decision is not None else set()
        news = _news(game, seat, since)
        waiting = [idea for idea in self.ideas if idea.name not in set(known)]
        for is_due in (
            lambda idea: ANYTHING in idea.asked or kind in idea.asked,
            lambda idea: not news.isdisjoint(idea.happened),
            lambda idea: not offered.isdisjoint(idea.offered),
        ):
            if found := next(filter(is_due, waiting), None):
                return found
        return None


def _news(game: Game[Any], seat: int, since: int) -> set[str]:
    """Kinds of new entries that concern the seat or all; a strike says of which crisis it is."""
    table: Table = game.table
    found = {
        f"{entry.kind} {entry.data[0]}" if entry.kind == "strike" else entry.kind
        for entry in game.entries_since(since)
        if entry.seat in (-1, seat) and entry.only in (-1, seat)
    }
    if not table.event_deck:
        found.add(LAST_TURN)
    return found

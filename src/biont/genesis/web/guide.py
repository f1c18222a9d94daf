"""The guide of a first game: when each idea comes up, and its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from biont.games.guide import ANYTHING, Guide, Idea
from biont.genesis.organisms import tableau_of
from biont.genesis.rules.autocatalysis import contestants
from biont.genesis.table import NOWHERE, Table
from biont.kernel.game import Game
from biont.kernel.play import Entry

LAST_TURN = "last turn"
CONTESTED = "contested"
GUEST = "guest buys"
HEAT, OXYGEN = "strike 0", "strike 1"


IDEAS = (
    Idea("welcome", ("C3.1", "C3.2", "C3.3"), asked=(ANYTHING,)),
    Idea("assignment", ("E1.1", "E1b.1"), asked=("assign",)),
    Idea("event", ("D2", "D2a"), happened=("event",)),
    Idea("enzyme", ("E1.2", "E1c", "F2.1"), offered=("enzyme",)),
    Idea("entropy", ("E2a.1", "E2a.2"), happened=("assigned",)),
    Idea("autocatalysis", ("F0b", "F0.2"), asked=("roll refugium",), happened=("autocatalytic roll",)),
    Idea("dice", ("F0b", "F1.2")),
    Idea("doubles", ("F3.1", "D2")),
    Idea("colours", ("G1.1", "G3.1", "D5.5")),
    Idea("repair", ("G3.1",)),
    Idea("survive", ("G0.1", "E3c.1")),
    Idea("free", ("A0.1",)),
    Idea("again", ("F0c",), asked=("reroll all",)),
    Idea("animation", ("F1.1", "F1.2"), asked=("animate",), happened=("animated",)),
    Idea(
        "death",
        ("F2.1", "F2.2", "F2b.1"),
        asked=("death",),
        happened=("disorganized", "biont died", "enzyme lost"),
    ),
    Idea("contest", ("F4.2", "F4b.1"), asked=("award", "ersatz"), happened=(CONTESTED,)),
    Idea("guest", ("H0e.1", "F4d"), happened=(GUEST,)),
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
    Idea("parasite", ("E3.1", "E3c.1"), offered=("attach", "queen-cube", "queen-biont"), happened=("attached",)),
    Idea("refugium", ("D3.1", "D3.2", "D3b"), happened=("refugium",)),
    Idea("smite", ("D4.1", "D4.2", "D4.3"), happened=("enzyme smitten", "manna smitten", "deserted")),
    Idea("heat", ("D5.1", "D5.5", "D5a.1"), happened=(HEAT,)),
    Idea("oxygen", ("D6.1", "D6.4", "D6a.1"), happened=(OXYGEN,)),
    Idea("ultraviolet", ("D7.1", "D7b.1"), asked=("ultraviolet",), happened=("ultraviolet",)),
    Idea("pollution", ("H1d.1", "H1d.3"), happened=("pollution",)),
    Idea("extinction", ("GL-Extinction.1",), happened=("extinct",)),
    Idea("end", ("I0.1", "I1e"), happened=(LAST_TURN,)),
)


class FirstGame(Guide):
    """The introductory game: three set turns in which a bacterium is made, survives, grows and meets a parasite."""

    opening: ClassVar[str] = "first-game"
    opponent: ClassVar[str] = "gentle"
    ideas: ClassVar[Sequence[Idea]] = IDEAS

    def news(self, game: Game[Any], seat: int, since: int) -> set[str]:
        """Also: of which crisis a strike is, a roll for a shared place, a guest's purchase, and an empty deck."""
        table: Table = game.table
        found = super().news(game, seat, since)
        for entry in game.entries_since(since):
            if entry.kind == "strike" and entry.seat in (-1, seat):
                found.add(f"strike {entry.data[0]}")
            elif entry.kind in ("bought", "promoted") and entry.seat != seat and _pays(table, seat, entry):
                found.add(GUEST)
        decision = game.decision
        if decision is not None and decision.kind == "roll refugium" and len(contestants(table, decision.data[0])) > 1:
            found.add(CONTESTED)
        return found if table.event_deck else found | {LAST_TURN}


def _pays(table: Table, seat: int, entry: Entry) -> bool:
    """Whether a purchase was for an organism that lies in the tableau of a seat, whose discs are spent then."""
    organism = entry.data[1]
    assert isinstance(organism, int)
    return table.owner[organism] != NOWHERE and tableau_of(table, organism) in table.box.players_of(seat)

"""The guide of a first game: when each idea comes up, and its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from biont.games.guide import ANYTHING, Guide, Idea
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import residents
from biont.genesis.pools import ASK_PAY, ASK_SUBSTITUTE, CATALYSTS_GAINED, PAID, catalysts
from biont.genesis.rules.atrophy import ASK_ATROPHY, ATROPHIED
from biont.genesis.rules.autocatalysis import (
    ANIMATED,
    ASK_ANIMATE,
    ASK_AWARD,
    ASK_CREATE_LIFE,
    ASK_DEATH,
    ASK_ERSATZ,
    ASK_REROLL_ALL,
    ASK_ROLL_REFUGIUM,
    AUTOCATALYTIC_ROLL,
    BIONT_DIED,
    DISORGANIZED,
    ENZYME_LOST,
    LIFE_CREATED,
    contestants,
)
from biont.genesis.rules.darwin import ASK_REROLL, ASK_ROLL_ORDER, ASK_ROLL_ORGANISM, DARWIN_REROLL, DARWIN_ROLL
from biont.genesis.rules.events import DESERTED, ENZYME_SMITTEN, EVENT_DRAWN, MANNA_SMITTEN, REFUGIUM_APPEARS
from biont.genesis.rules.extinction import EXTINCT
from biont.genesis.rules.mutations import ASK_DISCARD_ORDER, MUTATION_LOST
from biont.genesis.rules.parasites import ATTACHED
from biont.genesis.rules.purchase import ASK_PURCHASE, BOUGHT, PROMOTED
from biont.genesis.rules.sequence import ASK_WANTON, DARWIN, PHASE_BEGINS
from biont.genesis.rules.spike import POLLUTION_CAUSED, STRUCK
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET, STRIKE_BEGINS, ULTRAVIOLET_STRUCK
from biont.genesis.table import NOWHERE, Table
from biont.genesis.web.bundles import OWN
from biont.kernel.declared import Event
from biont.kernel.game import Game

LAST_TURN = Event("last turn")
FOOD = Event("food")
BURNT = Event("burnt")
CONTESTED = Event("contested")
FULL = Event("full")
GUEST = Event("guest buys")
INFECTED = Event("infected")
HEAT, OXYGEN = STRIKES = (Event("strike 0"), Event("strike 1"))
"""News that no entry tells by itself."""


IDEAS = (
    Idea("welcome", ("C3.1", "C3.2", "C3.3"), asked=(ANYTHING,)),
    Idea("assignment", ("E1.1", "E1b.1"), offered=("assign",)),
    Idea("event", ("D2", "D2a"), happened=(EVENT_DRAWN,)),
    Idea("guest", ("H0e.1", "F4d"), happened=(GUEST,)),
    Idea("enzyme", ("E1.2", "E1c", "F2.1"), offered=("enzyme",)),
    Idea("entropy", ("E2a.1", "E2a.2"), offered=("assign",)),
    Idea("autocatalysis", ("F0b", "F0.2"), asked=(ASK_ROLL_REFUGIUM,), happened=(AUTOCATALYTIC_ROLL,)),
    Idea("dice", ("F0b", "F1.2")),
    Idea("doubles", ("F3.1", "D2")),
    Idea("free", ("A0.1",)),
    Idea("again", ("F0c",), asked=(ASK_REROLL_ALL,)),
    Idea("animation", ("F1.1", "F1.2"), asked=(ASK_ANIMATE,), happened=(ANIMATED,)),
    Idea("colours", ("G1.1", "G3.1", "D5.5"), asked=(ASK_ANIMATE,)),
    Idea(
        "death",
        ("F2.1", "F2.2", "F2b.1"),
        asked=(ASK_DEATH,),
        happened=(DISORGANIZED, BIONT_DIED, ENZYME_LOST),
    ),
    Idea("full", ("B3c.1",), asked=(ASK_SUBSTITUTE,), happened=(FULL,), at_once=True),
    Idea("contest", ("F4.2", "F4b.1"), asked=(ASK_AWARD, ASK_ERSATZ), happened=(CONTESTED,), at_once=True),
    Idea("life", ("F3.1", "F3.3", "F3a.1"), asked=(ASK_CREATE_LIFE,), happened=(LIFE_CREATED,)),
    Idea("points", ("I1a.1", "I1b"), happened=(LIFE_CREATED,)),
    Idea(
        "parasite",
        ("E3.1", "E3c.1", "H0e.1"),
        offered=("attach", "queen-cube", "queen-biont"),
        happened=(ATTACHED, INFECTED),
        at_once=True,
    ),
    Idea("darwin", ("G0.1", "G0a.1"), asked=(ASK_ROLL_ORGANISM, ASK_ROLL_ORDER, ASK_REROLL), happened=(DARWIN_ROLL,)),
    Idea("reroll", ("G1.1",), asked=(ASK_REROLL,), happened=(DARWIN_REROLL,)),
    Idea("catalysts", ("B3b.1", "G2.1", "G2.2"), happened=(FOOD,), at_once=True),
    Idea("errors", ("G3.1", "G3.2"), happened=(DARWIN_ROLL,)),
    Idea(
        "atrophy",
        ("GL-Atrophy.1",),
        asked=(ASK_ATROPHY,),
        happened=(ATROPHIED,),
    ),
    Idea("discards", ("D7c", "GL-Atrophy.13"), asked=(ASK_DISCARD_ORDER,)),
    Idea("purchase", ("H0a.1", "H1.1", "H1.2"), asked=(ASK_PURCHASE,)),
    Idea("promotion", ("H2.1", "H2a"), offered=("promote",), happened=(PROMOTED,)),
    Idea("payment", ("E2c", "H0a.1", "H0c"), asked=(ASK_PAY,)),
    Idea("mutation", ("H1b", "H1c.1"), happened=(BOUGHT,)),
    Idea("antioxidant", ("E5.1", "E5a"), offered=("antioxidant",), needed=True),
    Idea("transfer", ("E6.1", "E6.3"), offered=("hgt",)),
    Idea("wanton", ("A6b.1",), asked=(ASK_WANTON,)),
    Idea("refugium", ("D3.1", "D3.2", "D3b"), happened=(REFUGIUM_APPEARS,)),
    Idea("smite", ("D4.1", "D4.2", "D4.3"), happened=(ENZYME_SMITTEN, MANNA_SMITTEN, DESERTED)),
    Idea("heat", ("D5.1", "D5.5", "D5a.1"), happened=(HEAT,)),
    Idea("oxygen", ("D6.1", "D6.4", "D6a.1"), happened=(OXYGEN,)),
    Idea("ultraviolet", ("D7.1", "D7b.1"), asked=(ASK_ULTRAVIOLET,), happened=(ULTRAVIOLET_STRUCK,)),
    Idea("burnt", ("D7.1", "D7b.1"), happened=(BURNT,)),
    Idea("pollution", ("H1d.1", "H1d.3"), happened=(POLLUTION_CAUSED,)),
    Idea("extinction", ("GL-Extinction.1",), happened=(EXTINCT,)),
    Idea("end", ("I0.1", "I1e"), happened=(LAST_TURN,)),
)


class FirstGame(Guide):
    """The introductory game: two set turns in which a bacterium lives and grows, and the start of a third."""

    opening: ClassVar[str] = "first-game"
    opponent: ClassVar[str] = "gentle"
    standing: ClassVar[Sequence[str]] = (OWN,)
    ideas: ClassVar[Sequence[Idea]] = IDEAS

    def led(self, game: Game[Any], since: int) -> set[Event]:
        """The crisis that takes pieces of an organism."""
        asked = game.decision
        if asked is None or asked.kind != ASK_ATROPHY:
            return set()
        struck = [one for one in game.entries_since(since) if one.kind == STRUCK and one.data[0] == asked.data[0]]
        return {STRIKES[crisis] for one in struck[-1:] for crisis in one.data[1:2] if isinstance(crisis, int)}

    def news(self, game: Game[Any], seat: int, since: int) -> set[Event]:
        """Also: of which crisis a strike is, food, what burnt, a roll for a shared place, one's own or one that killed
        one's biont, a guest's purchase, before it if it may come, somebody else's parasite on one's own, and that the
        deck is empty."""
        table: Table = game.table
        found, roller = super().news(game, seat, since), seat
        for entry in game.entries_since(since):
            if entry.kind == STRIKE_BEGINS and entry.seat in (-1, seat):
                found |= {STRIKES[crisis] for crisis in entry.data[:1] if isinstance(crisis, int)}
            elif entry.kind == CATALYSTS_GAINED and entry.seat == seat and entry.rule.startswith("G2"):
                found.add(FOOD)
            elif entry.kind == MUTATION_LOST and entry.seat == seat and entry.rule.startswith("D7"):
                found.add(BURNT)
            elif entry.kind == AUTOCATALYTIC_ROLL:
                roller = entry.seat
            elif entry.kind == BIONT_DIED and entry.seat == seat != roller:
                found.add(CONTESTED)
        if BURNT not in found:  # ultraviolet that took nothing is no sunburn
            found.discard(ULTRAVIOLET_STRUCK)
        if _is_gone(game, seat, since):
            found.discard(BOUGHT)
        if _spent(game, seat) or _may_spend(game, seat):
            found.add(GUEST)
        if _is_infected(table, seat):
            found.add(INFECTED)
        decision = game.decision
        if decision is not None and decision.kind == ASK_SUBSTITUTE:
            found.add(FULL)  # the first time: what found no room is asked about at once
        if (
            decision is not None
            and decision.kind == ASK_ROLL_REFUGIUM
            and len(contestants(table, decision.data[0])) > 1
        ):
            found.add(CONTESTED)
        return found if table.event_deck else found | {LAST_TURN}


def _is_infected(table: Table, seat: int) -> bool:
    """Whether a parasite of somebody else clings to what a seat has, as long as it does."""
    own = table.box.players_of(seat)
    hosts = (host for host, player in enumerate(table.owner) if player in own and table.parasite[host] != NOWHERE)
    return any(table.owner[table.parasite[host]] not in own for host in hosts)


def _is_gone(game: Game[Any], seat: int, since: int) -> bool:
    """Whether every card that a seat has bought is lost again."""
    entries = [one for one in game.entries_since(since) if one.kind in (BOUGHT, MUTATION_LOST)]
    bought = {one.data[2] for one in entries if one.kind == BOUGHT and one.seat == seat}
    return bought <= {one.data[1] for one in entries if one.kind == MUTATION_LOST}


def _may_spend(game: Game[Any], seat: int) -> bool:
    """Whether a seat is asked what it buys while others are in its organisms, who may buy with its discs next."""
    table, asked = game.table, game.decision
    if asked is None or asked.kind != ASK_PURCHASE or asked.seat != seat:
        return False
    own = table.box.players_of(seat)
    hosts = [one for one, player in enumerate(table.owner[:PARASITE]) if player in own]
    guests = any(guest not in own for host in hosts for guest in residents(table, host))
    return (guests or _is_infected(table, seat)) and any(catalysts(table, one) for one in own)


def _spent(game: Game[Any], seat: int) -> bool:
    """Whether others have paid with discs of a seat in the last purchases: where the event after those has a question
    of its own, the lesson waits for the next one."""
    own = game.table.box.players_of(seat)
    for entry in reversed(game.entries):
        if entry.kind == PHASE_BEGINS and entry.data[0] == DARWIN:
            return False
        if entry.kind == PAID and entry.seat != seat and entry.data[0] in own:
            return True
    return False

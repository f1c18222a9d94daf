"""What the board of Bios:Origins shows: the world, and around it whatever matters now; the rest is a click away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from biont.draw import Choices, Context, LogLine
from biont.kernel.decision import Decision
from biont.origins.brain import bidders, elders, mysticism
from biont.origins.cards import ALL_TRACKS, DISCIPLINES, ENCEPHALIZE, NONE
from biont.origins.draw.deck import deck
from biont.origins.draw.faces import Face, challenge_face
from biont.origins.draw.figures import figures
from biont.origins.draw.gains import Gain, Lying, gains, lyings
from biont.origins.draw.laying import OUTLINE, blank_of, tray
from biont.origins.draw.ledger import colour_of, ledger
from biont.origins.draw.market import Aisle, lore, market
from biont.origins.draw.philosophy import philosophy
from biont.origins.draw.printed_map import latitudes, printed
from biont.origins.draw.tableaus import Tableau, tableau
from biont.origins.rules.activities import ACTIVITY_USED, PASSED_BY
from biont.origins.rules.auction import (
    ASK_BID,
    BID_MADE,
    CANNOT_BID,
    CHALLENGE_DISCARDED,
    CHALLENGE_WON,
    DICTATOR_WON,
    NO_BID,
)
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.events import EVENT_STRUCK
from biont.origins.rules.sequence import GAME_ENDS, TURN_BEGINS, turns_left
from biont.origins.table import EMOTIONS, NOBODY, NOTHING, VOCABULARY, Seat, Table, clockwise
from biont.origins.tableau import meets

AUCTION = frozenset((BID_MADE, NO_BID, CANNOT_BID, CHALLENGE_WON, DICTATOR_WON, CHALLENGE_DISCARDED))
OVER = frozenset((ACTIVITY_USED, *PASSED_BY, TURN_BEGINS, GAME_ENDS))
"""The kinds of entries with which the auction of a Challenge Card begins, and what comes after it."""
PHASES = ("challenge", "activities", "footprint")


class Bid(NamedTuple):
    """A player in the auction."""

    colour: str
    seat: Seat
    pawns: int
    """Elders and Emissaries that he has."""
    mystic: int
    """What his Mysticism adds, on a religious card."""
    favoured: int
    """What the Philosophy adds, if it favours his Ruling Class."""
    offered: int
    """What he bids, if his is the highest bid."""
    waits: bool
    """Whether he is still to bid."""

    @property
    def extra(self) -> int:
        """What his bid is worth beyond its pawns."""
        return self.mystic + self.favoured

    @property
    def most(self) -> int:
        """The highest bid that he could make; without a pawn none."""
        return self.pawns + self.extra if self.pawns else 0


class Act(NamedTuple):
    """A part of what a Challenge Card has done: one of its events, or its auction, which has no title; and what came
    of it."""

    title: str
    lines: tuple[str, ...]


class Auction(NamedTuple):
    """The Challenge Card that is revealed, and who can bid how much."""

    face: Face
    bids: tuple[Bid, ...]
    bid: int
    favours: str
    """The discipline that the Philosophy favours."""
    meets: bool
    """Whether whoever looks would meet its requirement, after the Eureka."""
    gains: tuple[Gain, ...]
    """What its Eureka would bring him; nothing once the winner has it."""
    lyings: tuple[Lying, ...]
    """What would follow in each of its columns."""


def board_values(table: Table, around: Context, choices: Choices, decision: Decision | None) -> dict[str, Any]:
    """What the templates of the regions show of a blinded table."""
    box = table.box
    colours = [colour_of(table, seat) for seat in range(box.players)]
    asked = colours.index(around.asked) if around.asked in colours else NOBODY
    looker = next((colours.index(colour) for colour in around.own if colour in colours), NOBODY)
    own = looker if looker >= 0 else asked if asked >= 0 else table.active
    tableaus = tuple(tableau(table, seat) for seat in range(box.players))
    aisles, tales = tuple(market(table, own)), tuple(lore(table))
    below, piles = blank_of(table, decision), tuple(deck(table))
    return {
        "phase": table.phase,
        "turn": table.turn,
        "turns_left": turns_left(table) if decision else 0,  # of a game that is over nothing is left
        "active": table.active,
        "colours": tuple(colours),
        "asked": asked,
        "phases": PHASES,
        "tray": tray(table, decision),
        "tray_outline": OUTLINE,
        "deck": piles,
        "epoch": piles[table.epoch - 1].epoch,
        "map": printed(box.pack, table.world, box.world),
        "laid": printed(box.pack, table.world, box.world, below) if below is not None else None,
        "latitudes": latitudes(table),
        "figures": figures(table, choices, looker, decision),
        "ledger": ledger(table),
        "own": tableaus[own],
        "own_seat": own,
        "tableaus": tableaus,
        "market": aisles,
        "lore": tales,
        "philosophy": philosophy(table),
        "auction": auction(table, own),
        "bids": bids(decision),
        "acts_of_card": acts_of_card(around.earlier or around.log),
        "backdrop": around.backdrop,
        "opened": opened(table, choices, aisles, tableaus, own),
    }


def auction(table: Table, own: Seat) -> Auction | None:
    """The auction, while a Challenge Card waits for its place."""
    if table.auctioned == NOTHING:
        return None
    box = table.box
    favoured = box.favours[table.philosophy]
    taken = not any(step[0] in ("auction", "award", "win") for step in table.steps)
    begun = ("auction",) not in table.steps  # until then the table has the bids of the auction before
    waiting = {seat for step, *seats in table.steps if step in ("bid", "lonely bid") for seat in seats}
    return Auction(
        challenge_face(box.pack, table.auctioned, box.ignored),
        tuple(
            Bid(
                colour=colour_of(table, seat),
                seat=seat,
                pawns=elders(table, seat) if box.solo else bidders(table, seat),
                mystic=mysticism(table, seat) if box.religious[table.auctioned] and not box.solo else 0,
                favoured=int(favoured == table.ruling[seat] and not box.solo),
                offered=table.bid if begun and table.bidder == seat else 0,
                waits=not begun or seat in waiting,
            )
            for seat in clockwise(table, table.active)
        ),
        table.bid if begun else 0,
        "" if favoured == NONE else DISCIPLINES[favoured],
        meets(
            enlightened(table, own, box.challenge_eureka[table.auctioned]), own, box.challenge_needs[table.auctioned]
        ),
        () if taken else gains(table, own, challenge_face(box.pack, table.auctioned, box.ignored)),
        lyings(table, own, table.auctioned),
    )


def bids(decision: Decision | None) -> tuple[int, ...] | None:
    """The pawns that can be bid now; None where nobody is asked for a bid."""
    if decision is None or decision.kind != ASK_BID:
        return None
    return tuple(int(option[1]) for option in decision.options if option[0] == "bid")


def enlightened(table: Table, seat: Seat, eureka: Iterable[tuple[int, int]]) -> Table:
    """The table after a player has taken the Eureka of a card, as far as requirements go."""
    after = table.copy()
    for kind, limit in eureka:
        if kind in ALL_TRACKS:
            following = table.box.after[kind][after.stage(seat, kind)]
            after.set_stage(seat, kind, max(after.stage(seat, kind), min(following, limit)))
        elif kind == ENCEPHALIZE and after.pawns_in(seat, EMOTIONS):
            after.move_pawn(seat, EMOTIONS, VOCABULARY)
    return after


def acts_of_card(log: Sequence[LogLine]) -> tuple[Act, ...] | None:
    """What the Challenge Card has done that was revealed last; None where the log beside the board does not reach back
    so far."""
    told = [line for line in log if line.kind is not None]
    lines = list(takewhile(lambda line: line.kind != CHALLENGE_DRAWN, told))
    if len(lines) == len(told):
        return None
    found: list[tuple[str, list[str]]] = []
    for line in takewhile(lambda line: line.kind not in OVER, reversed(lines)):
        if line.kind == EVENT_STRUCK:
            found.append((line.text, []))
            continue
        if not found or (line.kind in AUCTION and found[-1][0]):
            found.append(("", []))
        found[-1][1].append(line.text)
    return tuple(Act(title, tuple(told)) for title, told in found)


def opened(table: Table, choices: Choices, aisles: Sequence[Aisle], tableaus: Sequence[Tableau], own: Seat) -> str:
    """The sheet that lies over the map: where something can be chosen, unless it can on the map or beside it too. Where
    only what is suggested leads there in the end, the map stays in sight with what others did on it."""
    if any(choice.anchor.startswith(("spot-", "hex-", "site-", "space-")) for choice in choices.choices):
        return ""
    if choices.within(one.id for aisle in aisles for one in aisle.stalls if one.face and one.id != choices.led):
        return "market"
    if choices.within(_elsewhere(tableaus, own)):
        return "tableaus"
    if choices.within(f"idea-{table.box.pack.ideas[idea].code}" for idea in table.lore):
        return "market"
    return "challenge" if table.auctioned != NOTHING else ""


def _elsewhere(tableaus: Sequence[Tableau], own: Seat) -> Iterable[str]:
    """The ids of what is drawn in the sheet of tableaus: cards of others, and own ones that do not rule."""
    for one in tableaus:
        for column in one.columns:
            if one.seat != own or not column.rules:
                yield from (rung.id for rung in column.foundations)
        if one.seat != own:
            yield from (rung.id for rung in one.ideas)

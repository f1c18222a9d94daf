"""What nobody has seen: events, placards and mutations to come. How a view hides them, and how they are dealt anew."""

from __future__ import annotations

from biont.genesis.rules.setup import eons_left
from biont.genesis.table import DECK, HIDDEN, Table
from biont.kernel.chance import Chance


def blinded(table: Table) -> Table:
    """A copy without the order of events, placards and unseen mutations, and without the dice to come."""
    blind = table.copy()
    blind.key = blind.count = 0
    blind.event_deck = [HIDDEN] * len(table.event_deck)
    blind.removed = [HIDDEN] * len(table.removed)
    blind.placard_decks = [(HIDDEN,) * len(deck) for deck in table.placard_decks]
    for row, deck in enumerate(table.decks):
        unseen = table.unseen[row]
        blind.decks[row] = (*deck[:1], *([HIDDEN] * unseen), *deck[1 + unseen :])
    return blind


def imagine(table: Table, chance: Chance) -> None:
    """Deal unseen events (eon by eon), placards (row by row) and mutations anew."""
    _imagine_events(table, chance)
    for row in range(4):
        deck = [placard for placard in table.box.placards[row] if table.place[placard] == DECK]
        chance.shuffle(deck)
        table.placard_decks[row] = tuple(deck)
    known = {card for deck in table.decks for card in deck}
    cards = [card for card, holder in enumerate(table.holder) if holder < 0 and card not in known]
    chance.shuffle(cards)
    for row, cards_there in enumerate(table.decks):
        table.decks[row] = tuple([cards.pop() if card == HIDDEN else card for card in cards_there])


def _imagine_events(table: Table, chance: Chance) -> None:
    """The backs of event cards show their eon, so each eon is shuffled by itself; the rest was removed."""
    seen = {*table.event_discard, *table.chain}
    left: list[list[int]] = []
    for events in table.box.eons:
        part = [number for number in events if number not in seen]
        chance.shuffle(part)
        left.append(part)
    deck: list[int] = []
    hadean, archean, proterozoic = eons_left(table)
    for eon, count in ((2, proterozoic), (1, archean), (0, hadean)):
        deck += [left[eon].pop() for _ in range(count)]
    table.event_deck = deck
    table.removed = [number for part in left for number in part]

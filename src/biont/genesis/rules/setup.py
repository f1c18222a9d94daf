"""C. Set-up: colours, soup, events, refugia, landforms, mutations, the public stack."""

from __future__ import annotations

from biont.genesis.box import Box
from biont.genesis.cards import HADEAN, PROTEROZOIC
from biont.genesis.ids import npc_of
from biont.genesis.settings import SEATING
from biont.genesis.table import CELL, Table
from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play

HADEAN_REMOVED = 3


@rule("C0a.1")
def deal_colours(players: int, seed: int) -> tuple[str, ...]:
    """Colours for so many seats, dealt at random."""
    return SEATING.dealt(players, seed)


SET_UP = Event("set up", "C0i")


@rule("C0i")
def set_up(play: Play[Table]) -> None:
    """Lay out everything and let the first turn come."""
    _players(play.table)
    _npcs(play.table)
    _events(play)
    _refugia(play)
    _mutations(play)
    _macroorganisms(play.table)
    play.push("turn")
    play.note(SET_UP, -1)


@rule("C0b", "C0c", "C1.2", "B0.1")
def _players(table: Table) -> None:
    """Bionts and one catalyst of his colour for each player. Everything else is soup."""
    box = table.box
    for player in box.players:
        table.pool_bionts[player] = supply(box)
        table.pool[CELL[player][player]] = 1
        table.soup_discs[player] -= 1
    table.order = list(box.players)


@rule("B4.1", "V06", "C2.1", "V17", "B1a.1", "GL-Organism", "V05")
def supply(box: Box) -> int:
    """How many bionts a player has, and so how many organisms at most."""
    if box.settings.mode == "cooperative":
        return box.rules.coop_bionts
    return min(box.rules.bionts, 3) if len(box.players) == 4 else box.rules.bionts


@rule("C1b.1", "C1c", "C2a.1", "C2a.3")
def _npcs(table: Table) -> None:
    """One biont for each NPC, told apart from those of the player of its colour."""
    for colour in table.box.npcs:
        table.pool_bionts[npc_of(colour)] = 1


@rule("C0d.1", "C0d.2", "C0d.3", "C0d.4", "C0d.5")
def _events(play: Play[Table]) -> None:
    """Hadean on Archean on Proterozoic, three Hadean cards and the bottom card (short game: four) unseen in the box."""
    table = play.table
    deck: list[int] = []
    for eon, cards in enumerate(table.box.eons):
        part = list(cards)
        play.shuffle(part)
        if eon == HADEAN:
            table.removed += part[:HADEAN_REMOVED]
            part = part[HADEAN_REMOVED:]
        deck += part
    bottom = 4 if table.box.settings.short else 1
    table.removed += deck[len(deck) - bottom :]
    table.event_deck = deck[: len(deck) - bottom][::-1]


@rule("C0e.1", "C0e.2", "C0f", "GL-Landform")
def _refugia(play: Play[Table]) -> None:
    """A shuffled deck of placards under the inactive landform of each row."""
    table = play.table
    for row, placards in enumerate(table.box.placards):
        deck = list(placards)
        play.shuffle(deck)
        table.placard_decks[row] = tuple(deck)


@rule("C0g")
def _mutations(play: Play[Table]) -> None:
    """Four decks of five mutations, the top card open."""
    table = play.table
    cards = list(range(len(table.box.pack.mutations)))
    play.shuffle(cards)
    size = len(cards) // 4
    for row in range(4):
        table.decks[row] = tuple(cards[row * size : (row + 1) * size])
        table.unseen[row] = size - 1


@rule("C0h", "C3.2")
def _macroorganisms(table: Table) -> None:
    """All macroorganisms lie open; the introductory game has none."""
    if table.box.advanced:
        table.stack = list(range(table.box.macros))


@rule("C0d.3")
def eons_left(table: Table) -> list[int]:
    """How many events of each eon are still to come: everybody knows it from the backs of the cards.

    Events leave the deck from the top, and an oxygen crisis takes the older eons out whole (H3g).
    """
    cards = table.box.pack.events
    size = [len(events) for events in table.box.eons]
    size[HADEAN] -= HADEAN_REMOVED
    size[PROTEROZOIC] -= 4 if table.box.settings.short else 1
    for number in {*table.event_discard, *table.chain}:
        size[cards[number].eon] -= 1
    left = [0, 0, 0]
    unplaced = len(table.event_deck)
    for eon in (2, 1, 0):
        left[eon] = min(max(0, size[eon]), unplaced)
        unplaced -= left[eon]
    return left

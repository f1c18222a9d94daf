"""What one game of Bios:Genesis gave, as rows: the game itself, its colours, its turns, its organisms and its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from biont.games.statistics import Row
from biont.genesis.cards import CLIMATES, COLOURS, ROWS, Pack
from biont.genesis.ids import NPC, PARASITE, bearer_colour, colour_of, npc_of, parasite_of, side_of
from biont.genesis.pools import catalysts
from biont.genesis.rules.assignment import ASSIGNED
from biont.genesis.rules.autocatalysis import LIFE_CREATED
from biont.genesis.rules.chimera_death import OUTLIVED
from biont.genesis.rules.commandeering import COMMANDEERED, REGAINED
from biont.genesis.rules.events import ORDER_SET
from biont.genesis.rules.extinction import EXTINCT
from biont.genesis.rules.macroorganisms import GROWN
from biont.genesis.rules.organs import LANDFALL_MADE
from biont.genesis.rules.parasites import ATTACHED, SUPPLANTED
from biont.genesis.rules.purchase import BOUGHT, PROMOTED
from biont.genesis.rules.sequence import TURN_BEGINS
from biont.genesis.rules.symbiosis import ASSIMILATED
from biont.genesis.rules.victory import points
from biont.genesis.table import CELL, DECK, NO_ARMAGEDDON, NOWHERE, Table
from biont.genesis.vocabulary import BEARERS
from biont.kernel.declared import Event
from biont.kernel.play import Entry


def turn_row(table: Table) -> Row:
    """What the turn that ends had one of."""
    return {
        "turn": table.turn,
        "events": " ".join(table.box.pack.events[event].code for event in table.chain),
        "climate": CLIMATES[table.climate],
        "active": " ".join(name for name, active in zip(ROWS, table.active, strict=True) if active),
        "first": COLOURS[bearer_colour(table.order[0])],
    }


def standing_rows(table: Table) -> list[Row]:
    """Where every colour stands as a turn ends."""
    rows: list[Row] = []
    for score in points(table):
        player = score.player
        own = [organism for organism, owner in enumerate(table.owner) if owner == player]
        rows.append(
            {
                "colour": COLOURS[player],
                "points": score.total,
                "organisms": len(own),
                "macroorganisms": sum(table.macro[organism] != NOWHERE for organism in own),
                "refugia": sum(table.domes[CELL[placard][player]] > 0 for placard in range(16)),
                "pool": table.pool_bionts[player],
                "catalysts": catalysts(table, player),
            }
        )
    return rows


@dataclass
class _Life:
    """An organism from its beginning to its end."""

    organism: int
    owner: int
    born: int
    died: int | None = None
    end: str | None = None
    cause: str | None = None
    grown: int | None = None


class Notes:
    """Reads the entries of a game once and remembers what the rows need."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = 0
        self.alive: dict[int, _Life] = {}
        self.past: list[_Life] = []
        self.created = self.lost = self.macroorganisms = 0
        self.firsts: Counter[int] = Counter()
        self.openings: dict[int, int] = {}
        self.opened: dict[int, int] = {}
        self.bought: Counter[tuple[str, int]] = Counter()
        self.promoted: Counter[tuple[str, int]] = Counter()
        self.owners: dict[tuple[str, int], int] = {}

    def read(self, entries: Iterable[Entry]) -> None:
        """Take in what happened."""
        readers = self.READERS
        for entry in entries:
            reader = readers.get(entry.kind)
            if reader is not None:
                reader(self, entry.rule, entry.data)

    def _turn(self, rule: str, data: Sequence[Any]) -> None:
        self.turn = data[0]

    def _order(self, rule: str, data: Sequence[Any]) -> None:
        self.firsts[bearer_colour(data[0][0])] += 1

    def _assigned(self, rule: str, data: Sequence[Any]) -> None:
        self.openings.setdefault(data[0], data[2])

    def _life(self, rule: str, data: Sequence[Any]) -> None:
        placard, owner = data
        self._begin(placard, owner)
        self._acquire("placard", placard, owner)
        if self.openings.get(owner) == placard:
            self.opened.setdefault(owner, self.turn)

    def _attached(self, rule: str, data: Sequence[Any]) -> None:
        parasite, _, side = data
        if parasite not in self.alive:  # a liberated one only changes its host
            colour = colour_of(parasite)
            self._begin(parasite, npc_of(colour) if colour in self.table.box.npcs else colour)
            self._acquire("parasite", side_of(colour, side), self.alive[parasite].owner)

    def _begin(self, organism: int, owner: int) -> None:
        self.created += 1
        self.alive[organism] = _Life(organism, owner, self.turn)

    def _end(self, organism: int, cause: str, end: str = "extinct") -> None:
        life = self.alive.pop(organism)
        life.died, life.end, life.cause = self.turn, end, cause
        self.past.append(life)

    def _extinct(self, rule: str, data: Sequence[Any]) -> None:
        self.lost += 1
        self._end(data[0], rule)

    def _assimilated(self, rule: str, data: Sequence[Any]) -> None:
        self._end(data[0], rule, "assimilated")

    def _outlived(self, rule: str, data: Sequence[Any]) -> None:
        """A host dies, and the macroorganism on it takes over its placard (L4a)."""
        parasite, host, _ = data
        self.lost += 1
        self._end(host, rule)
        self.alive[host] = self.alive.pop(parasite)

    def _passed_on(self, rule: str, data: Sequence[Any]) -> None:
        self.alive[data[0]].owner = data[-1]

    def _grown(self, rule: str, data: Sequence[Any]) -> None:
        organism, macro, _ = data
        self.macroorganisms += 1
        life = self.alive[organism]
        life.grown = life.grown or self.turn
        self._acquire("macroorganism", macro, life.owner)
        if organism < PARASITE:
            self.promoted["placard", organism] += 1

    def _landfall(self, rule: str, data: Sequence[Any]) -> None:
        self.promoted["macroorganism", data[1]] += 1

    def _bought(self, rule: str, data: Sequence[Any]) -> None:
        self._acquire("mutation", data[2], self.alive[data[1]].owner)

    def _promoted(self, rule: str, data: Sequence[Any]) -> None:
        self.promoted["mutation", data[2]] += 1

    def _acquire(self, kind: str, card: int, owner: int) -> None:
        self.bought[kind, card] += 1
        self.owners[kind, card] = owner

    READERS: dict[Event, Callable[[Notes, str, Sequence[Any]], None]] = {
        TURN_BEGINS: _turn,
        ORDER_SET: _order,
        ASSIGNED: _assigned,
        LIFE_CREATED: _life,
        ATTACHED: _attached,
        SUPPLANTED: _attached,
        EXTINCT: _extinct,
        ASSIMILATED: _assimilated,
        OUTLIVED: _outlived,
        COMMANDEERED: _passed_on,
        REGAINED: _passed_on,
        GROWN: _grown,
        LANDFALL_MADE: _landfall,
        BOUGHT: _bought,
        PROMOTED: _promoted,
    }

    # -- rows --------------------------------------------------------------------------------------------------------

    def game_row(self) -> Row:
        """What the game had one of."""
        return {
            "armageddon": self.table.armageddon != NO_ARMAGEDDON,
            "created": self.created,
            "lost": self.lost,
            "macroorganisms": self.macroorganisms,
        }

    def seat_rows(self) -> list[Row]:
        """A row for each colour: what its points are made of, and how it began."""
        table = self.table
        codes = [card.code for card in table.box.pack.placards]
        rows: list[Row] = []
        for score in points(table):
            player = score.player
            opening = self.openings.get(player)
            row: Row = {
                "seat": table.box.seat_of[player],
                "colour": COLOURS[player],
                "points": score.total,
                "first": self.firsts[player],
                "opening": None if opening is None else codes[opening],
                "opening_life": self.opened.get(player),
            }
            rows.append(row | {part.name: part.points for part in score.parts()})
        return rows

    def organism_rows(self) -> list[Row]:
        """A row for each organism there was."""
        pack = self.table.box.pack
        rows: list[Row] = []
        for life in sorted([*self.past, *self.alive.values()], key=lambda life: (life.born, life.organism)):
            parasite = life.organism >= PARASITE
            rows.append(
                {
                    "organism": f"parasite-{COLOURS[colour_of(life.organism)]}"
                    if parasite
                    else pack.placards[life.organism].code,
                    "parasite": parasite,
                    "row": None if parasite else ROWS[pack.placards[life.organism].row],
                    "owner": BEARERS[life.owner],
                    "born": life.born,
                    "grown": life.grown,
                    "died": life.died,
                    "end": life.end,
                    "cause": life.cause,
                }
            )
        return rows

    def card_rows(self) -> list[Row]:
        """A row for each card that somebody saw, with its last owner."""
        return [self._card_row(kind, number, code, here) for kind, number, code, here in self._seen()]

    def _card_row(self, kind: str, number: int, code: str, survived: bool) -> Row:
        owner = self.owners.get((kind, number), NOWHERE)
        return {
            "kind": kind,
            "card": code,
            "bought": self.bought[kind, number],
            "promoted": self.promoted[kind, number],
            "survived": survived,
            "owner": COLOURS[owner] if 0 <= owner < NPC else None,
        }

    def _seen(self) -> Iterable[tuple[str, int, str, bool]]:
        """Kind, number, code of every card that was turned over, and whether it is in play at the end."""
        table = self.table
        pack: Pack = table.box.pack
        for number in sorted({*table.event_discard, *table.chain}):
            yield "event", number, pack.events[number].code, False
        for number, placard in enumerate(pack.placards):
            if table.place[number] != DECK:
                yield "placard", number, placard.code, table.owner[number] != NOWHERE
        unseen = {card for row in range(4) for card in table.decks[row][1 : 1 + table.unseen[row]]}
        for number, mutation in enumerate(pack.mutations):
            if number not in unseen:
                yield "mutation", number, mutation.code, table.holder[number] != NOWHERE
        for colour, parasite in enumerate(pack.parasites):
            for side, card in enumerate(parasite.sides):
                here = table.owner[parasite_of(colour)] != NOWHERE and table.side[colour] == side
                yield "parasite", side_of(colour, side), card.code, here
        if table.box.settings.advanced:
            for number, macro in enumerate(pack.macroorganisms):
                yield "macroorganism", number, macro.code, number in table.macro

"""What can lie on a table: every piece in one place, where it may be. A position that cannot be is refused.

The tests hold every position of random games against it, so that it refuses none that a game leads to. A table may be
in the middle of things, so what a game mends by and by (two parasites on a host while one supplants the other) is no
fault.
"""

from __future__ import annotations

from collections.abc import Iterator

from biont.genesis.cards import COLOURS
from biont.genesis.ids import NPC, ORGANISMS, PARASITE, Organism, colour_of
from biont.genesis.rules.victory import macroorganisms
from biont.genesis.scenario.words import Codes, codes_of
from biont.genesis.table import BERTHS, CELL, CELLS, NOWHERE, ORGANISM, REFUGIUM, Table
from biont.scenarios.words import Wrong

WAITING = 3
"""The level of macroorganisms that wait beside a full ecosystem."""
GOALS = 3
"""Both goals of a soloist, as bits."""


def check(table: Table) -> None:
    """Refuse what no table can have."""
    codes = codes_of(table.box.pack)
    for placard in range(len(table.place)):
        _placard(table, codes, placard)
    for organism in range(ORGANISMS):
        _organism(table, codes, organism)
    _parasites(table)
    _rivals(table, codes)
    _players(table, codes)


def _placard(table: Table, codes: Codes, placard: int) -> None:
    """A refugium lies in its row with what is printed on it at most; nothing lies on any other placard."""
    word, box = codes.word("refugium", placard), table.box
    is_refugium = table.place[placard] == REFUGIUM
    if is_refugium != (placard in table.rows[box.row[placard]]):
        raise Wrong("'{word}' is in two places of the position.", "scenario-two-places", at=word, word=word)
    manna = [table.up[cell] + table.down[cell] for cell in CELL[placard]]
    for colour, number in enumerate(manna):
        if number > box.manna[placard].count(colour):
            sentence = "'{code}' has more {colour} manna than is printed on it."
            raise Wrong(sentence, "scenario-much-manna", at=word, code=word, colour=COLOURS[colour])
    if len(table.enzymes[placard]) > len(box.slots[placard]):
        sentence = "'{code}' has only {count} enzyme slots."
        raise Wrong(sentence, "scenario-enzymes", at=word, code=word, count=len(box.slots[placard]))
    if not is_refugium and (any(manna) or any(table.domes[CELLS[placard]]) or table.enzymes[placard]):
        sentence = "Something lies on '{code}', which is no refugium."
        raise Wrong(sentence, "scenario-no-refugium", at=word, code=word)


def _organism(table: Table, codes: Codes, organism: Organism) -> None:
    """An organism is somebody's who plays, and has a biont; a macroorganism has organs in place of all else."""
    owner, word = table.owner[organism], codes.word("organism", organism)
    lives = owner != NOWHERE
    if 0 <= owner < NPC and owner not in table.box.players:
        sentence = "'{code}' belongs to {colour}, who does not play."
        raise Wrong(sentence, "scenario-stranger", at=word, code=word, colour=COLOURS[owner])
    placed = table.place[organism] == ORGANISM if organism < PARASITE else table.host[colour_of(organism)] != NOWHERE
    if lives != placed or lives != any(table.bionts[BERTHS[organism]]):
        sentence = "'{code}' is no living organism, or has no biont."
        raise Wrong(sentence, "scenario-lifeless", at=word, code=word)
    if table.macro[organism] != NOWHERE and (any(table.cubes[CELLS[organism]]) or table.mutations[organism]):
        sentence = "'{code}' is a macroorganism, which has organs in place of cubes and mutations."
        raise Wrong(sentence, "scenario-macro-cubes", at=word, code=word)


def _parasites(table: Table) -> None:
    """A parasite lives on an organism, or on a parasite that does, but never on itself."""
    for word, parasite, host in zip(COLOURS, range(PARASITE, ORGANISMS), table.host, strict=True):
        if parasite in _hosts(table, host):
            raise Wrong("The parasite of {colour} lives on itself.", "scenario-own-host", at=word, colour=word)


def _hosts(table: Table, host: Organism) -> Iterator[Organism]:
    """A host, its own host and so on, as far as there can be any."""
    for _ in range(len(table.host)):
        if host == NOWHERE:
            return
        yield host
        host = table.host[colour_of(host)] if host >= PARASITE else NOWHERE


def _rivals(table: Table, codes: Codes) -> None:
    """Of the macroorganisms on placards in sea or on land, each has a level of its own, or waits."""
    for land in (0, 1):
        taken: dict[int, str] = {}
        for organism in macroorganisms(table, land):
            level, word = table.level[organism], codes.word("organism", organism)
            if organism < PARASITE and level < WAITING and taken.setdefault(level, word) != word:
                sentence = "'{code}' and '{other}' have the same level."
                raise Wrong(sentence, "scenario-rivals", at=word, code=word, other=taken[level])


def _players(table: Table, codes: Codes) -> None:
    """Only those who play have catalysts, votes and trophies, or go first."""
    box = table.box
    for player, word in enumerate(COLOURS):
        if player not in box.players and any(table.pool[CELLS[player]]):
            raise Wrong("There is a pool of {colour}, who does not play.", "scenario-idle-pool", at=word, colour=word)
        if max(table.pool[CELLS[player]]) > box.cap:
            sentence = "The pool of {colour} holds {cap} catalysts of a colour at most (B3b)."
            raise Wrong(sentence, "scenario-pool", at=word, colour=word, cap=box.cap)
        if table.medea[player] and player not in box.players:
            raise Wrong("{colour} votes, who does not play.", "scenario-idle-vote", at="medea", colour=word)
    for holder in table.trophy:
        if holder not in (NOWHERE, *table.order):
            word = codes.word("bearer", holder)
            sentence = "{colour} has a trophy, who does not play."
            raise Wrong(sentence, "scenario-idle-trophy", at="trophies", colour=word)
    if table.first not in (NOWHERE, *table.order):
        word = codes.word("bearer", table.first)
        raise Wrong("{colour} goes first, who does not play.", "scenario-idle-first", at="first", colour=word)
    if not 0 <= table.goals <= GOALS:
        sentence = "'goals' is 1, 2 or 3 for both, or 0, not {number}."
        raise Wrong(sentence, "scenario-goals", at="goals", number=table.goals)

"""Setting up the position of a scenario: pieces, organisms, parasites, pools; ``possible`` refuses what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.genesis.cards import CLIMATES, COLOURS, ROWS
from biont.genesis.ids import NPC, is_plus, mutation_of, npc_of
from biont.genesis.rules import entropy
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.scenario import decks, organisms
from biont.genesis.scenario.words import Codes, bearers, codes_of, pieces
from biont.genesis.table import BERTH, CELL, NOWHERE, REFUGIUM, Table
from biont.genesis.vocabulary import POOL, organism_at, refugium_at
from biont.kernel.errors import Phrase, Several
from biont.scenarios.language import STATE
from biont.scenarios.words import Wrong, check_keys, choose, flag_of, list_of, number_of, table_of, texts_of

PHASES = ("none", "events", "assignment", "autocatalysis", "darwin", "purchases")
ARMAGEDDONS = ("none", "greenhouse", "snowball")

KEYS = (
    "turn", "phase", "climate", "climate_icons", "active", "order", "waterworld", "ozone", "armageddon", "medea",
    "bionts", "pools", "refugia", "organisms", "parasites", "decks", "placards", "events", "past", "gone", "trophies",
    "limits", "fission", "hgt_used", "bought", "resting", "goals", "first", "acted", "had", "unseen", "chain",
    "removed",
)  # fmt: skip
REFUGIUM_KEYS = ("up", "down", "bionts", "enzymes")


def lay(table: Table, position: Mapping[str, Any]) -> None:
    """Lay a position on a blank table; what is not mentioned lies where it usually does."""
    check_keys(Phrase("A position", "scenario-a-position"), position, (*KEYS, STATE))
    box, codes = table.box, codes_of(table.box.pack)
    _count_bionts(table, position)
    _situation(table, codes, position)
    if box.settings.advanced:
        table.stack = list(range(box.macros))
    for code, given in table_of("refugia", position.get("refugia", {})).items():
        _refugium(table, codes, code, table_of(code, given))
    for code, given in table_of("organisms", position.get("organisms", {})).items():
        organisms.organism(table, codes, code, table_of(code, given))
    hosted = table_of("parasites", position.get("parasites", {}))
    for colour in hosted:
        organisms.parasite(table, codes, colour, table_of(colour, hosted[colour]))
    for colour in hosted:
        if not organisms.lies_aside(hosted[colour]):
            organisms.attach(table, codes, colour, hosted[colour])
    _pools(table, table_of("pools", position.get("pools", {})))
    decks.lay_out(table, codes, position)
    _snapshots(table, codes, position)


def _count_bionts(table: Table, position: Mapping[str, Any]) -> None:
    """Every player's bionts in his pool, every NPC's one; placing them takes them from there."""
    each = number_of("bionts", position.get("bionts", usual_bionts(table)))
    for player in table.box.players:
        table.pool_bionts[player] = each
    for colour in table.box.npcs:
        table.pool_bionts[npc_of(colour)] = 1


def usual_bionts(table: Table) -> int:
    """How many bionts each player has."""
    box = table.box
    usual = box.rules.coop_bionts if box.settings.mode == "cooperative" else box.rules.bionts
    return min(usual, 3) if len(box.players) == 4 and box.competitive else usual


def usual_order(table: Table) -> list[int]:
    """Everybody who has a turn, in the order of the colours."""
    box = table.box
    return [*sorted(box.players), *(npc_of(colour) for colour in sorted(box.npcs))]


def _situation(table: Table, codes: Codes, position: Mapping[str, Any]) -> None:
    """Turn, phase, climate, rows, order and the flags of special events."""
    table.turn = number_of("turn", position.get("turn", 1))
    table.phase = choose("phase", PHASES, position.get("phase", "none"))
    icons = [choose("climate", CLIMATES, word) for word in list_of("climate_icons", position.get("climate_icons", []))]
    table.climate_icons = icons
    table.climate = icons[-1] if icons else 0
    if "climate" in position:
        table.climate = choose("climate", CLIMATES, position["climate"])
    active = [choose("row", ROWS, word) for word in list_of("active", position.get("active", list(ROWS)))]
    table.active = [int(row in active) for row in range(4)]
    table.order = usual = usual_order(table)
    if "order" in position:
        table.order = [codes("bearer", word) for word in list_of("order", position["order"])]
        if sorted(table.order) != sorted(usual):
            names = Several(codes.word("bearer", bearer) for bearer in usual)
            raise Wrong("The order of the turn names each of {names} once.", "scenario-order", at="order", names=names)
    table.waterworld = flag_of("waterworld", position.get("waterworld", False))
    table.ozone = flag_of("ozone", position.get("ozone", False))
    table.armageddon = choose("Armageddon", ARMAGEDDONS, position.get("armageddon", "none"))
    for word in list_of("medea", position.get("medea", [])):
        table.medea[choose("colour", COLOURS, word)] = 1
    table.goals = number_of("goals", position.get("goals", 0))
    if "first" in position:
        table.first = codes("bearer", position["first"])


def _refugium(table: Table, codes: Codes, code: str, given: Mapping[str, Any]) -> None:
    """A refugium at the right end of its row; its printed manna is disorganized unless the position says otherwise."""
    check_keys(Phrase("The refugium '{code}'", "scenario-the-refugium", code=code), given, REFUGIUM_KEYS)
    number = decks.put_away(table, codes, code, REFUGIUM)
    box = table.box
    table.rows[box.row[number]] += (number,)
    printed = list(box.manna[number])
    organized = pieces("up", given.get("up", ""))
    left = printed[:]
    for colour in organized:
        if colour not in left:
            sentence = "'{code}' has no {colour} manna left to be organized."
            raise Wrong(sentence, "scenario-no-manna", at=code, code=code, colour=COLOURS[colour])
        left.remove(colour)
    down = pieces("down", given["down"]) if "down" in given else left
    for field, colours in ((table.up, organized), (table.down, down)):
        for colour in colours:
            field[CELL[number][colour]] += 1
            table.soup_cubes[colour] -= 1
    for player in pieces("bionts", given.get("bionts", "")):
        organisms.lift(table, player, code)
        table.domes[CELL[number][player]] += 1
    enzymes = pieces("enzymes", given.get("enzymes", ""))
    table.enzymes[number] = tuple(enzymes)
    for colour in enzymes:
        table.soup_discs[colour] -= 1


def _pools(table: Table, given: Mapping[str, Any]) -> None:
    """Catalysts of each player."""
    for word, discs in given.items():
        player = choose("colour", COLOURS, word)
        for colour in pieces("pools", discs):
            table.pool[CELL[player][colour]] += 1
            table.soup_discs[colour] -= 1


def _snapshots(table: Table, codes: Codes, position: Mapping[str, Any]) -> None:
    """What the turn began with: fission, entropy limits, purchases and moves made, parasite cards that rest."""
    note_onsets(table)
    if "fission" in position:
        having = [codes("organism", word) for word in list_of("fission", position["fission"])]
        table.fission = [int(organism in having) for organism in range(len(table.fission))]
    if "had" in position:
        cubes = [codes("cube", word) for word in list_of("had", position["had"])]
        table.onset = [NOWHERE] * len(table.onset)
        for cube in cubes:
            table.onset[mutation_of(cube)] = is_plus(cube)
    for player in table.box.players:
        table.limit[player] = entropy.supported(table, player)
    for field, key in ((table.limit, "limits"), (table.hgt_used, "hgt_used")):
        for word, value in table_of(key, position.get(key, {})).items():
            field[choose("colour", COLOURS, word)] = number_of(key, value)
    for code, by_bearer in table_of("bought", position.get("bought", {})).items():
        for bearer in bearers("bought", by_bearer):
            table.bought[BERTH[codes("organism", code)][bearer]] += 1
    _resting(table, position.get("resting", []))
    _acted(table, codes, table_of("acted", position.get("acted", {})))


def _resting(table: Table, given: object) -> None:
    """Colours whose parasite card rests in this turn, or by colour the first turn in which it may be used."""
    turns = given if isinstance(given, Mapping) else dict.fromkeys(texts_of("resting", given), table.turn + 1)
    for word, turn in turns.items():
        table.available_from[choose("colour", COLOURS, word)] = number_of("resting", turn)


def _acted(table: Table, codes: Codes, given: Mapping[str, Any]) -> None:
    """Bionts that have acted in this assignment phase, by the place where they are now."""
    for word, by_bearer in given.items():
        place = codes("source", word)
        for bearer in bearers("acted", by_bearer):
            if place == POOL:
                table.acted_pool[bearer] += 1
            elif organism_at(place) != NOWHERE:
                table.acted_organism[BERTH[organism_at(place)][bearer]] += 1
            elif bearer < NPC:
                table.acted_refugium[CELL[refugium_at(place)][bearer]] += 1

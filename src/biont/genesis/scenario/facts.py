"""What a scenario can state about the pieces on a table: each fact as a person writes it, and as the table has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from biont.genesis.cards import CLIMATES, COLOURS, FISSION, HGT, RED_QUEEN, ROWS
from biont.genesis.ids import PARASITE, base_cube, colour_of
from biont.genesis.organisms import (
    antioxidant_shield,
    chromosomes,
    darwin_dice,
    error_shield,
    heat_shield,
    home_row,
    icons,
    is_alive,
    is_macro,
    metabolic_rate,
)
from biont.genesis.rules.chimera_death import has_fallen
from biont.genesis.scenario.organisms import organ_square
from biont.genesis.scenario.position import ARMAGEDDONS, PHASES
from biont.genesis.scenario.words import Codes, Held, bearer_letters, bearers, letters, pieces
from biont.genesis.table import (
    ABSENT,
    BERTHS,
    CELL,
    HERE,
    NOWHERE,
    ORGAN,
    REFUGIUM,
    SLOTS,
    STOLEN,
    UNSOURCED,
    Table,
    slot_at,
    square_of,
)
from biont.kernel.errors import Phrase, Several
from biont.packs.fields import shown
from biont.scenarios.statements import untrue
from biont.scenarios.words import Wrong, check_keys, list_of, named, table_of

Read = Callable[[Table, Codes, int], Any]
"""Reads one fact of a thing off the table."""

PLACES = ("deck", "refugium", "organism", "trophy", "gone")


def _counts(field: list[int], number: int) -> str:
    return letters(colour for colour in range(4) for _ in range(field[CELL[number][colour]]))


REFUGIUM_FACTS: Mapping[str, Read] = {
    "up": lambda table, codes, number: _counts(table.up, number),
    "down": lambda table, codes, number: _counts(table.down, number),
    "bionts": lambda table, codes, number: _counts(table.domes, number),
    "enzymes": lambda table, codes, number: letters(table.enzymes[number]),
}


def _mutation(table: Table, codes: Codes, mutation: int) -> str:
    text = codes.word("mutation", mutation) + ("+" if table.promoted[mutation] else "")
    lost = table.mutation_cube[base_cube(mutation)] == ABSENT
    return f"{text} without {codes.word('mutation', mutation)}" if lost else text


def _diseased(table: Table, codes: Codes, parasite: int) -> list[str]:
    texts = []
    for source in (table.diseased[slot_at(parasite, slot)] for slot in SLOTS):
        if source == NOWHERE:
            texts.append("")
        elif source == UNSOURCED:
            texts.append("orphan")
        else:
            texts.append(f"organ {square_of(source)}" if source >= ORGAN else codes.word("cube", source))
    return texts


def _code(kind: str, codes: Codes, number: int) -> str:
    return codes.word(kind, number) if number != NOWHERE else "none"


def _endosymbionts(table: Table, organism: int) -> str:
    counts = table.bionts[BERTHS[organism]]
    counts[table.owner[organism]] -= 1
    return bearer_letters(counts)


ORGANISM_FACTS: Mapping[str, Read] = {
    "owner": lambda table, codes, number: _code("bearer", codes, table.owner[number]),
    "bionts": lambda table, codes, number: bearer_letters(table.bionts[BERTHS[number]]),
    "cubes": lambda table, codes, number: _counts(table.cubes, number),
    "discs": lambda table, codes, number: _counts(table.discs, number),
    "mutations": lambda table, codes, number: sorted(_mutation(table, codes, m) for m in table.mutations[number]),
    "parasite": lambda table, codes, number: _code("organism", codes, table.parasite[number]),
    "host": lambda table, codes, number: _code("organism", codes, table.host[colour_of(number)]),
    "fallen": lambda table, codes, number: has_fallen(table, number),
    "side": lambda table, codes, number: codes.sides[colour_of(number)][table.side[colour_of(number)]],
    "diseased": lambda table, codes, number: _diseased(table, codes, number),
    "macro": lambda table, codes, number: _code("macro", codes, table.macro[number]),
    "land": lambda table, codes, number: bool(table.land[number]),
    "organs": lambda table, codes, number: [n for n, state in enumerate(table.organs[number]) if state == HERE],
    "stolen": lambda table, codes, number: [n for n, state in enumerate(table.organs[number]) if state == STOLEN],
    "endosymbionts": lambda table, codes, number: _endosymbionts(table, number),
    "level": lambda table, codes, number: _code("level", codes, table.level[number]),
    "row": lambda table, codes, number: ROWS[home_row(table, number)],
    "dice": lambda table, codes, number: darwin_dice(table, number),
    "heat": lambda table, codes, number: heat_shield(table, number),
    "oxygen": lambda table, codes, number: antioxidant_shield(table, number),
    "errors": lambda table, codes, number: error_shield(table, number),
    "rate": lambda table, codes, number: metabolic_rate(table, number),
    "chromosomes": lambda table, codes, number: letters(
        c for c in range(4) for _ in range(chromosomes(table, number, c))
    ),
    "red_queens": lambda table, codes, number: icons(table, number, RED_QUEEN),
    "hgt": lambda table, codes, number: icons(table, number, HGT),
    "fission": lambda table, codes, number: icons(table, number, FISSION) > 0,
}
ONLY_PARASITES = ("host", "side", "diseased", "fallen")

TABLE_FACTS: Mapping[str, Callable[[Table], Any]] = {
    "turn": lambda table: table.turn,
    "phase": lambda table: PHASES[table.phase],
    "climate": lambda table: CLIMATES[table.climate],
    "climate_icons": lambda table: [CLIMATES[icon] for icon in table.climate_icons],
    "active": lambda table: [ROWS[row] for row in range(4) if table.active[row]],
    "waterworld": lambda table: bool(table.waterworld),
    "ozone": lambda table: bool(table.ozone),
    "armageddon": lambda table: ARMAGEDDONS[table.armageddon],
    "medea": lambda table: [COLOURS[player] for player in range(4) if table.medea[player]],
    "events_left": lambda table: len(table.event_deck),
}
"""Facts with one value for the whole table."""


def wanted(table: Table, codes: Codes, name: str, value: Any, organism: int) -> Any:
    """A stated value in the form in which the table's is read."""
    if name in ("up", "down", "enzymes", "cubes", "discs", "chromosomes"):
        return letters(pieces(name, value))
    if name in ("bionts", "endosymbionts"):
        given = bearers(name, value)
        return bearer_letters([given.count(bearer) for bearer in range(8)])
    if name == "mutations":
        return sorted(_canonical(codes, text) for text in list_of(name, value))
    if name in ("organs", "stolen"):
        return sorted(organ_square(table, organism, organ) for organ in list_of(name, value))
    if name == "diseased":
        texts = [str(text) for text in list_of(name, value)]
        return [*texts, "", ""][:2]
    return value


def _canonical(codes: Codes, text: object) -> str:
    held = Held(codes, text)
    code = codes.word("mutation", held.card)
    return code + ("+" if held.promoted else "") + (f" without {code}" if held.lost >= 0 else "")


def check_refugium(table: Table, codes: Codes, code: str, stated: Any) -> list[Phrase]:
    """Hold statements about a refugium against the table; ``false`` states that it is not on the map."""
    number = codes("refugium", code)
    there = table.place[number] == REFUGIUM
    if isinstance(stated, bool):
        return [] if stated == there else [_lies_elsewhere(code, table.place[number])]
    given = table_of(code, stated)
    check_keys(named(f"refugia.{code}"), given, REFUGIUM_FACTS)
    if not there:
        return [_lies_elsewhere(code, table.place[number])]
    found: list[Phrase] = []
    for name, value in given.items():
        have = REFUGIUM_FACTS[name](table, codes, number)
        found += untrue(f"refugia.{code}.{name}", wanted(table, codes, name, value, number), have)
    return found


def _lies_elsewhere(code: str, place: int) -> Phrase:
    return Phrase("The placard '{code}' is: {place}.", "scenario-placard-is", code=code, place=PLACES[place])


def check_organism(table: Table, codes: Codes, code: str, stated: Any) -> list[Phrase]:
    """Hold statements about an organism against the table; ``false`` states that there is none."""
    number = codes("organism", code)
    alive = is_alive(table, number)
    absent = Phrase("There is no organism '{code}'.", "scenario-no-organism", code=code)
    if isinstance(stated, bool) and alive:
        return [] if stated else [Phrase("The organism '{code}' is alive.", "scenario-alive", code=code)]
    if isinstance(stated, bool):
        return [absent] if stated else []
    given = table_of(code, stated)
    barred = () if number >= PARASITE else ONLY_PARASITES
    check_keys(named(f"organisms.{code}"), given, [fact for fact in ORGANISM_FACTS if fact not in barred])
    if not alive:
        return [absent]
    found: list[Phrase] = []
    for name, value in given.items():
        if name in ("organs", "stolen") and not is_macro(table, number):
            found.append(Phrase("The organism '{code}' is no macroorganism.", "scenario-not-macro", code=code))
            continue
        have = ORGANISM_FACTS[name](table, codes, number)
        found += untrue(f"organisms.{code}.{name}", wanted(table, codes, name, value, number), have)
    return found


def check_place(table: Table, codes: Codes, code: str, stated: Any) -> list[Phrase]:
    """Where a placard is: one of deck, refugium, organism, trophy, gone."""
    if stated not in PLACES:
        sentence = "A placard is one of {places}, not {value}."
        raise Wrong(sentence, "scenario-no-place", at=str(stated), places=Several(PLACES), value=shown(stated))
    return untrue(f"places.{code}", stated, PLACES[table.place[codes("refugium", code)]])

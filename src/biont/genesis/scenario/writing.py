"""The position on a table in words, as `position.py` reads them; what lies as usual is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from biont.genesis.bionts import in_organisms, on_refugia
from biont.genesis.cards import CLIMATES, COLOURS, FISSION, ROWS
from biont.genesis.ids import ORGANISMS, PARASITE, base_cube, colour_of, parasite_of, side_of
from biont.genesis.organisms import icons, is_life, is_macro
from biont.genesis.rules import entropy
from biont.genesis.rules.chimera_death import has_fallen
from biont.genesis.scenario.facts import ORGANISM_FACTS, REFUGIUM_FACTS, TABLE_FACTS
from biont.genesis.scenario.position import usual_bionts, usual_order
from biont.genesis.scenario.words import Codes, bearer_letters, codes_of, letters
from biont.genesis.table import ABSENT, BERTHS, CELL, GONE, NOWHERE, ORGANISM, Table
from biont.genesis.vocabulary import POOL, from_organism, from_refugium

SITUATION = {
    "phase": "none",
    "climate_icons": [],
    "active": list(ROWS),
    "waterworld": False,
    "ozone": False,
    "armageddon": "none",
    "medea": [],
}
"""Facts of the whole table with what is usual."""


EMPTY = ("events", "fission", "had")
"""An empty list of these says that there are none, which is not what is usual."""


def written(table: Table) -> dict[str, Any]:
    """The position on a table."""
    codes = codes_of(table.box.pack)
    position = {
        **_situation(table, codes),
        **_players(table),
        "refugia": {codes.word("refugium", n): _refugium(table, codes, n) for row in table.rows for n in row},
        "organisms": {
            codes.word("organism", n): _organism(table, codes, n)
            for n, place in enumerate(table.place)
            if place == ORGANISM
        },
        "parasites": _by_colour(lambda colour: _parasite(table, codes, parasite_of(colour))),
        **_cards(table, codes),
        **_turn(table, codes),
    }
    return {name: value for name, value in position.items() if value or (name in EMPTY and value is not None)}


def _by_colour(read: Callable[[int], Any]) -> dict[str, Any]:
    """What each colour has; nothing for those that have none."""
    return {word: value for colour, word in enumerate(COLOURS) if (value := read(colour))}


def _counts(field: list[int], number: int) -> str:
    return letters(colour for colour in range(4) for _ in range(field[CELL[number][colour]]))


def _situation(table: Table, codes: Codes) -> dict[str, Any]:
    """Turn, phase, climate, rows, order and special events."""
    facts = {name: TABLE_FACTS[name](table) for name in SITUATION}
    situation = {"turn": table.turn, **{name: value for name, value in facts.items() if value != SITUATION[name]}}
    if table.climate != (table.climate_icons[-1] if table.climate_icons else 0):
        situation["climate"] = CLIMATES[table.climate]
    if table.order != usual_order(table):
        situation["order"] = [codes.word("bearer", bearer) for bearer in table.order]
    if table.first != NOWHERE:
        situation["first"] = codes.word("bearer", table.first)
    if table.goals:
        situation["goals"] = table.goals
    return situation


def _players(table: Table) -> dict[str, Any]:
    """Bionts if they are not as many as usual, and pools."""
    player = table.box.players[0]
    placed = on_refugia(table, player) + in_organisms(table, player)
    each = table.pool_bionts[player] + placed
    return {
        "bionts": each if each != usual_bionts(table) else None,
        "pools": _by_colour(lambda colour: _counts(table.pool, colour)),
    }


def _refugium(table: Table, codes: Codes, number: int) -> dict[str, Any]:
    given = {name: read(table, codes, number) for name, read in REFUGIUM_FACTS.items()}
    # From the leftmost slot on: the order counts.
    given["enzymes"] = [COLOURS[colour] for colour in table.enzymes[number]]
    if letters(table.box.manna[number]) == letters("rygb".index(cube) for cube in given["up"] + given["down"]):
        del given["down"]
    return {name: value for name, value in given.items() if value or name == "down"}


def _organism(table: Table, codes: Codes, number: int) -> dict[str, Any]:
    given = _body(table, codes, number)
    if given["bionts"] == given["owner"][0]:
        del given["bionts"]
    if is_macro(table, number):
        given |= _macro(table, codes, number)
    else:
        given["cubes"] = ORGANISM_FACTS["cubes"](table, codes, number)
    return {name: value for name, value in given.items() if value not in ("", [])}


def _macro(table: Table, codes: Codes, number: int) -> dict[str, Any]:
    """The card of a macroorganism and its organs, stolen ones too."""
    given = {name: ORGANISM_FACTS[name](table, codes, number) for name in ("macro", "land", "level")}
    given["organs"] = [square for square, state in enumerate(table.organs[number]) if state != ABSENT]
    if not given["land"]:
        del given["land"]
    return given


def _parasite(table: Table, codes: Codes, number: int) -> dict[str, Any]:
    """A parasite beside its host; nothing where its card lies aside on its front."""
    colour = colour_of(number)
    if table.owner[number] == NOWHERE:
        return {"side": codes.sides[colour][1]} if table.side[colour] else {}
    given = _body(table, codes, number)
    for name in ("side", "host", "diseased"):
        given[name] = ORGANISM_FACTS[name](table, codes, number)
    if not any(given["diseased"]):
        del given["diseased"]
    if is_macro(table, number):
        given |= _macro(table, codes, number)
    if has_fallen(table, number):
        given["fallen"] = True
    if given["bionts"] == bearer_letters([int(bearer == table.owner[number]) for bearer in range(8)]):
        del given["bionts"]
    if table.owner[number] == colour and colour in table.box.players and colour not in table.box.npcs:
        del given["owner"]
    return {name: value for name, value in given.items() if value not in ("", [])}


def _body(table: Table, codes: Codes, number: int) -> dict[str, Any]:
    """What all organisms have; mutations in the order in which they came."""
    given = {name: ORGANISM_FACTS[name](table, codes, number) for name in ("owner", "bionts", "discs")}
    given["mutations"] = [_mutation(table, codes, mutation) for mutation in table.mutations[number]]
    return given


def _mutation(table: Table, codes: Codes, mutation: int) -> str:
    code = codes.word("mutation", mutation)
    if not table.promoted[mutation]:
        return code
    return f"{code}+ without {code}" if table.mutation_cube[base_cube(mutation)] == ABSENT else f"{code}+"


def _cards(table: Table, codes: Codes) -> dict[str, Any]:
    """Decks as they lie, next card first; events past, of this turn, and out of the game; trophies."""
    trophies = [*codes.kinds["refugium"], *codes.kinds["macro"]]
    unseen = {ROWS[row]: n for row, n in enumerate(table.unseen) if n != max(len(table.decks[row]) - 1, 0)}
    return {
        "decks": {ROWS[row]: [codes.word("mutation", card) for card in deck] for row, deck in enumerate(table.decks)},
        "unseen": unseen,
        "placards": {
            ROWS[row]: [codes.word("refugium", card) for card in reversed(deck)]
            for row, deck in enumerate(table.placard_decks)
        },
        "gone": [codes.word("refugium", n) for n, place in enumerate(table.place) if place == GONE],
        "trophies": _by_colour(
            lambda colour: [word for word, holder in zip(trophies, table.trophy, strict=False) if holder == colour]
        ),
        "events": [codes.word("event", card) for card in reversed(table.event_deck)],
        "past": [codes.word("event", card) for card in table.event_discard],
        "chain": [codes.word("event", card) for card in table.chain],
        "removed": [codes.word("event", card) for card in table.removed],
    }


def _turn(table: Table, codes: Codes) -> dict[str, Any]:
    """What the turn began with, and what was done in it."""
    players = table.box.players
    limits = {COLOURS[p]: table.limit[p] for p in players if table.limit[p] != entropy.supported(table, p)}
    began = [bool(fission) for fission in table.fission]
    has = [table.owner[n] != NOWHERE and icons(table, n, FISSION) > 0 for n in range(ORGANISMS)]
    resting = _by_colour(lambda colour: table.available_from[colour])
    return {
        "limits": limits,
        "hgt_used": _by_colour(lambda colour: table.hgt_used[colour]),
        "fission": [codes.word("organism", n) for n in range(ORGANISMS) if began[n]] if began != has else None,
        "had": _had(table, codes),
        "bought": _bearers(table.bought, codes, "organism", lambda n: n),
        "resting": resting,
        "acted": _acted(table, codes),
    }


def _had(table: Table, codes: Codes) -> list[str] | None:
    """The mutations that organisms had when the turn began, if these are not those that they have."""
    living = is_life(table)
    now = [table.promoted[m] if living and table.holder[m] != NOWHERE else NOWHERE for m in range(len(table.holder))]
    if now == table.onset:
        return None
    return [codes.word("cube", side_of(m, side)) for m, side in enumerate(table.onset) if side != NOWHERE]


def _acted(table: Table, codes: Codes) -> dict[str, str]:
    """Bionts that have acted in this assignment phase, by their place."""
    places = {codes.word("source", POOL): bearer_letters(table.acted_pool)}
    for n in range(PARASITE):
        places[codes.word("source", from_refugium(n))] = _counts(table.acted_refugium, n)
    places |= _bearers(table.acted_organism, codes, "source", from_organism)
    return {word: text for word, text in places.items() if text}


def _bearers(field: list[int], codes: Codes, kind: str, id_of: Callable[[int], int]) -> dict[str, str]:
    """Bionts by organism as letters."""
    found = ((n, bearer_letters(field[BERTHS[n]])) for n in range(ORGANISMS))
    return {codes.word(kind, id_of(n)): text for n, text in found if text}

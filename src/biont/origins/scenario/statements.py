"""What a scenario can state about a table of Bios:Origins: the words of positions, and what is counted from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from biont.kernel.errors import Phrase
from biont.origins.brain import emotions
from biont.origins.cards import COLOURS, DISCIPLINES, EPOCHS
from biont.origins.people import all_chits, pool, population, urbanization
from biont.origins.rules.scoring import cultural, final_score, industrial, political
from biont.origins.scenario import writing
from biont.origins.scenario.position import SECOND
from biont.origins.scenario.words import Words, words_of
from biont.origins.table import FIRST_COMET, Seat, Table
from biont.origins.tableau import diversity
from biont.origins.tiles import CLIMATES
from biont.scenarios.language import Check
from biont.scenarios.statements import untrue, untrue_deck
from biont.scenarios.words import Wrong, check_keys, list_of, named, table_of

NOBODY = "none"
"""Where no Migrant stands and no City."""


def _fact(name: str, read: Callable[[Table, Words], Any]) -> Callable[[Table], Any]:
    return lambda table: read(table, words_of(table.box))


FACTS: Mapping[str, Callable[[Table], Any]] = {
    **{
        name: _fact(name, read)
        for name, read in writing.SITUATION.items()
        if name not in ("climate", "layout", "cratons")
    },
    "market": _fact("market", writing.CARDS["market"]),
    "auction": _fact("auction", writing.CARDS["auction"]),
    "epochs": lambda table: [_age(table, card) for card in table.challenges[::-1]],
    "climate_chits": lambda table: all_chits(table).bit_count(),
}
"""Statements of one value for the whole table."""


def _age(table: Table, card: int) -> str:
    if card >= FIRST_COMET:
        return words_of(table.box).kinds["card"][card]
    return EPOCHS[table.box.challenge_epoch[card]]


# -- players ----------------------------------------------------------------------------------------------------------


def _number(read: Callable[[Table, Seat], int]) -> writing.Read:
    return lambda table, words, seat: read(table, seat)


PLAYER: Mapping[str, writing.Read] = {
    **writing.PLAYER,
    "pool": _number(pool),
    "emotions": _number(emotions),
    "urbanization": _number(urbanization),
    "diversity": _number(diversity),
    "cultural": _number(cultural),
    "political": _number(political),
    "industrial": _number(industrial),
    "score": _number(final_score),
}
"""What can be stated about a player: everything that a position says, and what is counted."""
ORDERED = ("ideas", *DISCIPLINES)
"""Lists whose order counts."""


def _player(colour: str) -> Check:
    def check(table: Table, stated: Any) -> list[Phrase]:
        words = words_of(table.box)
        seat = words.number("seat", colour)
        given = table_of(colour, stated)
        check_keys(named(colour), given, PLAYER)
        found: list[Phrase] = []
        for name, value in given.items():
            found += _compare(f"{colour}.{name}", name, value, PLAYER[name](table, words, seat))
        return found

    return check


def _compare(what: str, name: str, want: Any, have: Any) -> list[Phrase]:
    """A number can stand for a list or for pieces in several places: how many there are."""
    if isinstance(want, int) and not isinstance(want, bool) and isinstance(have, list | dict):
        return untrue(what, want, len(have) if isinstance(have, list) else sum(have.values()))
    if isinstance(have, list):
        want = list_of(name, want)
        if name not in ORDERED:
            want, have = sorted(map(str, want)), sorted(have)
    return untrue(what, want, have)


# -- the map ----------------------------------------------------------------------------------------------------------


def _things(what: str, kind: str, read: Callable[[Table, int], Any]) -> Check:
    """A statement about each of several places."""

    def check(table: Table, stated: Any) -> list[Phrase]:
        words = words_of(table.box)
        found: list[Phrase] = []
        for word, value in table_of(what, stated).items():
            found += untrue(f"{what}.{word}", value, read(table, words.number(kind, word)))
        return found

    return check


def _standing(table: Table, spot: int) -> str:
    """Whose Migrant stands on a Spot."""
    bit = table.world.bit[spot]
    seats = words_of(table.box).kinds["seat"]
    return next((seats[seat] for seat, spots in enumerate(table.migrants) if spots & bit), NOBODY)


def _city(table: Table, hex_: int) -> str:
    """Whose City stands in a Hex, and on the second resource if it is that."""
    seats = words_of(table.box).kinds["seat"]
    second = SECOND if table.second >> hex_ & 1 else ""
    return next((seats[seat] + second for seat, hexes in enumerate(table.cities) if hexes >> hex_ & 1), NOBODY)


def _chit(table: Table, hex_: int) -> str:
    """Which climate chit lies on a Hex."""
    return next((CLIMATES[climate] for climate, hexes in enumerate(table.climate) if hexes >> hex_ & 1), NOBODY)


def _climate(table: Table, stated: Any) -> list[Phrase]:
    """Exactly these Hexes have a chit of a climate; those that are not named are not looked at."""
    words = words_of(table.box)
    given = table_of("climate", stated)
    check_keys(named("climate"), given, CLIMATES)
    have = writing.SITUATION["climate"](table, words)
    return [
        phrase
        for name, hexes in given.items()
        for phrase in untrue(f"climate.{name}", sorted(map(str, list_of(name, hexes))), sorted(have.get(name, [])))
    ]


# -- cards ------------------------------------------------------------------------------------------------------------


def _deck(what: str, kind: str, cards: Callable[[Table], Sequence[int]]) -> Check:
    """A deck, next card first; "..." for any others."""

    def check(table: Table, stated: Any) -> list[Phrase]:
        return untrue_deck(what, kind, words_of(table.box).kinds[kind], cards(table), stated)

    return check


def _decks(table: Table, stated: Any) -> list[Phrase]:
    found: list[Phrase] = []
    for numeral, by_discipline in table_of("decks", stated).items():
        for name, value in table_of(numeral, by_discipline).items():
            if numeral not in EPOCHS[1:] or name not in DISCIPLINES:
                sentence = "There is no draw deck '{deck}'."
                raise Wrong(sentence, "position-no-deck", at=name, deck=f"{numeral}.{name}")
            pile = table.pile(EPOCHS.index(numeral), DISCIPLINES.index(name))[::-1]
            ideas = words_of(table.box).kinds["idea"]
            found += untrue_deck(f"decks.{numeral}.{name}", "idea", ideas, pile, value)
    return found


def _unused(table: Table, stated: Any) -> list[Phrase]:
    given = table_of("unused", stated)
    check_keys(named("unused"), given, EPOCHS[1:])
    challenges = words_of(table.box).kinds["challenge"]
    return [
        phrase
        for numeral, value in given.items()
        for phrase in untrue_deck(
            f"unused.{numeral}", "challenge", challenges, table.unused[EPOCHS.index(numeral) - 1][::-1], value
        )
    ]


CHECKS: Mapping[str, Check] = {
    **{colour: _player(colour) for colour in COLOURS},
    "spots": _things("spots", "spot", _standing),
    "hexes": _things("hexes", "hex", _city),
    "chits": _things("chits", "hex", _chit),
    "population": _things("population", "hex", population),
    "climate": _climate,
    "lore": _deck("lore", "idea", lambda table: table.lore[::-1]),
    "removed": _deck("removed", "idea", lambda table: table.removed),
    "challenges": _deck("challenges", "card", lambda table: table.challenges[::-1]),
    "spent": _deck("spent", "challenge", lambda table: table.spent),
    "decks": _decks,
    "unused": _unused,
}
"""Every other statement about a table, and how it is held against it."""

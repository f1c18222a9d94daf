"""The position on a table in words, as ``position`` reads them; what lies as usual is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from biont.origins.brain import ideas_with_emissaries
from biont.origins.cards import DISCIPLINES, EPOCHS, TRACKS
from biont.origins.cratons import Settled
from biont.origins.scenario.cards import NO_CARD, NUMERALS
from biont.origins.scenario.position import DOMAINS, ENDINGS, PHASES, SECOND, usual_crown
from biont.origins.scenario.words import Words, words_of
from biont.origins.table import NOBODY, NOTHING, PLACES, Seat, Table, members
from biont.origins.tiles import CLIMATES


def written(table: Table) -> dict[str, Any]:
    """The position on a table: laid on a blank table it gives the same pieces in the same places."""
    words = words_of(table.box)
    usual = {
        "phase": "none",
        "ending": "none",
        "epoch": EPOCHS[1],
        "philosophy": words.kinds["space"][table.box.centre],
    }
    usual |= dict.fromkeys(("active", "first"), words.kinds["seat"][0])
    position = {
        **{name: read(table, words) for name, read in SITUATION.items()},
        **{name: read(table, words) for name, read in CARDS.items()},
        **{colour: _player(table, words, seat) for seat, colour in enumerate(words.kinds["seat"])},
    }
    # No deck at all is not what is usual.
    return {key: value for key, value in position.items() if key == "challenges" or (value and value != usual.get(key))}


def _craton(one: Settled, words: Words) -> list[str | int]:
    centre, craton = words.kinds["hex"][one.centre], words.kinds["craton"][one.craton]
    return [centre, craton, one.turn, one.stage, one.war, one.work, *members(one.swamps)]


SITUATION: Mapping[str, Callable[[Table, Words], Any]] = {
    "turn": lambda table, words: table.turn,
    "epoch": lambda table, words: EPOCHS[table.epoch],
    "active": lambda table, words: words.kinds["seat"][table.active],
    "first": lambda table, words: words.kinds["seat"][table.first],
    "phase": lambda table, words: PHASES[table.phase],
    "philosophy": lambda table, words: words.kinds["space"][table.philosophy],
    "elected": lambda table, words: bool(table.elected),
    "passed": lambda table, words: words.words("idea", members(table.passed)),
    "idle": lambda table, words: table.idle,
    "lapse": lambda table, words: table.lapse,
    "ending": lambda table, words: ENDINGS[table.ending],
    "layout": lambda table, words: [
        [words.kinds["hex"][hex_], words.kinds["face"][face], turn] for hex_, face, turn in table.hex_chits
    ],
    "cratons": lambda table, words: [_craton(one, words) for one in table.settled],
    "strip": lambda table, words: words.kinds["strip"][table.strip - 1] if table.strip else "",
    "climate": lambda table, words: {
        name: words.words("hex", members(hexes)) for name, hexes in zip(CLIMATES, table.climate, strict=True) if hexes
    },
}
"""Facts of the whole table but its cards, as a person writes them."""


def _market(table: Table, words: Words) -> list[str]:
    return [NO_CARD if idea == NOTHING else words.kinds["idea"][idea] for idea in table.market]


def _decks(table: Table, words: Words) -> dict[str, dict[str, list[str]]]:
    return {
        NUMERALS[epoch - 1]: {
            name: words.words("idea", table.pile(epoch, column)[::-1])
            for column, name in enumerate(DISCIPLINES)
            if table.pile(epoch, column)
        }
        for epoch in range(table.epoch, len(EPOCHS))
        if any(table.pile(epoch, column) for column in range(len(DISCIPLINES)))
    }


def _unused(table: Table, words: Words) -> dict[str, list[str]]:
    piles = zip(NUMERALS, table.unused, strict=True)
    return {numeral: words.words("challenge", pile[::-1]) for numeral, pile in piles if pile}


def _auction(table: Table, words: Words) -> dict[str, Any]:
    auction: dict[str, Any] = {}
    if table.auctioned != NOTHING:
        auction["card"] = words.kinds["challenge"][table.auctioned]
    if table.bid:
        auction["bid"] = table.bid
    if table.bidder != NOBODY:
        auction["bidder"] = words.kinds["seat"][table.bidder]
    return auction


CARDS: Mapping[str, Callable[[Table, Words], Any]] = {
    "market": _market,
    "decks": _decks,
    "lore": lambda table, words: words.words("idea", table.lore[::-1]),
    "removed": lambda table, words: words.words("idea", table.removed),
    "buried": lambda table, words: words.words("idea", table.buried),
    "challenges": lambda table, words: words.words("card", table.challenges[::-1]),
    "unused": _unused,
    "exposed": lambda table, words: {
        numeral: seen for numeral, seen in zip(NUMERALS, table.exposed, strict=True) if seen
    },
    "spent": lambda table, words: words.words("challenge", table.spent),
    "auction": _auction,
}
"""Decks, piles and the Market, next card first."""


def _cities(table: Table, words: Words, seat: Seat) -> list[str]:
    hexes = words.kinds["hex"]
    return [hexes[hex_] + (SECOND if table.second >> hex_ & 1 else "") for hex_ in members(table.cities[seat])]


def _elders(table: Table, words: Words, seat: Seat) -> dict[str, int]:
    places = [place for place in range(PLACES) if table.elders_at(place, seat)]
    return {words.kinds["idea"][table.market[place]]: table.elders_at(place, seat) for place in places}


def _chits(table: Table, words: Words, seat: Seat) -> dict[str, int]:
    return {
        name: table.chits_of(seat, column) for column, name in enumerate(DISCIPLINES) if table.chits_of(seat, column)
    }


Read = Callable[[Table, Words, Seat], Any]
"""Reads something of a player off the table."""


def _column(discipline: int) -> Read:
    return lambda table, words, seat: words.words("challenge", table.column(seat, discipline))


def _pawns(domain: int) -> Read:
    return lambda table, words, seat: table.pawns_in(seat, domain)


def _stage(track: int) -> Read:
    return lambda table, words, seat: table.stage(seat, track)


PLAYER: Mapping[str, Read] = {
    "migrants": lambda table, words, seat: words.words("spot", table.world.spots_in(table.migrants[seat])),
    "moved": lambda table, words, seat: words.words("spot", table.world.spots_in(table.moved & table.migrants[seat])),
    "cities": _cities,
    "founded": lambda table, words, seat: words.words("hex", members(table.founded & table.cities[seat])),
    "crown": lambda table, words, seat: table.crowns[seat],
    "ruling": lambda table, words, seat: DISCIPLINES[table.ruling[seat]],
    **{name: _column(discipline) for discipline, name in enumerate(DISCIPLINES)},
    "ideas": lambda table, words, seat: words.words("idea", table.ideas[seat]),
    "dissidents": lambda table, words, seat: words.words("dissent", members(table.dissidents[seat])),
    **{name: _pawns(domain) for name, domain in DOMAINS.items()},
    **{name: _stage(track) for track, name in enumerate(TRACKS)},
    "elders": _elders,
    "emissaries": lambda table, words, seat: words.words("idea", ideas_with_emissaries(table, seat)),
    "chits": _chits,
    "bellwethers": lambda table, words, seat: words.words("comet", members(table.bellwethers[seat])),
}
"""What a player has, as a position says it."""


def _player(table: Table, words: Words, seat: Seat) -> dict[str, Any]:
    usual: dict[str, Any] = {name: table.box.stages[track][0] for track, name in enumerate(TRACKS)}
    usual |= {"ruling": DISCIPLINES[0], "crown": usual_crown(table, seat)}
    given = {name: read(table, words, seat) for name, read in PLAYER.items()}
    return {name: value for name, value in given.items() if value != usual.get(name, type(value)())}

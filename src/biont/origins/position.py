"""Positions in words: one language for tests, scenarios and bug reports, which a table can be laid from and written as.

A position is plain data, as TOML has it. Every colour that plays may have a table of its own; all keys can be left out:

    [black]                          # a player
    migrants = ["zimbabwe", "e17"]   # Spots
    cities = ["india"]               # Hexes; "india 2" covers the second resource
    ruling = "politics"
    culture = ["grave-goods"]        # Foundations by column, oldest first, the lowermost last
    ideas = ["firekeeping"]          # oldest first
    dissidents = ["grave-goods", "crown"]
    vocabulary = 2                   # so many pawns in vocabulary, free-will, mysticism; the rest are emotions
    energy = 4                       # the stage of a track
    elders = { lullaby = 2 }         # on Ideas of the Market
    emissaries = ["shell-beads"]     # on Ideas in other Tableaus
    chits = { culture = 1 }
    bellwethers = ["comet-i"]

    active = "black"                 # the table; first, turn, epoch, philosophy likewise
    phase = "activities"
    market = ["lullaby", "-", ...]   # nine places: culture, politics, industry, each from row 1 to row 3; "-" is a Gap
    challenges = ["earworms", ...]   # the top of the challenge deck, next card first; with Comet IV, all of it
    lore = ["firekeeping"]           # top card first
    layout = [["deep-d6", "shelf-1", 0]]   # Hex chits: the Hex, the face, turned clockwise by so many corners
    [climate]
    ice = ["yukon"]                  # Hexes with a chit, by climate
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from biont.kernel.errors import BiontError
from biont.origins.brain import PAWNS, ideas_with_emissaries
from biont.origins.cards import DISCIPLINES, EPOCHS, TRACKS
from biont.origins.table import (
    COMET,
    EMOTIONS,
    FREE_WILL,
    MYSTICS,
    NOTHING,
    PLACES,
    ROWS,
    VOCABULARY,
    Seat,
    Table,
    members,
    place_of,
)
from biont.origins.vocabulary import vocabularies
from biont.origins.world import CLIMATES

Data: TypeAlias = Mapping[str, Any]

PHASES = ("none", "challenge", "activities", "footprint")
DOMAINS = {"vocabulary": VOCABULARY, "free-will": FREE_WILL, "mysticism": MYSTICS}
NO_CARD = "-"


class Words:
    """The words of a game in both directions; an unknown one is refused with those that there are."""

    def __init__(self, table: Table) -> None:
        self.kinds = vocabularies(table.box)
        comets = self.kinds["comet"]
        self.kinds["card"] = (*self.kinds["challenge"], *comets)
        assert len(self.kinds["challenge"]) == COMET

    def number(self, kind: str, word: str) -> int:
        """The int that a word stands for."""
        if word not in self.kinds[kind]:
            raise BiontError("There is no {kind} '{word}'.", "position-word", kind=kind, word=word)
        return self.kinds[kind].index(word)

    def numbers(self, kind: str, words: Iterable[str]) -> list[int]:
        """The ints that several words stand for."""
        return [self.number(kind, word) for word in words]

    def set_of(self, kind: str, words: Iterable[str]) -> int:
        """Several words as a set."""
        return sum(1 << number for number in self.numbers(kind, words))

    def words(self, kind: str, numbers: Iterable[int]) -> list[str]:
        """The words of several ints."""
        return [self.kinds[kind][number] for number in numbers]


def lay(table: Table, position: Data) -> None:
    """Lay a position on a blank table: first what lies ready, then what the position says.

    Cards that the position names are taken out of their decks; all other cards lie there in the order of the pack.
    """
    words = Words(table)
    seats = words.kinds["seat"]
    for key in position:
        if key not in KEYS and key not in seats:
            keys = ", ".join((*seats, *KEYS))
            raise BiontError("A position has no '{name}'; it has {keys}.", "position-key", name=key, keys=keys)
    _lay_market(table, words, position)
    _layout(table, words, position.get("layout", ()))
    for seat, colour in enumerate(seats):
        _lay_player(table, words, seat, position.get(colour, {}))
    for seat, colour in enumerate(seats):
        _lay_emissaries(table, words, seat, position.get(colour, {}).get("emissaries", ()))
    _lay_cards(table, words, position)
    for key, read in SITUATION.items():
        if key in position:
            read(table, words, position[key])


def _turn(table: Table, words: Words, value: int) -> None:
    table.turn = value


def _epoch(table: Table, words: Words, value: str) -> None:
    table.epoch = EPOCHS.index(value)


def _active(table: Table, words: Words, value: str) -> None:
    table.active = words.number("seat", value)


def _first(table: Table, words: Words, value: str) -> None:
    table.first = words.number("seat", value)


def _phase(table: Table, words: Words, value: str) -> None:
    table.phase = PHASES.index(value)


def _philosophy(table: Table, words: Words, value: str) -> None:
    table.philosophy = words.number("space", value)


def _layout(table: Table, words: Words, value: Iterable[tuple[str, str, int]]) -> None:
    for hex_, face, turn in value:
        table.lay_hex_chit((words.number("hex", hex_), words.number("face", face), turn))


def _climate(table: Table, words: Words, value: Data) -> None:
    for climate, hexes in value.items():
        table.climate[CLIMATES.index(climate)] = words.set_of("hex", hexes)


SITUATION: Mapping[str, Callable[[Table, Words, Any], None]] = {
    "turn": _turn,
    "epoch": _epoch,
    "active": _active,
    "first": _first,
    "phase": _phase,
    "philosophy": _philosophy,
    "climate": _climate,
}
KEYS = (*SITUATION, "layout", "market", "challenges", "lore")

PLAYER: tuple[str, ...] = (
    "migrants", "cities", "moved", "founded", "ruling", *DISCIPLINES, "ideas", "dissidents", *DOMAINS, *TRACKS,
    "elders", "emissaries", "chits", "bellwethers",
)  # fmt: skip


def _lay_player(table: Table, words: Words, seat: Seat, given: Data) -> None:
    for key in given:
        if key not in PLAYER:
            keys = ", ".join(PLAYER)
            raise BiontError("A player has no '{name}'; he has {keys}.", "position-player", name=key, keys=keys)
    world = table.world
    table.migrants[seat] = world.set_of(words.numbers("spot", given.get("migrants", ())))
    table.moved |= world.set_of(words.numbers("spot", given.get("moved", ())))
    table.founded |= words.set_of("hex", given.get("founded", ()))
    for text in given.get("cities", ()):
        code, _, resource = text.partition(" ")
        city = 1 << words.number("hex", code)
        table.cities[seat] |= city
        table.second |= city if resource == "2" else 0
    table.ruling[seat] = words.number("discipline", given.get("ruling", DISCIPLINES[0]))
    for discipline, name in enumerate(DISCIPLINES):
        table.set_column(seat, discipline, tuple(words.numbers("challenge", given.get(name, ()))))
        table.add_chits(seat, discipline, given.get("chits", {}).get(name, 0))
    table.ideas[seat] = tuple(words.numbers("idea", given.get("ideas", ())))
    table.dissidents[seat] = words.set_of("dissent", given.get("dissidents", ()))
    table.bellwethers[seat] = words.set_of("comet", given.get("bellwethers", ()))
    for track, name in enumerate(TRACKS):
        table.set_stage(seat, track, given.get(name, table.box.stages[track][0]))
    _lay_pawns(table, words, seat, given)


def _lay_pawns(table: Table, words: Words, seat: Seat, given: Data) -> None:
    table.add_pawns(seat, EMOTIONS, PAWNS)
    for name, domain in DOMAINS.items():
        table.add_pawns(seat, domain, given.get(name, 0))
        table.add_pawns(seat, EMOTIONS, -given.get(name, 0))
    for code, elders in given.get("elders", {}).items():
        idea = words.number("idea", code)
        if idea not in table.market:
            raise BiontError("'{code}' is not in the Market, so no Elder can be there.", "position-elder", code=code)
        table.add_elders(table.market.index(idea), seat, elders)
        table.add_pawns(seat, EMOTIONS, -elders)


def _lay_emissaries(table: Table, words: Words, seat: Seat, codes: Iterable[str]) -> None:
    for idea in words.numbers("idea", codes):
        table.emissaries[idea] |= 1 << seat
        table.add_pawns(seat, EMOTIONS, -1)


def _lay_market(table: Table, words: Words, position: Data) -> None:
    """The Market as told; untold, the first Ideas of each pile of the Epoch that are nowhere else, from row 1 on."""
    epoch = EPOCHS.index(position.get("epoch", EPOCHS[1]))
    if "market" in position:
        cards = position["market"]
        table.market[:] = [NOTHING if code == NO_CARD else words.number("idea", code) for code in cards]
        if len(table.market) != PLACES:
            sentence = "The Market has {places} places, not {number}."
            raise BiontError(sentence, "position-market", places=PLACES, number=len(cards))
        return
    elsewhere = {*position.get("lore", ())}
    for colour in words.kinds["seat"]:
        elsewhere.update(position.get(colour, {}).get("ideas", ()))
    taken = words.numbers("idea", elsewhere)
    for discipline in range(len(DISCIPLINES)):
        pile = [idea for idea in table.box.deck(epoch, discipline) if idea not in taken]
        for row, idea in enumerate(pile[:ROWS], 1):
            table.market[place_of(discipline, row)] = idea


def _lay_cards(table: Table, words: Words, position: Data) -> None:
    """The Lore Deck, the draw decks and the challenge deck, whose top cards may be told."""
    box = table.box
    table.lore = words.numbers("idea", position.get("lore", ()))[::-1]
    placed = {*table.market, *table.lore, *(idea for cards in table.ideas for idea in cards)}
    now = EPOCHS.index(position.get("epoch", EPOCHS[1]))
    for epoch in range(1, len(EPOCHS)):
        for discipline in range(len(DISCIPLINES)):
            cards = tuple(idea for idea in box.deck(epoch, discipline) if idea not in placed)[::-1]
            if epoch < now:
                table.buried += cards
            else:
                table.set_pile(epoch, discipline, cards)
    top = words.numbers("card", position.get("challenges", ()))
    used = {*top, *table.foundations_of_all()}
    deck: list[int] = []
    whole = COMET + len(box.pack.comets) - 1 in top
    for epoch, number in enumerate(box.options.challenges(box.players), 1):
        cards = tuple(card for card, age in enumerate(box.challenge_epoch) if age == epoch and card not in used)
        comet = COMET + epoch - 1
        if whole or epoch < now or comet in top:
            table.unused[epoch - 1] = cards
            continue
        rest = max(0, number - sum(card < COMET and box.challenge_epoch[card] == epoch for card in top))
        deck += [*cards[:rest], comet]
        table.unused[epoch - 1] = cards[rest:]
    table.challenges = [*top, *deck][::-1]


def written(table: Table) -> dict[str, Any]:
    """The position on a table in words: laying it on a blank table gives the same pieces in the same places."""
    words = Words(table)
    position: dict[str, Any] = {
        "turn": table.turn,
        "epoch": EPOCHS[table.epoch],
        "active": words.kinds["seat"][table.active],
        "first": words.kinds["seat"][table.first],
        "phase": PHASES[table.phase],
        "philosophy": words.kinds["space"][table.philosophy],
        "market": [NO_CARD if idea == NOTHING else words.kinds["idea"][idea] for idea in table.market],
        "challenges": words.words("card", table.challenges[::-1]),
        "lore": words.words("idea", table.lore[::-1]),
        "layout": [[words.kinds["hex"][hex_], words.kinds["face"][face], turn] for hex_, face, turn in table.hex_chits],
        "climate": {name: words.words("hex", members(table.climate[climate])) for climate, name in enumerate(CLIMATES)},
    }
    for seat, colour in enumerate(words.kinds["seat"]):
        position[colour] = _written_player(table, words, seat)
    return position


def _written_player(table: Table, words: Words, seat: Seat) -> dict[str, Any]:
    world = table.world
    own = table.migrants[seat]
    hexes = words.kinds["hex"]
    return {
        "migrants": words.words("spot", world.spots_in(own)),
        "moved": words.words("spot", world.spots_in(table.moved & own)),
        "cities": [
            f"{hexes[hex_]} 2" if table.second >> hex_ & 1 else hexes[hex_] for hex_ in members(table.cities[seat])
        ],
        "founded": words.words("hex", members(table.founded & table.cities[seat])),
        "ruling": DISCIPLINES[table.ruling[seat]],
        **{name: words.words("challenge", table.column(seat, column)) for column, name in enumerate(DISCIPLINES)},
        "ideas": words.words("idea", table.ideas[seat]),
        "dissidents": words.words("dissent", members(table.dissidents[seat])),
        **{name: table.pawns_in(seat, domain) for name, domain in DOMAINS.items()},
        **{name: table.stage(seat, track) for track, name in enumerate(TRACKS)},
        "elders": {
            words.kinds["idea"][table.market[place]]: table.elders_at(place, seat)
            for place in range(PLACES)
            if table.elders_at(place, seat)
        },
        "emissaries": words.words("idea", ideas_with_emissaries(table, seat)),
        "chits": {name: table.chits_of(seat, column) for column, name in enumerate(DISCIPLINES)},
        "bellwethers": words.words("comet", members(table.bellwethers[seat])),
    }

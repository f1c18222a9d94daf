"""What can lie on a table: every piece in one place, where it may be. A position that cannot be is refused.

The tests hold every position of random games against it, so that it refuses none that a game leads to. A table may be
in the middle of things: what the steps to come will mend is no fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from biont.origins.brain import PAWNS, emotions
from biont.origins.cards import DISCIPLINES, INFORMATION
from biont.origins.people import all_chits, cuboids, habitable, pool, resting, tokens
from biont.origins.scenario.words import Words, words_of
from biont.origins.table import FIRST_COMET, NOTHING, Seat, Table, members
from biont.origins.tableau import dissents
from biont.origins.tiles import CLIMATES
from biont.scenarios.words import Wrong

CHITS = 16
"""Climate chits of a sort: so many are sea on one side and ice on the other, so many desert and jungle."""
AUCTION = ("auction", "award", "bid", "lonely bid", "pay", "win", "found", "lay foundation")
"""Steps about the card that is auctioned."""
SETTING_UP = ("lay hex", "lay craton", "shift craton", "finish world", "map laid", "start")
"""Steps before everybody is on the map."""
HOMECOMING = ("diaspora", "refugee")
"""Steps that bring a player back to the map."""


def check(table: Table) -> None:
    """Refuse what no table can have."""
    words = words_of(table.box)
    _once(_ideas(table), words.kinds["idea"])
    _once(_challenges(table), words.kinds["card"])
    _climate(table, words)
    for seat, colour in enumerate(words.kinds["seat"]):
        _pieces(table, seat, colour)
        _places(table, words, seat, colour)
        _tableau(table, words, seat, colour)
    _turn(table)
    for seat, colour in enumerate(words.kinds["seat"]):
        _present(table, seat, colour)


def _once(cards: Iterable[int], codes: tuple[str, ...]) -> None:
    for card, number in Counter(cards).items():
        if number > 1:
            word = codes[card]
            raise Wrong("'{word}' is in two places of the position.", "position-two-places", at=word, word=word)


def _ideas(table: Table) -> list[int]:
    found = [idea for idea in table.market if idea != NOTHING]
    found += [*table.lore, *table.removed, *table.buried]
    found += [idea for own in table.ideas for idea in own]
    return found + [idea for deck in table.decks for idea in deck]


def _challenges(table: Table) -> list[int]:
    found = [*table.challenges, *table.spent, *table.foundations_of_all()]
    found += [card for pile in table.unused for card in pile]
    found += [table.auctioned] if table.auctioned != NOTHING else []
    return found + [FIRST_COMET + comet for own in table.bellwethers for comet in members(own)]


def _climate(table: Table, words: Words) -> None:
    """A Hex has one chit, on a ring of its colour, and there are only so many of them.

    Cratons have latitudes in place of rings, and a campaign brings chits to where the last game left them.
    """
    brought = table.box.settings.campaign
    for climate, hexes in enumerate(table.climate):
        for other in () if brought else table.climate[:climate]:
            for hex_ in members(hexes & other):
                raise _shared(words.kinds["hex"][hex_])
    for climate, (name, hexes) in enumerate(zip(CLIMATES, table.climate, strict=True)):
        for hex_ in () if brought or table.strip else members(hexes & ~table.atlas.rings[climate]):
            word = words.kinds["hex"][hex_]
            sentence = "'{word}' has no ring for {climate}."
            raise Wrong(sentence, "position-ring", at=word, word=word, climate=name)
        if (hexes | table.climate[climate ^ 1]).bit_count() > CHITS:
            sentence = "There are {number} chits of {climate} and {other}, and not more."
            names = {"climate": name, "other": CLIMATES[climate ^ 1]}
            raise Wrong(sentence, "position-chits", at="position.climate", number=CHITS, **names)


def _shared(word: str) -> Wrong:
    return Wrong("Two things cannot lie on '{word}'.", "position-shared", at=word, word=word)


def _pieces(table: Table, seat: Seat, colour: str) -> None:
    """Nobody has more figures, cuboids or pawns than there are."""
    if pool(table, seat) < 0:
        sentence = "{colour} has more than {number} figures."
        raise Wrong(
            sentence,
            "position-figures",
            at=f"position.{colour}.migrants",
            colour=colour,
            number=table.box.figures[seat],
        )
    if cuboids(table, seat) < 0:
        where = f"position.{colour}.cities"
        raise Wrong("{colour} has more Cities than cuboids.", "position-cuboids", at=where, colour=colour)
    if emotions(table, seat) < 0:
        sentence = "{colour} has more than {number} pawns."
        raise Wrong(sentence, "position-pawns", at=f"position.{colour}", colour=colour, number=PAWNS)


def _places(table: Table, words: Words, seat: Seat, colour: str) -> None:
    """Migrants are in their realm, each alone on its Spot, and each City alone in a Hex where it can stand."""
    world = table.world
    own, cities = table.migrants[seat], table.cities[seat]
    foreign = words.words("spot", world.spots_in(own & ~resting(table, seat)))
    if foreign:
        sentence = "A Migrant of {colour} cannot stay on '{word}'."
        raise Wrong(sentence, "position-realm", at=foreign[0], colour=colour, word=foreign[0])
    spots = own & _union(table.migrants[:seat])
    hexes = cities & _union(table.cities[:seat])
    if not table.box.merfolk[seat]:
        hexes |= cities & all_chits(table)
    for word in [*words.words("spot", world.spots_in(spots)), *words.words("hex", members(hexes))]:
        raise _shared(word)
    for hex_ in members(cities & ~habitable(table, seat)):
        word = words.kinds["hex"][hex_]
        sentence = "A City of {colour} cannot stand on '{word}'."
        raise Wrong(sentence, "position-city", at=word, colour=colour, word=word)


def _present(table: Table, seat: Seat, colour: str) -> None:
    """Everybody is on the map, or about to come there."""
    comes = any(name in SETTING_UP or (name in HOMECOMING and things[0] == seat) for name, *things in table.steps)
    if not tokens(table, seat) and not comes:
        sentence = "{colour} has neither a Migrant nor a City on the map."
        raise Wrong(sentence, "position-absent", at=f"position.{colour}", colour=colour)


def _turn(table: Table) -> None:
    """Only what is on the map has moved, was founded or covers something, and an auction is about a card."""
    if table.moved & ~_union(table.migrants):
        raise Wrong("Only a Migrant on the map has moved.", "position-moved", at="moved")
    if table.founded & ~_union(table.cities):
        raise Wrong("Only a City on the map was founded.", "position-founded", at="founded")

    if table.second & ~_union(table.cities):
        raise Wrong("Only a City on the map covers a second resource.", "position-covers", at="cities")
    if table.auctioned == NOTHING and any(name in AUCTION for name, *_ in table.steps):
        raise Wrong("No card is being auctioned; say which with 'auction'.", "position-no-auction", at="from")


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _tableau(table: Table, words: Words, seat: Seat, colour: str) -> None:
    """Cards lie in columns of their colours, Dissidents on Dissents of the Ruling Class, Emissaries abroad."""
    box = table.box
    for discipline, name in enumerate(DISCIPLINES):
        for card in table.column(seat, discipline):
            if discipline not in box.challenge_sides[card]:
                raise _wrong_column(words.kinds["challenge"][card], name)
    for idea in table.ideas[seat]:
        if table.ruling[seat] not in box.idea_sides[idea]:
            raise _wrong_column(words.kinds["idea"][idea], DISCIPLINES[table.ruling[seat]])
    limit = table.stage(seat, INFORMATION)
    if len(table.ideas[seat]) > limit and ("obsolescence", seat) not in table.steps:
        sentence = "{colour} has more Ideas than the information stage allows, which is {limit}."
        raise Wrong(sentence, "position-ideas", at=f"position.{colour}.ideas", colour=colour, limit=limit)
    for dissent in members(table.dissidents[seat] & ~dissents(table, seat)):
        word = words.kinds["dissent"][dissent]
        sentence = "'{word}' has no Dissent in the Ruling Class of {colour}."
        raise Wrong(sentence, "position-dissent", at=word, word=word, colour=colour)
    abroad = {idea for other, own in enumerate(table.ideas) if other != seat for idea in own}
    for idea, guests in enumerate(table.emissaries):
        if guests >> seat & 1 and idea not in abroad:
            word = words.kinds["idea"][idea]
            sentence = "'{word}' is no Idea of an opponent, so {colour} has no Emissary there."
            raise Wrong(sentence, "position-emissary", at=word, word=word, colour=colour)


def _wrong_column(word: str, discipline: str) -> Wrong:
    sentence = "'{word}' has no side for {discipline}."
    return Wrong(sentence, "position-column", at=word, word=word, discipline=discipline)

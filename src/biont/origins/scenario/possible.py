"""What can lie on a table: every piece in one place, where it may be. A position that cannot be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from biont.origins.brain import PAWNS, emotions
from biont.origins.cards import DISCIPLINES
from biont.origins.people import all_chits, cuboids, pool, resting
from biont.origins.scenario.words import Words
from biont.origins.table import FIRST_COMET, NOTHING, Seat, Table, members
from biont.origins.tableau import dissents
from biont.scenarios.words import Wrong


def check(table: Table, words: Words) -> None:
    """Refuse what no table can have."""
    _once(_ideas(table), words.kinds["idea"])
    _once(_challenges(table), words.kinds["card"])
    _climate(table, words)
    for seat, colour in enumerate(words.kinds["seat"]):
        _pieces(table, seat, colour)
        _places(table, words, seat, colour)
        _tableau(table, words, seat, colour)
    _turn(table)


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
    """A Hex has one chit."""
    for climate, hexes in enumerate(table.climate):
        for other in table.climate[:climate]:
            for hex_ in members(hexes & other):
                raise _shared(words.kinds["hex"][hex_])


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
    """Migrants are in their realm, each alone on its Spot, and each City alone in a Hex without a chit."""
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


def _turn(table: Table) -> None:
    """Only what is on the map has moved or was founded."""
    if table.moved & ~_union(table.migrants):
        raise Wrong("Only a Migrant on the map has moved.", "position-moved", at="moved")
    if table.founded & ~_union(table.cities):
        raise Wrong("Only a City on the map was founded.", "position-founded", at="founded")


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

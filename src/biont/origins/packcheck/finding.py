"""Finding cards and Hexes, and counting what is on them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import TypeVar

from biont.kernel.errors import Phrase
from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins import world as w
from biont.origins.pack import Pack
from biont.packs import NotFound
from biont.packs.checks import letters

EPOCHS = (1, 2, 3, 4)
Kind = TypeVar("Kind", bound=c.Card)


def cards(pack: Pack) -> tuple[c.Card, ...]:
    """Challenge Cards and Ideas."""
    return (*pack.challenges, *pack.ideas)


def card(pack: Pack, number: int) -> c.Card:
    """A card by its printed number."""
    for found in cards(pack):
        if found.number == number:
            return found
    raise NotFound(Phrase("No card has the number {number}.", "pack-find-number", number=number))


def challenge(pack: Pack, number: int) -> c.Challenge:
    """A Challenge Card by its printed number."""
    for found in pack.challenges:
        if found.number == number:
            return found
    raise NotFound(Phrase("No card has the number {number}.", "pack-find-number", number=number))


def of(found: Iterable[Kind], *epochs: int) -> list[Kind]:
    """The cards of some Epochs."""
    return [one for one in found if one.epoch in epochs]


def events(found: Iterable[c.Challenge]) -> Iterator[c.Event]:
    """All events of some cards."""
    return (event for one in found for event in one.events)


def icons(found: Iterable[c.Card], *disciplines: int) -> Iterator[c.Icon]:
    """The activities of some cards with their Consequents, on all sides or on those of some disciplines."""
    for one in found:
        for side in one.sides:
            if not disciplines or side.discipline in disciplines:
                for activity in side.activities:
                    yield activity
                    if activity.consequent is not None:
                        yield activity.consequent


def eurekas(found: Iterable[c.Card]) -> Iterator[c.Icon]:
    """The icons in the Eurekas of some cards."""
    return (icon for one in found for icon in one.eureka)


def everything(found: Sequence[c.Card]) -> Iterator[c.Icon]:
    """All icons of some cards: activities, Consequents, Eurekas."""
    yield from icons(found)
    yield from eurekas(found)


def count(found: Iterable[c.Icon], kinds: Container[int]) -> int:
    """How many icons are of these kinds."""
    return sum(icon.kind in kinds for icon in found)


def sides(found: Sequence[c.Card], kinds: Container[int]) -> tuple[int, int, int]:
    """How often these kinds stand on the white, purple and red sides of some cards."""
    white, purple, red = (count(icons(found, discipline), kinds) for discipline in range(3))
    return white, purple, red


def cities(one: c.Card) -> list[int]:
    """The types of City that a card requires."""
    return [need.value for need in one.requires if need.kind == c.CITY]


# The map


def hex_of(pack: Pack, name: str) -> w.Hex:
    """A Hex by its English name."""
    for number, tile in enumerate(pack.world.hexes):
        if letters(tile.name.en) == letters(name):
            return number
    raise NotFound(Phrase("No Hex is called '{word}'.", "pack-find-hex", word=name))


def spot_of(pack: Pack, name: str) -> w.Spot:
    """A Spot by its English name."""
    for number, spot in enumerate(pack.world.spots):
        if letters(spot.name.en) == letters(name):
            return number
    raise NotFound(Phrase("No Spot is called '{word}'.", "pack-find-spot", word=name))


def resource(pack: Pack, word: str, name: str = "") -> tuple[w.Hex, t.Resource]:
    """A resource with this word in its name, and its Hex: that of the given name, or the first one."""
    hexes = [hex_of(pack, name)] if name else range(len(pack.world.hexes))
    for number in hexes:
        for found in pack.world.hexes[number].resources:
            if word in found.name.en.lower().split():
                return number, found
    raise NotFound(Phrase("No resource has '{word}' in its name there.", "pack-find-resource", word=word))


def kinds_in(pack: Pack, name: str) -> set[int]:
    """The kinds of resource in a Hex."""
    return {found.kind for found in pack.world.hexes[hex_of(pack, name)].resources}


def resources(pack: Pack) -> Iterator[t.Resource]:
    """All resources of the map."""
    return (found for tile in pack.world.hexes for found in tile.resources)

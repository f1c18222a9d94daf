"""Finding cards by their English names, and counting what is on them."""

from collections.abc import Iterable, Iterator

from biont.genesis import cards as c
from biont.kernel.errors import Phrase
from biont.packs.checks import NotFound, letters


def event(pack: c.Pack, word: str) -> c.Event:
    found = [card for card in pack.events if letters(word) in letters(card.name.en)]
    if len(found) != 1:
        sentence = "{count} events have '{word}' in their name; there should be one."
        raise NotFound(Phrase(sentence, "pack-find-event", count=len(found), word=word))
    return found[0]


def placard(pack: c.Pack, word: str) -> c.Placard:
    found = [card for card in pack.placards if letters(word) in letters(card.name.en)]
    if len(found) != 1:
        sentence = "{count} placards have '{word}' in their name; there should be one."
        raise NotFound(Phrase(sentence, "pack-find-placard", count=len(found), word=word))
    return found[0]


def mutation(pack: c.Pack, name: str) -> c.Mutation:
    """A mutation by the full name of one of its sides."""
    found = [
        card for card in pack.mutations if letters(name) in (letters(card.front.name.en), letters(card.back.name.en))
    ]
    if len(found) != 1:
        sentence = "{count} mutations have a side '{word}'; there should be one."
        raise NotFound(Phrase(sentence, "pack-find-mutation", count=len(found), word=name))
    return found[0]


def parasite(pack: c.Pack, name: str) -> tuple[int, c.ParasiteSide]:
    """A side of a parasite, with its colour."""
    for card in pack.parasites:
        for side in card.sides:
            if letters(name) in letters(side.name.en):
                return card.colour, side
    raise NotFound(Phrase("No side of a parasite has '{word}' in its name.", "pack-find-parasite", word=name))


def macro(pack: c.Pack, word: str) -> c.MacroSide:
    """A side of a macroorganism."""
    found = [side for side in sides(pack) if letters(word) in letters(side.name.en)]
    if len(found) != 1:
        sentence = "{count} sides of macroorganisms have '{word}' in their name; there should be one."
        raise NotFound(Phrase(sentence, "pack-find-macro", count=len(found), word=word))
    return found[0]


def sides(pack: c.Pack) -> Iterator[c.MacroSide]:
    for card in pack.macroorganisms:
        yield card.marine
        yield card.terrestrial


def eon(pack: c.Pack, number: int) -> list[c.Event]:
    return [card for card in pack.events if card.eon == number]


def counts(values: Iterable[int]) -> tuple[int, ...]:
    """How many of the values are 0, 1, 2 and 3: colours or rows."""
    listed = list(values)
    return tuple(listed.count(value) for value in range(4))


def colour(letter: str) -> int:
    return "RYGB".index(letter)

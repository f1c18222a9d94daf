"""How many cards of each kind there are, and which sets they form."""

from collections.abc import Sequence

from biont.genesis import cards as c
from biont.genesis.packcheck.checking import check, fact
from biont.genesis.packcheck.finding import counts, eon, event, macro, placard
from biont.genesis.packcheck.tables import EXAMPLE, LATE
from biont.kernel.errors import Phrase, Several
from biont.kernel.ledger import rule
from biont.packs.checks import Verdict, they_are

fact(
    "events: six Hadean, seven Archean, eleven Proterozoic",
    "000:L214-216",
    lambda p: counts(card.eon for card in p.events)[:3] == (6, 7, 11),
)


def all_in(name: str, source: str, number: int, words: Sequence[str]) -> None:
    @check(name, source)
    def test(pack: c.Pack) -> Verdict:
        wrong = [card.name for card in (event(pack, word) for word in words) if card.eon != number]
        return Phrase("In another eon: {cards}.", "pack-other-eon", cards=Several(wrong)) if wrong else None


all_in("archean: the deck is complete", "000:L835-894", c.ARCHEAN, EXAMPLE[3:10])
all_in("hadean: three events of the example", "000:L799, 000:L820", c.HADEAN, EXAMPLE[:3])
all_in("proterozoic: four events of the example", "000:L894-914", c.PROTEROZOIC, EXAMPLE[10:])
all_in("proterozoic: four events of the rules", "000:L27, 000:L280, 000:L335", c.PROTEROZOIC, LATE)


@check("events: 20 in a game, 17 in a short one", "000:L214-222")
def deck_sizes(pack: c.Pack) -> Verdict:
    played = 3 + len(eon(pack, c.ARCHEAN)) + len(eon(pack, c.PROTEROZOIC))
    return None if (played - 1, played - 4) == (20, 17) else they_are((played - 1, played - 4))


fact(
    "placards: three, three, five and five a row",
    "000:L223",
    lambda p: counts(card.row for card in p.placards) == (3, 3, 5, 5),
)
fact("mutations: twenty", "000:L228", lambda p: len(p.mutations) == 20)
fact("parasites: one of each colour", "000:L210", lambda p: counts(card.colour for card in p.parasites) == (1, 1, 1, 1))
fact(
    "parasites: two different sides", "000:L1187", lambda p: all(card.sides[0] != card.sides[1] for card in p.parasites)
)
fact("macroorganisms: eight", "000:L678", lambda p: len(p.macroorganisms) == 8)


@check("cards: sixty, and sixteen placards", "000:L156-158")
@rule("B0.2")
def all_cards(pack: c.Pack) -> Verdict:
    kinds = (pack.landforms, pack.events, pack.mutations, pack.parasites, pack.macroorganisms)
    found = sum(map(len, kinds)), len(pack.placards)
    return None if found == (60, 16) else they_are(found)


@check("numbers: Opabinia 13, Cryogenian Snowball 50, Comet Impactor 51", "000:L808, 000:L716, 000:L280")
def card_numbers(pack: c.Pack) -> Verdict:
    opabinia = [card.number for card in pack.macroorganisms if card.marine is macro(pack, "Opabinia")]
    found = (*opabinia, event(pack, "Cryogenian").number, event(pack, "Comet").number)
    return None if found == (13, 50, 51) else they_are(found)


@check("numbers: no two cards of a kind have the same", "000:L104, 000:L280, 000:L716, 000:L808")
def numbered_once(pack: c.Pack) -> Verdict:
    for cards in (pack.events, pack.placards, pack.mutations, pack.parasites, pack.macroorganisms):
        found = [card.number for card in cards if card.number]
        twice = sorted({number for number in found if found.count(number) > 1})
        if twice:
            return Phrase("These stand twice: {numbers}.", "pack-twice", numbers=Several(twice))
    return None


@check("numbers: clay 12, dust 15", "000:L104")
def placard_numbers(pack: c.Pack) -> Verdict:
    found = placard(pack, "Clay").number, placard(pack, "Dust").number
    return None if found == (12, 15) else they_are(found)

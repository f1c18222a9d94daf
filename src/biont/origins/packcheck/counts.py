"""How many cards there are, and which numbers and names they have."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from biont.kernel.errors import Phrase, Several
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import check, fact, figure
from biont.origins.packcheck.finding import EPOCHS, card, cards, of
from biont.packs import Verdict
from biont.packs.checks import letters

CITED = {
    9: ("grave goods", "002:L690"),
    14: ("musilanguage", "002:L472"),
    19: ("earworms", "002:L472"),
    24: ("internal monologue", "002:L993"),
    34: ("Gilgamesh", "002:L576"),
    67: ("United Nations", "002:L772"),
    69: ("televangelists", "002:L814"),
    76: ("Florence Nightingale", "002:L454"),
    79: ("Napoleon", "002:L664"),
    98: ("drugs", "002:L997"),
    116: ("handaxe", "002:L452"),
    120: ("Lomekwi", "002:L474"),
    144: ("ard plow", "002:L1402"),
    146: ("wheeled vehicles", "002:L892"),
    178: ("broadcasting", "002:L1133"),
    184: ("natural rights", "002:L1250"),
}
"""Cards that the rulebook cites by their numbers."""


def piles(pack: Pack) -> list[int]:
    """The sizes of the twelve piles of Ideas."""
    return [sum(idea.deck == deck for idea in of(pack.ideas, epoch)) for epoch in EPOCHS for deck in range(3)]


fact(
    "cards: 84 Challenge Cards, 119 Ideas, 4 Comets",
    "002:L88",
    lambda p: (len(p.challenges), len(p.ideas), len(p.comets)) == (84, 119, 4),
)
fact("comets: I, II, III and IV", "002:L720", lambda p: sorted(comet.number for comet in p.comets) == [1, 2, 3, 4])
figure("ideas: twelve piles of three or more", "002:L308", piles, lambda sizes: min(sizes) >= 3, must=True)
figure(
    "challenges: eleven or more in Epoch I, four or more in the others",
    "002:L297-298, 002:L1101",
    lambda p: tuple(len(of(p.challenges, epoch)) for epoch in EPOCHS),
    lambda found: found[0] >= 11 and min(found[1:]) >= 4,
    must=True,
)


@check("cards: no two have the same number", "002:L472, 002:L997")
def numbers(pack: Pack) -> Verdict:
    found = [one.number for one in cards(pack) if one.number]
    twice = sorted({number for number in found if found.count(number) > 1})
    return Phrase("These stand twice: {numbers}.", "pack-twice", numbers=Several(twice)) if twice else None


def longest_rise(numbers: Sequence[int]) -> set[int]:
    """The places of as many numbers as possible that never fall: those left out are out of place."""
    ends: list[tuple[int, int]] = []
    before: dict[int, int] = {}
    for place, number in enumerate(numbers):
        at = bisect_right([last for last, _ in ends], number)
        before[place] = ends[at - 1][1] if at else -1
        ends[at : at + 1] = [(number, place)]
    found, place = set[int](), ends[-1][1] if ends else -1
    while place >= 0:
        found.add(place)
        place = before[place]
    return found


@check("cards: Challenge Cards 1 to 84, Ideas 85 to 203, by Epoch", "002:L88", must=False)
def ranges(pack: Pack) -> Verdict:
    for found, first in ((pack.challenges, 1), (pack.ideas, 85)):
        places = range(first, first + len(found))
        ordered = sorted(found, key=lambda one: one.number)
        fitting = longest_rise([one.epoch for one in ordered])
        wrong = [one.name for place, one in enumerate(ordered) if one.number not in places or place not in fitting]
        if wrong:
            return Phrase("Out of place: {cards}.", "pack-out-of-place", cards=Several(wrong))
    return None


def cited(number: int, name: str, source: str) -> None:
    @check(f"card {number}: {name}", source)
    def test(pack: Pack) -> Verdict:
        found = card(pack, number).name
        fits = letters(name) in letters(found.en)
        return None if fits else Phrase("It is called {card}.", "pack-called", card=found)


for _number, (_name, _source) in CITED.items():
    cited(_number, _name, _source)

fact(
    "epochs: earworms and musilanguage in I, internal monologue in II",
    "002:L732",
    lambda p: (card(p, 19).epoch, card(p, 14).epoch, card(p, 24).epoch) == (1, 1, 2),
    must=False,
)

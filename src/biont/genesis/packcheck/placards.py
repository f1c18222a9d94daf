"""Placards: refugia and the bacteria on their backs, and the rolls whose outcome is told."""

import re
from collections.abc import Sequence

from biont.genesis import cards as c
from biont.genesis.cards import BLUE, GREEN
from biont.genesis.packcheck.checking import check, fact, table
from biont.genesis.packcheck.finding import colour, counts, placard
from biont.genesis.packcheck.tables import PLACARDS, ROLLS
from biont.kernel.errors import Phrase, Several
from biont.kernel.ledger import rule
from biont.packs.checks import Verdict, it_has, letters, misfit

fact("placards: three are smite-proof", "000:L314", lambda p: sum(card.smite_proof for card in p.placards) == 3)


@rule("META.4")
def placard_problem(pack: c.Pack, name: str, word: str) -> Phrase | None:
    """What is wrong with a placard, by one word.

    row=ocean colour=R disc=R triple=R first=B (leftmost manna) name=... (in the name of its bacterium); proof, frail
    warm:12 cool:12 (life has these), warm=1234 (just these), cool!35 (none of these); safe=2 (no slot shows it)
    slot=4m (the first), has=4m, lacks=3m, open=4m (with two slots covered); manna:YYG (these at least), manna=RRGB
    """
    card = placard(pack, name)
    what, how, value = re.fullmatch(r"([a-z]+)(?:([:=!])(\w+))?", word).groups()  # type: ignore[union-attr]
    slots = [f"{face}{'m' if manna else 'e'}" for face, manna in card.slots]
    if what in ("warm", "cool"):
        life, faces = card.life[c.CLIMATES.index(what)], {int(face) for face in value}
        fits = {":": faces <= life, "=": faces == life, "!": not faces & life}[how]
    elif what == "manna":
        wanted = counts(map(colour, value))
        pairs = list(zip(counts(card.manna), wanted, strict=True))
        fits = all(have == want if how == "=" else have >= want for have, want in pairs)
    else:
        fits = {
            "row": lambda: c.ROWS[card.row] == value,
            "colour": lambda: card.colour == colour(value),
            "disc": lambda: card.bacterium.metabolism == colour(value),
            "triple": lambda: card.bacterium.triple == colour(value),
            "first": lambda: card.manna[:1] == (colour(value),),
            "name": lambda: value in letters(card.bacterium.name.en),
            "proof": lambda: card.smite_proof,
            "frail": lambda: not card.smite_proof,
            "safe": lambda: all(slot[0] != value for slot in slots),
            "slot": lambda: slots[:1] == [value],
            "has": lambda: value in slots,
            "lacks": lambda: value not in slots,
            "open": lambda: value in slots[2:],
        }[what]()
    return None if fits else misfit(card.name, word)


table(PLACARDS, placard_problem)

fact(
    "placards: only the deep hot biosphere costs a catalyst",
    "000:L416",
    lambda p: [card for card in p.placards if card.cost] == [placard(p, "Deep Hot")],
)


@check("placards: all but the eutectic brine have both deaths on a 6", "000:L517")
def sixes(pack: c.Pack) -> Verdict:
    lacking = [card for card in pack.placards if not {(6, True), (6, False)} <= set(card.slots)]
    if lacking == [placard(pack, "Brine")]:
        return None
    if not lacking:
        return Phrase("All of them have both.", "pack-all-both")
    return Phrase("Without both: {cards}.", "pack-without-both", cards=Several(card.name for card in lacking))


@check("dust: slot 1 is 3m or 4m, the other follows, and so does 4e", "000:L816-818")
def dust_slots(pack: c.Pack) -> Verdict:
    slots = placard(pack, "Dust").slots
    starts = slots[:1] in (((3, True),), ((4, True),))
    fits = starts and (7 - slots[0][0], True) in slots[1:] and (4, False) in slots[1:]
    written = Several(f"{face}{'m' if manna else 'e'}" for face, manna in slots)
    return None if fits else Phrase("Its slots are {slots}.", "pack-slots", slots=written)


@check("dust: green left of blue", "000:L806-814")
def dust_dots(pack: c.Pack) -> Verdict:
    dots = placard(pack, "Dust").dots
    return None if dots.index(GREEN) < dots.index(BLUE) else Phrase("It is right of blue.", "pack-right")


@check("clay mound: three slots at least", "000:L552")
def clay_slots(pack: c.Pack) -> Verdict:
    found = len(placard(pack, "Clay").slots)
    return None if found >= 3 else it_has(found)


@check("GNA lipid world: a blue placard with blue discs", "000:L583")
def gna(pack: c.Pack) -> Verdict:
    found = [card for card in pack.placards if "gnalipid" in letters(card.bacterium.name.en)]
    fits = [(card.colour, card.bacterium.metabolism, card.bacterium.triple) for card in found] == [(BLUE, BLUE, BLUE)]
    return None if fits else Phrase("There is none.", "pack-none")


fact(
    "placards: metabolism has the colour of the placard",
    "000:L25, 000:L583",
    lambda p: all(card.bacterium.metabolism == card.colour for card in p.placards),
)
fact(
    "placards: each orders all four colours",
    "000:L541, 000:L806",
    lambda p: all(sorted(card.dots) == [0, 1, 2, 3] for card in p.placards),
)
fact(
    "placards: six cubes at most", "000:L896, 000:L910", lambda p: all(1 <= len(card.manna) <= 6 for card in p.placards)
)
fact(
    "placards: four of each colour",
    "biogen",
    lambda p: counts(card.colour for card in p.placards) == (4, 4, 4, 4),
)
fact(
    "placards: a front about the sunlit surface of the sea",
    "000:L944",
    lambda p: any("uv" in letters(card.name.en) or "sun" in letters(card.name.en) for card in p.placards),
)


def roll(card: c.Placard, climate: int, enzymes: int, dice: Sequence[int]) -> tuple[int, int, int]:
    """Animations, manna deaths and enzyme deaths of a roll, with so many slots covered from the left."""
    uncovered = card.slots[enzymes:]
    manna = {face for face, kills_manna in uncovered if kills_manna}
    enzyme = {face for face, kills_manna in uncovered if not kills_manna}
    return (
        sum(die in card.life[climate] for die in dice),
        sum(die in manna for die in dice),
        sum(die in enzyme for die in dice),
    )


def add_roll(
    name: str, source: str, word: str, climate: int, enzymes: int, dice: Sequence[int], told: Sequence[int | None]
) -> None:
    @check(name, source)
    def test(pack: c.Pack) -> Verdict:
        outcome = roll(placard(pack, word), climate, enzymes, dice)
        fits = all(expected in (None, found) for expected, found in zip(told, outcome, strict=True))
        sentence = "Animations, manna and enzyme deaths come out as {numbers}."
        return None if fits else Phrase(sentence, "pack-outcome", numbers=Several(outcome))


for entry in ROLLS:
    add_roll(*entry)

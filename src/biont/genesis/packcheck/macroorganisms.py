"""Macroorganisms: what they need, their organs, endosymbionts and shields."""

import re
from collections.abc import Sequence

from biont.genesis import cards as c
from biont.genesis.cards import GREEN, RED, YELLOW
from biont.genesis.packcheck.checking import check, fact, table
from biont.genesis.packcheck.finding import colour, counts, macro, sides
from biont.genesis.packcheck.tables import NEEDS, PIECES
from biont.kernel.errors import Phrase, Several
from biont.packs.checks import Verdict, letters, misfit, they_are

Pieces = tuple[c.Organ | c.Endosymbiont, ...]


def others(wrong: Sequence[object]) -> Verdict:
    return Phrase("It is otherwise on {cards}.", "pack-otherwise", cards=Several(wrong)) if wrong else None


@check("macroorganisms: pairs of sides as in the table", "000:L720-727")
def pairs_of_sides(pack: c.Pack) -> Verdict:
    pairs = {(letters(card.marine.name.en), letters(card.terrestrial.name.en)) for card in pack.macroorganisms}
    return others([sea for sea, land, *_ in NEEDS if (letters(sea), letters(land)) not in pairs])


@check("macroorganisms: marine system chromosomes as in the table", "000:L720-727")
def marine_systems(pack: c.Pack) -> Verdict:
    return others([macro(pack, sea).name for sea, _, cubes, _ in NEEDS if macro(pack, sea).system != cubes])


@check("macroorganisms: they cost their marine system chromosomes", "000:L682")
def costs(pack: c.Pack) -> Verdict:
    return others([card.marine.name for card in pack.macroorganisms if card.needs != card.marine.system])


@check("macroorganisms: terrestrial totals as in the table", "000:L720-729")
def terrestrial_systems(pack: c.Pack) -> Verdict:
    return others([macro(pack, land).name for _, land, _, cubes in NEEDS if macro(pack, land).system != cubes])


@check("macroorganisms: marine organs are the difference of the two", "000:L718-729, 001:L628")
def marine_organs(pack: c.Pack) -> Verdict:
    wrong = []
    for card in pack.macroorganisms:
        organs = counts(organ.colour for organ in card.marine.organs)
        if any(m + o != t for m, o, t in zip(card.marine.system, organs, card.terrestrial.system, strict=True)):
            wrong.append(card.marine.name)
    return others(wrong)


def piece_problem(pack: c.Pack, name: str, word: str) -> Phrase | None:
    """What is wrong with a side of a macroorganism, by one word.

    brain:R.uv_shield is an organ of that name, colour and icon, (gut):G an endosymbiont; colour and icon may be left
    out, and -icon must not stand there; organs=2 organs>=1 are numbers of organs
    """
    side = macro(pack, name)
    if word.startswith("organs"):
        wanted = int(word[-1])
        fits = len(side.organs) >= wanted if ">=" in word else len(side.organs) == wanted
    else:
        title, letter, icon = re.fullmatch(r"\(?(\w+)\)?(?::([RYGB]))?(?:\.(-?\w+))?", word).groups()  # type: ignore[union-attr]
        pieces: Pieces = side.endosymbionts if word.startswith("(") else side.organs
        fits = any(
            title in letters(piece.name.en)
            and (letter is None or piece.colour == colour(letter))
            and (icon is None or bool(piece.icons[c.ICONS.index(icon.lstrip("-"))]) != icon.startswith("-"))
            for piece in pieces
        )
    return None if fits else misfit(side.name, word)


table(PIECES, piece_problem)

fact(
    "macroorganisms: at most one circle of a colour",
    "000:L696",
    lambda p: all(max(counts(circle.colour for circle in side.endosymbionts)) <= 1 for side in sides(p)),
)


def shown_on(pack: c.Pack, icon: int) -> tuple[bool, bool]:
    """Whether an icon stands on some organ, and on some endosymbiont."""
    return (
        any(organ.icons[icon] for side in sides(pack) for organ in side.organs),
        any(circle.icons[icon] for side in sides(pack) for circle in side.endosymbionts),
    )


fact("macroorganisms: a red queen exists", "000:L733-736", lambda p: any(shown_on(p, c.RED_QUEEN)))
fact("macroorganisms: a heat shield exists", "000:L320", lambda p: any(shown_on(p, c.HEAT_SHIELD)))
fact("macroorganisms: an O2 shield exists", "000:L328", lambda p: any(shown_on(p, c.O2_SHIELD)))
fact("macroorganisms: UV shields on organ and circle", "000:L344", lambda p: all(shown_on(p, c.UV_SHIELD)))
fact("macroorganisms: cancer shields on organ and circle", "000:L352-355", lambda p: all(shown_on(p, c.CANCER_SHIELD)))
fact("macroorganisms: drought shields on organ and circle", "000:L359", lambda p: all(shown_on(p, c.DROUGHT_SHIELD)))
fact("macroorganisms: immunology on organ and circle", "000:L1127-1131", lambda p: all(shown_on(p, c.IMMUNOLOGY)))


def shields(side: c.MacroSide, icon: int) -> bool:
    pieces: Pieces = side.organs + side.endosymbionts
    return any(piece.icons[icon] for piece in pieces)


@check("macroorganisms: UV shields are rarer on land", "001:L643, 000:L777")
def uv_on_land(pack: c.Pack) -> Verdict:
    sea = sum(shields(card.marine, c.UV_SHIELD) for card in pack.macroorganisms)
    land = sum(shields(card.terrestrial, c.UV_SHIELD) for card in pack.macroorganisms)
    sentence = "{sea} marine and {land} terrestrial sides have one."
    return None if land < sea else Phrase(sentence, "pack-uv", sea=sea, land=land)


@check("macroorganisms: two organs share a bubble", "000:L749")
def shared_bubble(pack: c.Pack) -> Verdict:
    for side in sides(pack):
        icons = [organ.icons for organ in side.organs if any(organ.icons)]
        if len(set(icons)) < len(icons):
            return None
    return Phrase("No two organs of a side have the same icons.", "pack-no-bubble")


def rate(side: c.MacroSide) -> int:
    """The metabolic rate of what is printed."""
    return side.system[RED] + side.system[YELLOW]


@check("metabolic rates: arrow worm 3, Dickinsonia 1, seaweed 0, sea star 5 with a yellow biont", "000:L769-781")
def metabolic_rates(pack: c.Pack) -> Verdict:
    found = [rate(macro(pack, name)) for name in ("Arrow Worms", "Dickinsonia", "Seaweed", "Sea Stars")]
    return None if found == [3, 1, 0, 5 - 1] else they_are(found)


@check("seaweed: 9 points with one organ and a green guest, 4 for the guest", "000:L795")
def seaweed_points(pack: c.Pack) -> Verdict:
    side = macro(pack, "Seaweed")
    guests = sum(circle.colour == GREEN for circle in side.endosymbionts)
    found = 6 // 2 + sum(side.system) + 1 + 1, 6 // 2 + guests
    return None if found == (9, 4) else they_are(found)

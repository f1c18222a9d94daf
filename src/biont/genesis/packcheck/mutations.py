"""Mutations and parasites."""

import re
from collections.abc import Iterable

from biont.genesis import cards as c
from biont.genesis.cards import GREEN, YELLOW
from biont.genesis.packcheck.checking import check, fact, table
from biont.genesis.packcheck.finding import colour, mutation, parasite
from biont.genesis.packcheck.tables import MUTATIONS, PARASITES
from biont.kernel.errors import Phrase, Several
from biont.kernel.ledger import rule
from biont.packs.checks import Verdict, it_has, letters, misfit


def fronts(pack: c.Pack, icon: int) -> list[c.Mutation]:
    return [card for card in pack.mutations if card.front.icons[icon]]


def backs(pack: c.Pack, icon: int) -> list[c.Mutation]:
    return [card for card in pack.mutations if card.back.icons[icon]]


def names(cards: Iterable[c.Mutation]) -> Several:
    return Several(card.front.name for card in cards)


fact("mutations: every back has DNA", "000:L589", lambda p: all(card.back.icons[c.DNA] == 1 for card in p.mutations))
fact("mutations: no front has DNA", "000:L228", lambda p: not fronts(p, c.DNA))


@check("mutations: fission only on unpromoted yellow ones", "000:L650")
def fission(pack: c.Pack) -> Verdict:
    wrong = backs(pack, c.FISSION) + [card for card in fronts(pack, c.FISSION) if card.front.colour != YELLOW]
    return Phrase("Elsewhere: {cards}.", "pack-elsewhere", cards=names(wrong)) if wrong else None


@check("mutations: no promoted side has a heat shield", "000:L172")
def promoted_heat(pack: c.Pack) -> Verdict:
    wrong = backs(pack, c.HEAT_SHIELD)
    return Phrase("These have one: {cards}.", "pack-have-one", cards=names(wrong)) if wrong else None


@check("mutations: each ability exists", "000:L1025-1038, 000:L646")
def abilities(pack: c.Pack) -> Verdict:
    missing = [icon for n, icon in enumerate(c.ICONS[: c.UV_SHIELD]) if not fronts(pack, n) and not backs(pack, n)]
    return Phrase("Missing: {icons}.", "pack-lacks", icons=Several(missing)) if missing else None


fact("mutations: two with sex", "000:L643", lambda p: len(fronts(p, c.SEX)) + len(backs(p, c.SEX)) >= 2)
fact("mutations: two with HGT", "000:L474", lambda p: len(fronts(p, c.HGT)) + len(backs(p, c.HGT)) >= 2)
fact("mutations: several heat shields in front", "000:L172, 000:L320", lambda p: len(fronts(p, c.HEAT_SHIELD)) >= 3)
fact("mutations: four red queens in front", "000:L741, 000:L859, 000:L892", lambda p: len(fronts(p, c.RED_QUEEN)) >= 4)


@check("mutations: the added colour is another one", "000:L457, 000:L674")
def added_colour(pack: c.Pack) -> Verdict:
    wrong = [card for card in pack.mutations if card.front.colour == card.back.colour]
    return Phrase("It is the same on {cards}.", "pack-same-colour", cards=names(wrong)) if wrong else None


fact(
    "mutations: a green front of little use",
    "000:L875",
    lambda p: any(card.front.colour == GREEN and not any(card.front.icons) for card in p.mutations),
)
fact(
    "mutations: green polluters",
    "000:L70",
    lambda p: sum(card.front.colour == GREEN for card in fronts(p, c.POLLUTION)) >= 2,
)


@rule("META.6")
def mutation_problem(pack: c.Pack, name: str, word: str) -> Phrase | None:
    """What is wrong with a mutation, by one word.

    front=BY (one of these colours), back=Y, becomes=helicase; hgt on the front, hgt+ on the back, -hgt not on the front
    """
    card = mutation(pack, name)
    if "=" in word:
        what, _, value = word.partition("=")
        if what == "becomes":
            fits = letters(card.back.name.en) == value
        else:
            fits = (card.front if what == "front" else card.back).colour in map(colour, value)
    elif word.startswith("-"):
        fits = not card.front.icons[c.ICONS.index(word[1:])]
    else:
        side = card.back if word.endswith("+") else card.front
        fits = side.icons[c.ICONS.index(word.rstrip("+"))] == 1
    return None if fits else misfit(card.front.name, word)


table(MUTATIONS, mutation_problem)


@check("cytochromes: one heat shield, none in the first edition", "000:L879, 000:L896, 001:L742")
def cytochromes(pack: c.Pack) -> Verdict:
    wanted = 0 if pack.edition == "1e" else 1
    found = mutation(pack, "Cytochromes").front.icons[c.HEAT_SHIELD]
    return None if found == wanted else it_has(found)


@check("cAMP pheromones: one red queen", "000:L741")
def pheromones(pack: c.Pack) -> Verdict:
    card = mutation(pack, "cAMP Pheromones")
    side = card.front if letters(card.front.name.en) == "camppheromones" else card.back
    return None if side.icons[c.RED_QUEEN] == 1 else it_has(side.icons[c.RED_QUEEN])


# Parasites


def parasite_problem(pack: c.Pack, name: str, word: str) -> Phrase | None:
    """What is wrong with a side of a parasite, by one word: its colour, slots=BR, slots:G (at least), pollution."""
    owner, side = parasite(pack, name)
    what, how, value = re.fullmatch(r"([a-z]+)(?:([:=])(\w+))?", word).groups()  # type: ignore[union-attr]
    if what == "slots":
        wanted = sorted(map(colour, value))
        fits = sorted(side.slots) == wanted if how == "=" else set(wanted) <= set(side.slots)
    else:
        fits = bool(side.icons[c.POLLUTION]) if what == "pollution" else c.COLOURS[owner] == what
    return None if fits else misfit(side.name, word)


table(PARASITES, parasite_problem)

fact(
    "parasites: slots differ from each other and from the card",
    "000:L1207",
    lambda p: all(len({card.colour, *side.slots}) == 3 for card in p.parasites for side in card.sides),
)

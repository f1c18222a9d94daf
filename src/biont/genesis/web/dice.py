"""What every die of a roll means, as soon as it has fallen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from biont.games.advice import Dice
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import tableau_of
from biont.genesis.rules.autocatalysis import AUTOCATALYTIC_REROLL, AUTOCATALYTIC_ROLL
from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL
from biont.genesis.table import NOWHERE, Table
from biont.kernel.play import Entry
from biont.words import Words

ALIKE = 3
"""So many dice alike earn a disc."""

LIFE = frozenset((AUTOCATALYTIC_ROLL, AUTOCATALYTIC_REROLL))
DARWIN = frozenset((DARWIN_ROLL, DARWIN_REROLL))
KILLS = {"manna": True, "enzyme": False}
"""What an open slot kills, and whether that is what lives there."""


def meanings(entry: Entry, faces: Sequence[int], table: Table, say: Words) -> list[Dice]:
    """The dice of a roll in groups, those that do the same together.

    What they do was settled when they fell: the entry says how many enzymes lay there, or what the organism was worth.
    """
    numbers = [datum for datum in entry.data if isinstance(datum, int)]
    if entry.kind in LIFE:
        return _life(table, numbers[0], numbers[-1], faces, say)
    if entry.kind in DARWIN:
        metabolism, _, shield, lowest = numbers[-4:]
        return _darwin(metabolism, shield, lowest, faces, say, host=_feeds_others(table, numbers[0]))
    return [Dice(tuple(faces), "", "")]


def _feeds_others(table: Table, organism: int) -> bool:
    """Whether what a parasite eats is not its player's: it is whose who has the bacterium below all of them."""
    alive = table.owner[organism] != NOWHERE
    return organism >= PARASITE and not (alive and tableau_of(table, organism) == table.owner[organism])


def _life(table: Table, placard: int, covered: int, faces: Sequence[int], say: Words) -> list[Dice]:
    box = table.box
    deadly = {(face, bool(manna)) for face, manna in box.slots[placard][covered:]}
    groups: dict[tuple[bool, tuple[str, ...]], list[int]] = {}
    for face in sorted(faces):
        does = ["life"] if face in box.life[placard][table.climate] else []
        dies = [name for name, manna in KILLS.items() if (face, manna) in deadly and (manna or covered)]
        does += ["both"] if len(dies) == len(KILLS) else dies
        groups.setdefault((list(faces).count(face) > 1, tuple(does)), []).append(face)
    found = []
    for (doubles, kinds), same in groups.items():
        text, tone = _said(kinds, len(same), covered, say), _tone(kinds)
        if doubles:
            found.append(_also(Dice(tuple(same), text if kinds else "", tone), say("web-die-doubles"), say))
        else:
            found.append(Dice(tuple(same), text, tone))
    return sorted(found, key=lambda one: one.tone != "good")


def _said(does: Sequence[str], count: int, enzymes: int, say: Words) -> str:
    """What so many dice do; they kill no more enzymes than lay there."""
    if not does:
        return say("web-die-nothing")
    few = {"enzyme": "enzyme-few", "both": "both-few"} if count > max(1, enzymes) else {}
    first, *rest = (say(f"web-die-{few.get(name, name)}", count=count, enzymes=enzymes) for name in does)
    for second in rest:
        first = say("web-die-and", first=first, second=second)
    return first


def _tone(does: Sequence[str]) -> str:
    """What wakes a cube and costs no more than an enzyme is neither."""
    if "life" not in does:
        return "bad" if does else ""
    return "bad" if {"manna", "both"} & set(does) else "" if "enzyme" in does else "good"


def _darwin(metabolism: int, shield: int, lowest: int, faces: Sequence[int], say: Words, *, host: bool) -> list[Dice]:
    """``host``: whether its host gets what it eats."""
    food = tuple(face for face in faces if face == 1)
    eaten = "unfed" if not metabolism else "food-host" if host else "food"
    errors = tuple(sorted(face for face in faces if face >= lowest))
    harmless = sorted(face for face in faces if 1 < face < lowest)
    alike = tuple(face for face in harmless if harmless.count(face) >= ALIKE)
    rest = tuple(face for face in harmless if face not in alike)
    found = [
        Dice(food, say(f"web-die-{eaten}"), "good" if metabolism and not host else ""),
        Dice(alike, say("web-die-triple"), "good"),
        Dice(rest, say("web-die-nothing-dna" if 5 in rest else "web-die-nothing"), ""),
        Dice(errors, say("web-die-error", count=len(errors), repaired=min(len(errors), shield)), "bad"),
    ]
    return [
        _also(one, say("web-die-triple"), say)
        if max(Counter(one.faces).values()) >= ALIKE and one.faces != alike
        else one
        for one in found
        if one.faces
    ]


def _also(dice: Dice, more: str, say: Words) -> Dice:
    """Dice that do something good besides."""
    text = say("web-die-also", text=dice.text, more=more) if dice.text else more
    return Dice(dice.faces, text, dice.tone or "good")

"""Chances before a roll, exactly: to come through a Darwin roll unharmed, and to bring a refugium to life."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import factorial, prod

from biont.draw.remembered import reads
from biont.genesis.bots.odds import binomial, error_losses
from biont.genesis.cards import YELLOW
from biont.genesis.ids import ORGANISMS
from biont.genesis.organisms import biont_count, chromosomes, darwin_dice, error_shield, is_macro
from biont.genesis.rules.autocatalysis import ASK_REROLL_ALL, ASK_ROLL_REFUGIUM, contestants, dice_of, progenote
from biont.genesis.rules.darwin import ASK_REROLL, fives_are_errors
from biont.genesis.table import CELLS, NOWHERE, Table
from biont.kernel import Option
from biont.kernel.declared import Question

MOST_DICE = 14
"""Above this no chance is shown: there are too many ways the dice can fall, and nearly all of them hold doubles."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How likely something is: a refugium comes ``alive``, an organism stays ``unharmed`` or ``survives``."""

    of: str
    thing: int
    chance: float
    owner: int = NOWHERE
    """Whose life it is: the colour that rolls, or the organism's."""


def unharmed(table: Table, organism: int) -> float | None:
    """The chance that a microorganism loses nothing in its Darwin roll, if it re-rolls as many errors as it may."""
    if table.owner[organism] == NOWHERE or is_macro(table, organism):
        return None
    dice = darwin_dice(table, organism)
    if not dice:
        return None
    rerolls, shield = chromosomes(table, organism, YELLOW), error_shield(table, organism)
    return min(1.0, error_losses(dice, rerolls, shield, fives_are_errors(table, organism))[0])


def survives(table: Table, organism: int) -> float | None:
    """The chance that a microorganism lives on after its Darwin roll, if it re-rolls as many errors as it may."""
    if unharmed(table, organism) is None:
        return None
    dice = darwin_dice(table, organism)
    tokens = dice - biont_count(table, organism)
    rerolls, shield = chromosomes(table, organism, YELLOW), error_shield(table, organism)
    losses = error_losses(dice, rerolls, shield, fives_are_errors(table, organism))
    return min(1.0, sum(losses[:tokens]))


def before_dice(table: Table, question: Question, data: Sequence[int], option: Option) -> list[Prospect]:
    """The chances of the dice that a question is about, if they are rolled (again) as an option says."""
    if question.rolls:
        thing = data[0]
        wanted = (
            [("alive", alive)] if question == ASK_ROLL_REFUGIUM else [("survives", survives), ("unharmed", unharmed)]
        )
        found = [(of, reckon(table, thing)) for of, reckon in wanted]
        return [Prospect(of, thing, chance, whose(table, of, thing)) for of, chance in found if chance is not None]
    if question == ASK_REROLL_ALL:
        return _second_try(table, data[0], data[1:], option[0] == "reroll")
    if question == ASK_REROLL:
        ways = (option, ("reroll", max(data[2:])))
        chance, best = (_rerolled(table, data[0], data[1], list(data[2:]), way) for way in ways)
        # Where something is lost whichever die is rolled again, there is nothing to compare.
        return [Prospect("unharmed", data[0], chance, whose(table, "unharmed", data[0]))] if chance or best else []
    return []


def _second_try(table: Table, placard: int, dice: Sequence[int], again: bool) -> list[Prospect]:
    """A refugium rolled once: alive as its dice lie, or if all of them are rolled again."""
    if len(dice) > MOST_DICE:
        return []
    place, owner = _place(table, placard), whose(table, "alive", placard)
    if again:
        return [Prospect("alive", placard, _alive(len(dice), *place, False), owner)]
    counts = [dice.count(face) for face in range(1, 7)]
    return [Prospect("alive", placard, float(_comes_alive(counts, *place)), owner)]


def lowest_error(table: Table, organism: int) -> int:
    """The lowest face that is an error in the Darwin roll of an organism."""
    return 5 if fives_are_errors(table, organism) else 6


def _rerolled(table: Table, organism: int, picks: int, kept: list[int], option: Option) -> float:
    """No loss after re-rolling what was picked, with the die of the option and as many further errors as are left."""
    picked = darwin_dice(table, organism) - len(kept)
    lowest = lowest_error(table, organism)
    if option[0] == "reroll":
        kept.remove(option[1])
        more = min(picks - 1, sum(face >= lowest for face in kept))
        picked += 1 + more
    else:
        more = 0
    allowed = error_shield(table, organism) - (sum(face >= lowest for face in kept) - more)
    return min(1.0, sum(binomial(picked, (7 - lowest) / 6)[: allowed + 1])) if allowed >= 0 else 0.0


def alive(table: Table, placard: int) -> float | None:
    """The chance that a refugium with a biont can become a bacterium in its next roll."""
    players = contestants(table, placard)
    dice = dice_of(table, placard)
    if not players or dice > MOST_DICE:
        return None
    roller = progenote(table, placard, players)
    again = players == [roller] and table.box.colour[placard] == roller
    return _alive(dice, *_place(table, placard), again)


def whose(table: Table, of: str, thing: int) -> int:
    """The colour whose bacterium a refugium would become, as things stand, or that an organism belongs to."""
    if of != "alive":
        return table.owner[thing]
    players = contestants(table, thing)
    return progenote(table, thing, players) if players else NOWHERE


Place = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""What is organized and what is not, and how many deaths and lives each face brings."""


def _place(table: Table, placard: int) -> Place:
    box = table.box
    deadly = [0] * 7
    for face, kills_manna in box.slots[placard][len(table.enzymes[placard]) :]:
        deadly[face] += int(kills_manna)
    here = CELLS[placard]
    organized = sum(table.up[here]) + sum(table.domes[here])
    life = tuple(int(face in box.life[placard][table.climate]) for face in range(7))
    return organized, sum(table.down[here]), tuple(deadly), life


@lru_cache(maxsize=4096)
def _alive(dice: int, organized: int, down: int, deadly: tuple[int, ...], life: tuple[int, ...], again: bool) -> float:
    """The chance of dice to bring a place to life, with a second try if wanted."""
    faces = range(1, 7)
    alike = Counter((deadly[face], life[face]) for face in faces)
    good = sum(
        factorial(dice) // prod(map(factorial, counts)) * prod(map(pow, alike.values(), counts))
        for counts in _falls(dice, len(alike))
        if _stays_alive(zip(counts, alike, strict=True), organized, down)
    )
    # Without doubles nothing comes alive.
    good -= sum(
        factorial(dice)
        for shown in combinations(faces, dice)
        if _stays_alive(((1, (deadly[face], life[face])) for face in shown), organized, down)
    )
    chance: float = good / 6**dice
    return chance + (1 - chance) * chance if again else chance


def _comes_alive(
    counts: Sequence[int], organized: int, down: int, deadly: tuple[int, ...], life: tuple[int, ...]
) -> bool:
    """Doubles, and something organized left after every death."""
    shown = ((count, (deadly[face], life[face])) for face, count in enumerate(counts, 1))
    return max(counts) > 1 and _stays_alive(shown, organized, down)


def _stays_alive(shown: Iterable[tuple[int, tuple[int, int]]], organized: int, down: int) -> bool:
    """Whether something organized is left after every death; whoever rolls lets bionts die last.

    ``shown`` is how often faces show, and how many deaths and lives each of them brings.
    """
    deaths = lives = 0
    for count, (deadly, life) in shown:
        deaths += count * deadly
        lives += count * life
    return organized + min(down, lives) > deaths


def _falls(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    """Every way that dice can fall, as how often each face, or each sort of faces, shows."""
    if faces == 1:
        yield (dice,)
        return
    for count in range(dice + 1):
        for rest in _falls(dice - count, faces - 1):
            yield (count, *rest)


@reads(
    "bionts",
    "climate",
    "cubes",
    "diseased",
    "domes",
    "down",
    "enzymes",
    "macro",
    "mutation_cube",
    "mutations",
    "owner",
    "promoted",
    "rows",
    "side",
    "up",
)
def all_chances(table: Table) -> Sequence[Prospect]:
    """The chances of everything on the table that will roll: organisms first, then refugia with a biont."""
    found: list[tuple[str, int, float | None]] = []
    for organism in range(ORGANISMS):
        found += [("survives", organism, survives(table, organism)), ("unharmed", organism, unharmed(table, organism))]
    found += [("alive", placard, alive(table, placard)) for row in table.rows for placard in row]
    return [Prospect(of, thing, chance, whose(table, of, thing)) for of, thing, chance in found if chance is not None]

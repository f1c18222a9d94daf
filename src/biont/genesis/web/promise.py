"""How likely life is on a place with all that somebody may still bring there: one biont alone says little."""

from __future__ import annotations

from collections.abc import Iterator

from biont.games.advice import Fact, TriedOption, percent
from biont.genesis.bionts import footholds
from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import Player, Refugium
from biont.genesis.rules import entropy
from biont.genesis.table import CELL, CELLS, Table
from biont.genesis.vocabulary import POOL
from biont.genesis.web.odds import alive, whose
from biont.kernel.decision import Option
from biont.words import Words

MUCH = 0.4
"""By so much a chance elsewhere is better where somebody should go there."""

FAINT = 0.25
"""A parasite that can be had for certain is worth more than so small a chance."""

MORE = 0.3
"""So much more is worth telling, and doing something for it."""

LIKELY = 0.6
"""So likely life is worth a biont."""


def is_faint(trial: TriedOption) -> bool:
    """Whether a biont goes to a place of little promise, though there is a far better one, or a parasite to be had."""
    table, player = trial.before, trial.decision.data[0]
    if not _is_placed(trial.option):
        return False
    chance = promise(table, player, trial.option[2])
    if chance < FAINT and any(one[0] == "attach" for one in trial.decision.options):
        return True
    return any(promise(table, player, place) - chance >= MUCH for place in _places(trial))


def is_left(trial: TriedOption) -> bool:
    """Whether something else is done, or nothing, while a biont can be brought where life is far likelier then."""
    table, player = trial.before, trial.decision.data[0]
    for place in _places(trial):
        chance, mine = promise(table, player, place), whose(table, "alive", place) == player
        if chance >= LIKELY and chance - mine * (alive(table, place) or 0.0) >= MORE:
            return True
    return False


def _is_placed(option: Option) -> bool:
    """Whether a biont comes from the pool to a place."""
    return option[:2] == ("assign", POOL) and len(option) > 2


def _places(trial: TriedOption) -> set[Refugium]:
    """Where a biont can be brought."""
    return {one[2] for one in trial.decision.options if _is_placed(one)}


def promise_of(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """What a place promises once all is there that can come, if that is more than what a biont alone brings."""
    if not _is_placed(trial.option):
        return
    player, placard = trial.decision.data[0], trial.option[2]
    chance = promise(trial.before, player, placard)
    alone = alive(trial.after, placard) if trial.after is not None else None
    if alone is not None and chance - alone >= MORE:
        yield Fact("promise", chance, say("web-fact-promise", chance=percent(chance)))


def promise(table: Table, player: Player, placard: Refugium) -> float:
    """The best chance of a player to make a bacterium of a place next, with bionts of his pool and a disc."""
    discs = sum(table.pool[CELLS[player]])
    most = min(table.pool_bionts[player], entropy.room(table, player, footholds(table, player)))
    if fee := table.box.cost[placard]:
        most = min(most, discs // fee)
    return max((_chance(table, player, placard, one) for one in {1, most} if 0 < one <= most), default=0.0)


def _chance(table: Table, player: Player, placard: Refugium, bionts: int) -> float:
    """The same with so many more bionts, and the disc as an enzyme that serves best."""
    best, free = 0.0, len(table.enzymes[placard]) < len(table.box.slots[placard])
    colours = [colour for colour in ALL_COLOURS if free and table.pool[CELL[player][colour]]]
    for enzymes in ((), *((colour,) for colour in colours)):
        after = table.copy()
        after.domes[CELL[placard][player]] += bionts
        after.enzymes[placard] = (*after.enzymes[placard], *enzymes)
        if whose(after, "alive", placard) == player:
            best = max(best, alive(after, placard) or 0.0)
    return best

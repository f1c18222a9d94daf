"""What a card adds to what an organism can do."""

from __future__ import annotations

from biont.games.advice import TriedOption
from biont.genesis.cards import ICONS
from biont.genesis.ids import cubes_of, side_of
from biont.genesis.table import Table
from biont.genesis.web.regrets import ONCE, has, in_vain
from biont.genesis.web.tries import Try


def is_in_vain(trial: TriedOption, organism: int, mutation: int, promoted: bool) -> bool:
    """Whether all abilities of a card do nothing for an organism."""
    tried = Try(trial.before, trial.after, trial.decision, trial.option, trial.teller)
    brought = tried.before.box.mutation_icons[side_of(mutation, promoted)]
    return any(True for _ in in_vain(tried, organism, brought, mutation))


def added(trial: TriedOption, organism: int, mutation: int, promoted: bool) -> list[int]:
    """Abilities that an organism has not had before, or has more of, by a card that is bought or promoted."""
    table: Table = trial.before
    front, back = (table.box.mutation_icons[cube] for cube in cubes_of(mutation))
    brought, had = (back, front) if promoted else (front, [0] * len(ICONS))
    return [
        icon
        for icon in range(len(ICONS))
        if brought[icon] > had[icon] and not (icon in ONCE and has(table, organism, icon, besides=mutation))
    ]

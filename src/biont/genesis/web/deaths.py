"""Which piece may be suggested to die on a place."""

from __future__ import annotations

from biont.games.advice import TriedOption
from biont.genesis.cards import BLUE
from biont.genesis.rules.autocatalysis import contestants
from biont.genesis.table import CELLS
from biont.genesis.web.first_roll import best_survival
from biont.kernel.decision import Option

FEW = 3
"""Of so many deaths at most all ways to die are weighed."""

FRAILER = 0.15
"""By so much less a chance to live on is no fair price for a biont that may buy."""


def may_die(trial: TriedOption) -> bool:
    """Whether a death may be suggested."""
    option = trial.option
    return not (_wastes_blue(trial, option) or _gives_up_life(trial, option) or _is_frailer(trial, option))


def _wastes_blue(trial: TriedOption, option: Option) -> bool:
    """Whether the last blue cube of a place goes, which repairs errors, though another cube could."""
    table, placard = trial.before, trial.decision.data[0]
    up = table.up[CELLS[placard]]
    alone = len(contestants(table, placard)) == 1
    return option == ("kill-cube", BLUE) and up[BLUE] == 1 and alone and sum(up) > 1


def is_due(trial: TriedOption) -> bool:
    """Whether doubles lie, so that somebody of one's own may make a bacterium of what survives on a place."""
    return any(("create-life", trial.decision.data[0], one) in trial.before.steps for one in _mine(trial))


def _mine(trial: TriedOption) -> tuple[int, ...]:
    found: tuple[int, ...] = trial.before.box.players_of(trial.decision.seat)
    return found


def _gives_up_life(trial: TriedOption, option: Option) -> bool:
    """Whether the last own biont dies on a place of which life could be made, though another piece could."""
    if option[0] != "kill-biont" or option[1] not in _mine(trial) or not is_due(trial):
        return False
    here = trial.before.domes[CELLS[trial.decision.data[0]]]
    return sum(here[one] for one in _mine(trial)) == 1 and len(trial.decision.options) > 1


def _is_frailer(trial: TriedOption, option: Option) -> bool:
    """Whether a death leaves a bacterium that is far less likely to come through its first Darwin roll than another
    death would."""
    placard, deaths = trial.decision.data
    if deaths > FEW or not is_due(trial):
        return False
    best = best_survival(trial.before, placard, deaths, _mine(trial))
    return best - best_survival(trial.before, placard, deaths, _mine(trial), option) >= FRAILER

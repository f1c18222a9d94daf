"""What an organism is without a piece that atrophy may take: what that costs, and what it stands then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from biont.games.advice import TriedOption
from biont.genesis.ids import Card
from biont.genesis.rules.atrophy import ASK_ATROPHY, lose
from biont.genesis.rules.mutations import discard
from biont.genesis.rules.sequence import DARWIN
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET
from biont.genesis.table import Table
from biont.genesis.web.odds import unharmed
from biont.genesis.web.risks import due, exposure
from biont.genesis.web.tries import is_last
from biont.kernel.decision import Asking, Option
from biont.kernel.play import Play

CUBES = frozenset(("lose-cube", "lose-mutation"))
"""Pieces that live in an organism and shield it; with a biont goes somebody who buys."""

WEAKER = 0.25
"""So many pieces more that must be expected to be lost soon tell one cube from another."""


def without(trials: Sequence[TriedOption]) -> Table:
    """A table once pieces of an organism are lost, one after another, as the rules take them."""
    after: Table = trials[0].before.copy()
    for trial in trials:
        if (losing := lose(Play(after), trial.decision.data[0], trial.option, ASK_ATROPHY.rule, [])) is not None:
            _through(losing)
    return after


def _through(asking: Asking[None]) -> None:
    """Carry something out whose questions, such as which discs console an owner, bring nobody points."""
    try:
        asked = next(asking)
        while True:
            asked = asking.send(asked.options[0])
    except StopIteration:
        return


def due_without(trial: TriedOption) -> dict[Card, int]:
    """What the cards of this turn will still take from whoever is asked, by each mutation that may burn."""
    found: dict[Card, int] = {}
    for card in (one[1] for one in trial.decision.options if one[0] == "under"):
        after: Table = trial.before.copy()
        discard(Play(after), card, ASK_ULTRAVIOLET.rule)
        found[card] = due(after, trial.decision.seat)
    return found


def unharmed_without(trial: TriedOption) -> dict[Option, float]:
    """The chance of an organism to lose nothing in its next Darwin roll, by each cube that may go; in the last turn
    there is none."""
    organism = trial.decision.data[0]
    if _rolls_no_more(trial.before):
        return {}
    return {one: unharmed(after, organism) or 0.0 for one, after in _left(trial).items()}


def _rolls_no_more(table: Table) -> bool:
    return is_last(table) and table.phase >= DARWIN


def is_missed(trial: TriedOption, option: Option) -> bool:
    """Whether an organism must be expected to lose more without a cube than without another one."""
    if option[0] not in CUBES:
        return False
    found = _weakness(trial)
    return found[option] > min(found.values()) + WEAKER


def keeps_shields(trial: TriedOption) -> bool:
    """Whether a cube goes that shields from nothing that may come, while others do."""
    if trial.option[0] not in CUBES:
        return False
    seat = trial.decision.seat
    found = {one: exposure(after, seat) for one, after in _left(trial).items()}
    return found[trial.option] <= exposure(trial.before, seat) < max(found.values()) - WEAKER


def _weakness(trial: TriedOption) -> dict[Option, float]:
    """What must be expected to be lost soon, by each cube that may go: to the next event and the next Darwin roll."""
    organism, seat = trial.decision.data[0], trial.decision.seat
    if _rolls_no_more(trial.before):
        return dict.fromkeys(_left(trial), 0.0)
    return {one: exposure(after, seat) + 1 - (unharmed(after, organism) or 0.0) for one, after in _left(trial).items()}


def _left(trial: TriedOption) -> dict[Option, Table]:
    """The table without each of the cubes that may go."""
    return {one: without([replace(trial, option=one)]) for one in trial.decision.options if one[0] in CUBES}

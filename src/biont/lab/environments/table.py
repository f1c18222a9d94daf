"""What both environments stand on: a game that answers by itself where there is nothing to choose."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.genesis.table import Table
from biont.kernel.decision import Decision
from biont.kernel.errors import IllegalChoice
from biont.kernel.game import Game
from biont.kernel.rules import Result
from biont.lab.environments.actions import actions, mask_of
from biont.lab.environments.observations import HIGH, LOW, observe, size
from biont.lab.plan import Plan

Observation = dict[str, NDArray[Any]]


def observation_space() -> spaces.Space[Any]:
    """The vector of the table and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (size(),), np.int32),
            "action_mask": spaces.Box(0, 1, (len(actions()),), np.int8),
        }
    )


def action_space() -> spaces.Discrete[np.int64]:
    """The number of an action."""
    return spaces.Discrete(len(actions()))


class Sitting:
    """A game under way. Questions with a single answer are answered at once unless ``forced`` ones are wanted."""

    def __init__(self, players: int, settings: dict[str, Any], forced: bool) -> None:
        self.plan = Plan.of(players, **settings)
        self.forced = forced
        self.seats: tuple[str, ...] = ("solo",) if self.plan.solo else COLOURS[:players]
        self.game: Game[Table] | None = None

    def begin(self, seed: int) -> None:
        """A new game with the dice of a seed."""
        settings = dict(self.plan.settings)
        self.game = genesis.new(COLOURS[: self.plan.colours], seed=seed, log=False, **settings)
        self._go_on()

    @property
    def running(self) -> Game[Table]:
        """The game."""
        assert self.game is not None, "reset the environment first"
        return self.game

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.running.decision

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it may do."""
        view = self.running.view(seat)
        return {"observation": observe(view), "action_mask": mask_of(view.decision)}

    def act(self, number: int) -> None:
        """Give an answer by its number; one that is not legal changes nothing."""
        decision = self.decision
        option = actions()[number]
        if decision is None or option not in decision.options:
            raise IllegalChoice(
                "Action {action} is not legal now; the mask says which are.", "lab-no-action", action=int(number)
            )
        self.running.choose(option)
        self._go_on()

    def _go_on(self) -> None:
        game = self.running
        while not self.forced and game.decision is not None and game.decision.forced:
            game.choose(game.decision.options[0])

    def reward(self, seat: int) -> float:
        """1 for the only winner and -1 for every loser of a game for two; shared victories lie between.

        The rewards of all seats of a competitive game add up to zero. A soloist and those who play together have 1
        for a victory and -1 for a defeat.
        """
        result: Result | None = self.running.result
        assert result is not None
        others = len(result.seats) - 1
        if not others or self.plan.settings.get("mode") == "cooperative":
            return 1.0 if seat in result.winners else -1.0
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        return (share * (others + 1) - 1) / others

    def told(self) -> dict[str, Any]:
        """What an environment tells beside observations: the kind of question, and the points when all is over."""
        decision, result = self.decision, self.running.result
        told: dict[str, Any] = {"question": "" if decision is None else decision.kind}
        if result is not None:
            told["points"] = dict(zip(result.seats, result.scores, strict=True))
        return told

"""What both environments stand on: a game that answers by itself where there is nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from biont import games
from biont.kernel.decision import Decision
from biont.kernel.errors import BadOptions, IllegalChoice
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.kernel.replay import replay
from biont.kernel.rules import Result, Rules
from biont.lab.environments.actions import actions_of
from biont.lab.environments.observations import HIGH, LOW, Observer
from biont.lab.plan import Plan, chairs

Observation = dict[str, NDArray[Any]]


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Refuse a mode that an environment has not."""
    if mode is not None and mode not in modes:
        raise BadOptions(
            "There is no render mode '{mode}'; there is: {modes}.",
            "lab-no-render",
            mode=mode,
            modes=", ".join([*modes, "None"]),
        )


def _plan(game: str, players: int, settings: dict[str, Any]) -> Plan:
    """The plan of a game; unknown settings and what cannot be played are refused."""
    if not isinstance(players, int):
        raise BadOptions("The number of players is a number, not {players}.", "lab-no-players", players=repr(players))
    party = games.game(game).party(players, settings)
    plan = Plan(game, party.players, settings=party.settings)
    _rules(plan)
    return plan


def _rules(plan: Plan) -> Rules[Any]:
    return plan.rules(chairs(plan.kit, 0, plan.party.colours))


class Episode:
    """A game under way. Questions with a single answer are answered at once unless ``forced`` ones are wanted."""

    def __init__(self, game: str, players: int, settings: dict[str, Any], forced: bool) -> None:
        """What cannot be played is refused here, before any game."""
        self.plan = _plan(game, players, settings)
        self.forced = forced
        rules, study = _rules(self.plan), self.plan.kit.study
        self.seats: tuple[str, ...] = rules.seats
        self.actions = actions_of(rules.notation, study.numbers)
        self.observer = Observer(study, rules.blank())
        self.game: Game[Any] | None = None

    def observation_space(self) -> spaces.Space[Any]:
        """The vector of the table and the mask of legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.observer.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[np.int64]:
        """The number of an action."""
        return spaces.Discrete(len(self.actions))

    def begin(self, seed: int) -> None:
        """A new game with the dice of a seed."""
        self.game = Game(_rules(self.plan), seed, log=False)
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """Another table at which the same game goes on; rules under way cannot be copied, but games can."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        memo[id(self)] = twin
        twin.game = None if self.game is None else self.game.copy(log=False)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """The plan and the record of the game."""
        record = None if self.game is None else self.game.record()
        return {"plan": self.plan, "forced": self.forced, "game": record}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Play the recorded game again, up to where it was."""
        plan: Plan = state["plan"]
        record: Record | None = state["game"]
        self.__init__(plan.game, plan.players, dict(plan.settings), state["forced"])  # type: ignore[misc]
        self.game = None if record is None else replay(_rules(self.plan), record, log=False)

    @property
    def running(self) -> Game[Any]:
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
        return {"observation": self.observer(view), "action_mask": self.actions.mask(view.decision)}

    def act(self, number: Any) -> None:
        """Give an answer by its number; one that is not legal changes nothing."""
        if not self.is_legal(number):
            raise IllegalChoice(
                "Action {action} is not legal now; the mask says which are.", "lab-no-action", action=str(number)
            )
        self.running.choose(self.actions.options[number])
        self._go_on()

    def is_legal(self, number: Any) -> bool:
        """Whether this is the number of an action that can be chosen now."""
        decision = self.decision
        try:
            number = index(number)
        except TypeError:
            return False
        if decision is None or not 0 <= number < len(self.actions):
            return False
        return self.actions.options[number] in decision.options

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
        if not others or not self.plan.party.rivals:
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

"""What both environments stand on: a game that answers by itself where there is nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from biont import games
from biont.games.observation import HIGH, LOW
from biont.kernel.blank import blank
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import BadSettings, IllegalChoice
from biont.kernel.game import Game
from biont.kernel.rules import Rules
from biont.kernel.view import View
from biont.lab.actions import actions_of
from biont.lab.observations import Observer, Vector
from biont.lab.plan import Plan, seating
from biont.lab.trajectories import reward_of

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ["ansi", "html"]


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Refuse a mode that an environment has not."""
    if mode is not None and mode not in modes:
        raise BadSettings(
            "There is no render mode '{mode}'; there is: {modes}.",
            "lab-no-render",
            mode=mode,
            modes=", ".join([*modes, "None"]),
        )


def _plan(game: str, players: int, settings: dict[str, Any]) -> Plan:
    """The plan of a game; unknown settings and what cannot be played are refused."""
    if not isinstance(players, int):
        raise BadSettings("The number of players is a number, not {players}.", "lab-no-players", players=repr(players))
    headcount = games.game(game).headcount(players, settings)
    plan = Plan(game, headcount.players, settings=headcount.settings)
    _rules(plan)
    return plan


def _rules(plan: Plan) -> Rules[Any]:
    return plan.rules(seating(plan.definition, 0, plan.headcount.colours))


class Episode:
    """A game under way. Questions with a single answer are answered at once unless ``forced`` ones are wanted.

    A game that is not kept is about as fast as a game can be; to copy one, its answers are given again.
    """

    def __init__(self, game: str, players: int, settings: dict[str, Any], forced: bool, keep: bool) -> None:
        """What cannot be played is refused here, before any game."""
        self.plan = _plan(game, players, settings)
        self.forced = forced
        self.keep = keep
        self.rules = _rules(self.plan)
        self.seats: tuple[str, ...] = self.rules.seats
        observation = self.plan.definition.statistics.observation(self.rules)
        self.observer = Observer(observation, self.rules, blind=True)
        self._critic = Observer(observation, self.rules)
        self.actions = tuple(actions_of(self.rules, observation, seat) for seat in range(len(self.seats)))
        """By seat: all actions, as it counts them."""
        self.seed = 0
        self.answers: list[Option] = []
        self.game: Game[Any] | None = None

    def observation_space(self) -> spaces.Space[Any]:
        """The vector of the table and the mask of legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.observer.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.actions[0]),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[np.int64]:
        """The number of an action."""
        return spaces.Discrete(len(self.actions[0]))

    def begin(self, seed: int) -> None:
        """A new game with the dice of a seed."""
        self.seed = seed
        self.answers = []
        self.game = Game(self.rules, seed, keep=self.keep, log=False)
        self._go_on()

    def played_again(self, *, keep: bool) -> Game[Any]:
        """The same game once more, up to where it is."""
        game = Game(self.rules, self.seed, keep=keep, log=False)
        for option in self.answers:
            game.choose(option)
        return game

    def _copy(self) -> Game[Any] | None:
        if self.game is None:
            return None
        return self.game.copy(log=False) if self.keep else self.played_again(keep=False)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """Another table at which the same game goes on; rules under way cannot be copied, but games can."""
        twin = blank(Episode)
        twin.__dict__.update(self.__dict__, answers=self.answers[:])
        memo[id(self)] = twin
        twin.game = self._copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """The plan, the seed, and the answers given so far if a game is under way."""
        answers = None if self.game is None else self.answers
        return {"plan": self.plan, "forced": self.forced, "keep": self.keep, "seed": self.seed, "answers": answers}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Play the game again, up to where it was."""
        plan: Plan = state["plan"]
        self.__init__(plan.game, plan.players, dict(plan.settings), state["forced"], state["keep"])  # type: ignore[misc]
        if state["answers"] is not None:
            self.seed, self.answers = state["seed"], state["answers"]
            self.game = self.played_again(keep=self.keep)

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
        game = self.running
        decision = game.decision
        if decision is not None and decision.seat != seat:
            decision = None
        return {
            "observation": self.observer(game.table, seat, decision),
            "action_mask": self.actions[seat].mask(decision),
        }

    def mask(self) -> NDArray[np.bool_]:
        """Which actions whoever is asked may choose."""
        decision = self.decision
        return self.actions[0 if decision is None else decision.seat].mask(decision).astype(np.bool_)

    def state(self) -> Vector:
        """The whole truth, hidden cards included where the vector has places for them, and what is asked.

        Everybody is counted from the first seat on.
        """
        return self._critic(self.running.table, 0, self.decision)

    def view(self, seat: int) -> View[Any]:
        """What a seat may know, as bots and drawings get it."""
        return (self.running if self.keep else self.played_again(keep=True)).view(seat)

    def render(self, mode: str | None, seat: int) -> str | None:
        """The board as a seat sees it, as text or as a page."""
        definition = self.plan.definition
        say = definition.words()
        if mode == "ansi":
            return definition.drawing.board.text(self.view(seat), say)
        return definition.drawing.pictures.html(self.view(seat), say) if mode == "html" else None

    def choose(self, option: Option) -> None:
        """Give an answer of the game itself."""
        self.running.choose(option)
        self.answers.append(option)

    def act(self, number: Any) -> None:
        """Give an answer by its number, and all inevitable ones after it; one that is not legal changes nothing."""
        option = self.legal(number)
        if option is None:
            raise IllegalChoice(
                "Action {action} is not legal now; the mask says which are.", "lab-no-action", action=str(number)
            )
        self.choose(option)
        self._go_on()

    def legal(self, number: Any) -> Option | None:
        """The answer that has this number, if it can be chosen now."""
        decision = self.decision
        try:
            number = index(number)
        except TypeError:
            return None
        if decision is None or not 0 <= number < len(self.actions[0]):
            return None
        option = self.actions[decision.seat].options[number]
        return option if option in decision.options else None

    def _go_on(self) -> None:
        if self.forced:
            return
        game, write = self.running, self.answers.append
        while (decision := game.decision) is not None and len(decision.options) == 1:
            (option,) = decision.options
            game.choose(option)
            write(option)

    def reward(self, seat: int) -> float:
        """What a seat has of the end of the game."""
        result = self.running.result
        assert result is not None
        return reward_of(result, seat, self.plan.headcount.rivals)

    def told(self) -> dict[str, Any]:
        """What an environment tells beside observations: the kind of question, and the points when all is over."""
        decision = self.decision
        if decision is not None:
            return {"question": decision.kind}
        result = self.running.result
        assert result is not None
        return {"question": "", "points": dict(zip(result.seats, result.scores, strict=True))}

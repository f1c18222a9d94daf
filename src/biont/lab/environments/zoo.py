"""A game as a PettingZoo environment: ``env(players=3)``, one agent a seat, asked one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from biont import games
from biont.games.observation import HIGH, LOW
from biont.kernel.errors import IllegalChoice
from biont.lab.actions import Actions
from biont.lab.environments.table import RENDER_MODES, Episode, Observation, check_render_mode
from biont.lab.observations import Observer, Vector
from biont.lab.version import VERSION

ILLEGAL = -1.0
"""The reward of whoever chooses what the mask forbids; the game is over then."""


def env(**settings: Any) -> Lenient:
    """The environment as one should use it: a wrong action ends the game instead of raising an error."""
    return Lenient(**settings)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801, as PettingZoo names it
    """The bare environment. Settings are those of the game, such as ``mode``, and ``pack``."""

    metadata = {"name": f"biont_{VERSION}", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        players: int = 2,
        *,
        game: str = games.USUAL,
        forced: bool = False,
        keep: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """``forced``: ask even where only one action is legal. ``keep``: steps are slower, and copies quick."""
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game}_{VERSION}"}
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self._episode = Episode(game, players, settings, forced, keep)
        self.possible_agents = list(self._episode.seats)
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self._episode.observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: self._episode.action_space() for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent; every agent has its own, so that each can be seeded."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same cards and dice."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._episode.begin(int(self._random.integers(1 << 62)))
        self._settle()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty when another one is asked."""
        return self._episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._settle()

    def _settle(self) -> None:
        """Turn to whoever is asked, or share out the rewards, of which there are none before."""
        told = self._episode.told()
        self.infos = {agent: dict(told) for agent in self.agents}
        decision = self._episode.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._episode.reward(seat)
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the agent that is asked may choose."""
        return self._episode.mask()

    @property
    def state_space(self) -> spaces.Space[Any]:
        """The space of :meth:`state`."""
        return spaces.Box(LOW, HIGH, (self._episode.observer.size,), np.int16)

    def state(self) -> Vector:
        """The whole table, hidden cards included, for a critic that may know it; counted from the first agent on."""
        return self._episode.state()

    def render(self) -> str | None:
        """The board as whoever is asked sees it."""
        decision = self._episode.decision
        return self._episode.render(self.render_mode, -1 if decision is None else decision.seat)

    def close(self) -> None:
        """Nothing is held that needs closing."""

    def actions(self, agent: str) -> Actions:
        """All actions by their number, as an agent counts whom they name."""
        return self._episode.actions[self.possible_agents.index(agent)]

    @property
    def observer(self) -> Observer:
        """What writes tables as vectors, and says where each part of them stands."""
        return self._episode.observer


class Lenient(raw_env):
    """Whoever chooses what the mask forbids loses, and the game is over.

    PettingZoo's wrappers do the same, but take as long for it as half a step.
    """

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        try:
            super().step(action)
        except IllegalChoice:
            self._forfeit(agent)

    def _forfeit(self, agent: str) -> None:
        """The game is over, and this agent has lost it."""
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self.infos = {other: {"illegal": other == agent} for other in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

"""A game as a PettingZoo environment: ``env(players=3)``, one agent a seat, asked one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from biont import games
from biont.kernel.notation import Notation
from biont.lab.environments.actions import Actions
from biont.lab.environments.observations import Observer
from biont.lab.environments.table import Episode, Observation, check_render_mode

ILLEGAL = -1.0
"""The reward of whoever chooses what the mask forbids; the game is over then."""
RENDER_MODES = ["ansi"]


def env(**settings: Any) -> AECEnv[str, Observation, int]:
    """The environment as one should use it: a wrong action ends the game instead of raising an error."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801, as PettingZoo names it
    """The bare environment. Settings are those of the game, such as ``mode``, and ``pack``."""

    metadata = {"name": "biont_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        players: int = 2,
        *,
        game: str = games.USUAL,
        forced: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """``forced``: ask even where only one action is legal."""
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self._episode = Episode(game, players, settings, forced)
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
        self._clear_rewards()
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Turn to whoever is asked, or share out the rewards."""
        told = self._episode.told()
        self.infos = {agent: dict(told) for agent in self.agents}
        decision = self._episode.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._episode.reward(seat)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Who is asked, and what he may do, in the notation of the game."""
        if self.render_mode != "ansi":
            return None
        decision = self._episode.decision
        if decision is None:
            return str(self._episode.running.result)
        notation: Notation = self._episode.running.rules.notation
        options = "; ".join(notation.print(option) for option in decision.options)
        return f"{self.agent_selection}: {decision.kind} ({options})"

    def close(self) -> None:
        """Nothing is held that needs closing."""

    @property
    def actions(self) -> Actions:
        """All actions by their number."""
        return self._episode.actions

    @property
    def observer(self) -> Observer:
        """What writes views as vectors."""
        return self._episode.observer

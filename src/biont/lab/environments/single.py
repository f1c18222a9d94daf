"""One seat of Bios:Genesis against bots, as a Gymnasium environment: ``gymnasium.make("biont/Genesis-v0")``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from biont import bots
from biont.lab.environments.table import Observation, Sitting, action_space, observation_space

ILLEGAL = -1.0
"""The reward for choosing what the mask forbids; the game is over then."""


class GenesisAgainstBots(gymnasium.Env[Observation, Any]):
    """The learner sits in ``seat`` (None: another one in every game); bots sit in all others."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        players: int = 2,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        forced: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """``opponents``: a bot for all other seats, or one for each of them in the order of the seats."""
        self._sitting = Sitting(players, settings, forced)
        self._fixed = seat
        self._opponents = [opponents] if isinstance(opponents, str) else list(opponents)
        self._bots: dict[int, bots.Guarded] = {}
        self.render_mode = render_mode
        self.seat = seat or 0
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on until the learner is asked."""
        super().reset(seed=seed)
        seats = len(self._sitting.seats)
        self.seat = int(self.np_random.integers(seats)) if self._fixed is None else self._fixed
        start = int(self.np_random.integers(1 << 62))
        self._take_seats(start)
        self._sitting.begin(start)
        self._let_others_play()
        return self._now()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the learner is asked again or the game is over."""
        observation, told = self._now()
        if not observation["action_mask"][action]:
            return observation, ILLEGAL, True, False, {**told, "illegal": True}
        self._sitting.act(int(action))
        self._let_others_play()
        over = self._sitting.decision is None
        observation, told = self._now()
        return observation, self._sitting.reward(self.seat) if over else 0.0, over, False, told

    def close(self) -> None:
        """Let go of bots that are programs of their own."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _take_seats(self, seed: int) -> None:
        self.close()
        others = [seat for seat in range(len(self._sitting.seats)) if seat != self.seat]
        for place, seat in enumerate(others):
            self._bots[seat] = bots.make(self._opponents[min(place, len(self._opponents) - 1)], seed + seat)

    def _let_others_play(self) -> None:
        game = self._sitting.running
        while (decision := game.decision) is not None:
            if decision.forced and not (self._sitting.forced and decision.seat == self.seat):
                game.choose(decision.options[0])
            elif decision.seat == self.seat:
                return
            else:
                bots.answer(game, self._bots[decision.seat])

    def _now(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and what is told beside it; the mask is told too, for those who look there."""
        observation = self._sitting.observe(self.seat)
        told = self._sitting.told()
        return observation, {**told, "action_mask": observation["action_mask"], "seat": self.seat}

"""One seat of a game against bots, as a Gymnasium environment, ``gymnasium.make("biont/<Game>-v1")``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from biont import bots, games
from biont.kernel.chance import key_of
from biont.kernel.errors import BadSettings
from biont.lab.actions import Actions
from biont.lab.environments.table import RENDER_MODES, Episode, Observation, check_render_mode
from biont.lab.observations import Observer, Vector
from biont.lab.plan import RANDOM

ILLEGAL = -1.0
"""The reward for choosing what the mask forbids; the game is over then."""


class AgainstBots(gymnasium.Env[Observation, Any]):
    """The learner sits in ``seat`` (None: another one in every game); bots sit in all others."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        players: int = 2,
        *,
        game: str = games.USUAL,
        seat: int | None = None,
        opponents: str | Sequence[str] | None = None,
        forced: bool = False,
        keep: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """``opponents``: a bot for all other seats, or several in their order; the last takes all further seats.

        Without any, all others play as the game's programs do that answer at once. ``keep``: steps are slower, and
        copies quick; bots that look at the table need it and get it.
        """
        check_render_mode(render_mode, self.metadata["render_modes"])
        self._fixed = seat
        self._players = games.game(game).players
        named = self._players.sparring if opponents is None else opponents
        self._opponents = [named] if isinstance(named, str) else list(named)
        looking = any(name != RANDOM for name in self._opponents)
        self._episode = Episode(game, players, settings, forced, keep or looking)
        self._check()
        self._bots: dict[int, bots.Guarded] = {}
        self._start = 0
        self.render_mode = render_mode
        self.seat = seat or 0
        self.observation_space = self._episode.observation_space()
        self.action_space = self._episode.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on until the learner is asked."""
        super().reset(seed=seed)
        seats = len(self._episode.seats)
        self.seat = int(self.np_random.integers(seats)) if self._fixed is None else self._fixed
        self._start = int(self.np_random.integers(1 << 62))
        self.close()
        self._bots = {seat: self._bot(seat) for seat in range(seats) if seat != self.seat}
        self._episode.begin(self._start)
        self._let_others_play()
        return self._now()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the learner is asked again or the game is over."""
        if self._episode.legal(action) is None:
            observation, told = self._now()
            return observation, ILLEGAL, True, False, {**told, "illegal": True}
        self._episode.act(action)
        self._let_others_play()
        over = self._episode.decision is None
        observation, told = self._now()
        return observation, self._episode.reward(self.seat) if over else 0.0, over, False, told

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the learner may choose, as programs ask for it that learn with masks."""
        return self._episode.mask()

    def state(self) -> Vector:
        """The whole table, hidden cards included, for a critic that may know it; counted from the first seat on."""
        return self._episode.state()

    def render(self) -> str | None:
        """The board as the learner sees it."""
        return self._episode.render(self.render_mode, self.seat)

    @property
    def actions(self) -> Actions:
        """All actions by their number, as the learner counts whom they name."""
        return self._episode.actions[self.seat]

    @property
    def observer(self) -> Observer:
        """What writes tables as vectors, and says where each part of them stands."""
        return self._episode.observer

    def close(self) -> None:
        """Let go of bots that are programs of their own."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def __getstate__(self) -> dict[str, Any]:
        """For a copy: opponents of our own go with it as they are."""
        ours = {seat: bot for seat, bot in self._bots.items() if self._is_ours(seat)}
        return {**self.__dict__, "_bots": {seat: ours.get(seat) for seat in self._bots}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Bots from files and programs beside the game, which may hold anything, begin anew in a copy."""
        self.__dict__.update(state)
        self._bots = {seat: bot or self._bot(seat) for seat, bot in self._bots.items()}

    def _check(self) -> None:
        """Refuse a seat that is not there and bots that cannot sit down."""
        seats = len(self._episode.seats)
        if self._fixed is not None and self._fixed not in range(seats):
            raise BadSettings(
                "There is no seat {seat}; seats are 0 to {last}, or None for another one in every game.",
                "lab-no-seat",
                seat=repr(self._fixed),
                last=seats - 1,
            )
        if seats > 1 and not 1 <= len(self._opponents) < seats:
            raise BadSettings(
                "{bots} opponents are named for {seats} other seats; name at least one and at most one for each seat. "
                "The last one named takes all further seats.",
                "lab-opponents",
                bots=len(self._opponents),
                seats=seats - 1,
            )
        for name in set(self._opponents):
            self._players.make(name).close()

    def _opponent(self, seat: int) -> str:
        """The name of the bot in a seat; the last one named takes all further seats."""
        place = seat - (seat > self.seat)
        return self._opponents[min(place, len(self._opponents) - 1)]

    def _bot(self, seat: int) -> bots.Guarded:
        # A seed of its own, which tells nothing about the dice and cards of the game.
        return self._players.make(self._opponent(seat), key_of((self._start << 8) + seat) >> 32)

    def _is_ours(self, seat: int) -> bool:
        return self._opponent(seat).partition(":")[0] in self._players.names

    def _let_others_play(self) -> None:
        episode = self._episode
        game = episode.running
        while (decision := game.decision) is not None:
            if decision.forced and not (episode.forced and decision.seat == self.seat):
                episode.choose(decision.options[0])
                continue
            if decision.seat == self.seat:
                return
            guarded = self._bots[decision.seat]
            if isinstance(guarded.bot, bots.Random):
                episode.choose(guarded.bot.pick(decision))
            else:
                bots.answer(game, guarded)
                episode.answers.append(game.answers[-1])

    def _now(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and what is told beside it; the mask is told too, for those who look there."""
        observation = self._episode.observe(self.seat)
        told = self._episode.told()
        return observation, {**told, "action_mask": observation["action_mask"], "seat": self.seat}

"""Games as learning programs would have seen them, for learning from what others played.

A run with trajectories has a file of Parquet for every game: a row for each choice, in the order of play, with the
numbers of the environment of the same game (``docs/environments.md``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from biont.games import Definition
from biont.kernel.decision import Decision
from biont.kernel.game import Game
from biont.kernel.rules import Result, Rules
from biont.lab.actions import actions_of
from biont.lab.game_rows import GameRows, Trajectory
from biont.lab.observations import Observer
from biont.lab.record_filter import file_of
from biont.lab.store import parquet
from biont.lab.version import VERSION
from biont.lab.writing import replace

FOLDER = "trajectories"


class Watcher:
    """Looks on while a game is played, and writes down every question with more than one answer."""

    def __init__(self, definition: Definition, rules: Rules[Any]) -> None:
        observation = definition.statistics.observation(rules)
        self._observer = Observer(observation, rules, blind=True)
        self._actions = [actions_of(rules, observation, seat) for seat in range(len(rules.seats))]
        self._answers: list[int] = []
        self.trajectory = Trajectory(definition.name, len(self._actions[0]))

    def __call__(self, game: Game[Any], decision: Decision) -> None:
        """Before an answer: what the one who is asked sees, and what he may do."""
        if decision.forced:
            return
        seat, seen = decision.seat, self.trajectory
        seen.seats.append(seat)
        seen.observations.append(self._observer(game.table, seat, decision))
        seen.legal.append(self._actions[seat].legal(decision))
        self._answers.append(len(game.answers))

    def finish(self, game: Game[Any], result: Result, rivals: bool) -> Trajectory:
        """After the end: what was chosen, and the reward of everybody's last choice."""
        seen = self.trajectory
        seen.chosen = [
            self._actions[seat].numbers[game.answers[number]]
            for seat, number in zip(seen.seats, self._answers, strict=True)
        ]
        ends = {seat: place for place, seat in enumerate(seen.seats)}
        seen.last = [ends[seat] == place for place, seat in enumerate(seen.seats)]
        seen.rewards = [
            reward_of(result, seat, rivals) if last else 0.0 for seat, last in zip(seen.seats, seen.last, strict=True)
        ]
        return seen


def reward_of(result: Result, seat: int, rivals: bool) -> float:
    """1 for the only winner and -1 for every loser of a game for two; shared victories lie between.

    The rewards of all seats of a competitive game add up to zero. A soloist and those who play together have 1 for a
    victory and -1 for a defeat.
    """
    others = len(result.seats) - 1
    if not others or not rivals:
        return 1.0 if seat in result.winners else -1.0
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return (share * (others + 1) - 1) / others


def write(folder: Path, story: GameRows) -> None:
    """Write the trajectory of a game into the folder of its run."""
    seen = story.trajectory
    assert seen is not None
    arrow = parquet()
    size = seen.observations[0].size if seen.observations else 0
    count = len(seen.seats)
    observations = np.concatenate(seen.observations) if seen.observations else np.empty(0, np.int16)
    columns = {
        "game": arrow.array([story.game["game"]] * count, arrow.int32()),
        "step": arrow.array(range(count), arrow.int32()),
        "seat": arrow.array(seen.seats, arrow.int8()),
        "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(observations), size),
        "legal": arrow.array(seen.legal, arrow.list_(arrow.int32())),
        "action": arrow.array(seen.chosen, arrow.int32()),
        "reward": arrow.array(seen.rewards, arrow.float32()),
        "last": arrow.array(seen.last, arrow.bool_()),
    }
    table = arrow.table(columns, metadata={"environment": f"{seen.game}_{VERSION}", "actions": str(seen.actions)})
    content = arrow.BufferOutputStream()
    arrow.parquet.write_table(table, content, compression="zstd")
    replace(folder / FOLDER / file_of(story.game["game"], story.seats, "parquet"), content.getvalue().to_pybytes())

"""What a run writes beside its tables: records of chosen games, and trajectories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from biont.games.statistics import Row
from biont.lab.game_rows import GameRows, Wanted
from biont.lab.plan import Plan
from biont.lab.record_filter import RecordFilter, wishes_of


@dataclass
class Outputs:
    """Takes in every game of a run; without a folder there is nothing to write."""

    folder: Path | None = None
    record_filter: RecordFilter | None = None
    trajectories: bool = False

    @classmethod
    def of(cls, folder: Path, keep: Sequence[str], trajectories: bool, plans: Sequence[Plan]) -> Outputs:
        """What is wanted of some plans; a wish that no game can fulfil is refused, and so are missing libraries."""
        wishes = wishes_of(keep, plans)
        if trajectories:
            from biont.lab.store import parquet

            parquet()
        return cls(folder, RecordFilter(folder, wishes) if wishes else None, trajectories)

    @property
    def kept(self) -> list[Path]:
        """The records that were kept."""
        return [] if self.record_filter is None else self.record_filter.kept

    def wanted(self, *, details: bool) -> Wanted:
        """What has to be told of every game."""
        return Wanted(details, self.record_filter is not None, self.trajectories)

    def know(self, game: Row, seats: Sequence[Row]) -> None:
        """A game that was played before."""
        if self.record_filter is not None:
            self.record_filter.know(game, seats)

    def take(self, story: GameRows) -> None:
        """Write what is wanted of a game."""
        if self.record_filter is not None:
            self.record_filter.take(story)
        if self.trajectories and self.folder is not None:
            from biont.lab.trajectories import write

            write(self.folder, story)
        # Nobody needs them any more, and thousands of games would fill the memory.
        story.record = story.trajectory = None

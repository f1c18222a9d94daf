"""What a run writes beside its tables: records of chosen games, and trajectories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from biont.games.study import Row
from biont.lab.keep import Keeper, wishes_of
from biont.lab.plan import Plan
from biont.lab.story import Story, Wanted


@dataclass
class Extras:
    """Takes in every game of a run; without a folder there is nothing to write."""

    folder: Path | None = None
    keeper: Keeper | None = None
    trajectories: bool = False

    @classmethod
    def of(cls, folder: Path, keep: Sequence[str], trajectories: bool, plans: Sequence[Plan]) -> Extras:
        """What is wanted of some plans; a wish that no game can fulfil is refused, and so are missing libraries."""
        wishes = wishes_of(keep, plans)
        if trajectories:
            from biont.lab.store import parquet

            parquet()
        return cls(folder, Keeper(folder, wishes) if wishes else None, trajectories)

    @property
    def kept(self) -> list[Path]:
        """The records that were kept."""
        return [] if self.keeper is None else self.keeper.kept

    def wanted(self, *, details: bool) -> Wanted:
        """What has to be told of every game."""
        return Wanted(details, self.keeper is not None, self.trajectories)

    def know(self, game: Row, seats: Sequence[Row]) -> None:
        """A game that was played before."""
        if self.keeper is not None:
            self.keeper.know(game, seats)

    def take(self, story: Story) -> None:
        """Write what is wanted of a game."""
        if self.keeper is not None:
            self.keeper.take(story)
        if self.trajectories and self.folder is not None:
            from biont.lab.trajectories import write

            write(self.folder, story)
        # Nobody needs them any more, and thousands of games would fill the memory.
        story.record = story.trajectory = None

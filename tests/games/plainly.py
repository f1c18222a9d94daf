"""Skirmish with a kit of the least kind: rules, and nothing else. The house has to do the rest."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from biont.games import Chairs, Kit, Moment, Party, Settings
from biont.kernel.options import Setting
from biont.kernel.record import Record
from biont.packs import Pack, Shelf
from tests.kernel.skirmish import SEATS, Ground, Skirmish


class SkirmishKit(Kit):
    """A game without words, drawings, programs or cards of its own."""

    name: ClassVar[str] = "skirmish"
    package: ClassVar[str] = "tests.games"
    chairs: ClassVar[Chairs] = Chairs(SEATS, least=2, most=4, usual=("red", "blue"))
    settings: ClassVar[tuple[Setting, ...]] = ()
    shelf: ClassVar[Shelf[Any]] = Shelf(Path(__file__).parent / "packs", (), Pack, lambda settings: "")

    def rules(self, seats: Sequence[str] | int, settings: Settings, pack: str = "", *, seed: int = 0) -> Skirmish:
        return Skirmish(seats if isinstance(seats, int) else len(seats))

    def rules_of(self, record: Record, pack: str | None = None) -> Skirmish:
        return Skirmish(len(record.seats))

    def party(self, players: int | None, settings: Settings) -> Party:
        return Party(players or 2, players or 2, players or 2, settings)

    def moment(self, table: Ground) -> Moment:
        return Moment(0, tuple(table.coins))


SKIRMISH = SkirmishKit()

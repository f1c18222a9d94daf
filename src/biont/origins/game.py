"""Bios:Origins for the kernel: steps and verbs of all parts together, what is hidden, how a game is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from biont.kernel.chance import Chance
from biont.kernel.declared import Declarations
from biont.kernel.game import Game
from biont.kernel.notation import Notation
from biont.kernel.play import Play
from biont.kernel.record import Record
from biont.kernel.rules import Result, Rules, StepRule
from biont.origins import hidden
from biont.origins.box import Box
from biont.origins.pack import Pack
from biont.origins.pack_library import DEFAULT, load_pack
from biont.origins.readings import VERSION, VERSIONS, readings_of
from biont.origins.rules import parts
from biont.origins.rules.scoring import outcome
from biont.origins.rules.setup import deal_colours, set_up
from biont.origins.settings import Settings
from biont.origins.table import Table
from biont.origins.vocabulary import kinds


class Origins(Rules[Table]):
    """Bios:Origins for given seats, options and cards."""

    name: ClassVar[str] = "origins"

    def __init__(self, seats: Sequence[str], settings: Settings, pack: Pack, version: str = VERSION) -> None:
        settings.validate(seats)
        self.agreed = settings
        self.version = version
        self.seats = tuple(seats)
        self.box = Box(pack, settings, self.seats, readings_of(version))
        self.notation = Notation.of(parts.verbs(), kinds(self.box))
        self.steps: Mapping[str, StepRule] = parts.steps()

    @property
    def declarations(self) -> Declarations:
        """Those of all parts."""
        return parts.declarations()

    def blank(self) -> Table:
        """An empty table with this box."""
        return Table(self.box)

    def setup(self, play: Play[Table]) -> None:
        """C. Set-up."""
        set_up(play)

    def result(self, table: Table) -> Result:
        """I. Scoring."""
        return outcome(table, self.seats)

    def pack(self) -> dict[str, str]:
        """The cards and the map in play."""
        return {"name": self.box.pack.name, "hash": self.box.pack.hash}

    def blind(self, table: Table, seat: int) -> Table:
        """Hide what nobody has seen; all players know the same."""
        return hidden.blinded(table)

    def imagine(self, table: Table, seat: int, chance: Chance) -> None:
        """Deal what nobody has seen anew."""
        hidden.imagine(table, chance)


def new(
    seats: Sequence[str] | int = ("black", "green"),
    *,
    seed: int,
    pack: str = DEFAULT,
    keep: bool = True,
    log: bool = True,
    version: str = VERSION,
    **settings: Any,
) -> Game[Table]:
    """A new game for the given colours, or for so many that are dealt; settings are the fields of :class:`Settings`.

    The same as ``biont.new("origins", ...)``, for those who want a table of a known type, or an older version.
    """
    colours = deal_colours(seats, seed) if isinstance(seats, int) else tuple(seats)
    return Game(rules_for(colours, Settings.of(settings), pack, version), seed, keep=keep, log=log)


def rules_for(colours: tuple[str, ...], settings: Settings, pack: str = DEFAULT, version: str = VERSION) -> Origins:
    """The rules of one table: those of the same make are shared, since they hold no state of any play."""
    return _rules(colours, settings, load_pack(pack or DEFAULT), version)


@lru_cache(maxsize=64)
def _rules(colours: tuple[str, ...], settings: Settings, pack: Pack, version: str) -> Origins:
    return Origins(colours, settings, pack, version)


def rules_of(record: Record, pack: str | None = None) -> Origins:
    """The rules that a record was played with, those of an older version included."""
    version = record.rules if record.rules in VERSIONS else VERSION  # the kernel refuses what nobody can play
    cards = load_pack(pack or record.pack.get("name", DEFAULT))
    return Origins(record.seats, Settings.of(record.settings), cards, version)

"""Bios:Genesis for the kernel: steps and verbs of all parts together, what is hidden, how a game is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from biont.genesis import hidden
from biont.genesis.box import Box
from biont.genesis.cards import Pack
from biont.genesis.pack_library import DEFAULT, PACK_LIBRARY
from biont.genesis.readings import VERSION, VERSIONS, readings_of
from biont.genesis.rules import parts
from biont.genesis.rules.setup import deal_colours, set_up
from biont.genesis.rules.victory import outcome
from biont.genesis.settings import Settings
from biont.genesis.table import Table
from biont.genesis.vocabulary import kinds
from biont.kernel.chance import Chance
from biont.kernel.declared import Declarations
from biont.kernel.errors import BadSettings
from biont.kernel.game import Game
from biont.kernel.notation import Notation
from biont.kernel.play import Play
from biont.kernel.record import Record
from biont.kernel.rules import Result, Rules, StepRule


class Genesis(Rules[Table]):
    """The rules of one table: cards, settings and colours fixed."""

    name: ClassVar[str] = "genesis"

    def __init__(
        self, seats: Sequence[str], settings: Settings, pack: str | Pack = DEFAULT, version: str = VERSION
    ) -> None:
        settings.validate(seats)
        self.agreed = settings
        cards = PACK_LIBRARY.load(pack) if isinstance(pack, str) else pack
        self.version = version
        self.box = Box(cards, settings, tuple(seats), readings_of(version))
        self.seats = ("solo",) if self.box.solo else tuple(seats)
        self.colours = tuple(seats)
        self.notation = notation_for(cards)
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
        """I. Victory."""
        return outcome(table, self.seats)

    def settings(self) -> dict[str, Any]:
        """The settings that differ from the usual game; the soloist's colours go with them."""
        settings = super().settings()
        if self.box.solo:
            settings["colours"] = list(self.colours)
        return settings

    def pack(self) -> dict[str, str]:
        """The cards in play."""
        return {"name": self.box.pack.name, "hash": self.box.pack.hash}

    def blind(self, table: Table, seat: int) -> Table:
        """Hide what nobody has seen; all players know the same."""
        return hidden.blinded(table)

    def imagine(self, table: Table, seat: int, chance: Chance) -> None:
        """Deal what nobody has seen anew."""
        hidden.imagine(table, chance)


@lru_cache(maxsize=16)
def notation_for(pack: Pack) -> Notation:
    """The verbs of all parts, and the things that they name in a pack."""
    return Notation.of(parts.verbs(), kinds(pack))


def new(
    seats: Sequence[str] | int = ("red", "blue"),
    *,
    seed: int,
    pack: str = "",
    keep: bool = True,
    log: bool = True,
    version: str = VERSION,
    **settings: Any,
) -> Game[Table]:
    """A new game for the given colours, or for so many that are dealt; settings are the fields of :class:`Settings`.

    The same as ``biont.new("genesis", ...)``, for those who want a table of a known type, or an older ``version`` of
    the rules, which reads the rulebook as it did then.
    """
    colours = deal_colours(seats, seed) if isinstance(seats, int) else tuple(seats)
    return Game(rules_for(colours, Settings.of(settings), pack, version), seed, keep=keep, log=log)


def rules_for(colours: tuple[str, ...], settings: Settings, pack: str = "", version: str = VERSION) -> Genesis:
    """The rules of one table: those of the same make are shared, since they hold no state of any play."""
    return _rules(
        colours, settings, PACK_LIBRARY.load(pack or PACK_LIBRARY.usual({"edition": settings.edition})), version
    )


@lru_cache(maxsize=64)
def _rules(colours: tuple[str, ...], settings: Settings, pack: Pack, version: str) -> Genesis:
    return Genesis(colours, settings, pack, version)


def rules_of(record: Record, pack: str | None = None) -> Genesis:
    """The rules that a record was played with, those of an older version included."""
    settings = dict(record.settings)
    colours = settings.pop("colours", record.seats)
    if not isinstance(colours, list) or not all(isinstance(colour, str) for colour in colours):
        raise BadSettings("The setting 'colours' is a list of player colours.", "bad-colours")
    version = record.rules if record.rules in VERSIONS else VERSION  # the kernel refuses what nobody can play
    return Genesis(colours, Settings.of(settings), pack or record.pack.get("name", DEFAULT), version)

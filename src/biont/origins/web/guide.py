"""The guide of a first game: its ideas with their rules, and what brings up those that the set turns do not tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from biont.games.guide import ANYTHING, Guide, Idea
from biont.kernel.game import Game
from biont.origins.table import Table

LAST_EPOCH = "last epoch"

IDEAS = (
    Idea("welcome", ("F0a", "A2.1"), asked=(ANYTHING,)),
    # The first turn
    Idea("elder", ("G1.1", "D1a"), asked=("specialize",), look="#market"),
    Idea("spread", ("G6.1", "G6a.1", "G6b"), asked=("upper row",), look="#act-spread"),
    Idea("branch", ("G5a", "G5b"), asked=("spread",)),
    Idea("footprint", ("D1c.1", "H1a.1"), asked=("destination",)),
    # The second
    Idea("challenge", ("A1a.2", "E0a"), asked=("challenge phase",), look="#deck"),
    Idea("climate", ("E1c-f", "B8a.1"), asked=("lift chit",)),
    Idea("desert", ("B3d.1", "G6f.1"), asked=("lay chit",)),
    Idea("auction", ("E2.1", "E2a.1", "E2d"), asked=("bid",), look="#challenge .auction"),
    Idea("foundation", ("E2h", "E2g", "GL-Ruling-class"), asked=("orient",), look="#challenge .card-face"),
    Idea("city", ("G7.1", "I2"), offered=("found",), happened=("city",)),
    Idea("will", ("G1.4", "GL-Expend")),
    Idea("eureka", ("G2b.1", "GL-Eureka")),
    Idea("reach", ("D1c.2", "D1c.5")),
    Idea("moved", ("G6c.1",)),
    Idea("room", ("D1c.1", "H1a.1")),
    # The third
    Idea("starved", ("H1b.1", "D2.1")),
    Idea("disease", ("E1a.2", "E1a.3", "E1a.4"), happened=("infected",), look="#track-immunology"),
    Idea("ice", ("E1d", "G6f.4")),
    Idea("bidders", ("E2a.1", "E2a.2")),
    Idea("dissent", ("D2c", "D1d")),
    Idea("ladder", ("F0a", "D1e.2"), asked=("foundation",), look="#mine .ladder"),
    Idea("helpers", ("G2a.1", "G2a.2")),
    Idea("choice", ("A2.1",)),
    Idea("depart", ("G5b", "G6.1"), offered=("depart",)),
    Idea("crops", ("G7.1", "G7c")),
    Idea("invention", ("G2a.1", "G2b.1"), asked=("invent",), happened=("invented",)),
    Idea("brain", ("G9a", "G9b", "G1.4"), happened=("pawn",), look="#mine .brain"),
    Idea("pool", ("B3b.1",)),
    Idea("way", ("G6f.1", "G6d.1")),
    # The fourth
    Idea("comet", ("A1b.1", "E3a", "E3b.2"), offered=("claim",), look="#deck"),
    Idea("chaos", ("D2.1", "D2b.1"), asked=("rebel",), look="#mine .fuse"),
    Idea("dissident", ("D2c", "F0b.1"), asked=("dissent",)),
    Idea("revolution", ("D3.2", "D3a.2", "D3b.1"), happened=("revolution",), look="#mine .fuse"),
    Idea("epoch", ("E3b.2",), happened=("epoch",), look="#market"),
    Idea("chits", ("E3d.1",), happened=("victory chits",), look="#ledger"),
    Idea("site", ("G7.2", "G7c"), asked=("urbanize",)),
    Idea("scores", ("I1", "I2", "I3"), look="#ledger"),
    Idea("best", ("I0",), look="#ledger"),
    Idea("philosophy", ("I0b.1", "E4"), offered=("globalize",), look="#philosophy"),
    Idea("free", ("A0",)),
    # Later, as they come
    Idea("starving", ("H1b.1", "A3.2"), asked=("starve",)),
    Idea("quelling", ("D3a.1", "D3a.2", "GL-Quell"), asked=("quell",), look="#mine .fuse"),
    Idea("losses", ("E1a.3",), asked=("lose city", "lose elder")),
    Idea("refuge", ("GL-Refugee",), asked=("refuge",)),
    Idea("prayer", ("G9d", "I1"), asked=("pray",), look="#mine .brain"),
    Idea("library", ("G3",), asked=("library",), look="#market"),
    Idea("election", ("G4.1", "G4.3"), asked=("elect",)),
    Idea("payment", ("E2d",), asked=("pay",), look="#market"),
    Idea("leave", ("G6d.1",), asked=("leave",)),
    Idea("diaspora", ("D4.1",), asked=("diaspora", "flee")),
    Idea("putsch", ("D3b.1", "D3c"), asked=("putsch",)),
    Idea("quiet", ("E2i.1",), happened=("quiet revolution",)),
    Idea("catastrophe", ("E1b.1",), happened=("catastrophe",)),
    Idea("famine", ("E1g", "E1h"), happened=("famine", "pollution")),
    Idea("crisis", ("E1i.1",), happened=("crisis",)),
    Idea("end", ("A0a.2", "I0"), happened=(LAST_EPOCH,), look="#ledger"),
)


class FirstGame(Guide):
    """The basic game: four set turns with a challenge or a Comet in three of them, two Cities and two inventions."""

    opening: ClassVar[str] = "first-game"
    opponent: ClassVar[str] = "easy"
    ideas: ClassVar[Sequence[Idea]] = IDEAS

    def news(self, game: Game[Any], seat: int, since: int) -> set[str]:
        """In the last Epoch also that it is the last."""
        table: Table = game.table
        found = super().news(game, seat, since)
        return found | {LAST_EPOCH} if table.epoch == len(table.box.pack.comets) else found

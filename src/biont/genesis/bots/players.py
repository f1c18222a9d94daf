"""The programs that play Bios:Genesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Unpack

from biont.bots.search import SURE, Budget
from biont.games.players import Maker, Taught

if TYPE_CHECKING:
    from biont.bots.judge import Judge
    from biont.genesis.bots.gentle import Gentle
    from biont.genesis.bots.greedy import Greedy
    from biont.genesis.bots.search import Search
    from biont.genesis.bots.weights import Weights
    from biont.genesis.table import Table


class GenesisPlayers(Taught):
    """Greedy, search, levels made of them, and the opponent of a first game; each is loaded when it sits down."""

    thinking: ClassVar[int] = 500
    slack: ClassVar[float] = 3.0
    modest: ClassVar[tuple[str, ...]] = (
        *("done", "stand", "roll", "keep", "refuse", "forgo", "enough", "no-vote", "gaia", "decline"),
    )

    @property
    def others(self) -> Mapping[str, Maker]:
        """The opponent of a first game has a name, too."""
        return {"gentle": self.gentle}

    def gentle(self, seed: int) -> Gentle:
        """The opponent of a first game."""
        from biont.genesis.bots.gentle import Gentle

        return Gentle(self.easy(seed))

    def greedy(self, seed: int, name: str = "greedy") -> Greedy:
        """The program that looks one answer ahead."""
        from biont.genesis.bots.greedy import Greedy

        return Greedy(seed, name=name)

    def search(self, seed: int, **budget: Unpack[Budget]) -> Search:
        """The program that plays answers on."""
        from biont.genesis.bots.search import Search

        return Search(seed, **budget)

    def learned(self, seed: int, name: str = "learned") -> Greedy:
        """The program that looks one answer ahead, judges with the net, and is corrected by the one for answers."""
        from biont.genesis.bots.greedy import Greedy
        from biont.genesis.bots.learned import answers, taught

        return Greedy(seed, taught(), name, answers())

    def adviser(self) -> Greedy:
        """The same without the net for answers: of what that one adds nobody could name a reason."""
        from biont.genesis.bots.greedy import Greedy
        from biont.genesis.bots.learned import taught

        return Greedy(0, taught(), "learned")

    def master(self, seed: int, **budget: Unpack[Budget]) -> Search:
        """The search that judges with the net, whose answers are picked by what ``learned`` thinks of them."""
        from biont.genesis.bots.learned import taught
        from biont.genesis.bots.search import Search

        budget.setdefault("sure", SURE)
        return Search(seed, leaf=taught(), prior=self.learned(seed), **budget)

    def judge(self) -> Judge[Table]:
        """The weights with the net, where it can be read."""
        from biont.genesis.bots.learned import taught
        from biont.genesis.bots.weights import fitted

        return taught() or fitted()

    def weighing(self, seed: int, judge: Judge[Table]) -> Search:
        """The search that judges imagined games by this."""
        from biont.genesis.bots.search import Search

        return Search(seed, leaf=judge)

    def weights(self) -> Weights:
        """What the numbers of a description are worth."""
        from biont.genesis.bots.weights import fitted

        return fitted()

    def describe(self, table: Table) -> tuple[list[list[float]], float]:
        """The numbers of every player, and the share of the game that is left."""
        from biont.genesis.bots.evaluation import describe

        return describe(table)

    def has_rivals(self, table: Table) -> bool:
        """Whether those at a table play against each other."""
        return table.box.competitive

"""The programs that play Bios:Origins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Unpack

from biont.bots.search import SURE, Budget
from biont.games.players import Taught

if TYPE_CHECKING:
    from biont.bots.judge import Judge
    from biont.origins.bots.greedy import Greedy
    from biont.origins.bots.search import Search
    from biont.origins.bots.weights import Weights
    from biont.origins.table import Table


class OriginsPlayers(Taught):
    """Greedy, search, and levels made of them; each is loaded when it sits down."""

    thinking: ClassVar[int] = 300
    slack: ClassVar[float] = 0.85
    modest: ClassVar[tuple[str, ...]] = ("skip", "pass", "done", "stay", "turn-back", "refuse")

    def greedy(self, seed: int, name: str = "greedy") -> Greedy:
        """The program that looks one answer ahead."""
        from biont.origins.bots.greedy import Greedy

        return Greedy(seed, name=name)

    def search(self, seed: int, **budget: Unpack[Budget]) -> Search:
        """The program that plays answers on."""
        from biont.origins.bots.search import Search

        return Search(seed, **budget)

    def learned(self, seed: int, name: str = "learned") -> Greedy:
        """The program that looks one answer ahead, judges with the net, and is corrected by the one for answers."""
        from biont.origins.bots.greedy import Greedy
        from biont.origins.bots.learned import answers, taught

        return Greedy(seed, taught(), name, answers())

    def adviser(self) -> Greedy:
        """The same without the net for answers: of what that one adds nobody could name a reason."""
        from biont.origins.bots.greedy import Greedy
        from biont.origins.bots.learned import taught

        return Greedy(0, taught(), "learned")

    def master(self, seed: int, **budget: Unpack[Budget]) -> Search:
        """The search that judges with the net, whose answers are picked by what ``learned`` thinks of them."""
        from biont.origins.bots.learned import taught
        from biont.origins.bots.search import Search

        budget.setdefault("sure", SURE)
        return Search(seed, leaf=taught(), prior=self.learned(seed), **budget)

    def judge(self) -> Judge[Table] | None:
        """The net, where it can be read: the weights alone know points, and no chance."""
        from biont.origins.bots.learned import taught

        return taught()

    def weighing(self, seed: int, judge: Judge[Table]) -> Search:
        """The search that judges imagined games by this."""
        from biont.origins.bots.search import Search

        return Search(seed, leaf=judge)

    def weights(self) -> Weights:
        """What the numbers of a description are worth."""
        from biont.origins.bots.weights import fitted

        return fitted()

    def describe(self, table: Table) -> tuple[list[list[float]], float]:
        """The numbers of every player, and the share of the game that is left."""
        from biont.origins.bots.evaluation import describe

        return describe(table)

    def has_rivals(self, table: Table) -> bool:
        """Whether those at a table play against each other."""
        return not (table.box.solo or table.box.coop)

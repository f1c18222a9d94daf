"""The programs that play Bios:Origins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Unpack

from biont.bots.search import Budget
from biont.games.players import Taught

if TYPE_CHECKING:
    from biont.origins.bots.greedy import Greedy
    from biont.origins.bots.search import Search


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
        """The program that looks one answer ahead and judges with the net."""
        from biont.origins.bots.greedy import Greedy
        from biont.origins.bots.learned import taught

        return Greedy(seed, taught(), name)

    def master(self, seed: int, **budget: Unpack[Budget]) -> Search:
        """The search that judges with the net."""
        from biont.origins.bots.learned import taught
        from biont.origins.bots.search import Search

        return Search(seed, weights=taught(), **budget)

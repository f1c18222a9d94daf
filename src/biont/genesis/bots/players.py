"""The programs that play Bios:Genesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from biont.bots import Bot
from biont.games.players import Maker, Players, budget_of
from biont.genesis.bots.gentle import Gentle
from biont.genesis.bots.greedy import Greedy
from biont.genesis.bots.relaxed import Relaxed
from biont.genesis.bots.search import Search


class GenesisPlayers(Players):
    """Greedy, search, and levels made of them."""

    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    sparring: ClassVar[str] = "greedy"
    patient: ClassVar[frozenset[str]] = frozenset(("hard", "search"))
    forms: ClassVar[tuple[str, ...]] = ("search:200ms", "search:500")
    modest: ClassVar[tuple[str, ...]] = (
        *("done", "stand", "roll", "keep", "refuse", "forgo", "enough", "no-vote", "gaia", "decline"),
    )

    @property
    def makers(self) -> Mapping[str, Maker]:
        """The programs that a name alone is enough for; the last three are levels for people."""
        return {
            **super().makers,
            "greedy": Greedy,
            "search": Search,
            "gentle": Gentle,
            "easy": Relaxed,
            "normal": lambda seed: Greedy(seed, name="normal"),
            "hard": lambda seed: Search(seed, simulations=500, name="hard"),
        }

    def formed(self, kind: str, rest: str, seed: int) -> Bot | None:
        """A search with a budget for each decision: ``search:200ms``, ``search:1.5s``, ``search:500`` (simulations)."""
        return Search(seed, name=f"{kind}:{rest}", **budget_of(rest)) if kind == "search" else None

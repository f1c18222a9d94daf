"""Which games of a run are kept as records, to be watched: ``every:100``, ``longest:5``, ``lost:greedy``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from biont.games.statistics import Row
from biont.kernel.errors import BadSettings
from biont.lab.game_rows import GameRows
from biont.lab.plan import RANDOM, Plan
from biont.lab.writing import replace

FOLDER = "records"
COUNTED = ("every", "longest", "shortest")
NAMED = ("won", "lost")


@dataclass(frozen=True)
class Wish:
    """Which games somebody wants to keep: every so many, the few longest or shortest, those a bot won or lost."""

    kind: str
    number: int = 1
    bot: str = ""

    @classmethod
    def of(cls, text: str) -> Wish:
        """A wish as people write it."""
        kind, _, rest = text.partition(":")
        if text == "all":
            return cls("every")
        if kind in COUNTED and rest.isdecimal() and int(rest) > 0:
            return cls(kind, int(rest))
        if kind in NAMED and rest:
            return cls(kind, bot=rest)
        raise BadSettings(
            "'{wish}' does not say which games to keep; "
            "write all, every:10, longest:5, shortest:5, won:BOT or lost:BOT.",
            "lab-keep-form",
            wish=text,
        )

    def fits(self, game: Row, seats: Sequence[Row]) -> bool:
        """Whether a game is kept whatever the others are like."""
        if self.kind == "every":
            return bool(game["game"] % self.number == 0)
        if self.kind in NAMED:
            shares = [seat["won"] for seat in seats if seat["bot"] == self.bot]
            return any(share > 0 for share in shares) if self.kind == "won" else 0 in shares
        return False


def wishes_of(texts: Iterable[str], plans: Sequence[Plan]) -> tuple[Wish, ...]:
    """What is to be kept of the games of some plans; a bot that does not play in them is refused."""
    wishes = tuple(map(Wish.of, texts))
    playing = sorted({bot for plan in plans for bot in plan.bots or (RANDOM,)})
    for wish in wishes:
        if wish.bot and wish.bot not in playing:
            raise BadSettings(
                "No game can be kept because of '{bot}', who does not play; there are: {bots}.",
                "lab-keep-bot",
                bot=wish.bot,
                bots=", ".join(playing),
            )
    return wishes


class RecordFilter:
    """Writes the records of games that are to be kept into a folder, each as soon as it is known."""

    def __init__(self, folder: Path, wishes: Sequence[Wish]) -> None:
        self.folder = folder / FOLDER
        self._wishes = wishes
        self._ranked: dict[Wish, list[tuple[int, int, str]]] = {
            wish: [] for wish in wishes if wish.kind in ("longest", "shortest")
        }
        self._fitting: set[str] = set()

    @property
    def kept(self) -> list[Path]:
        """The records that are there, in the order of the games."""
        return sorted(self.folder.glob("*.json"))

    def take(self, story: GameRows) -> None:
        """Write a game down if it is one to keep; what a longer or shorter one displaces is removed again."""
        before = self._best()
        name = self._rank(story.game, story.seats)
        best = self._best()
        if story.record is not None and (name in best or name in self._fitting):
            replace(self.folder / name, story.record.to_json().encode())
        for displaced in before - best - self._fitting:
            (self.folder / displaced).unlink(missing_ok=True)

    def know(self, game: Row, seats: Sequence[Row]) -> None:
        """A game that was played before, with whose length others are compared."""
        self._rank(game, seats)

    def _rank(self, game: Row, seats: Sequence[Row]) -> str:
        """Compare a game with all before it: the name that its record has."""
        name = file_of(game["game"], seats, "json")
        if any(wish.fits(game, seats) for wish in self._wishes):
            self._fitting.add(name)
        for wish, ranked in self._ranked.items():
            length = game["answers"] if wish.kind == "shortest" else -game["answers"]
            ranked.append((length, game["game"], name))
            ranked.sort()
            del ranked[wish.number :]
        return name

    def _best(self) -> set[str]:
        """The records of the longest or shortest games so far."""
        return {name for ranked in self._ranked.values() for *_, name in ranked}


def file_of(number: int, seats: Sequence[Row], ending: str) -> str:
    """The name of the file of a game: its number, and who sat where."""
    bots = {seat["seat"]: seat["bot"] for seat in seats}
    names = [re.sub(r"[^A-Za-z0-9.]+", "_", bot)[-40:] for _, bot in sorted(bots.items())]
    return f"{number:06}-{'-'.join(names)}.{ending}"

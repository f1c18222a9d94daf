"""What a chronicle is made of: deeds in their order, chapters that begin with a challenge or a Comet, tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from biont.games.replaying import retold
from biont.kernel.declared import Event
from biont.kernel.game import Game
from biont.kernel.play import Datum, Entry
from biont.kernel.rules import Result
from biont.origins.box import Box
from biont.origins.pack import Pack
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.comet import COMET_DRAWN
from biont.origins.rules.sequence import TURN_BEGINS
from biont.origins.table import NOTHING, Table

LAST_EPOCH = 4


class Deed(NamedTuple):
    """One thing that happened: what it was, when, about whom, and with which things."""

    kind: Event
    turn: int
    """The turn, of all players together; 0 in the set-up."""
    seat: int
    data: tuple[Datum, ...]
    rule: str = ""

    def number(self, place: int = 0) -> int:
        """One of its things that is a number."""
        datum = self.data[place]
        assert isinstance(datum, int)
        return datum

    def path(self) -> tuple[int, ...]:
        """The Spots of its way."""
        datum = self.data[-1]
        return datum if isinstance(datum, tuple) else ()


@dataclass(slots=True)
class Chapter:
    """What happened from a challenge, a Comet or the beginning until the next of them."""

    number: int
    epoch: int
    turn: int
    challenge: int = NOTHING
    """The Challenge Card that it began with."""
    comet: int = NOTHING
    """The Comet that it began with."""
    deeds: list[Deed] = field(default_factory=list)

    def of(self, *kinds: Event) -> list[Deed]:
        """Deeds of some kinds, in their order."""
        return [deed for deed in self.deeds if deed.kind in kinds]


@dataclass(slots=True)
class Story:
    """A game as a story: everything that pages, pictures and texts about it need."""

    box: Box
    seats: tuple[str, ...]
    chapters: list[Chapter]
    tables: list[Table]
    """The table after each turn; the first one before any."""
    result: Result | None = None

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.box.pack

    @property
    def last(self) -> Table:
        """The table as it lies now."""
        return self.tables[-1]

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return len(self.tables) - 1

    @property
    def rivals(self) -> bool:
        """Whether players play against each other."""
        return not (self.box.solo or self.box.coop)

    def epochs(self) -> Iterator[tuple[int, list[Chapter]]]:
        """The chapters by Epoch."""
        for epoch, chapters in groupby(self.chapters, key=lambda chapter: chapter.epoch):
            yield epoch, list(chapters)

    def deeds(self, *kinds: Event) -> list[Deed]:
        """All deeds of some kinds."""
        return [deed for chapter in self.chapters for deed in chapter.of(*kinds)]

    def closing(self, epoch: int) -> Table:
        """The table as an Epoch ended: the last one that still belongs to it."""
        return next((table for table in reversed(self.tables) if table.epoch == epoch), self.last)

    def closing_of(self, chapter: Chapter) -> Table:
        """The table after the last turn that ended before the next chapter began."""
        following = self.chapters[chapter.number : chapter.number + 1]
        return self.tables[max(0, following[0].turn - 1)] if following else self.last


def story_of(game: Game[Table]) -> Story:
    """The story of a game, finished or not."""
    twin, tables = retold(game, "turn", Table.copy)
    box = game.table.box
    chapters = chapters_of(twin.entries_for(-1))
    turns = max((deed.turn for chapter in chapters for deed in chapter.deeds), default=0)
    now = twin.table.copy()
    after = [*tables[:turns], *[now] * (turns + 1 - len(tables[:turns]))]
    return Story(box, twin.seats, chapters, after, game.result)


def chapters_of(entries: Sequence[Entry]) -> list[Chapter]:
    """Entries in chapters: a new one begins with every challenge and every Comet."""
    chapters = [Chapter(1, 1, 0)]
    turn = 0
    for entry in entries:
        if entry.kind == TURN_BEGINS:
            turn += 1
        deed = Deed(entry.kind, turn, entry.seat, entry.data, entry.rule)
        if entry.kind in (CHALLENGE_DRAWN, COMET_DRAWN):
            chapters.append(_begun(chapters[-1], deed))
        chapters[-1].deeds.append(deed)
    return chapters


def _begun(before: Chapter, deed: Deed) -> Chapter:
    if deed.kind == CHALLENGE_DRAWN:
        return Chapter(before.number + 1, before.epoch, deed.turn, challenge=deed.number())
    epoch = min(deed.number() + 2, LAST_EPOCH)
    return Chapter(before.number + 1, epoch, deed.turn, comet=deed.number())

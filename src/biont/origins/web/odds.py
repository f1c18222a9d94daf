"""What may come next: which Challenge Cards and Ideas nobody has seen yet, and what they would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from biont.origins.cards import DICTATOR_LEFT, DICTATOR_RIGHT
from biont.origins.pack import Pack
from biont.origins.table import FIRST_COMET, NOTHING, Challenge, Idea, Table
from biont.origins.tableau import ALL_DISCIPLINES


class Prospects(NamedTuple):
    """What the next challenge may be: how many cards it could be, how many of them have each event."""

    epoch: int
    cards: int
    events: tuple[tuple[int, int], ...]
    """Kinds of events with the number of cards that bring them, the most frequent first."""
    religious: int
    dictators: int

    def share(self, count: int) -> float:
        """The chance that the next card is one of so many."""
        return count / self.cards


def prospects(table: Table) -> Prospects | None:
    """The next card of the challenge deck; none where a Comet is on top, or nothing at all."""
    if not table.challenges or table.challenges[-1] >= FIRST_COMET:
        return None
    comets = sum(card >= FIRST_COMET for card in table.challenges)
    epoch = len(table.box.pack.comets) - comets + 1
    unseen = unseen_challenges(table, epoch)
    if not unseen:
        return None
    pack = table.box.pack
    kinds = Counter(kind for card in unseen for kind in {event.kind for event in pack.challenges[card].events})
    return Prospects(
        epoch,
        len(unseen),
        tuple(sorted(kinds.items(), key=lambda one: (-one[1], one[0]))),
        sum(pack.challenges[card].religious for card in unseen),
        kinds[DICTATOR_LEFT] + kinds[DICTATOR_RIGHT],
    )


class Draw(NamedTuple):
    """What the next Idea of a draw deck may be: how many cards it could be, how many of them have each Eureka."""

    discipline: int
    cards: int
    eurekas: tuple[tuple[int, int], ...]
    """Icons with the number of cards whose Eureka has them, the most frequent first."""

    def share(self, count: int) -> float:
        """The chance that the next Idea is one of so many."""
        return count / self.cards


def draws(table: Table) -> list[Draw]:
    """The next Idea of each discipline that has cards left in this Epoch."""
    found = []
    for discipline in ALL_DISCIPLINES:
        unseen = unseen_ideas(table, discipline) if table.pile(table.epoch, discipline) else ()
        if unseen:
            kinds = Counter(kind for idea in unseen for kind in {kind for kind, _ in table.box.idea_eureka[idea]})
            likely = tuple(sorted(kinds.items(), key=lambda one: (-one[1], one[0])))
            found.append(Draw(discipline, len(unseen), likely))
    return found


def unseen_ideas(table: Table, discipline: int) -> list[Idea]:
    """The Ideas of this Epoch and a discipline that nobody has seen."""
    seen = {*table.market, *table.lore, *table.removed, *(idea for ideas in table.ideas for idea in ideas)}
    return [idea for idea in _all_ideas(table.box.pack, table.epoch, discipline) if idea not in seen]


@lru_cache(maxsize=64)
def _all_ideas(pack: Pack, epoch: int, discipline: int) -> list[Idea]:
    """All Ideas of an Epoch and a discipline."""
    return [idea for idea, card in enumerate(pack.ideas) if (card.epoch, card.deck) == (epoch, discipline)]


class Coming(NamedTuple):
    """The challenges that come next: those that it could be, and how many of them lie in the deck."""

    cards: Sequence[Challenge]
    drawn: int

    def chance(self, count: int, turns: int) -> float:
        """How likely one of so many cards comes within so many turns, of which each may bring a challenge."""
        spared = 1.0
        for number in range(min(self.drawn, turns)):
            spared *= max(0, len(self.cards) - count - number) / (len(self.cards) - number)
        return 1 - spared


def coming(table: Table) -> Coming:
    """The challenges up to the next Comet, or behind the one on top; behind the last Comet there are none."""
    down = table.challenges[::-1]
    comets = sum(card >= FIRST_COMET for card in down)
    if down and down[0] >= FIRST_COMET:
        down, comets = down[1:], comets - 1
    drawn = next((number for number, card in enumerate(down) if card >= FIRST_COMET), len(down))
    return Coming(unseen_challenges(table, len(table.box.pack.comets) - comets + 1) if drawn else (), drawn)


def unseen_challenges(table: Table, epoch: int) -> list[Challenge]:
    """The Challenge Cards of an Epoch that nobody has seen: some are in the deck, the others are not in the game."""
    box = table.box
    seen = {card for column in table.foundations for card in column} | set(table.spent)
    seen |= set(table.unused[epoch - 1][: table.exposed[epoch - 1]])
    if table.auctioned != NOTHING:
        seen.add(table.auctioned)
    return [card for card, its in enumerate(box.challenge_epoch) if its == epoch and card not in seen]

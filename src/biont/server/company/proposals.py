"""What one person asks of all the others at a table: to go back, to pause, to end, to give a seat to a program.

All of it is in the journal: who proposed what, who agreed, who refused. Programs agree to everything, and so does the
program that plays for somebody who has left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from biont.server.company.company import Company
from biont.server.company.journal import AGREED, GRANTED, PROPOSED, REFUSED, TOOK_BACK, WITHDREW, Note

BACK, PAUSE, END, SEAT, CLOCK = PROPOSED
"""Back to an earlier moment, a pause, an end without a winner, a program for a seat whose owner is gone, a clock."""

PATIENCE = 10
"""Seconds that one waits after the first refusal; after the second one four times as long, then nine times."""

QUIET, LONG_QUIET = 600, 86_400
"""Seconds for which a table has waited for somebody who is gone: the longer where nobody else can agree to that."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that somebody asks of the others. ``number`` is the answers left, or the seat; ``answers``, those that
    the game had when it was asked for."""

    id: int
    kind: str
    by: str
    number: int
    answers: int
    agreed: frozenset[str] = frozenset()

    def awaits(self, company: Company) -> frozenset[str]:
        """Those who have not agreed yet; whoever is gone is not asked whether he is."""
        persons = {person for person in company.seats if person}
        if self.kind == SEAT and 0 <= self.number < len(company.seats):
            persons.discard(company.seats[self.number])
        return frozenset(persons - {self.by} - self.agreed)

    def is_about(self, company: Company, answers: int) -> bool:
        """Whether there is still something to agree on in a game of so many answers."""
        if self.by not in company.seats:
            return False
        if self.kind == BACK:
            return self.number < answers
        if self.kind == SEAT:
            return company.asked == self.number and answers == self.answers and bool(company.seats[self.number])
        return True


@dataclass(frozen=True, slots=True)
class Proposed:
    """A proposal as those at the table see it: who asks, from which seats, and which seats have not said yes."""

    proposal: Proposal
    name: str
    by: frozenset[int]
    left: frozenset[int]


def proposed(notes: Iterable[Note]) -> list[Proposal]:
    """The proposals in a journal on which nothing has been decided."""
    found: dict[int, Proposal] = {}
    for note in notes:
        if note.deed in PROPOSED:
            number = note.seat if note.deed in (SEAT, CLOCK) else note.answers - note.count
            found[note.id] = Proposal(note.id, note.deed, note.person, number, note.answers)
        elif note.deed == AGREED and note.about in found:
            one = found[note.about]
            found[note.about] = replace(one, agreed=one.agreed | {note.person})
        elif note.deed in (REFUSED, WITHDREW, *GRANTED):
            found.pop(note.about or 0, None)
        if note.deed in (TOOK_BACK, *GRANTED):  # what lay beyond is no moment of this game any more
            found = {id: one for id, one in found.items() if one.kind != BACK or one.number < note.answers}
    return list(found.values())


def has_to_wait(notes: Sequence[Note], person: str, now: datetime) -> float:
    """For how many seconds somebody whose proposals were refused makes no other one."""
    own = {note.id for note in notes if note.deed in PROPOSED and note.person == person}
    refused = [note for note in notes if note.deed == REFUSED and note.about in own]
    if not refused:
        return 0.0
    since = (now - datetime.fromisoformat(refused[-1].moment)).total_seconds()
    return max(0.0, PATIENCE * len(refused) ** 2 - since)

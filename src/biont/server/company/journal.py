"""The journal of a table: who did what there, and when. It is only ever written on, never changed."""

from __future__ import annotations

from dataclasses import dataclass

from biont.server.company.table import Table

OPENED, SAT, STOOD, SENT_AWAY = "opened", "sat", "stood", "sent-away"
ANSWERED, TOOK_BACK = "answered", "took-back"
LEFT, CAME_BACK = "left", "came-back"

DEEDS = (OPENED, SAT, STOOD, SENT_AWAY, ANSWERED, TOOK_BACK, LEFT, CAME_BACK)
"""What a journal tells; the log of a game tells all of it but the answers, which it has told already."""


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody did: ``answers`` are those that the game had then, ``count`` those that it was about."""

    deed: str
    person: str
    seat: int = -1
    answers: int = 0
    count: int = 0
    id: int = 0
    moment: str = ""


def comings(before: Table, after: Table, by: str) -> list[Note]:
    """What has to be noted of a change to the chairs of a table, made by somebody."""
    had = {(seat, one.person) for seat, one in enumerate(before.chairs) if one.person}
    has = {(seat, one.person) for seat, one in enumerate(after.chairs) if one.person}
    stay = {person for _, person in has}
    gone = [
        Note(STOOD if person == by else SENT_AWAY, person, seat)
        for seat, person in sorted(had - has)
        if person not in stay
    ]
    return gone + [Note(SAT, person, seat) for seat, person in sorted(has - had)]

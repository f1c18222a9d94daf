"""The journal of a table: who did what there, and when. It is only ever written on, never changed."""

from __future__ import annotations

from dataclasses import dataclass

from biont.server.company.table import Table

OPENED, SAT, STOOD, SENT_AWAY = "opened", "sat", "stood", "sent-away"
READY, NOT_READY, HOST = "ready", "not-ready", "host"
ANSWERED, TOOK_BACK = "answered", "took-back"
LEFT, CAME_BACK, GAVE_UP, TOOK_OVER = "left", "came-back", "gave-up", "took-over"
AGREED, REFUSED, WITHDREW, WENT_ON = "agreed", "refused", "withdrew", "went-on"
"""What people do at a table; the log of its game tells all of it but the answers, which it has told already."""

RAN_OUT, MORE_TIME, LOST, WENT_OUT = "ran-out", "more-time", "lost", "went-out"
"""What happens to somebody whose time has run out: a program gets his seat, others give him more, he has lost a game of
two, or in one of more his seat for good."""

EARLY = (OPENED, SAT, STOOD, SENT_AWAY, READY, NOT_READY, HOST)
"""What they do before their game begins."""

PROPOSED = ("propose-back", "propose-pause", "propose-end", "propose-seat", "propose-clock")
GRANTED = ("went-back", "paused", "ended", "replaced", "clock-changed")
"""What they propose to each other (``proposals.py``), and what happens when all have agreed."""

HANDED_OVER = (RAN_OUT, WENT_OUT, "replaced")
"""By what others gave somebody's seat to a program."""

MOVING = (OPENED, SAT, ANSWERED, TOOK_BACK, CAME_BACK, TOOK_OVER, WENT_ON, RAN_OUT, WENT_OUT, *GRANTED)
"""By what it can be seen that a table did not wait for anybody then."""


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody did: ``answers`` are those that the game had then, ``count`` those that it was about; ``about`` is
    the note of what was proposed."""

    deed: str
    person: str
    seat: int = -1
    answers: int = 0
    count: int = 0
    about: int | None = None
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
    come = [Note(SAT, person, seat) for seat, person in sorted(has - had)]
    return gone + come + _said(before, after)


def _said(before: Table, after: Table) -> list[Note]:
    """Who is ready now, or not after all; and who is host now."""
    were, are = ({one.person for one in table.chairs if one.person and one.ready} for table in (before, after))
    sit = {one.person for one in after.chairs}
    found = [Note(READY, person) for person in sorted(are - were)]
    found += [Note(NOT_READY, person) for person in sorted((were - are) & sit)]
    return found + ([Note(HOST, after.host)] if after.host != before.host else [])

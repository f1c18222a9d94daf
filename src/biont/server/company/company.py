"""The company of a game: which seats are whose, and what somebody is to it."""

from __future__ import annotations

from dataclasses import dataclass

from biont.server.company.acts import (
    ALONE,
    ASKED,
    AWAY,
    HOST,
    KEEPER,
    LISTENER,
    OUT,
    OWNER,
    PROGRAM,
    SEAT,
    STRANGER,
    WATCHER,
    Act,
    Role,
)
from biont.server.company.acts import may as roles_may

NOBODY = ""
"""Who has a seat that no person has."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Whoever does something: the owner of the machine, a person by his id, a program by its seat, or nobody known.

    A ``keeper`` is a person who looks after a machine that serves others: at their tables that gives him no right.
    """

    person: str = NOBODY
    owner: bool = False
    program: int = -1
    keeper: bool = False


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at a game: the person of each seat, or nobody where a program plays; the host; who is asked now."""

    seats: tuple[str, ...] = ()
    host: str = NOBODY
    asked: int = -1
    watched: bool = False
    """Whether anybody may watch who knows its address."""
    away: frozenset[str] = frozenset()
    """Those who have left their seats to programs, and may come back."""
    out: frozenset[str] = frozenset()
    """Those who have lost their seats to the clock, and may look on."""
    heard: bool = False
    """Whether those who watch may read what is said."""

    def seats_of(self, actor: Actor) -> frozenset[int]:
        """The seats for which somebody answers; whoever owns the machine answers for every person."""
        return frozenset(
            seat for seat, person in enumerate(self.seats) if person and (actor.owner or person == actor.person)
        )

    def roles(self, actor: Actor) -> frozenset[Role]:
        """Everything that somebody is here."""
        own = self.seats_of(actor)
        others = ({person for person in self.seats if person} | self.away | self.out) - {actor.person}
        found = {
            OWNER: actor.owner,
            HOST: bool(actor.person) and actor.person == self.host,
            ASKED: self.asked in own,
            SEAT: bool(own - {self.asked}),
            AWAY: bool(actor.person) and actor.person in self.away,
            OUT: bool(actor.person) and actor.person in self.out,
            ALONE: bool(own) and not others,
            WATCHER: self.watched,
            LISTENER: self.watched and self.heard,
            PROGRAM: 0 <= actor.program == self.asked and not self.seats[actor.program],
        }
        own_roles = frozenset(role for role, is_it in found.items() if is_it) or frozenset({STRANGER})
        return own_roles | {KEEPER} if actor.keeper else own_roles


NOWHERE = Company()
"""The company where there is no table."""


def may(actor: Actor, act: Act, company: Company = NOWHERE) -> bool:
    """Whether somebody may do something in a company."""
    return roles_may(company.roles(actor), act)

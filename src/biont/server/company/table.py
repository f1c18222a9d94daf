"""A table at which people meet: its chairs, who sits there and is ready, its host, and who may watch.

It is there before its game is: nobody sees a card or die before all chairs are taken and all persons are ready.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from biont.kernel import BiontError
from biont.kernel.fair import Fair
from biont.server.company.clocks import NO_CLOCK, Timing
from biont.server.company.company import NOBODY, Company

UNSEEN, LINKED, SEEN = WATCHES = ("nobody", "link", "all")
"""Who may watch a table: nobody, who has the address, everybody."""

MINE, OPEN, FRIEND = KEPT = ("mine", "open", "friend")
"""For whom a chair is kept when a table is opened, unless for a program: who opens it, whoever comes, a friend."""


class Taken(BiontError):
    """The chair that somebody wanted has somebody else; ``name`` says who."""


class Nowhere(BiontError):
    """A link that leads nowhere: used up, withdrawn or false, which are all the same."""


class NoSuchChair(BiontError):
    """A chair that is not there, or not for whoever wants it."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A chair at a table, with a person, a program, or nobody yet."""

    colour: str
    program: str = ""
    person: str = NOBODY
    ready: bool = False
    kept: bool = False
    """Whether only an invited person may take it."""
    thrown: str = ""
    """What whoever is ready has thrown in for the dice."""

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
        return not self.program and not self.person


@dataclass(frozen=True, slots=True)
class Table:
    """A table, with what is agreed on for its game; ``played`` is the game, once it has begun."""

    id: str
    game: str
    host: str
    chairs: tuple[Chair, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)
    pack: str = ""
    watch: str = UNSEEN
    listed: bool = False
    played: str = ""
    version: int = 0
    touched: str = ""
    name: str = ""
    """What whoever opened it calls it, if anything."""
    stand_in: str = ""
    """The program that plays for whoever leaves; empty: the usual one."""
    heard: bool = False
    """Whether those who watch may read what is said."""
    seed: str = ""
    salt: str = ""
    """The number that the server has sealed for its dice, and what keeps anybody from guessing it."""
    timing: Timing = NO_CLOCK
    """How long everybody may think."""

    @property
    def company(self) -> Company:
        """Who is there: a listed table may be looked at while it has a free chair."""
        open_to_all = self.watch != UNSEEN or (self.listed and bool(self.free))
        sitting = tuple(chair.person for chair in self.chairs)
        return Company(sitting, self.host, watched=open_to_all, heard=self.heard)

    @property
    def free(self) -> list[int]:
        """The chairs that nobody has."""
        return [number for number, chair in enumerate(self.chairs) if chair.is_free]

    def chairs_of(self, person: str) -> list[int]:
        """The chairs of a person."""
        return [number for number, chair in enumerate(self.chairs) if person and chair.person == person]

    @property
    def begins(self) -> bool:
        """Whether its game can begin: every chair is taken and every person ready."""
        persons = [chair for chair in self.chairs if chair.person]
        return not self.played and not self.free and bool(persons) and all(chair.ready for chair in persons)

    # -- what people do ------------------------------------------------------------------------------------------------

    def sit(self, person: str, number: int, *, invited: bool = False) -> Table:
        """Somebody takes a free chair, and leaves the one he had; one that is kept only who is invited, or the host."""
        chair = self._chair(number)
        if chair.person == person:
            return self
        if not chair.is_free:
            raise Taken(chair.person)
        if chair.kept and not invited and person != self.host:
            raise NoSuchChair(self.id)
        had = self.chairs_of(person)[:1]
        moved = self
        for old in had:
            moved = moved._with(old, replace(self.chairs[old], person=NOBODY, ready=False, thrown=""))
        return moved._with(number, replace(chair, person=person, ready=False))

    def stand(self, person: str, number: int) -> Table:
        """Somebody leaves his chair, or the host sends him away; a host who goes hands his office on."""
        chair = self._chair(number)
        if not chair.person or person not in (chair.person, self.host):
            raise NoSuchChair(self.id)
        left = self._with(number, replace(chair, person=NOBODY, ready=False, thrown=""))
        sitting = [one.person for one in left.chairs if one.person]
        gone = chair.person == self.host and self.host not in sitting
        return replace(left, host=sitting[0]) if gone and sitting else left

    def say_ready(self, person: str, ready: bool, thrown: str = "") -> Table:
        """Somebody says that he is ready, and throws something in for the dice; or not after all."""
        own = thrown if ready else ""
        chairs = tuple(replace(one, ready=ready, thrown=own) if one.person == person else one for one in self.chairs)
        return replace(self, chairs=chairs)

    @property
    def fair(self) -> Fair | None:
        """What its game is made of; tables of long ago have sealed nothing."""
        thrown = tuple((chair.colour, chair.thrown) for chair in self.chairs if chair.person)
        return Fair(self.seed, self.salt, thrown) if self.seed else None

    def hand_on(self, number: int) -> Table:
        """The host hands his office to whoever has a chair."""
        chair = self._chair(number)
        if not chair.person:
            raise NoSuchChair(self.id)
        return replace(self, host=chair.person)

    def give(self, number: int, program: str) -> Table:
        """A free chair goes to a program; without one it is open again."""
        chair = self._chair(number)
        if chair.person:
            raise Taken(chair.person)
        return self._with(number, replace(chair, program=program, kept=False))

    def forsaken(self, person: str, program: str) -> Table:
        """Somebody leaves for good: a program has his chairs where the game has begun, else they are free again.

        The first of those who stay becomes host in his place.
        """
        left = Chair("", program if self.played else "")
        chairs = tuple(
            replace(left, colour=one.colour, kept=one.kept) if one.person == person else one for one in self.chairs
        )
        sitting = [one.person for one in chairs if one.person]
        return replace(self, chairs=chairs, host=sitting[0] if self.host == person and sitting else self.host)

    def again(self, id: str, host: str, gone: Collection[str]) -> Table:
        """A new table for the same people, each on the next chair; who is ``gone`` for good leaves his open."""
        before = (*self.chairs[-1:], *self.chairs[:-1])
        moved = [
            Chair(chair.colour, "" if one.person else one.program, NOBODY if one.person in gone else one.person)
            for chair, one in zip(self.chairs, before, strict=True)
        ]
        fresh = Table(id, self.game, host, tuple(moved), self.settings, self.pack, self.watch)
        return replace(fresh, name=self.name, heard=self.heard, timing=self.timing, stand_in=self.stand_in)

    def _chair(self, number: int) -> Chair:
        if self.played or not 0 <= number < len(self.chairs):
            raise NoSuchChair(self.id)
        return self.chairs[number]

    def _with(self, number: int, chair: Chair) -> Table:
        return replace(self, chairs=(*self.chairs[:number], chair, *self.chairs[number + 1 :]))


def chair_for(colour: str, who: str, host: str) -> Chair:
    """A chair as the form of a new table says: mine, open, kept for a friend, or a program's."""
    if who == MINE:
        return Chair(colour, person=host)
    return Chair(colour, kept=who == FRIEND) if who in KEPT else Chair(colour, program=who)

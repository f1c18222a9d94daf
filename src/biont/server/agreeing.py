"""What people at a table propose to each other, and what happens when all of them have agreed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from math import ceil

from biont.kernel import BiontError
from biont.server import clock
from biont.server.allowances import too_many
from biont.server.company.clocks import KINDS, NO_CLOCK, timing
from biont.server.company.company import Actor, Company
from biont.server.company.journal import (
    AGREED,
    GRANTED,
    MOVING,
    PROPOSED,
    REFUSED,
    WENT_ON,
    WITHDREW,
    Note,
)
from biont.server.company.proposals import (
    BACK,
    CLOCK,
    END,
    LONG_QUIET,
    PAUSE,
    QUIET,
    SEAT,
    Proposal,
    Proposed,
    has_to_wait,
    proposed,
)
from biont.server.known import ENDED, FAIR, RESTS, cut_off
from biont.server.open_game import OpenGame, replayed, summary_of
from biont.server.store import Overtaken
from biont.server.store.games import SHARED

ASLEEP = {"asked": -1}
"""What a list of games says of one in which nobody is asked."""

OVER = {"finished": True, "asked": -1, "winners": []}


class Improper(BiontError):
    """Something that cannot be proposed."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """Somebody among those who play a game, with what they have proposed. Whoever has one holds the game's lock."""

    open_game: OpenGame
    company: Company
    table: str
    person: str
    notes: Sequence[Note]

    @property
    def answers(self) -> int:
        """How many answers the game has."""
        return len(self.open_game.given)

    @property
    def proposals(self) -> list[Proposal]:
        """What is proposed, and can still be agreed on."""
        return [one for one in proposed(self.notes) if one.is_about(self.company, self.answers)]

    def shown(self, names: Mapping[str, str]) -> list[Proposed]:
        """The same with the names and seats of those who ask and are asked."""

        def seats(persons: Collection[str]) -> frozenset[int]:
            return frozenset(seat for seat, person in enumerate(self.company.seats) if person and person in persons)

        return [
            Proposed(one, names.get(one.by, ""), seats({one.by}), seats(one.awaits(self.company)))
            for one in self.proposals
        ]

    def propose(self, kind: str, number: int) -> None:
        """Propose something to all the others; where there are none, it happens at once."""
        proposal = self._proper(Proposal(0, kind, self.person, number, self.answers))
        if any(one.by == self.person for one in self.proposals):
            raise Improper("You have proposed something already; withdraw that first.", "proposal-open")
        if wait := has_to_wait(self.notes, self.person, clock.now()):
            raise too_many("refused-before", wait, ceil(wait))
        count = self.answers - number if kind == BACK else 0
        about = number if kind in (SEAT, CLOCK) else -1
        if not proposal.awaits(self.company):
            self._grant(proposal)
        else:
            self._note(Note(kind, self.person, about, self.answers, count))

    def _proper(self, proposal: Proposal) -> Proposal:
        """What is proposed, if it can be."""
        if self.open_game.is_over or proposal.kind not in PROPOSED or self.open_game.rests:
            raise Improper("That cannot be proposed here, or not any more.", "proposal-improper")
        if proposal.kind == CLOCK and not 0 <= proposal.number < len(KINDS) - 1:  # own figures are for new tables
            raise Improper("That cannot be proposed here, or not any more.", "proposal-improper")
        mine = proposal.kind == SEAT and proposal.number in self.company.seats_of(Actor(self.person))
        if mine or proposal.number < 0 or not proposal.is_about(self.company, self.answers):
            raise Improper("That cannot be proposed here, or not any more.", "proposal-improper")
        if proposal.kind == SEAT:
            self._wait_for(proposal)
        return proposal

    def _wait_for(self, proposal: Proposal) -> None:
        """Nobody is gone who has done something a while ago."""
        owner = self.company.seats[proposal.number]
        heard = datetime.fromisoformat(self.open_game.store.heard_of(self.table, owner, MOVING))
        quiet = QUIET if proposal.awaits(self.company) else LONG_QUIET
        left = quiet - (clock.now() - heard).total_seconds()
        if left > 0:
            raise too_many("not-gone", left)

    def agree(self, id: int) -> None:
        """Say yes; whoever is the last to do so lets it happen."""
        proposal = self._found(id)
        left = proposal.awaits(self.company)
        if self.person not in left and (left or self.person != proposal.by):
            raise Overtaken(self.open_game.id)
        yes = Note(AGREED, self.person, -1, self.answers, about=id)
        if left <= {self.person}:
            self._grant(proposal, yes)
        else:
            self._note(yes)

    def refuse(self, id: int) -> None:
        """Say no, or withdraw what one has proposed; who is said to be gone may say so too."""
        proposal = self._found(id)
        asked = proposal.awaits(self.company) | {proposal.by}
        if proposal.kind == SEAT:
            asked |= {self.company.seats[proposal.number]}
        if self.person not in asked:
            raise Overtaken(self.open_game.id)
        deed = WITHDREW if self.person == proposal.by else REFUSED
        self._note(Note(deed, self.person, -1, self.answers, about=id))

    def go_on(self) -> None:
        """End a pause: anybody may."""
        open_game = self.open_game
        if not open_game.rests:
            raise Overtaken(open_game.id)
        settings = {name: value for name, value in open_game.settings.items() if name != RESTS}
        note = Note(WENT_ON, self.person, -1, self.answers)
        open_game.altered([note], settings=settings, summary=summary_of(open_game.game))

    def _found(self, id: int) -> Proposal:
        for one in self.proposals:
            if one.id == id and not self.open_game.is_over:
                return one
        raise Overtaken(self.open_game.id)

    def _note(self, note: Note) -> None:
        self.open_game.altered([note])

    def _grant(self, proposal: Proposal, *before: Note) -> None:
        """What all have agreed on happens."""
        open_game, kind = self.open_game, proposal.kind
        deed = GRANTED[PROPOSED.index(kind)]
        note = Note(deed, self.person, -1, self.answers, about=proposal.id or None)
        summary = summary_of(open_game.game)
        if kind == BACK:
            gone = replace(note, answers=proposal.number, count=self.answers - proposal.number)
            self._go_back(proposal.number, [*before, gone])
        elif kind == PAUSE:
            settings = open_game.settings | {RESTS: True}
            open_game.altered([*before, note], settings=settings, summary=summary | ASLEEP)
        elif kind == END:
            settings = open_game.settings | {ENDED: []}
            open_game.altered([*before, note], settings=settings, summary=summary | OVER)
        elif kind == CLOCK:
            timed = open_game.store.timed(open_game.id)
            old = timed.timing if timed is not None else NO_CLOCK
            named = {"weekends": old.weekends, "zone": old.zone, "holidays": old.holidays, "lost": old.lost}
            changed = replace(note, seat=proposal.number)
            open_game.altered([*before, changed], timing=timing(KINDS[proposal.number], **named))
        else:
            players = list(open_game.players)
            players[proposal.number] = open_game.stand_in
            owner = replace(note, person=self.company.seats[proposal.number], seat=proposal.number)
            settings = open_game.settings | {SHARED: True}
            open_game.altered([*before, owner], players=players, settings=settings)

    def _go_back(self, number: int, notes: Sequence[Note]) -> None:
        """Only so many answers are left; what nobody had seen then is dealt anew, by fair dice if it was before."""
        open_game = self.open_game
        fair = open_game.fair.dealt_anew(number) if open_game.fair is not None else None
        seed = fair.deal(fair.dealt) if fair is not None else None
        record = cut_off(open_game.game.record(), number, anew=True, seed=seed)
        settings = open_game.settings | ({FAIR: fair.to_data()} if fair is not None else {})
        open_game.altered(notes, record=record, settings=settings, summary=summary_of(replayed(record)[0]))

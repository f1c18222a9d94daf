"""An open game: one game in the memory of the server, with those who play it.

It is a copy of what the store holds: where the store knows further answers it is fed them, and where the store knows
better it is thrown away. Every change goes into the store first; only then is it made here and told to those who watch.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import biont
from biont import games
from biont.games import Moment
from biont.kernel import BadRecord, BiontError, CannotUndo, Game, Record
from biont.kernel.replay import Fate
from biont.server.company.journal import ANSWERED, TOOK_BACK, Note
from biont.server.opponents import PERSON, public
from biont.server.store import Answer, Kept, Overtaken, Store
from biont.server.store.database import now
from biont.server.store.games import SHARED
from biont.server.store.turns import Change
from biont.server.store.work import ITSELF
from biont.server.unasked import OPENING, Unasked
from biont.server.wishes import SETTINGS

TABLE_BYTES, ANSWER_BYTES = 290_000, 600
"""What a game without answers takes in memory, and each of its answers with the moment after it, as measured."""

NAMES = "names"
"""The setting that says what people are called, by their colours."""


class Unreplayable(BadRecord):
    """A game that no program here can replay: its rules, its cards or its game are not here. What is kept is whole."""

    def __init__(self, kept: Kept, why: BiontError) -> None:
        super().__init__(str(why))
        self.kept, self.why = kept, why

    @property
    def record(self) -> Record:
        """Its record."""
        stand_ins = [(n, one.lapse) for n, one in enumerate(self.kept.answers) if one.lapse is not None]
        texts = [answer.text for answer in self.kept.answers]
        return replace(self.kept.header, answers=texts, stand_ins=stand_ins)


@dataclass(slots=True)
class Batch:
    """Answers that are kept as one change: which is the first, what is noted of them, and what else they change."""

    first: int
    notes: list[Note] = field(default_factory=list)
    sets_dice: bool = False
    arranges: bool = False


class OpenGame(Unasked):
    """A game with its players. Whoever reads or changes it holds its lock."""

    def __init__(self, store: Store, kept: Kept, known: tuple[Game[Any], list[Moment]] | None = None) -> None:
        """``known`` is its game with its moments, where the record was replayed just before it was kept."""
        self.store = store
        self.whos: Sequence[str] = (PERSON,)
        """Who may sit down at it, a person or a program; the registry knows."""
        self.id = kept.id
        self.created = kept.created
        self.since = kept.touched
        """When it was answered last, or taken up by this program: so long is asked what is asked now."""
        self.players = [public(who) for who in kept.players]
        self.settings = SETTINGS | kept.settings
        self.version = kept.version
        self.header: Record | None = kept.header
        """What the game is but for its answers; None where it has changed since it was read."""
        self.given = list(kept.answers)
        self.undone, self.cuts = list(kept.undone), kept.cuts
        self._batch: Batch | None = None
        self.change: Change | None = None
        """The last answers that were given here, as the store knows of them."""
        super().__init__()
        stand_ins = [(n, one.lapse) for n, one in enumerate(kept.answers) if one.lapse is not None]
        texts = [answer.text for answer in kept.answers]
        self.game, self.history = known or replayed(replace(kept.header, answers=texts, stand_ins=stand_ins))[:2]

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        return TABLE_BYTES + ANSWER_BYTES * len(self.given) + self.drawn.size

    def catch_up(self, kept: Kept) -> bool:
        """Become the game as it is kept, with the answers that were added to those known here; whether that can be:
        where some were taken back, or dice were set, it cannot."""
        if self.version < 0 or kept.header != self.header or kept.cuts != self.cuts:
            return False
        try:
            self._parted()
            for one in kept.answers:
                self.game.choose(one.text, lapse=one.lapse)
                self.history.append(moment_of(self.game))
        except BiontError:
            self.version = -1
            return False
        self.players = [public(who) for who in kept.players]
        self.settings = SETTINGS | kept.settings
        self.given, self.since = self.given + list(kept.answers), kept.touched if kept.answers else self.since
        self.undone, self.version = list(kept.undone), kept.version
        return True

    # -- reading -----------------------------------------------------------------------------------------------------

    def offered(self, seat: int) -> Sequence[str]:
        """Who may have that seat; whoever has it may stay, even a guest who is not here today."""
        who = self.players[seat]
        return self.whos if who in self.whos else (who, *self.whos)

    def at(self, number: int) -> Game[Any]:
        """The game as it was after so many answers."""
        record = self.game.record()
        return biont.replay(record, to=max(0, min(number, len(record.answers))))

    # -- changing ----------------------------------------------------------------------------------------------------

    @contextmanager
    def together(self) -> Iterator[Batch]:
        """Keep the answers that are given in here, and settings that go with them, as one change: all or none."""
        if self._batch is not None:
            yield self._batch  # whoever began it ends it
            return
        self._batch = batch = Batch(len(self.given))
        try:
            yield batch
            self._keep(batch)
        except BaseException:
            # The store is the truth; what was tried here is forgotten with this copy.
            if batch.arranges or len(self.given) > batch.first:
                self.version = -1
            raise
        finally:
            self._batch = None

    def _keep(self, batch: Batch) -> None:
        given, settings = self.given[batch.first :], self.settings if batch.arranges else None
        if given:
            record = self.game.record() if batch.sets_dice else None
            told = (self.undone, self._summary(), record, batch.notes, settings)
            self.change = self.store.append(self.id, self.version, batch.first, given, *told)
            self.version = self.change.version
            self.since = now()
        elif settings is not None:
            self.version = self.store.arrange(self.id, self.version, self.players, settings)

    def answer(
        self, text: str, version: int, *, by_itself: bool = False, lapse: int | None = None, by: str = ""
    ) -> None:
        """Give an answer to the decision that the version stands at: tried, then kept.

        ``lapse`` says why it is not the program's own answer, ``by`` is the person who gives it.
        """
        decision = self.decision
        if version != self.version or (decision is None and not self.game.finished):
            raise Overtaken(self.id)
        self._parted()
        option = self.game.parse(text)
        with self.together() as batch:
            dice = self._set_dice(self.game.print(option))
            self.game.choose(option, lapse=lapse)
            given = Answer(decision.seat if decision else -1, self.game.print(option), by_itself, lapse)
            if by and not by_itself:
                batch.notes.append(Note(ANSWERED, by, given.seat, len(self.given)))
            batch.sets_dice |= dice
            self.undone = self.undone[:-1] if self.undone and self.undone[-1].text == given.text else []
            self.header = None if dice else self.header
            self.given.append(given)
            self.history.append(moment_of(self.game))
            if self._ends_opening():
                self.game.deal_anew(luck())
                batch.sets_dice, self.header = True, None

    def _ends_opening(self) -> bool:
        """Whether a guided game is free from now on: all dice of its set turns have fallen, and nothing that its person
        did could still be taken back. What nobody knows is dealt anew then, or every first game would be the same."""
        decision = self.decision
        if not self.settings.get(OPENING) or decision is None or not self.is_person(decision.seat):
            return False
        return len(self.game.seeds) == 1 and not self.sets_more and not self.steps_back({decision.seat})

    def _summary(self) -> dict[str, Any]:
        """What a list of games says of it; among several persons, whether nobody need be asked what is asked now."""
        decision, summary = self.decision, summary_of(self.game)
        if decision is None or self.players.count(PERSON) < 2 or not self.is_person(decision.seat):
            return summary
        return summary | {ITSELF: True} if self.answers_itself(decision) else summary

    def settle(self) -> None:
        """Give the answers that nobody need be asked for, as far as they come one after another."""
        with self.together():
            while (decision := self.decision) is not None:
                person = self.is_person(decision.seat)
                only = decision.options[0] if decision.forced else None
                if (option := self._unasked(decision) if person else only) is None:
                    return
                self.answer(self.game.print(option), self.version, by_itself=person)

    def _set_dice(self, text: str) -> bool:
        """Set the dice that an answer of the set turns rolls; whether there are any."""
        beat = self.beat
        if beat is None or beat.answer != text or not beat.dice:
            return False
        self.game.inject(beat.dice)
        return True

    def steps_back(self, seats: Collection[int]) -> list[int]:
        """How many answers each possible undo of whoever has these seats takes back, the shortest first.

        An undo ends before an answer that he really gave, and does not go beyond one that another person gave; answers
        of programs in between go with it, for nobody minds there.
        """
        possible = 0 if self.rests or self.ended is not None else self.game.undoable()
        found = list[int]()
        last = self.given[len(self.given) - possible :] if possible else []
        for count, answer in enumerate(reversed(last), 1):
            if not self.is_person(answer.seat) or answer.by_itself:
                continue
            if answer.seat not in seats:
                break
            found.append(count)
        return found

    def undo(self, count: int | None, version: int, seats: Collection[int], by: str = "") -> None:
        """Take back the last answer of these seats, or ``count`` answers; ``by`` is the person who does."""
        if version != self.version:
            raise Overtaken(self.id)
        steps = self.steps_back(seats)
        if not steps or (count is not None and count not in steps):
            raise CannotUndo("There is nothing to take back: dice, reveals and finished turns stand.", "web-undo-none")
        back = steps[0] if count is None else count
        keep = len(self.given) - back
        undone = self.undone + self.given[keep:][::-1]
        note = Note(TOOK_BACK, by, self.given[keep].seat, keep, steps.index(back) + 1) if by else None
        self._parted()
        self.game.undo(back)
        try:
            self.version = self.store.cut(self.id, self.version, keep, undone, summary_of(self.game), note)
        except BaseException:
            self.version = -1
            raise
        self.undone, self.since = undone, now()
        self.cuts += 1
        del self.given[keep:], self.history[keep + 1 :]
        self.told, self._read = {}, {}

    def redoable(self, seats: Collection[int]) -> int:
        """How many answers whoever has these seats can give again; none where another person took them back."""
        last = self.undone[-1].seat if self.undone else -1
        return len(self.undone) if last in seats or not self.is_person(last) else 0

    def redo(self, version: int, seats: Collection[int], by: str = "") -> None:
        """Give the answer again that was taken back, and those that followed by themselves."""
        if version != self.version:
            raise Overtaken(self.id)
        if not self.redoable(seats):
            raise CannotUndo("There is no answer that was taken back.", "nothing-undone")
        with self.together():
            self._answer_again(by)
            while self.undone and self.decision is not None and not self.waits_for_person:
                self._answer_again()

    def _answer_again(self, by: str = "") -> None:
        last = self.undone[-1]
        self.answer(last.text, self.version, by_itself=last.by_itself, lapse=last.lapse, by=by)

    def arrange(self, players: list[str], settings: dict[str, Any], note: Note | None = None) -> None:
        """Change who plays and what the page does by itself; what is noted of it."""
        if self.players.count(PERSON) > 1:
            settings = settings | {SHARED: True}
        if self._batch is not None:
            assert players == self.players
            assert note is None
            self._batch.arranges = True
        else:
            self.version = self.store.arrange(self.id, self.version, players, settings, note)
        self.players, self.settings = players, settings

    def altered(self, notes: Sequence[Note], **changed: Any) -> None:
        """Note something, and change what was agreed on (``Games.alter``); this copy of the game is outdated then."""
        self.store.alter(self.id, self.version, notes, **changed)
        self.version = -1


def luck() -> int:
    """A seed that nobody can know: neither whoever plays, nor the programs."""
    return secrets.randbits(62)


def replayed(record: Record) -> tuple[Game[Any], list[Moment], list[Answer]]:
    """The game of a record, the moments before the first and after every answer, and who gave the answers."""
    game = biont.replay(record, to=0)
    history = [moment_of(game)]
    given: list[Answer] = []
    fate, stand_ins = Fate(record), dict(record.stand_ins)
    for number, text in enumerate(record.answers, 1):
        try:
            seat = game.decision.seat if game.decision else -1
            lapse = stand_ins.get(number - 1)
            game.choose(text, lapse=lapse)
            fate.befall(game)
        except BiontError as error:
            sentence = "The record does not replay at answer {answer}: {error}"
            raise BadRecord(sentence, "no-replay", answer=number, error=error) from None
        given.append(Answer(seat, game.print(game.answers[-1]), lapse=lapse))
        history.append(moment_of(game))
    return game, history, given


def moment_of(game: Game[Any]) -> Moment:
    """How things stand as the table lies now."""
    return games.definition_of(game.rules).moment(game.table)


def summary_of(game: Game[Any]) -> dict[str, Any]:
    """What a list of games says about one."""
    result, moment = game.result, moment_of(game)
    return {
        "turn": moment.turn,
        "answers": len(game.answers),
        "points": list(moment.points),
        "asked": game.decision.seat if game.decision is not None else -1,
        "finished": game.finished,
        "winners": list(result.winners) if result else [],
    }

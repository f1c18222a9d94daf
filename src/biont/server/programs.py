"""The programs that play here: they think in the background, and their answers come at a pace one can follow."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from biont import games
from biont.bots import Dropped, Guarded
from biont.kernel import Decision, Option, View
from biont.kernel.play import LAPSES
from biont.server import opponents
from biont.server.company.acts import ANSWER
from biont.server.company.company import Actor, may
from biont.server.counts import COUNTS
from biont.server.executors import Executors
from biont.server.open_game import OpenGame, luck
from biont.server.screen import company_of
from biont.server.store import NoSuchGame, Overtaken, Trouble
from biont.server.store.work import ANY
from biont.server.watching import Watchers
from biont.server.ways import LONGEST, is_part
from biont.server.wishes import PACES

log = logging.getLogger(__name__)

SEATED = 200
"""Programs that stay at their seats; of more, those asked longest ago are sent home, and come anew."""

AGAIN = 5.0
"""Seconds after which a program tries again that could not get at the store."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a program wants to answer to a version of its game, and how long it waits before it says so."""

    open_game: OpenGame
    version: int
    option: Option
    lapse: int | None
    rest: float

    @property
    def told(self) -> str:
        """What ``Programs.say`` needs to know of it, as work keeps it."""
        return json.dumps({"text": self.open_game.game.print(self.option), "lapse": self.lapse})


@dataclass(frozen=True, slots=True)
class Turn:
    """A program that is asked: what it sees of which version of its game, and since when."""

    open_game: OpenGame
    version: int
    program: Guarded
    view: View[Any]
    pace: float
    since: float = field(default_factory=time.monotonic)

    def thought(self, option: Option) -> Thought:
        """What it answers; of the pause its thinking was a part. What went wrong with it goes to the log."""
        if (failure := self.program.news) is not None:
            log.warning("In game %s: %s", self.open_game.id, failure)
        rest = self.pace - (time.monotonic() - self.since)
        return Thought(self.open_game, self.version, option, self.program.lapse, rest)


class Opens(Protocol):
    """Who opens a game by its id, as the store has it now; ``version`` is what somebody has just read there."""

    def __call__(self, game: str, version: int | None = None) -> OpenGame:
        """Open it."""


class Programs:
    """Lets the programs of every game answer when they are asked."""

    def __init__(
        self,
        guests: Sequence[str],
        open_game: Opens,
        watchers: Watchers,
        executors: Executors,
        *,
        planned: bool = False,
    ) -> None:
        """``guests``: programs offered beside those of the package, as ``biont.bot`` takes them.

        Where their answers are ``planned``, those think who do the work of the store (``working.py``), and nobody else.
        """
        self.guests = opponents.named(guests)
        self._open = open_game
        self._watchers = watchers
        self._seated: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._busy: set[str] = set()
        self._lock = threading.Lock()
        self._executors = executors
        self._planned = planned
        self._stopped = False

    def stop(self) -> None:
        """Begin no further answer, and give up what is thought about elsewhere."""
        self._stopped = True
        self._executors.stop()

    def close(self) -> None:
        """Let them finish their answer and send them home."""
        self.stop()
        self._executors.close()
        _send_home(self._seated.values())

    def go_on(self, open_game: OpenGame, page: str = "") -> None:
        """After any change: give forced answers, tell everybody but ``page``, and let programs begin to think."""
        self.tell(open_game, self.settled(open_game), page)

    def settled(self, open_game: OpenGame) -> bool:
        """After any change: give forced answers, and send home programs that nobody will ask; whether one is asked.

        Where somebody else has changed the game meanwhile, it is for him to go on.
        """
        with open_game.lock:
            try:
                open_game.settle()
                waiting = open_game.decision is not None and not open_game.waits_for_person
                needed = self._needed(open_game)
            except Overtaken:
                return False
        self.let_go(open_game.id, needed)
        return waiting

    def tell(self, open_game: OpenGame, waiting: bool, page: str = "") -> None:
        """Then tell everybody but ``page``, and let the program begin to think that is asked, if one is ``waiting``.
        This takes no time."""
        self._watchers.tell(open_game.id, page)
        with self._lock:
            if not waiting or self._stopped or self._planned or open_game.id in self._busy:
                return
            self._busy.add(open_game.id)
        self._submit(open_game)

    def think(self, game: str, version: int) -> Thought | None:
        """For a worker: what the program that is asked at a version answers; None where none is asked any more."""
        open_game = self._at(game, version)
        begun = open_game.version
        with self._lock:
            self._busy.add(game)
        try:
            following = self._next(open_game)
            if isinstance(following, Turn):
                following = following.thought(following.program.choose(following.view))
        finally:
            with self._lock:
                self._busy.discard(game)
        if following is None:
            self._watchers.tell(game)
            if open_game.version != begun:
                raise Overtaken(game)
        return following

    def say(self, game: str, version: int, text: str, lapse: int | None = None) -> None:
        """For a worker: give the answer that a program has found before."""
        open_game = self._at(game, version)
        self.give(Thought(open_game, version, open_game.game.parse(text), lapse, 0.0))

    def give(self, thought: Thought) -> None:
        """For a worker: give an answer; programs of a game that is over then go home."""
        self._give(thought)
        if thought.open_game.game.finished:
            self.let_go(thought.open_game.id)

    def _at(self, game: str, version: int) -> OpenGame:
        """A game at a version; whether the store has a newer one, it says when it is to keep an answer."""
        open_game = self._open(game, None if version == ANY else version)
        if version not in (ANY, open_game.version):
            raise Overtaken(game)
        return open_game

    def _submit(self, open_game: OpenGame, thought: Thought | None = None) -> None:
        """Let the program that is asked go on soon; where many games wait, each gets its turn."""
        self._executors.submit(partial(self._play, open_game.id, thought), patient=self._is_patient(open_game))

    def _is_patient(self, open_game: OpenGame) -> bool:
        """Whether the program that is asked thinks somewhere else, perhaps for long."""
        decision, rules = open_game.decision, open_game.game.rules
        return decision is not None and opponents.is_patient(open_game.players[decision.seat], rules.name)

    def _play(self, game: str, thought: Thought | None = None) -> None:
        """Give the answer that a program has found, and let the one that is asked next find his."""
        with self._going_on(game):
            if thought is not None:
                self._give(thought)
            following = None if self._stopped else self._next(self._open(game))
            if isinstance(following, Turn):
                self._executors.ask(following.program, following.view, partial(self._answered, following))
            elif following is not None:
                self._give_later(following)
            else:
                self._rest(game)

    def _answered(self, turn: Turn, answer: Callable[[], Option]) -> None:
        """A program has thought, and its answer is given after a pause."""
        with self._going_on(turn.open_game.id):
            self._give_later(turn.thought(answer()))

    def _give_later(self, thought: Thought) -> None:
        if thought.rest > 0:
            self._executors.later(thought.rest, partial(self._submit, thought.open_game, thought))
        else:
            self._submit(thought.open_game, thought)

    @contextmanager
    def _going_on(self, game: str) -> Iterator[None]:
        """Whatever happens in between, the game goes on, or can be taken up again."""
        try:
            yield
        except Dropped:
            pass  # the server stops; the program is asked again when it starts
        except (Overtaken, NoSuchGame):
            self._rest(game)  # somebody changed or deleted the game while a program was thinking; nothing was stored
        except Trouble as error:
            self._try_again(game, error)
        except Exception:
            log.exception("A program could not go on in game %s; saving the settings there makes it try again.", game)
            with self._lock:
                self._busy.discard(game)

    def _try_again(self, game: str, error: Trouble) -> None:
        """The store could not be used; it is asked again after a while, and the game counts as busy until then."""
        log.warning("A program could not answer in game %s and tries again: %s", game, error)
        self._executors.later(AGAIN, lambda: self._executors.submit(partial(self._play, game)))

    def _rest(self, game: str) -> None:
        """No program is asked any more; but somebody may have answered since, and found this game still at work."""
        with self._lock:
            self._busy.discard(game)
        try:
            self.go_on(self._open(game))
        except NoSuchGame:
            self.let_go(game)
        except Trouble as error:
            self._try_again(game, error)

    def _next(self, open_game: OpenGame) -> Turn | Thought | None:
        """The program that is asked, or what set turns answer for it; None where none is asked."""
        with open_game.lock:
            open_game.settle()
            decision, version = open_game.decision, open_game.version
            if decision is None or open_game.waits_for_person:
                return None
            pace = PACES[open_game.settings["pace"]]
            if (beat := open_game.beat) is not None:
                return Thought(open_game, version, open_game.game.parse(beat.answer), None, pace)
            view = open_game.game.view(decision.seat)
            program = self._program(open_game, decision.seat)
            needed = self._needed(open_game)
        self.let_go(open_game.id, needed, at_work=True)
        return Turn(open_game, version, program, view, pace)

    def _give(self, thought: Thought) -> None:
        """Give the answer of a program, if its game still stands where it was."""
        open_game = thought.open_game
        with open_game.lock:
            company = company_of(open_game)
            if open_game.version != thought.version or not may(Actor(program=company.asked), ANSWER, company):
                return
            with open_game.together():
                decision = open_game.decision
                open_game.answer(open_game.game.print(thought.option), thought.version, lapse=thought.lapse)
                if decision is not None:
                    _finish(open_game, decision, thought.option, self._program)
                # Nobody is shown a question that is answered for him.
                open_game.settle()
        if thought.lapse is not None:
            COUNTS.lapse(LAPSES[thought.lapse])
        self._watchers.tell(open_game.id)

    def _program(self, open_game: OpenGame, seat: int) -> Guarded:
        name = self._here(open_game.players[seat], open_game)
        key = (open_game.id, seat, name)
        with self._lock:
            if key in self._seated:
                self._seated.move_to_end(key)
                return self._seated[key]
        program = self._make(name, open_game)
        with self._lock:
            idle = [one for one in self._seated if one[0] != open_game.id and one[0] not in self._busy]
            self._seated[key] = program
            left = [self._seated.pop(one) for one in idle[: max(0, len(self._seated) - SEATED)]]
        _send_home(left)
        return program

    def _make(self, name: str, open_game: OpenGame) -> Guarded:
        seed = _luck()
        players = games.definition_of(open_game.game.rules).players
        try:
            return opponents.make(self.guests.get(name, name), seed, self._executors, players)
        except Exception as error:  # whatever a guest does, the game goes on
            log.warning("%s cannot play, and %s sits down instead: %s", name, players.usual, error)
            return opponents.make(players.usual, seed, self._executors, players)

    def _here(self, who: str, open_game: OpenGame) -> str:
        """Who plays for somebody: a guest who is not here today is represented by the usual program."""
        return who if who in open_game.whos else games.definition_of(open_game.game.rules).players.usual

    def _needed(self, open_game: OpenGame) -> set[tuple[int, str]]:
        """The seats of a game with those who may still be asked there."""
        if open_game.decision is None:
            return set()
        return {(seat, self._here(who, open_game)) for seat, who in enumerate(open_game.players)}

    def let_go(self, game: str, needed: Collection[tuple[int, str]] = (), *, at_work: bool = False) -> None:
        """Close the programs of a game that nobody will ask; who is ``at_work`` on it does so himself, in between.

        Should somebody ask after all, as by undo after the end, they are made anew.
        """
        with self._lock:
            if game in self._busy and not at_work:
                return
            idle = [key for key in self._seated if key[0] == game and key[1:] not in needed]
            left = [self._seated.pop(key) for key in idle]
        _send_home(left)


def _finish(
    open_game: OpenGame, decision: Decision, option: Option, program_of: Callable[[OpenGame, int], Guarded]
) -> None:
    """Let a program that need not think for long finish what its answer has begun: whoever watches sees it as one
    thing, and waits once for it."""
    game, seat = open_game.game, decision.seat
    advice = games.definition_of(game.rules).advice
    if opponents.is_patient(open_game.players[seat], game.rules.name):
        return
    for _ in range(LONGEST):
        following = open_game.decision
        if following is None or following.seat != seat or game.undoable() < 1 or open_game.beat is not None:
            return
        if not is_part(advice, following, decision, option):
            return
        program = program_of(open_game, seat)
        decision, option = following, program.choose(game.view(seat))
        open_game.answer(game.print(option), open_game.version, lapse=program.lapse)


_luck = luck
"""The seed of a program; were it that of the table, it would know the dice."""


def _send_home(programs: Iterable[Guarded]) -> None:
    """Close programs; if one of them cannot take its leave, that is no trouble of the game."""
    for program in programs:
        if (trouble := program.close()) is not None:
            log.warning("%s, sent home, %s", program.name, trouble)

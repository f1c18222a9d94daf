"""The hall: every game that is being played here, those who watch, and the programs that answer in the background."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import biont
from biont import games
from biont.bots import Guarded
from biont.games import Kit
from biont.kernel import BadRecord, Option, Record
from biont.server import opponents
from biont.server.later import Later
from biont.server.opponents import PERSON
from biont.server.patch import WORTH, patch
from biont.server.sitting import SETTINGS, Sitting, replayed, summary_of
from biont.server.store import NoSuchGame, Overtaken, Store, Trouble
from biont.server.thinking import Thinking

log = logging.getLogger(__name__)

CACHED = 200
"""Games held in memory; any other is read from the store again when somebody comes back to it."""

PACES = {"instant": 0.0, "quick": 0.35, "slow": 1.2}
"""Seconds between two answers of programs, so that a person can follow them."""


OUTCOMES = 5000
"""Dice and other outcomes that a record may set."""

AT_WORK = 4
"""Programs that think at the same time in this process, and as many that wait for another one."""

AGAIN = 5.0
"""Seconds after which a program tries again that could not get at the store."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a program wants to answer to a version of its game, and how long it waits before it says so."""

    sitting: Sitting
    version: int
    option: Option
    lapse: int | None
    rest: float


class Watcher:
    """A page that wants to know when something happens, and what it has been sent so far."""

    def __init__(self, page: str = "") -> None:
        self.page = page
        self.version = -1
        self.marks: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        """Regions that it was sent as they are; the page itself has only what the browser made of them."""
        self.loop = asyncio.get_running_loop()
        self.news = asyncio.Event()

    def wake(self) -> None:
        """Called from any thread."""
        with suppress(RuntimeError):  # the loop may have ended, and with it the page
            self.loop.call_soon_threadsafe(self.news.set)

    def shows(self, frame: dict[str, Any]) -> None:
        """The page began with this frame."""
        self.version, self.marks = frame["version"], frame["marks"]

    def new_to_it(self, frame: dict[str, Any]) -> dict[str, Any]:
        """A frame with only those regions that this page does not have yet; from now on it has them.

        Of a long one that it was sent before, it gets the lines that changed, and the mark of the text they belong to.
        """
        regions: dict[str, Any] = {}
        for name, html in frame["regions"].items():
            if (mark := self.marks.get(name)) == frame["marks"][name]:
                continue
            old = self.texts.get(name) if len(html) >= WORTH else None
            regions[name] = html if old is None else {"base": mark, "lines": patch(old, html)}
            self.texts[name] = html
        self.shows(frame)
        return frame | {"regions": regions}


class Hall:
    """Opens games, passes answers on, and lets programs answer in their own threads."""

    def __init__(self, store: Store, guests: Sequence[str] = ()) -> None:
        """``guests``: programs offered beside those of the package, as ``biont.bot`` takes them."""
        self.store = store
        self._guests = opponents.named(guests)
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._watchers: dict[str, set[Watcher]] = {}
        self._programs: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._busy: set[str] = set()
        self._lock = threading.Lock()
        self._quick = ThreadPoolExecutor(AT_WORK, thread_name_prefix="program")
        self._patient = ThreadPoolExecutor(AT_WORK, thread_name_prefix="patient")
        """Who waits for another process here keeps nobody from thinking in this one."""
        self._later = Later()
        self._thinking = Thinking()
        self.closing = False

    def whos(self, kit: Kit) -> tuple[str, ...]:
        """Who may sit down at a game: a person, its programs, and guests."""
        return (PERSON, *opponents.programs(kit.players), *self._guests)

    def dismiss(self) -> None:
        """Send home those who watch: their streams would keep a server from stopping."""
        self.closing = True
        for watchers in list(self._watchers.values()):
            for watcher in list(watchers):
                watcher.wake()

    def close(self) -> None:
        """Let the programs finish their answer and stop."""
        self.dismiss()
        self._later.close()
        for pool in (self._quick, self._patient):
            pool.shutdown(wait=True, cancel_futures=True)
        _send_home(self._programs.values())
        self._thinking.close()
        self.store.close()

    # -- games -------------------------------------------------------------------------------------------------------

    def new(
        self,
        name: str,
        colours: Sequence[str],
        players: Sequence[str],
        seed: int | None,
        settings: Mapping[str, Any],
        pack: str = "",
    ) -> str:
        """Start a game of a name; without a seed one is drawn that nobody can guess. ``pack``: cards of one's own.

        ``players`` are for the colours one by one; where one seat answers for several, it is the first of them.
        """
        drawn = secrets.randbits(127) if seed is None else seed
        game = biont.new(name, seats=colours, seed=drawn, pack=pack, settings=settings)
        if pack:
            games.game(name).shelf.keep(pack)
        return self.store.create(game.record(), players[: len(game.seats)], _settings(), summary_of(game))

    def take_in(self, record: Record, players: Sequence[str] | None = None, **settings: Any) -> str:
        """Keep the game of a record that somebody brought, after replaying every answer of it.

        ``settings`` are those of its page that differ from the usual.
        """
        if sum(1 + len(outcomes) for _, outcomes in record.injected) > OUTCOMES:
            raise BadRecord(
                "This record sets more than {most} outcomes, which no game has.", "many-outcomes", most=OUTCOMES
            )
        game, _, given = replayed(replace(record, snapshots=[]))
        game.withdraw()  # what no answer has used decides nothing here, and might never fit
        seats = len(game.seats)
        usual = games.kit_of(game.rules).players.usual
        who = list(players or [PERSON, *[usual] * (seats - 1)])
        return self.store.create(game.record(), who[:seats], _settings() | settings, summary_of(game), given)

    def open(self, game: str) -> Sitting:
        """A game as the store has it now."""
        with self._lock:
            sitting = self._sittings.get(game)
            if sitting is not None:
                self._sittings.move_to_end(game)
        if sitting is not None:
            with sitting.lock:
                if sitting.version == self.store.version(game):
                    return sitting
        fresh = Sitting(self.store, self.store.load(game))
        fresh.whos = self.whos(games.kit_of(fresh.game.rules))
        with self._lock:
            self._sittings[game] = fresh
            self._sittings.move_to_end(game)
            while len(self._sittings) > CACHED:
                self._sittings.popitem(last=False)
        return fresh

    def forget(self, game: str) -> None:
        """Delete a game."""
        self.store.delete(game)
        with self._lock:
            self._sittings.pop(game, None)
        self._let_go(game)
        self.tell(game)

    # -- watching ----------------------------------------------------------------------------------------------------

    def watch(self, game: str, page: str) -> Watcher:
        """Be told when something happens in a game."""
        watcher = Watcher(page)
        with self._lock:
            self._watchers.setdefault(game, set()).add(watcher)
        return watcher

    def leave(self, game: str, watcher: Watcher) -> None:
        """Stop watching."""
        with self._lock:
            watchers = self._watchers.get(game, set())
            watchers.discard(watcher)
            if not watchers:
                self._watchers.pop(game, None)

    def watcher(self, game: str, page: str) -> Watcher | None:
        """The watcher of a page, if it watches here."""
        with self._lock:
            return next((one for one in self._watchers.get(game, ()) if one.page == page), None)

    def tell(self, game: str, but: str = "") -> None:
        """Tell those who watch a game that there is something new, but not the page that gets it as a reply."""
        with self._lock:
            watchers = list(self._watchers.get(game, ()))
        for watcher in watchers:
            if not but or watcher.page != but:
                watcher.wake()

    # -- programs ----------------------------------------------------------------------------------------------------

    def go_on(self, sitting: Sitting, page: str = "") -> None:
        """After any change: give forced answers, tell everybody but ``page``, and let programs begin to think.

        Where somebody else has changed the game meanwhile, it is for him to go on.
        """
        with sitting.lock:
            try:
                self.settle(sitting)
                waiting = sitting.decision is not None and not sitting.waits_for_person
                needed = self._needed(sitting)
            except Overtaken:
                waiting, needed = False, None
        self.tell(sitting.id, page)
        if needed is not None:
            self._let_go(sitting.id, needed)
        with self._lock:
            if not waiting or self.closing or sitting.id in self._busy:
                return
            self._busy.add(sitting.id)
        self._submit(sitting)

    @staticmethod
    def settle(sitting: Sitting) -> None:
        """Give the answers that are the only ones, as far as they come one after another."""
        while (decision := sitting.decision) is not None and decision.forced:
            person = sitting.is_person(decision.seat)
            if person and not sitting.answers_itself(decision):
                return
            sitting.answer(sitting.game.print(decision.options[0]), sitting.version, by_itself=person)

    def _submit(self, sitting: Sitting, thought: Thought | None = None) -> None:
        """Let the program that is asked go on in a thread; where many games wait, each gets its turn."""
        pool = self._patient if self._is_patient(sitting) else self._quick
        with suppress(RuntimeError):  # the server is stopping and takes no more work
            pool.submit(self._play, sitting.id, thought)

    def _is_patient(self, sitting: Sitting) -> bool:
        """Whether the program that is asked thinks somewhere else, perhaps for long."""
        decision = sitting.decision
        name = sitting.players[decision.seat] if decision is not None else ""
        return name in self._guests or games.kit_of(sitting.game.rules).players.is_patient(name)

    def _play(self, game: str, thought: Thought | None = None) -> None:
        """Give the answer that a program has found, and let the one that is asked next find his."""
        try:
            if thought is not None:
                self._give(thought)
            following = None if self.closing else self._think(game)
        except (Overtaken, NoSuchGame):
            following = None  # somebody changed or deleted the game while a program was thinking; nothing was stored
        except Trouble as error:
            self._try_again(game, error)
            return
        except Exception:
            log.exception("A program could not go on in game %s; loading its page again makes it try again.", game)
            with self._lock:
                self._busy.discard(game)
            return
        if following is None:
            self._rest(game)
        elif following.rest > 0:
            self._later.call(following.rest, lambda: self._submit(following.sitting, following))
        else:
            self._submit(following.sitting, following)

    def _try_again(self, game: str, error: Trouble) -> None:
        """The store could not be used; it is asked again after a while, and the game counts as busy until then."""
        log.warning("A program could not answer in game %s and tries again: %s", game, error)

        def play() -> None:
            with suppress(RuntimeError):
                self._quick.submit(self._play, game)

        self._later.call(AGAIN, play)

    def _rest(self, game: str) -> None:
        """No program is asked any more; but somebody may have answered since, and found this game still at work."""
        with self._lock:
            self._busy.discard(game)
        try:
            self.go_on(self.open(game))
        except NoSuchGame:
            self._let_go(game)
        except Trouble as error:
            self._try_again(game, error)

    def _think(self, game: str) -> Thought | None:
        """Let the program that is asked think; None where none is asked."""
        sitting = self.open(game)
        with sitting.lock:
            self.settle(sitting)
            decision, version = sitting.decision, sitting.version
            if decision is None or sitting.waits_for_person:
                return None
            pace = PACES[sitting.settings["pace"]]
            if (beat := sitting.beat) is not None:
                return Thought(sitting, version, sitting.game.parse(beat.answer), None, pace)
            view = sitting.game.view(decision.seat)
            program = self._program(sitting, decision.seat)
            needed = self._needed(sitting)
        self._let_go(game, needed, at_work=True)
        started = time.monotonic()
        option = program.choose(view)
        if (failure := program.news) is not None:
            log.warning("In game %s: %s", game, failure)
        return Thought(sitting, version, option, program.lapse, pace - (time.monotonic() - started))

    def _give(self, thought: Thought) -> None:
        """Give the answer of a program, if its game still stands where it was."""
        sitting = thought.sitting
        with sitting.lock:
            if sitting.version != thought.version:
                return
            sitting.answer(sitting.game.print(thought.option), thought.version, lapse=thought.lapse)
            # Nobody is shown a question that is answered for him.
            self.settle(sitting)
        self.tell(sitting.id)

    def _program(self, sitting: Sitting, seat: int) -> Guarded:
        name = self._here(sitting.players[seat], sitting)
        key = (sitting.id, seat, name)
        with self._lock:
            if key in self._programs:
                self._programs.move_to_end(key)
                return self._programs[key]
        program = self._make(name, sitting)
        with self._lock:
            idle = [one for one in self._programs if one[0] != sitting.id and one[0] not in self._busy]
            self._programs[key] = program
            left = [self._programs.pop(one) for one in idle[: max(0, len(self._programs) - CACHED)]]
        _send_home(left)
        return program

    def _make(self, name: str, sitting: Sitting) -> Guarded:
        seed = _luck()
        players = games.kit_of(sitting.game.rules).players
        try:
            return opponents.make(self._guests.get(name, name), seed, self._thinking, players)
        except Exception as error:  # whatever a guest does, the game goes on
            log.warning("%s cannot play, and %s sits down instead: %s", name, players.usual, error)
            return opponents.make(players.usual, seed, self._thinking, players)

    def _here(self, who: str, sitting: Sitting) -> str:
        """Who plays for somebody: a guest who is not here today is represented by the usual program."""
        return who if who in sitting.whos else games.kit_of(sitting.game.rules).players.usual

    def _needed(self, sitting: Sitting) -> set[tuple[int, str]]:
        """The seats of a game with those who may still be asked there."""
        if sitting.decision is None:
            return set()
        return {(seat, self._here(who, sitting)) for seat, who in enumerate(sitting.players)}

    def _let_go(self, game: str, needed: Collection[tuple[int, str]] = (), *, at_work: bool = False) -> None:
        """Close the programs of a game that nobody will ask; who is ``at_work`` on it does so himself, in between.

        Should somebody ask after all, as by undo after the end, they are made anew.
        """
        with self._lock:
            if game in self._busy and not at_work:
                return
            idle = [key for key in self._programs if key[0] == game and key[1:] not in needed]
            left = [self._programs.pop(key) for key in idle]
        _send_home(left)


def _settings() -> dict[str, Any]:
    """The settings of a new game, with the salt of the hash that its seed is shown by."""
    return SETTINGS | {"salt": secrets.token_hex(8)}


def _luck() -> int:
    """The seed of a program; were it that of the table, it would know the dice."""
    return secrets.randbits(62)


def _send_home(programs: Iterable[Guarded]) -> None:
    """Close programs; if one of them cannot take its leave, that is no trouble of the game."""
    for program in programs:
        if (trouble := program.close()) is not None:
            log.warning("%s, sent home, %s", program.name, trouble)

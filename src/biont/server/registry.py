"""The registry: every game that is being played here, with those who watch and the programs that answer."""

from __future__ import annotations

import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import biont
from biont import games
from biont.games import Definition
from biont.kernel import BadRecord, BiontError, Record
from biont.packs.library import uncollected
from biont.server import opponents
from biont.server.allowances import Allowance
from biont.server.executors import Executors
from biont.server.open_game import OpenGame, Unreplayable, replayed, summary_of
from biont.server.opponents import PERSON
from biont.server.programs import Programs
from biont.server.reviews import Reviews
from biont.server.scene import Scenes
from biont.server.settings import HOME, HostSettings
from biont.server.store import Job, Kept, Store
from biont.server.store.work import REVIEW
from biont.server.watching import Watchers
from biont.server.wishes import SETTINGS

log = logging.getLogger(__name__)

CACHED, CACHED_BYTES = 1000, 120_000_000
"""Games held in memory, and what they weigh; any other is read from the store when somebody comes back to it."""

OLDER = 100
"""Games whose row does not say who is asked, as older versions wrote it: so many are opened at the start to see."""

UNKNOWN = ""

OUTCOMES = 5000
"""Dice and other outcomes that a record may set."""


class Registry:
    """Begins, opens and forgets games, and lets them go on."""

    def __init__(
        self,
        store: Store,
        executors: Executors,
        guests: Sequence[str] = (),
        host: HostSettings = HOME,
        *,
        planned: bool = False,
    ) -> None:
        """``executors`` let programs think; ``guests`` are offered beside those of the package, as ``biont.bot`` takes
        them; ``host`` is what the owner of the machine has settled. ``planned``: there are workers (``working.py``),
        here or in other processes, who do what is planned.
        """
        self.store = store
        self.host = host
        self.executors = executors
        self.watchers = Watchers()
        self.scenes = Scenes(self.watchers, executors)
        self._planned = planned or store.is_shared
        self.programs = Programs(guests, self.open, self.watchers, executors, planned=self._planned)
        self.allowances: dict[str, Allowance] = {}
        """What is counted of those who visit, by what it is called (``app.py``)."""
        self.kinds: dict[str, Callable[[Job], None]] = {}
        """What workers do about each kind of work, but for programs' answers."""
        self.reviews = Reviews(store, executors, self.open, planned=self._planned)
        self.kinds[REVIEW] = self.reviews.make
        self._open_games: OrderedDict[str, OpenGame] = OrderedDict()
        self._lock = threading.Lock()
        self.closing = False
        self.said: str | None = None
        """What an owner says to all; None where it has to be asked for."""
        self.hears: Callable[[], bool] = lambda: True
        """Whether news of other processes are heard, where there are any."""

    @property
    def count(self) -> int:
        """How many games are in memory."""
        return len(self._open_games)

    def whos(self, definition: Definition) -> tuple[str, ...]:
        """Who may sit down at a game: a person, its programs, and guests."""
        return (PERSON, *opponents.programs(definition.players), *self.programs.guests)

    def dismiss(self) -> None:
        """Send home those who watch: their streams would keep a server from stopping."""
        self.closing = True
        self.reviews.stop()
        self.programs.stop()
        self.watchers.wake()

    def close(self) -> None:
        """Let the programs finish their answer and stop."""
        self.dismiss()
        self.programs.close()
        self.store.close()

    def new(
        self,
        name: str,
        colours: Sequence[str],
        players: Sequence[str],
        seed: int | None,
        settings: Mapping[str, Any],
        pack: str = "",
        page: Mapping[str, Any] | None = None,
    ) -> str:
        """Start a game of a name; without a seed one is drawn that nobody can guess. ``pack``: cards of one's own.

        ``players`` are for the colours one by one; where one seat answers for several, it is the first of them.
        ``page``: settings of its page that differ from the usual.
        """
        drawn = secrets.randbits(127) if seed is None else seed
        game = biont.new(name, seats=colours, seed=drawn, pack=pack, settings=settings)
        if pack:
            games.game(name).library.keep(pack)
        return self.store.create(
            game.record(), players[: len(game.seats)], _settings() | dict(page or {}), summary_of(game)
        )

    def take_in(self, record: Record, players: Sequence[str] | None = None, **settings: Any) -> str:
        """Keep the game of a record that somebody brought, after replaying every answer of it.

        ``settings`` are those of its page that differ from the usual.
        """
        if sum(1 + len(outcomes) for _, outcomes in record.injected) > OUTCOMES:
            raise BadRecord(
                "This record sets more than {most} outcomes, which no game has.", "many-outcomes", most=OUTCOMES
            )
        with uncollected():
            game, history, given = replayed(replace(record, snapshots=[]))
        game.withdraw()  # what no answer has used decides nothing here, and might never fit
        seats = len(game.seats)
        usual = games.definition_of(game.rules).players.usual
        who = list(players or [PERSON, *[usual] * (seats - 1)])
        kept = self.store.create(game.record(), who[:seats], _settings() | settings, summary_of(game), given)
        self._hold(OpenGame(self.store, self.store.load(kept), (game, history)))
        return kept

    def open(self, game: str, version: int | None = None) -> OpenGame:
        """A game as the store has it now; ``version`` is the one that somebody has just read there, if he has."""
        with self._lock:
            open_game = self._open_games.get(game)
            if open_game is not None:
                self._open_games.move_to_end(game)
        if open_game is not None:
            with open_game.lock:
                if open_game.version == (self.store.version(game) if version is None else version):
                    return open_game
                if open_game.catch_up(self.store.load(game, len(open_game.given))):
                    return open_game
        kept = self.store.load(game)
        try:
            return self._hold(OpenGame(self.store, kept))
        except BiontError as error:
            raise Unreplayable(kept, error) from error

    def _hold(self, fresh: OpenGame) -> OpenGame:
        """Keep a game in memory, in the place of the one that was asked for longest ago."""
        fresh.whos = self.whos(games.definition_of(fresh.game.rules))
        with self._lock:
            self._open_games[fresh.id] = fresh
            self._open_games.move_to_end(fresh.id)
            weight = sum(one.weight for one in self._open_games.values())
            while len(self._open_games) > 1 and (len(self._open_games) > CACHED or weight > CACHED_BYTES):
                weight -= self._open_games.popitem(last=False)[1].weight
        return fresh

    def take_up(self) -> None:
        """As the server starts: let every game go on in which a program is asked, one after another, beside pages.

        Where many processes share the store, their answers are planned there and need nobody to take them up.
        """
        if self.store.is_shared:
            return
        running = self.store.running()
        asked = [one.id for one in running if _asked(one) not in (UNKNOWN, PERSON)]
        older = [one.id for one in running if _asked(one) == UNKNOWN and set(one.players) != {PERSON}]
        if self._planned:  # also where the file has come from a version that planned nothing
            self.store.plan_missing([*asked, *older[:OLDER]])
        else:
            self._take_up(iter([*asked, *older[:OLDER]]))

    def _take_up(self, waiting: Iterator[str]) -> None:
        """The next of the games that wait; the one after it when others have had their turn."""
        game = next(waiting, None)
        if game is not None and not self.closing:
            self.executors.submit(partial(self._take_one_up, game, waiting))

    def _take_one_up(self, game: str, waiting: Iterator[str]) -> None:
        try:
            self.go_on(self.open(game))
        except BiontError as error:
            log.warning("Game %s is left as it is: %s", game, error)
        self._take_up(waiting)

    def forget(self, game: str) -> None:
        """Delete a game."""
        self.store.delete(game)
        with self._lock:
            self._open_games.pop(game, None)
        self.programs.let_go(game)
        self.watchers.tell(game)

    def go_on(self, open_game: OpenGame, page: str = "") -> OpenGame:
        """After any change: give forced answers, tell everybody but ``page``, and let programs begin to think.

        Returns the game as the store has it then.
        """
        self.programs.go_on(open_game, page)
        return self.open(open_game.id)


def _asked(kept: Kept) -> str:
    """Who has to answer, as the row of a game says."""
    seat = kept.summary.get("asked", -1)
    return kept.players[seat] if 0 <= seat < len(kept.players) else UNKNOWN


def _settings() -> dict[str, Any]:
    """The settings of a new game, with the salt of the hash that its seed is shown by."""
    return SETTINGS | {"salt": secrets.token_hex(8)}

"""What may be known of a game that is played here: its seed, its record, and when nobody can be wronged by either."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from biont import games
from biont.kernel import Game, Record
from biont.kernel.fair import Fair
from biont.server.opponents import PERSON, programs
from biont.server.store import NoSuchGame, Store
from biont.server.store.games import SHARED

KIN = "kin"
"""The setting of a branch that lists the games of several persons that it comes from: they know the same seed."""


STAND_IN = "stand-in"
"""The setting of a game that says which program plays for whoever leaves."""

FAIR = "fair"
"""The setting of a game that says what its seed was made of (``Fair``)."""

RESTS, ENDED = "rests", "ended"
"""Settings of a game that people let rest, or ended: by agreement, or one of two gave it up (``Ended``)."""


class Known:
    """A game with its players, as far as somebody wants to know what is to come in it."""

    store: Store
    game: Game[Any]
    players: list[str]
    settings: dict[str, Any]

    @property
    def salt(self) -> str:
        """What stands before the seed when it is hashed, so that nobody can try seeds; games of long ago have none."""
        return str(self.settings.get("salt", ""))

    @property
    def stand_in(self) -> str:
        """The program that plays for whoever leaves: the one that the table chose, or the usual one."""
        players, chosen = games.definition_of(self.game.rules).players, str(self.settings.get(STAND_IN, ""))
        return chosen if chosen in programs(players) else players.usual

    @property
    def fair(self) -> Fair | None:
        """What the seed was made of, where people met at a table."""
        return Fair.from_data(self.settings[FAIR]) if FAIR in self.settings else None

    def seed_hash(self) -> str:
        """What is shown of the seed before the game is over."""
        if (fair := self.fair) is not None:
            return fair.seal
        return hashlib.sha256(f"{self.salt}{self.seeds()}".encode()).hexdigest()

    def seeds(self) -> str:
        """The seed that the game began with, and with a comma before it each by which it was dealt anew."""
        return ",".join(map(str, self.game.seeds))

    def record(self) -> Record:
        """The game as a file, with the questions at which somebody asked for a hint."""
        return replace(self.game.record(), hints=list(self.settings.get("hints", [])), fair=self.fair)

    @property
    def is_over(self) -> bool:
        """Whether nobody plays on: by the rules, because all agreed, or because one of two gave up."""
        return self.game.finished or self.ended is not None

    @property
    def ended(self) -> tuple[int, ...] | None:
        """Who has won a game that did not end by its rules: nobody, or whoever did not give up; else None."""
        return tuple(self.settings[ENDED]) if ENDED in self.settings else None

    @property
    def rests(self) -> bool:
        """Whether all agreed on a pause."""
        return bool(self.settings.get(RESTS))

    @property
    def is_open(self) -> bool:
        """Whether everything may be known: the game is over, or nobody else sits at the table; and nobody plays on
        where it comes from."""
        over = self.is_over or len(self.players) == 1
        return over and not any(map(self._is_running, self.settings.get(KIN, ())))

    def _is_running(self, game: str) -> bool:
        """Whether another game is still played."""
        try:
            return not self.store.load(game).summary["finished"]
        except NoSuchGame:
            return False

    @property
    def is_secret(self) -> bool:
        """Whether what is to come must be known to nobody: several persons play, or have played."""
        return not (self.is_open or self.is_ones_own)

    @property
    def is_ones_own(self) -> bool:
        """Whether one person alone plays, with or without programs, and always has."""
        return self.players.count(PERSON) == 1 and not self.settings.get(SHARED)

    def text(self, *, whole: bool = False, names: Mapping[str, str] | None = None) -> str:
        """The record for whoever asks: its seed is withheld from a running game of several.

        Who plays against programs alone may take the ``whole``, to go on elsewhere. ``names`` of seats are put in.
        """
        record = replace(self.record(), names=dict(names or {}))
        if self.is_open or (whole and self.is_ones_own):
            return record.to_json()
        given = self.game.view(-1).given
        first = len(self.game.answers) - len(given)
        return record.told({first + number for number, option in enumerate(given) if option is None})


def cut_off(record: Record, number: int, anew: bool, seed: int | None = None) -> Record:
    """The first answers of a record and what was set up to there; ``anew`` with a fresh seed from then on, or this."""
    injected = [one for one in record.injected if one[0] <= number]
    deals = [one for one in record.deals if one[0] <= number - anew]
    if anew:
        deals.append((min(number, len(record.answers)), secrets.randbits(127) if seed is None else seed))
    return replace(record, answers=record.answers[:number], injected=injected, deals=deals, fair=None)

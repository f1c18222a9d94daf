"""Biont: an unofficial digital table for Bios:Genesis and Bios:Origins, and a library to study them with.

>>> import biont
>>> game = biont.new("genesis", seats=["red", "blue"], seed=7)
>>> game.decision.kind
'assign'
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from biont.genesis import game as _genesis
from biont.kernel import BadRecord, BiontError, Game, IllegalChoice, Record

__version__ = "0.1.0"

__all__ = ["GAMES", "BiontError", "Game", "IllegalChoice", "Record", "load", "new", "replay"]

GAMES = {"genesis": _genesis}
"""The games by name; each module offers ``new`` and ``rules_of``."""


def new(name: str = "genesis", *, seats: Sequence[str] | int, seed: int | None = None, **settings: Any) -> Game[Any]:
    """Start a game: its name, the colours that play (or how many, dealt at random), and the settings of that game.

    Without a seed one is drawn.
    """
    if name not in GAMES:
        raise BiontError("There is no game '{name}'; games are {games}.", "no-game", name=name, games=", ".join(GAMES))
    game: Game[Any] = GAMES[name].new(seats, seed=secrets.randbits(127) if seed is None else seed, **settings)
    return game


def replay(record: Record, *, to: int | None = None, pack: str | None = None, log: bool = True) -> Game[Any]:
    """The game of a record, up to answer number ``to``; ``pack`` says where its cards are if not built in."""
    return Game.replay(_rules_of(record, pack), record, to=to, log=log)


def verify(record: Record, *, pack: str | None = None) -> Game[Any]:
    """Replay a record and hold everything it claims against what its answers lead to."""
    return Game.verify(_rules_of(record, pack), record)


def load(path: Path | str, *, to: int | None = None, pack: str | None = None) -> Game[Any]:
    """The game saved in a file."""
    return replay(Record.load(path), to=to, pack=pack)


def _picture(game: Game[Any]) -> str | None:
    """A game as a notebook shows it; drawing is loaded when somebody looks."""
    from biont.genesis.draw.picture import picture

    return picture(game)


Game.picture = _picture


def _rules_of(record: Record, pack: str | None) -> Any:
    if record.game not in GAMES:
        sentence = "This record is of the game '{game}'; this program knows {games}."
        raise BadRecord(sentence, "unknown-game", game=record.game, games=", ".join(GAMES))
    return GAMES[record.game].rules_of(record, pack)

"""A game as it is kept, and its answers, read from the rows of the store."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from biont.kernel import BiontError, Record
from biont.server.store.trouble import damaged

SUMMARY = ("turn", "points", "finished")
"""What a list of games says of each."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as it is kept: who was asked, what he said, and whether it was said for him as the only one left.

    ``lapse`` says why it was given in place of a program (``kernel.play.LAPSES``), None if it was not.
    """

    seat: int
    text: str
    by_itself: bool = False
    lapse: int | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it is kept. ``players`` says for each seat who answers: "person", or the name of a program."""

    id: str
    created: str
    touched: str
    header: Record
    players: tuple[str, ...]
    settings: dict[str, Any]
    summary: dict[str, Any]
    undone: tuple[Answer, ...]
    version: int
    answers: tuple[Answer, ...] = field(default=())
    cuts: int = 0
    """How often answers were taken back: while that is the same, answers were only added."""


def read_game(row: Mapping[Any, Any]) -> Kept:
    """A game from its row, without its answers; a sentence where that is damaged."""
    try:
        return Kept(
            id=str(row["id"]),
            created=str(row["created"]),
            touched=str(row["touched"]),
            header=Record.from_json(row["header"]),
            players=tuple(map(str, _loaded(row["players"], list))),
            settings=_loaded(row["settings"], dict),
            summary=_loaded(row["summary"], dict, SUMMARY),
            undone=tuple(_taken_back(one) for one in _loaded(row["undone"], list)),
            version=int(row["version"]),
            cuts=int(row["cuts"] or 0),
        )
    except (BiontError, ValueError, TypeError) as error:
        raise damaged(str(row["id"])) from error


def _loaded(text: str, kind: type, names: Collection[str] = ()) -> Any:
    """What a column holds, which must be of a kind and have these names in it."""
    found: Any = json.loads(text)
    fits = isinstance(found, kind)
    if not fits or not all(name in found for name in names):
        raise ValueError(text[:100])
    return found


def _taken_back(found: dict[str, Any] | str) -> Answer:
    """An answer that was taken back; databases of an older version hold its text alone."""
    return Answer(-1, found) if isinstance(found, str) else Answer(**found)

"""Positions of recorded games as the page shows them, drawn without a server so that one page can show many."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

from biont import games
from biont.kernel import Record
from biont.kernel.replay import Fate
from biont.server.open_game import OpenGame, moment_of, replayed
from biont.server.opponents import PERSON
from biont.server.page.draw import assembled, draw
from biont.server.page.frame import Frame
from biont.server.page.position import Position
from biont.server.screen import one_screen
from biont.server.store import Answer, Kept, Store

RECORDS = Path(__file__).parent / "records"


@cache
def recorded(game: str) -> list[Record]:
    """The recorded games of a game: all modes, two to four colours."""
    texts = json.loads(gzip.decompress((RECORDS / f"{game}.json.gz").read_bytes()))
    return [Record.from_json(text) for text in texts]


def nearly_over(game: str, number: int, left: int = 15) -> str:
    """A recorded game but for its last answers, as a file."""
    record = recorded(game)[number]
    return replace(record, answers=record.answers[:-left]).to_json()


class Played:
    """A recorded game that is played on as far as somebody wants to look at it, once for all who do."""

    last: Played | None = None

    def __init__(self, record: Record) -> None:
        self.record = record
        self.fate = Fate(record)
        self.game, self.history, self.given = replayed(replace(record, answers=[]))

    @classmethod
    def to(cls, record: Record, answers: int) -> Played:
        """A game after so many answers; where the same one was looked at before, it goes on from there."""
        one = cls.last
        if one is None or one.record is not record or len(one.given) > answers:
            one = cls.last = cls(record)
        for text in record.answers[len(one.given) : answers]:
            seat = one.game.decision.seat if one.game.decision else -1
            one.game.choose(text)
            one.fate.befall(one.game)
            one.given.append(Answer(seat, one.game.print(one.game.answers[-1])))
            one.history.append(moment_of(one.game))
        return one


def open_game(record: Record, answers: int) -> OpenGame:
    """A table at which people play, after so many answers of a recorded game."""
    played = Played.to(record, answers)
    players = (PERSON,) * len(record.seats)
    kept = Kept(
        id="0",
        created="",
        touched="",
        header=replace(record, answers=[]),
        players=players,
        settings={},
        summary={},
        undone=(),
        version=0,
        answers=tuple(played.given),
    )
    return OpenGame(cast("Store", None), kept, (played.game.copy(), list(played.history)))


def drawn(game: str, number: int, at: int, language: str) -> str:
    """The board with its question after so many answers of a recorded game."""
    definition = games.game(game)
    return str(
        assembled(definition, definition.words(language), frame_of(open_game(recorded(game)[number], at), language))
    )


def seen(table: OpenGame, language: str = "en", at: int | None = None) -> Position:
    """A table as a screen sees it that all persons share."""
    return Position(table, language, one_screen(table), at)


def frame_of(table: OpenGame, language: str) -> Frame:
    """A table as its page gets it."""
    return draw(seen(table, language))


def boards(game: str, language: str, fractions: tuple[float, ...], every: int = 1) -> Iterator[tuple[str, str]]:
    """Boards with their questions at these fractions of the games, each with a name for it."""
    for number, record in list(enumerate(recorded(game)))[::every]:
        for fraction in fractions:
            at = int(len(record.answers) * fraction)
            yield f"{game} {number} at {at}, {language}", drawn(game, number, at, language)

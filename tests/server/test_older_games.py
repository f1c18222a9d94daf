"""A database that version 2026.1 of the rules wrote: its games are opened, played on and kept as they were begun."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from biont.server import Store
from biont.server.hall import Hall
from biont.server.look import Look
from biont.server.page.draw import draw
from biont.server.page.position import Position
from biont.server.sitting import Sitting
from biont.server.store import FILE, sqlite_url

WRITTEN = Path(__file__).parent / "records" / "games-2026.1.sqlite.gz"
"""A game of three in the chimera variant, 600 answers long, and one of two that has just begun."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall with the games of that database."""
    (tmp_path / FILE).write_bytes(gzip.decompress(WRITTEN.read_bytes()))
    here = Hall(Store(sqlite_url(tmp_path)))
    yield here
    here.close()


def shown(sitting: Sitting, language: str) -> str:
    """The top of the board of a game."""
    return draw(Position(sitting, language), Look(language)).regions["top"]


@pytest.mark.parametrize(("language", "sentence"), [("en", "by version 2026.1 of"), ("de", "nach Fassung 2026.1 der")])
def test_the_page_of_an_older_game_says_so_and_that_of_a_new_one_does_not(
    hall: Hall, language: str, sentence: str
) -> None:
    older, fresh = hall.store.latest()[0].id, hall.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    assert sentence in shown(hall.open(older), language)
    assert "2026" not in shown(hall.open(fresh), language)


def test_games_of_the_version_before_go_on(hall: Hall) -> None:
    """Answers are taken and kept, and the record still names the version it was begun with."""
    kept = hall.store.latest()
    assert len(kept) == 2
    for game in kept:
        sitting = hall.open(game.id)
        given = len(sitting.given)
        for _ in range(3):
            decision = sitting.decision
            assert decision is not None
            sitting.answer(sitting.game.print(decision.options[0]), sitting.version)
        assert hall.store.version(game.id) == sitting.version
        again = Sitting(hall.store, hall.store.load(game.id))
        assert len(again.given) == given + 3
        assert again.game.table == sitting.game.table
        assert again.record().rules == "2026.1"

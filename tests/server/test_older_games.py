"""A database that version 2026.1 of the rules wrote: its games are opened, played on and kept as they were begun."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from biont.installation import DATABASE
from biont.server import Store
from biont.server.open_game import OpenGame
from biont.server.page.draw import draw
from biont.server.registry import Registry
from biont.server.store import sqlite_url
from biont.server.threads import Threads
from tests.browser.positions import seen

WRITTEN = Path(__file__).parent / "records" / "games-2026.1.sqlite.gz"
"""A game of three in the chimera variant, 600 answers long, and one of two that has just begun."""


@pytest.fixture
def registry(tmp_path: Path) -> Iterator[Registry]:
    """A hall with the games of that database."""
    (tmp_path / DATABASE).write_bytes(gzip.decompress(WRITTEN.read_bytes()))
    here = Registry(Store(sqlite_url(tmp_path)), Threads())
    yield here
    here.close()


def shown(open_game: OpenGame, language: str) -> str:
    """The top of the board of a game."""
    return draw(seen(open_game, language)).regions["top"]


@pytest.mark.parametrize(("language", "sentence"), [("en", "by version 2026.1 of"), ("de", "nach Fassung 2026.1 der")])
def test_the_page_of_an_older_game_says_so_and_that_of_a_new_one_does_not(
    registry: Registry, language: str, sentence: str
) -> None:
    older, fresh = registry.store.latest()[0].id, registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    assert sentence in shown(registry.open(older), language)
    assert "2026" not in shown(registry.open(fresh), language)


def test_games_of_the_version_before_go_on(registry: Registry) -> None:
    """Answers are taken and kept, and the record still names the version it was begun with."""
    kept = registry.store.latest()
    assert len(kept) == 2
    for game in kept:
        open_game = registry.open(game.id)
        given = len(open_game.given)
        for _ in range(3):
            decision = open_game.decision
            assert decision is not None
            open_game.answer(open_game.game.print(decision.options[0]), open_game.version)
        assert registry.store.version(game.id) == open_game.version
        again = OpenGame(registry.store, registry.store.load(game.id))
        assert len(again.given) == given + 3
        assert again.game.table == open_game.game.table
        assert again.record().rules == "2026.1"

"""Every symbol that a page uses is on it."""

from __future__ import annotations

import pytest

from biont.testing.visitor import Visitor
from tests.draw.test_symbols import blanks


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_no_page_to_read_has_a_blank(visitor: Visitor, game: str) -> None:
    for page in ("", f"{game}/rules", f"{game}/aid", f"{game}/cards", f"{game}/lessons"):
        reply = visitor.client.get(f"/{page}")
        assert reply.status_code == 200, page
        assert not blanks(reply.text), page


@pytest.mark.whole
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_neither_a_table_nor_its_chronicle_has_a_blank(visitor: Visitor, game: str) -> None:
    seats = {"genesis": ("red", "blue"), "origins": ("black", "green")}[game]
    table = visitor.new(game=game, **{f"seat-{seat}": "person" for seat in seats})
    visitor.play(table, 60)
    for page in ("", "/chronicle"):
        assert not blanks(visitor.client.get(f"/game/{table}{page}").text), page

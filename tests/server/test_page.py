"""The page of a game: what goes to the browser, and what of it is for one visitor alone."""

from __future__ import annotations

import json

import pytest

from biont import games
from biont.server.page.draw import draw
from biont.server.page.frame import Frame
from biont.server.page.guide import Panel
from biont.server.page.log import Log
from biont.server.page.question import question
from biont.server.preferences import Preferences
from tests.browser.positions import open_game, recorded, seen

GAMES = tuple(games.BUILT_IN)


@pytest.mark.parametrize("game", GAMES)
def test_only_forms_and_the_menu_know_the_visitor(game: str) -> None:
    """Everything else can be drawn once for all who look through the same eyes."""
    table = open_game(recorded(game)[0], 60)
    one, other = (draw(seen(table), Preferences("en", *own)) for own in (("light", "a" * 64), ("dark", "b" * 64)))
    differ = {name for name in one.marks if one.marks[name] != other.marks[name]}
    assert differ == {name for name, html in one.regions.items() if "a" * 64 in html} == {"top", "prompt"}


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_comes_through_the_wire_as_it_was(game: str) -> None:
    frame = draw(seen(open_game(recorded(game)[0], 60), "de"), Preferences("de"))
    assert Frame(**json.loads(json.dumps(frame.to_data()))) == frame
    assert frame.update({}).to_data() == {**frame.to_data(), "regions": {}}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "After answer 150 of 200: Red"), ("de", "Nach Antwort 150 von 200: Rot")]
)
def test_the_past_says_what_its_last_answer_brought(language: str, said: str) -> None:
    position = seen(open_game(recorded("genesis")[0], 200), language, 150)
    asked, _ = question(position, Log(position), Panel(position), Preferences(language))
    assert asked.sentence.startswith(said)

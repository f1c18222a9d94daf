"""A game that brings nothing but its rules is played, watched and looked up in the browser like any other."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import biont
from biont import games
from biont.draw.plain import LOCK
from biont.kernel import Record
from biont.server.asking import FEW
from tests.server.conftest import Visitor


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch, visitor: Visitor) -> Visitor:
    """A visitor of a server that has two games."""
    built_in: Any = games.BUILT_IN
    monkeypatch.setitem(built_in, "skirmish", "tests.plugin.skirmish.definition:SKIRMISH")
    return visitor


def skirmish(visitor: Visitor) -> str:
    """Start a skirmish of two people."""
    return visitor.new(game="skirmish", seed="4")


def forms(page: str) -> dict[str, str]:
    """The forms for a new game, by the name of the game."""
    found = re.findall(r'<form method="post" action="/games" class="new">(.*?)</form>', page, re.S)
    named = {re.findall(r'name="game" value="(\w+)"', form)[0]: form for form in found}
    assert len(named) == len(found)
    return named


def test_games_stand_side_by_side_each_with_its_own_form(both: Visitor) -> None:
    page = both.client.get("/").text
    found = forms(page)
    assert tuple(found) == games.names()
    assert "seat-yellow" in found["genesis"]
    assert "seat-white" in found["skirmish"]
    assert 'name="mode"' in found["genesis"]
    assert 'name="mode"' not in found["skirmish"]
    assert page.count("New game: ") == len(games.names())
    assert 'href="/skirmish/rules"' in page
    assert 'href="/skirmish/lessons"' not in page, "it has none"


def test_a_form_that_was_filled_in_wrongly_comes_back_as_it_was(both: Visitor) -> None:
    reply = both.post("/games", game="skirmish", seed="x", **{"seat-green": "person"})
    assert reply.status_code == 422
    found = forms(reply.text)
    assert 'value="x"' in found["skirmish"]
    assert 'value="x"' not in found["genesis"]
    assert both.post("/games", game="chess").status_code == 404


def test_a_game_without_a_drawing_is_played_to_its_end(both: Visitor) -> None:
    game = skirmish(both)
    page = both.client.get(f"/game/{game}").text
    assert '<div class="board plain"' in page
    frame = both.play(game, 2000)
    assert frame["finished"]
    around = {"effects", "tray", "strip", "guide", "stage"}
    assert set(frame["regions"]) == {"top", "fields", "story", "prompt", *around}
    for path in ("", "/end", "/log", "/report", "/board.svg", "?at=3"):
        assert both.client.get(f"/game/{game}{path}").status_code == 200, path
    assert both.client.get(f"/game/{game}/chronicle").status_code == 404
    record = Record.from_json(both.client.get(f"/game/{game}/record").text)
    assert biont.verify(record).finished
    assert both.post("/open", text=record.to_json()).status_code == 303
    assert "skirmish" in both.client.get("/").text


def test_a_hint_is_not_said_to_be_better_than_it_is(both: Visitor) -> None:
    """Only chance plays a skirmish."""
    game = both.new(game="skirmish", seed="4", **{"seat-blue": "random"})
    frame = both.frame(game)
    assert "good program" not in frame["regions"]["top"]
    assert both.post(f"/game/{game}/hint/{frame['version']}").status_code == 303
    shown = both.frame(game)["regions"]["guide"]
    assert "Chance would" in shown
    assert "This game has no program that knows better." in shown


def test_an_answer_that_stands_bears_a_lock_not_a_die(both: Visitor) -> None:
    """A plain game does not say whether dice fall."""
    assert games.game("skirmish").drawing.art.symbols["mark-dice"] == LOCK
    assert games.game("genesis").drawing.art.symbols["mark-dice"] != LOCK


def test_what_a_game_does_not_have_is_no_page(both: Visitor) -> None:
    assert both.client.get("/skirmish/rules").status_code == 200
    for path in ("aid", "lessons", "lessons/S25", "cards", "cards/standard-2e/tmrna"):
        assert both.client.get(f"/skirmish/{path}").status_code == 404, path
    assert both.post("/skirmish/guided").status_code == 404
    assert both.post(f"/game/{skirmish(both)}/guide", back="on").status_code == 404
    assert both.client.get("/chess/rules").status_code == 404


def test_a_program_answers_in_a_game_without_programs_of_its_own(both: Visitor) -> None:
    form = forms(both.client.get("/").text)["skirmish"]
    assert set(re.findall(r'<option value="(\w+)"', form)) == {"person", "random", "nobody"}
    assert both.post("/games", game="skirmish", **{"seat-red": "easy", "seat-blue": "person"}).status_code == 422


def test_a_kept_game_of_a_game_that_is_gone_does_not_break_the_start_page(
    both: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = skirmish(both)
    monkeypatch.undo()
    both.client.app.state.registry._open_games.clear()  # type: ignore[attr-defined]
    assert f"/game/{game}" in both.client.get("/").text
    reply = both.client.get(f"/game/{game}")
    assert reply.status_code == 200, "it is shown as its record"
    assert "skirmish" in reply.text


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("/rules", "/genesis/rules"),
        ("/rules?q=parasite", "/genesis/rules?q=parasite"),
        ("/aid", "/genesis/aid"),
        ("/cards?pack=standard-1e", "/genesis/cards?pack=standard-1e"),
        ("/card/standard-2e/tmrna", "/genesis/cards/standard-2e/tmrna"),
        ("/lessons", "/genesis/lessons"),
        ("/lessons/S25?chosen=kill-cube%20red", "/genesis/lessons/S25?chosen=kill-cube%20red"),
    ],
)
def test_old_addresses_lead_on(visitor: Visitor, old: str, new: str) -> None:
    reply = visitor.client.get(old, follow_redirects=False)
    assert (reply.status_code, reply.headers["location"]) == (301, new)
    assert visitor.client.get(old).status_code == 200


def test_old_forms_lead_on_with_what_they_sent(visitor: Visitor) -> None:
    reply = visitor.post("/guided")
    assert (reply.status_code, reply.headers["location"]) == (308, "/genesis/guided")
    reply = visitor.post("/lessons/S25", option="kill-cube red")
    assert (reply.status_code, reply.headers["location"]) == (308, "/genesis/lessons/S25")


# -- long lists --------------------------------------------------------------------------------------------------------


def test_of_a_long_list_only_the_option_that_is_pointed_at_is_tried(visitor: Visitor) -> None:
    game = many(visitor)
    frame = visitor.frame(game)
    options = visitor.options(frame)
    assert len(options) > FEW
    assert "effect-0" not in frame["regions"]["effects"]
    ask = re.search(r'data-ask="([^"]+)"', frame["regions"]["effects"])
    assert ask
    for number in (0, len(options) - 1):
        told = visitor.client.get(f"{ask[1]}{number}")
        assert told.status_code == 200
        assert f'id="effect-{number}"' in told.text
    assert visitor.client.get(f"{ask[1]}{len(options)}").status_code == 404
    visitor.answer(game, frame, options[0])
    late = visitor.client.get(f"{ask[1]}0", headers={"X-Biont": "1"})
    assert late.status_code == 204, "a mouse that rests where the question was needs no sentence"


def many(visitor: Visitor) -> str:
    """The game of a record that stops at a question with many options."""
    game = biont.new("genesis", seats=["red", "yellow", "green", "blue"], seed=5)
    while (decision := game.decision) is not None and len(decision.options) <= FEW:
        game.choose(decision.options[0])
    assert game.decision is not None
    players = ["person"] * 4
    registry: Any = visitor.client.app.state.registry  # type: ignore[attr-defined]
    kept: str = registry.take_in(game.record(), players)
    return kept


def test_of_a_short_list_all_effects_are_there_at_once(visitor: Visitor) -> None:
    frame = visitor.frame(visitor.new())
    assert len(visitor.options(frame)) <= FEW
    assert frame["regions"]["effects"].count('class="effect"') == len(visitor.options(frame))
    assert "data-ask" not in frame["regions"]["effects"]


def test_the_record_of_a_game_that_nobody_knows_gets_a_sentence(visitor: Visitor) -> None:
    text = visitor.record(visitor.new())
    reply = visitor.post("/open", text=json.dumps({**json.loads(text), "game": "chess"}))
    assert reply.status_code == 422
    assert "chess" in reply.text

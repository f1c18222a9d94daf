"""The start page sets up every kind of game: each value has its line, and whatever it offers can be started."""

from __future__ import annotations

import re

import pytest

from biont import games
from biont.kernel.settings import Choice, Switch
from tests.server.conftest import Visitor

ORIGINS = {
    "basic": {"advanced": ""},
    "advanced": {"advanced": "on"},
    "first dispersal": {"dispersal": "first"},
    "solitaire": {"mode": "solitaire"},
    "cooperative": {"mode": "cooperative"},
    "merfolk": {"realm": "sea"},
    "Yrr": {"realm": "yrr"},
    "custom map by hand": {"map": "custom"},
    "custom map by seed": {"map": "custom", "laying": "seed"},
    "cratons": {"map": "cratons", "strip": "printed"},
    "waterworld": {"map": "waterworld", "realm": "sea"},
    "Mars": {"map": "mars", "laying": "seed"},
}


@pytest.mark.parametrize("kind", ORIGINS)
def test_every_kind_of_game_is_started_from_the_page(visitor: Visitor, kind: str) -> None:
    """With the seats as the page has them: a person and a program."""
    usual = {"game": "origins", "seat-black": "person", "seat-green": "random", "seed": "3"}
    reply = visitor.post("/games", **usual, **ORIGINS[kind])
    assert reply.status_code == 303
    page = visitor.client.get(reply.headers["location"])
    assert page.status_code == 200
    record = visitor.client.get(f"{reply.headers['location']}/record").json()
    expected = {name: value for name, value in ORIGINS[kind].items() if value and name != "advanced"}
    assert {name: record["options"][name] for name in expected} == expected
    assert record["options"].get("advanced", False) == (ORIGINS[kind].get("advanced") == "on")
    assert record["seats"] == (["black"] if kind == "solitaire" else ["black", "green"])


SOLO = {"game": "genesis", "mode": "solitaire", "seat-red": "person", "seat-blue": "easy", "seed": "3"}


def test_alone_one_says_only_with_which_colours(visitor: Visitor) -> None:
    """The seats that the form holds for other modes count for nothing."""
    reply = visitor.post("/games", **SOLO, **{"alone-yellow": "on", "alone-green": "on"})
    record = visitor.client.get(f"{reply.headers['location']}/record").json()
    assert (record["seats"], record["options"]["colours"]) == (["solo"], ["yellow", "green"])
    page = visitor.client.get(reply.headers["location"]).text
    assert re.search(r'name="player-0">.*?value="person" selected', page, re.DOTALL)


def test_alone_without_colours_is_refused_in_a_sentence(visitor: Visitor) -> None:
    reply = visitor.post("/games", **SOLO, **{"alone-green": "on"})
    assert reply.status_code == 422
    assert "The solitaire game is played with two colours, not 1 (C1)." in reply.text
    assert re.findall(r'name="alone-(\w+)" checked', reply.text) == ["green"]


@pytest.mark.parametrize(("game", "colours"), [("genesis", ["red", "yellow", "green", "blue"]), ("origins", [])])
def test_alone_every_colour_that_can_be_chosen_is_offered(visitor: Visitor, game: str, colours: list[str]) -> None:
    """Whoever plays Origins alone is always Black, and has nothing to choose."""
    found = re.search(rf'id="new-{game}".*?</form>', visitor.client.get("/").text, re.DOTALL)
    assert found
    assert re.findall(r'name="alone-(\w+)"', found[0]) == colours
    assert len(re.findall('class="seat solo ', found[0])) == (len(colours) or 1)


def test_a_form_that_was_wrong_comes_back_as_it_was_filled_in(visitor: Visitor) -> None:
    reply = visitor.post("/games", game="origins", advanced="on", realm="sea", closed_posts="on")
    assert reply.status_code == 422
    for name, value in (("advanced", "on"), ("realm", "sea")):
        assert re.search(rf'type="radio" name="{name}" value="{value}" checked', reply.text)
    assert re.search(r'type="checkbox" name="closed_posts" checked', reply.text)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_every_mode_and_variant_is_explained_in_a_line(game: str, language: str) -> None:
    definition = games.game(game)
    say = definition.words(language)
    for setting in definition.settings:
        if isinstance(setting, Switch):
            assert say.has(f"setting-{setting.name}-about")
        elif isinstance(setting, Choice) and game == "origins":
            lines = [f"setting-{setting.name}-{value}-about" for value in setting.values]
            assert say.has(f"setting-{setting.name}-about") or all(map(say.has, lines))

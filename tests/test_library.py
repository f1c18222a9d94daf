"""``import biont``: what it shows, what it knows of types, and what a notebook draws of it."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import combinations
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import biont
from biont import games
from biont.bots import Bot, WrongGame
from biont.genesis import cards as genesis_cards
from biont.genesis import settings as genesis
from biont.genesis.bots.greedy import Greedy
from biont.genesis.bots.search import Search
from biont.kernel.settings import Choice, Switch
from biont.lab.arena import play
from biont.origins import settings as origins
from biont.origins.cards import COLOURS
from tests.strict import strictly

ROOT = Path(__file__).resolve().parent.parent


def test_a_look_around_shows_what_there_is_to_use() -> None:
    """No helpers of its own, no names of other libraries; what it makes and takes is there by name."""
    shown = [name for name in dir(biont) if not name.startswith("__")]
    assert shown == sorted(name for name in biont.__all__ if not name.startswith("__"))
    for name in ("Decision", "Game", "Record", "Result", "View", "bot", "games", "load", "new", "replay", "verify"):
        assert name in shown
        assert getattr(biont, name) is not None
    assert {"Any", "Path", "secrets", "Sequence"}.isdisjoint(shown)


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_help_lists_the_settings_of_every_game_with_their_values(game: str) -> None:
    assert biont.new.__doc__ is not None
    described = " ".join(biont.new.__doc__.split())
    described = described.partition(f"Settings of Bios:{game.capitalize()}: ")[2].partition(" Settings of")[0]
    choices, _, switches = described.strip(".").partition(", and switches: ")
    settings = games.game(game).settings
    told = [f"``{one.name}`` ({', '.join(one.values)})" for one in settings if isinstance(one, Choice)]
    assert choices == ", ".join(told)
    assert switches == ", ".join(f"``{one.name}``" for one in settings if isinstance(one, Switch))


@pytest.mark.parametrize(("game", "colours"), [(genesis, genesis_cards.COLOURS), (origins, COLOURS)])
def test_types_have_the_settings_that_are_declared(game: Any, colours: tuple[str, ...]) -> None:
    """Names and values of the settings, and the names of those who play: what a type checker knows, and what is so."""
    types = get_type_hints(game.Keywords)
    assert types == get_type_hints(game.Settings)
    assert list(types) == [field.name for field in fields(game.Settings)]
    for setting in game.Settings.offered():
        if isinstance(setting, Choice):
            assert literals(types[setting.name]) == (*setting.values, *setting.more)
        else:
            assert types[setting.name] is bool
    assert {types[name] for name in game.Settings.texts()} <= {str}
    assert get_args(game.Player) == game.SEATING.names == colours


def literals(kind: Any) -> tuple[Any, ...]:
    """The values of a literal type, or of several together."""
    return get_args(kind) if get_origin(kind) is Literal else tuple(v for one in get_args(kind) for v in literals(one))


def test_anybody_of_the_yrr_can_be_merfolk() -> None:
    """As the type writes them out: every second seat, or some of the colours, but not all."""
    some = [group for size in range(1, len(COLOURS)) for group in combinations(COLOURS, size)]
    assert list(origins.MERFOLK) == [origins.EVERY_SECOND, *map("-".join, some)]
    assert get_args(genesis.Printing) == tuple(genesis.EDITIONS)


PROGRAM = """
import biont
from biont import games
from biont.genesis.table import Table
from biont.origins import table as origins

game = biont.new("genesis", seats=2, seed=1, intro=True)
genesis: biont.Game[Table] = game
cards: int = len(game.table.box.pack.placards) + game.table.turn
other = biont.new("origins", seats=["black", "white"], advanced=True)
world: origins.Table = other.table
view: biont.View[Table] = game.view(0)
decision: biont.Decision | None = view.decision
result: biont.Result | None = biont.verify(game.record()).result
"""

RIGHT = (
    'biont.new("genesis", seats=2)',
    "biont.new(seats=2, intro=True)",
    'biont.new("genesis", seats=["red", "blue"], mode="cooperative", edition="1e", macro=True)',
    'biont.new("genesis", seats=("red", "yellow", "green", "blue"), seed=7, pack="standard-1e", log=False)',
    'biont.new("origins", seats=3, map="mars", realm="yrr", merfolk="black-green", laying="seed")',
    'biont.new("origins", seats=["black"], mode="solitaire", map="real-earth", legacy="")',
    'biont.new("liars-dice", seats=["ann", "bob"], settings={"dice": "3"})',
    'biont.new("genesiss", seats=2, settings={})',
    "biont.new(biont.games.names()[0], seats=2, settings={})",
)
"""Calls that a strict type checker lets through; what only a name can be wrong with is refused when it is called."""

WRONG = (
    'biont.new("genesiss", seats=2)',
    'biont.new("chess", seats=2)',
    'biont.new("genesis")',
    'biont.new("genesis", seats="red")',
    'biont.new("genesis", seats=["red", "pink"])',
    'biont.new("genesis", seats=2, seed="abc")',
    'biont.new("genesis", seats=2, seed=1.5)',
    'biont.new("genesis", seats=2, edition="3e")',
    'biont.new("genesis", seats=2, intro="yes")',
    'biont.new("genesis", seats=2, map="mars")',
    'biont.new("origins", seats=2, mapp="mars")',
    'biont.new("origins", seats=2, map="marss")',
    'biont.new("origins", seats=2, advanced=True, merfolk="green-black")',
    'biont.new("liars-dice", seats=2, dice="3")',
    'biont.new("liars-dice", seats=2, settings={}, dice="3")',
    'biont.new("genesis", seats=2).table.no_such_slot',
    'biont.new("origins", seats=2, advanced=True).table.climate_icons',
    'biont.new("genesis", seats=2).view("red")',
)
"""Calls that it refuses."""


def checked(text: str, folder: Path) -> str:
    """What a strict type checker says about a program."""
    (folder / "program.py").write_text(text, encoding="utf-8")
    run = strictly(folder, "program.py")
    return run.stdout + run.stderr


def test_types_know_which_game_it_is(tmp_path: Path) -> None:
    """A table with its slots, and the cards in its box."""
    assert checked(PROGRAM, tmp_path).startswith("Success")


def test_types_refuse_what_the_game_would_refuse(tmp_path: Path) -> None:
    """A misspelt game, setting, value or colour does not wait for its error until the program runs."""
    told = checked("\n".join(["import biont", *RIGHT, *WRONG]), tmp_path)
    lines = {int(line) for line in re.findall(r"^program.py:(\d+): error", told, re.MULTILINE)}
    refused = [call for number, call in enumerate((*RIGHT, *WRONG), 2) if number in lines]
    assert refused == list(WRONG)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seed": "abc"}, "A seed is a whole number from 0 up, not 'abc'."),
        ({"seed": -1}, "A seed is a whole number from 0 up, not -1."),
        ({"seed": 1.5}, "A seed is a whole number from 0 up, not 1.5."),
        ({"seats": "red"}, "Seats are a list of names, or the number of them, not 'red'."),
        ({"seats": None}, "Seats are a list of names, or the number of them, not None."),
        ({"settings": {"edition": "3e"}}, "The setting 'edition' is one of 2e, 1e, not '3e'."),
        ({"name": "genesiss"}, f"There is no game 'genesiss'; games are {', '.join(games.names())}."),
    ],
)
def test_what_makes_no_game_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    call: dict[str, Any] = {"name": "genesis", "seats": 2, "settings": {}, **given}
    with pytest.raises(biont.BiontError) as error:
        biont.new(**call)
    assert str(error.value) == sentence
    assert error.value.key


@pytest.mark.parametrize("seat", [7, 2, -2, "red", 0.5, None])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=3)
    with pytest.raises(biont.BiontError) as error:
        game.view(seat)
    told = f"There is no seat {seat!r}; seats are 0 (red), 1 (blue), and -1 for somebody who watches."
    assert str(error.value) == told


def test_a_bot_has_a_seed_too() -> None:
    with pytest.raises(biont.BiontError, match="A seed is a whole number from 0 up, not 'x'."):
        biont.bot("random", "x")  # type: ignore[arg-type]


@pytest.mark.parametrize("spec", ["greedy", "easy", "search:3"])
@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_a_bot_plays_the_game_in_which_it_is_asked(name: str, spec: str) -> None:
    """By its name alone it is the program of the game at hand, answer by answer."""
    game = biont.new(name, seats=2, seed=5, settings={})
    newcomer, own = biont.bot(spec, 3), games.game(name).players.make(spec, 3)
    assert newcomer.game == ""
    for _ in range(12):
        assert game.decision
        view = game.view(game.decision.seat)
        answer = newcomer.choose(view)
        assert answer == own.choose(view)
        game.choose(answer)
    assert newcomer.game == name
    assert newcomer.failures == []


@pytest.mark.parametrize("made", [{}, {"game": "genesis"}])
def test_a_bot_of_one_game_refuses_another(made: dict[str, str]) -> None:
    """Also one that was guarded, and one whose game was decided by its first view."""
    bot = biont.bot("greedy", 1, **made)
    bot.choose(biont.new("genesis", seats=["red", "blue"], seed=7).view(0))
    origins = biont.new("origins", seats=["black", "white"], seed=7)
    told = "The bot greedy plays genesis and was asked in a game of origins; make one for that game."
    with pytest.raises(WrongGame, match=told):
        bot.choose(origins.view(0))
    assert bot.failures == []
    with pytest.raises(WrongGame, match=told):
        play(origins, [Greedy(1), Greedy(2)])
    alone: list[Bot] = [Greedy(1), Search(1)]  # where nobody stands between them and the game
    for each in alone:
        with pytest.raises(WrongGame, match="plays genesis and was asked in a game of origins"):
            each.choose(origins.view(0))


def test_a_bot_of_no_game_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(biont.BiontError, match="There is no bot 'gredy'; bots are random, greedy, search"):
        biont.bot("gredy")
    with pytest.raises(biont.BiontError, match="There is no bot 'gentle'"):
        biont.bot("gentle").choose(biont.new("origins", seats=["black", "white"], seed=7).view(0))
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n    game = 'origins'\n    def choose(self, view):\n        return view.decision.options[0]\n"
    )
    with pytest.raises(WrongGame, match="The bot Mine plays origins and was asked in a game of genesis"):
        biont.bot(f"{file}:Mine").choose(biont.new("genesis", seats=["red", "blue"], seed=7).view(0))


def test_everything_that_is_handed_out_says_what_it_is() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=3, edition="1e", macro=True)
    version = game.rules.version
    assert repr(game.rules) == f"<Rules of genesis, version {version}, red blue, edition='1e', macro=True>"
    assert repr(games.game("origins")) == "<Definition of origins: 1 to 4 of black white orange green>"
    assert repr(biont.bot("greedy")) == "<Guarded greedy>"


def test_a_notebook_draws_views_too() -> None:
    """As a game is drawn, but as one seat sees it."""
    game = biont.new("genesis", seats=["red", "blue"], seed=3)
    drawn = game.view(0)._repr_html_()
    assert drawn is not None
    assert "<iframe" in drawn
    assert game._repr_html_() != drawn or game.decision is None

"""``import biont``: what it shows, what it knows of types, and what a notebook draws of it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import biont
from biont import games
from biont.genesis.options import Options as GenesisOptions
from biont.genesis.options import Settings as GenesisSettings
from biont.origins.options import Options as OriginsOptions
from biont.origins.options import Settings as OriginsSettings

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
def test_help_names_the_settings_of_every_game(game: str) -> None:
    described = biont.new.__doc__
    assert described is not None
    for setting in games.game(game).settings:
        assert f"``{setting.name}``" in described.partition(f"Bios:{game.capitalize()}")[2].partition("Bios:")[0]


@pytest.mark.parametrize(
    ("options", "settings"), [(GenesisOptions, GenesisSettings), (OriginsOptions, OriginsSettings)]
)
def test_settings_have_the_types_of_the_options(options: type[Any], settings: type[Any]) -> None:
    assert {field.name for field in fields(options)} == set(settings.__annotations__)
    given = {name: str if kind is not bool else bool for name, kind in get_type_hints(settings).items()}
    assert given == {field.name: bool if field.default is False else str for field in fields(options)}


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

WRONG = """
import biont
biont.new("genesis", seats=2).table.no_such_slot
biont.new("origins", seats=2, advanced=True).table.climate_icons
"""


def checked(text: str, folder: Path) -> str:
    """What a strict type checker says about a program."""
    (folder / "program.py").write_text(text, encoding="utf-8")
    run = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file="),
            *("--cache-dir", str(ROOT / ".mypy_cache"), "program.py"),
        ],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(Path(biont.__file__).parents[1])},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return run.stdout + run.stderr


def test_types_know_which_game_it_is(tmp_path: Path) -> None:
    """A table with its slots, and the cards in its box."""
    assert checked(PROGRAM, tmp_path).startswith("Success")
    wrong = checked(WRONG, tmp_path)
    assert [line for line in (3, 4) if f"program.py:{line}: error" not in wrong] == []


def test_a_notebook_draws_views_too() -> None:
    """As a game is drawn, but as one seat sees it."""
    game = biont.new("genesis", seats=["red", "blue"], seed=3)
    drawn = game.view(0)._repr_html_()
    assert drawn is not None
    assert "<iframe" in drawn
    assert game._repr_html_() != drawn or game.decision is None

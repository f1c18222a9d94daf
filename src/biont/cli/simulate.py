"""``biont simulate``: many games of programs, with a summary."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from biont.cli.settings import add_settings, settings_of
from biont.genesis.cards import COLOURS
from biont.lab.simulate import Summary, simulate
from biont.words import Words


def add(parsers: Any, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("simulate", help=say("cli-simulate"), description=say("cli-simulate"))
    parser.add_argument("game", nargs="?", choices=("genesis",), default="genesis", help=say("cli-game"))
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), default=2, help=say("cli-players"))
    parser.add_argument("--games", type=_positive, default=100, help=say("cli-games"))
    parser.add_argument("--seed", type=int, default=1, help=say("cli-seed"))
    parser.add_argument("--jobs", type=_positive, default=1, help=say("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    add_settings(parser, say)
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play the games, show a progress bar and then the summary."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(say("cli-simulate-progress"), total=parsed.games)
        summary = simulate(
            parsed.players,
            parsed.games,
            parsed.seed,
            jobs=parsed.jobs,
            progress=lambda done: bar.update(task, advance=done),
            **settings_of(parsed),
        )
    if parsed.json:
        print(json.dumps(summary.to_data()))
    else:
        _show(summary, say)
    return 0


def _show(summary: Summary, say: Words) -> None:
    data = summary.to_data()
    grid = Grid(title=say("cli-summary", games=summary.games), title_justify="left", show_header=False, box=None)
    grid.add_row(say("cli-summary-turns"), _range(data["turns"]))
    for colour, points in data["points"].items():
        wins = data["wins"].get(colour, 0)
        grid.add_row(say("cli-summary-points", colour=_seat(colour, say)), f"{_range(points)}   {wins:g}")
    grid.add_row(say("cli-summary-created"), str(data["created"]))
    grid.add_row(say("cli-summary-lost"), str(data["lost"]))
    grid.add_row(say("cli-summary-macros"), str(data["macroorganisms"]))
    grid.add_row(say("cli-summary-armageddons"), str(data["armageddons"]))
    if summary.seconds:
        grid.add_row(say("cli-summary-games-per-s"), f"{summary.games / summary.seconds:.1f}")
        grid.add_row(say("cli-summary-answers-per-s"), f"{summary.answers / summary.seconds:,.0f}")
    Console().print(grid)


def _seat(seat: str, say: Words) -> str:
    return say(f"player-{seat}") if seat in COLOURS else say(f"seat-{seat}")


def _range(statistics: dict[str, float]) -> str:
    return f"{statistics['mean']:.1f}  ({statistics['min']:g}–{statistics['max']:g})" if statistics else "–"

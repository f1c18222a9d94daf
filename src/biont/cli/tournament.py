"""``biont tournament``: bots against each other in all seats, with Elo ratings."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from biont.cli.parser import whole
from biont.cli.settings import add_game, add_settings, settings_of
from biont.cli.simulate import (
    INTERRUPTED,
    add_crew,
    add_extras,
    check_extras,
    crew_from,
    games_bar,
    names,
    seats,
    tell_failures,
    tell_kept,
)
from biont.games import Definition
from biont.lab.report import standings, table_of
from biont.lab.tournament import Tournament, plans_of, play_tournament
from biont.lab.writing import replace
from biont.words import Words

WIDEST = 1000
"""More columns than any table of a tournament needs."""


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.description = say("lab-tournament-about")
    add_game(parser, definition, say)
    parser.add_argument("--bots", type=names, required=True, metavar="A,B,...", help=say("lab-tournament-who"))
    parser.add_argument(
        "--players", type=whole(say), choices=seats(definition, 2), default=2, help=say("lab-tournament-players")
    )
    parser.add_argument("--games", type=whole(say, 1), default=100, metavar="N", help=say("lab-tournament-games"))
    parser.add_argument("--seed", type=whole(say), default=1, metavar="N", help=say("cli-seed"))
    parser.add_argument("--out", type=Path, metavar=say("cli-word-folder"), help=say("lab-tournament-out"))
    add_extras(parser, say)
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    add_crew(parser, say)
    add_settings(parser, definition, say)
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play, then show the table."""
    settings = settings_of(parsed)
    check_extras(parsed, say)
    plans = plans_of(parsed.bots, parsed.players, parsed.games, parsed.seed, settings, parsed.game)
    total = sum(plan.games for plan in plans)
    with games_bar() as bar:
        task = bar.add_task(say("cli-simulate-progress"), total=total)
        tournament = play_tournament(
            parsed.bots,
            parsed.games,
            parsed.seed,
            game=parsed.game,
            players=parsed.players,
            folder=parsed.out,
            keep=parsed.keep,
            trajectories=parsed.trajectories,
            executor=crew_from(parsed),
            progress=lambda done: bar.update(task, advance=done),
            **settings,
        )
    if parsed.json:
        print(json.dumps(tournament.to_data()))
    else:
        _show(tournament, say)
    tell_failures(tournament.told, say)
    tell_kept(tournament.kept, say)
    if parsed.out is not None:
        _report(parsed.out, standings(tournament, plans[0], say.language), say)
    if tournament.stopped:
        print(say("lab-stopped", done=tournament.games, games=total), file=sys.stderr)
        return INTERRUPTED
    return 0


def _report(folder: Path, page: str, say: Words) -> None:
    """Write the page of the tournament, and say where, beside what the command prints."""
    file = folder / "report.html"
    replace(file, page.encode())
    print(say("lab-report-written", file=str(file)), file=sys.stderr)


def _show(tournament: Tournament, say: Words) -> None:
    """The standings; names that leave no room for the numbers stand above them, by their place."""
    console = Console()
    grid = _grid(tournament, say, named=True)
    if console.measure(grid, options=console.options.update(max_width=WIDEST)).maximum > console.width:
        for place, standing in enumerate(tournament.standings, 1):
            console.print(f"{place} {standing.bot}", markup=False, highlight=False, soft_wrap=True)
        grid = _grid(tournament, say, named=False)
    console.print(grid)


def _grid(tournament: Tournament, say: Words, named: bool) -> Grid:
    """The same as a table of the terminal."""
    table = table_of(tournament, say, named=named)
    grid = Grid(
        title=say("cli-summary", games=tournament.games), title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0)
    )
    for place, heading in enumerate(table.head):
        grid.add_column(heading, justify="right" if place else "left", no_wrap=True)
    for row in table.rows:
        grid.add_row(*row)
    return grid

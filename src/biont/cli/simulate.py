"""``biont simulate``: many games of programs, with a summary."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from biont import games
from biont.bots import Failure
from biont.cli.parser import whole
from biont.cli.settings import add_game, add_settings, said_settings, settings_of
from biont.games import Definition
from biont.kernel import BiontError
from biont.lab.cluster import executor_of
from biont.lab.errors import Broken
from biont.lab.executors import Executor
from biont.lab.plan import Plan
from biont.lab.record_filter import wishes_of
from biont.lab.simulate import Summary, check, simulate
from biont.lab.store import Store
from biont.processes import peak_memory
from biont.words import Words
from biont.words.errors import tell

INTERRUPTED = 130
GAMES, SEED = 100, 1


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(parser, definition, say)
    parser.add_argument("--players", type=whole(say), choices=seats(definition), help=say("cli-players"))
    parser.add_argument("--games", type=whole(say, 1), metavar="N", help=say("cli-games"))
    parser.add_argument("--seed", type=whole(say), metavar="N", help=say("cli-seed"))
    parser.add_argument("--bots", type=names, default=(), metavar="A,B,...", help=bots_help(definition, say))
    parser.add_argument("--out", type=Path, metavar=say("cli-word-folder"), help=say("lab-out"))
    add_extras(parser, say)
    parser.add_argument("--resume", action="store_true", help=say("lab-resume"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    add_crew(parser, say)
    add_settings(parser, definition, say)
    parser.set_defaults(run=run)


def add_extras(parser: argparse.ArgumentParser, say: Words) -> None:
    """Add what is written beside the results."""
    parser.add_argument("--keep", type=names, default=(), metavar="A,B,...", help=say("lab-keep"))
    parser.add_argument("--trajectories", action="store_true", help=say("lab-trajectories"))


def check_extras(parsed: argparse.Namespace, say: Words) -> None:
    """Records and trajectories need a folder."""
    for name in ("keep", "trajectories"):
        if getattr(parsed, name) and parsed.out is None:
            raise BiontError(say("lab-extras-where", option=f"--{name}"))


def tell_kept(kept: Sequence[Path], say: Words) -> None:
    """Say where the records are, and how to watch one, beside what the command prints."""
    if kept:
        print(say("lab-kept", count=len(kept), folder=str(kept[0].parent), file=str(kept[0])), file=sys.stderr)


def seats(definition: Definition, least: int = 1) -> range:
    """How many players a game may have, if at least so many are wanted."""
    return range(max(least, definition.seating.least), definition.seating.most + 1)


def bots_help(definition: Definition, say: Words) -> str:
    """What is said about naming bots, with those that the game has."""
    return say("lab-bots", bots=", ".join((*definition.players.names, *definition.players.forms)))


def add_crew(parser: argparse.ArgumentParser, say: Words) -> None:
    """Add the options that say who does the work."""
    parser.add_argument("--jobs", type=whole(say, 1), metavar="N", help=say("lab-jobs"))
    parser.add_argument("--cluster", metavar=say("cli-word-address"), help=say("lab-cluster"))


def crew_from(parsed: argparse.Namespace) -> Executor:
    """Who does the work."""
    return executor_of(parsed.jobs, parsed.cluster)


def names(text: str) -> tuple[str, ...]:
    """Bots, separated by commas; one with commas of its own stands in double quotes."""
    parts = (part.strip() for row in csv.reader(text.splitlines(), skipinitialspace=True) for part in row)
    return tuple(filter(None, parts))


def tell_failures(failures: Iterable[Failure], say: Words) -> None:
    """Say what went wrong with bots, beside what the command prints."""
    for failure in failures:
        print(tell(failure.told, say), file=sys.stderr)


def games_bar() -> Progress:
    """A progress bar with the remaining time, on the error output and only where somebody looks at it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        disable=not sys.stderr.isatty(),
    )


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play the games, show a progress bar and then the summary."""
    executor = crew_from(parsed)
    plan, store = _begin(parsed, say)
    try:
        summary = _play(plan, store, executor, say)
    except Broken as error:
        if store is None:
            raise
        raise BiontError(f"{tell(error, say)} {say('lab-go-on', folder=str(parsed.out))}") from None
    if parsed.json:
        print(json.dumps(summary.to_data()))
    elif summary.games:
        _show(summary, plan, plan.definition.words(say.language))
    tell_failures(summary.told, say)
    tell_kept(summary.kept, say)
    if summary.stopped:
        key = "lab-stopped" if store is None else "lab-stopped-stored"
        print(say(key, done=summary.games, games=plan.games, folder=str(parsed.out)), file=sys.stderr)
        return INTERRUPTED
    return 0


def _play(plan: Plan, store: Store | None, executor: Executor, say: Words) -> Summary:
    with games_bar() as bar:
        task = bar.add_task(say("cli-simulate-progress"), total=plan.games)
        return simulate(plan, executor=executor, store=store, progress=lambda done: bar.update(task, advance=done))


def _begin(parsed: argparse.Namespace, say: Words) -> tuple[Plan, Store | None]:
    """The plan that the arguments name, or that of the run to go on with."""
    check_extras(parsed, say)
    if parsed.resume:
        if parsed.out is None:
            raise BiontError(say("lab-resume-what"))
        store = Store.open(parsed.out)
        _same(store, parsed, say)
        if parsed.games is not None:
            store.resize(parsed.games)
        return store.plan, store
    plan = Plan.of(
        parsed.players,
        parsed.games or GAMES,
        SEED if parsed.seed is None else parsed.seed,
        parsed.bots,
        parsed.game,
        **settings_of(parsed),
    )
    check(plan)
    if parsed.out is None:
        return plan, None
    wishes_of(parsed.keep, [plan])
    return plan, Store.create(parsed.out, plan, parsed.keep, parsed.trajectories)


def _same(store: Store, parsed: argparse.Namespace, say: Words) -> None:
    """A run goes on as it began: whatever else is said about its games must fit."""
    plan = store.plan
    said = said_settings(parsed)
    said |= {name: value for name in ("players", "seed") if (value := getattr(parsed, name)) is not None}
    if parsed.bots:
        said["bots"] = Plan.of(plan.players, 1, 1, parsed.bots, plan.game, **plan.settings).bots
    if parsed.game != games.USUAL:  # which is also what it is where nothing is said
        said["game"] = parsed.game
    begun = plan.definition.usual_settings() | {"pack": plan.pack} | dict(plan.settings)
    begun |= {"players": plan.players, "seed": plan.seed, "bots": plan.bots, "game": plan.game}
    begun |= {"keep": store.keep, "trajectories": store.trajectories}
    said |= {name: value for name in ("keep", "trajectories") if (value := getattr(parsed, name))}
    for name, value in said.items():
        if value != begun.get(name):
            raise BiontError(say("lab-other-run", name=name, begun=_text(begun.get(name)), said=_text(value)))


def _text(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _show(summary: Summary, plan: Plan, say: Words) -> None:
    teller = plan.definition.telling.teller(plan.rules(plan.seating(0).colours), say)
    data = summary.to_data()
    grid = Grid(title=say("cli-summary", games=summary.games), title_justify="left", show_header=False, box=None)
    grid.add_row(say("cli-summary-turns"), spread(data["turns"], say))
    for bot, points in data.get("points_by_bot", {}).items():
        grid.add_row(
            say("lab-summary-bot", bot=bot), f"{spread(points, say)}   {_count(data['wins'].get(bot, 0), say)}"
        )
    for colour, points in data["points"].items():
        wins = data["wins_by_colour"].get(colour, 0)
        grid.add_row(
            say("cli-summary-points", colour=teller.seat(colour)), f"{spread(points, say)}   {_count(wins, say)}"
        )
    for name in summary.counters:
        grid.add_row(say(f"summary-{name}"), str(data[name]))
    if summary.failures:
        grid.add_row(say("lab-summary-failures"), str(summary.failures))
    if summary.seconds and summary.played:
        grid.add_row(say("cli-summary-games-per-s"), say.number(summary.played / summary.seconds, 1))
        grid.add_row(say("cli-summary-answers-per-s"), say.number(summary.answered / summary.seconds))
        grid.add_row(say("lab-summary-time"), str(timedelta(seconds=round(summary.seconds))))
        if (memory := peak_memory()) is not None:
            grid.add_row(say("lab-summary-memory"), say.number(memory))
    Console().print(grid)


def spread(statistics: dict[str, float], say: Words) -> str:
    """Mean and range."""
    if not statistics:
        return "–"
    least, most = _count(statistics["min"], say), _count(statistics["max"], say)
    return f"{say.number(statistics['mean'], 1)}  ({least}–{most})"


def _count(value: float, say: Words) -> str:
    """A whole number as such; a game that was shared counts in parts."""
    return say.number(value, 0 if value == int(value) else 2)

"""``biont bench``: speed, side by side with another engine."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table as Grid

from biont import games
from biont.cli.parser import whole
from biont.cli.settings import add_game
from biont.games import Definition
from biont.lab.bench import bench
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(parser, definition, say)
    parser.add_argument("--web", action="store_true", help=say("cli-bench-web"))
    parser.add_argument("--net", action="store_true", help=say("cli-bench-net"))
    parser.add_argument("--load", action="store_true", help=say("cli-bench-load"))
    parser.add_argument("--database", default="", metavar=say("cli-word-address"), help=say("cli-bench-database"))
    parser.add_argument("--seconds", type=whole(say, 1), default=600, metavar="N", help=say("cli-bench-seconds"))
    parser.add_argument("--full", action="store_true", help=say("cli-bench-full"))
    parser.add_argument("--env", action="store_true", help=say("lab-bench-env"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Measure and show."""
    if parsed.web:
        return _web(parsed, say)
    if parsed.net:
        return _net(parsed, say)
    if parsed.env:
        return _env(parsed, say)
    data = bench(parsed.game)
    if parsed.json:
        print(json.dumps(data))
        return 0
    grid = Grid(box=None)
    grid.add_column("")
    for column in ("answers", "choices", "games", "copy", "used"):
        grid.add_column(say(f"cli-bench-{column}"), justify="right")
    for engine, row in data.items():
        if engine != "ratio":
            grid.add_row(
                engine,
                say.number(row["answers_per_s"]),
                say.number(row["choices_per_s"]),
                say.number(row["games_per_s"], 1),
                say.number(row["copy_us"], 1),
                say.number(row["copy_used_us"], 1),
            )
    console = Console()
    console.print(grid)
    if "ratio" in data:
        names = {"answers": "answers", "choices": "choices", "copy": "copy", "used": "copy_used"}
        ratios = {name: say.number(data["ratio"][f"{parsed.game}.{key}"], 2) for name, key in names.items()}
        definition = games.game(parsed.game)
        console.print(say("cli-bench-ratio", game=definition.telling.title(definition.words(say.language)), **ratios))
    else:
        console.print(say("cli-bench-alone"))
    return 0


def _web(parsed: argparse.Namespace, say: Words) -> int:
    """Measure the table in the browser."""
    from biont.server.bench import bench_web

    web = bench_web(games.game(parsed.game), full=parsed.full)
    if parsed.json:
        print(json.dumps(web.to_data()))
    else:
        numbers = {name: say.number(value) for name, value in web.to_data().items()}
        print(say("bench-web", **numbers))
    return 0


def _net(parsed: argparse.Namespace, say: Words) -> int:
    """Measure how soon others see an answer; or, under a load, what the server bears."""
    if parsed.load:
        from biont.server.load.measure import Load, bench_load

        print(json.dumps(bench_load(games.game(parsed.game), parsed.database, Load(seconds=parsed.seconds)), indent=1))
        return 0
    from biont.server.bench_net import bench_net

    net = bench_net(games.game(parsed.game))
    print(json.dumps(net.to_data()) if parsed.json else say("bench-net", **net.to_data()))
    return 0


def _env(parsed: argparse.Namespace, say: Words) -> int:
    """Measure the environment for learning programs."""
    from biont.lab.environments.bench import steps_per_second

    steps = steps_per_second(parsed.game)
    if parsed.json:
        print(json.dumps({"steps_per_s": steps}))
    else:
        print(say("lab-bench-steps", steps=say.number(steps)))
    return 0

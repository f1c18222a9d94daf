"""``biont lab``: fitting the bots' weights by self-play, puzzles; and the table of ``biont cards --stats``."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from biont.cli import puzzles
from biont.cli.draw import write
from biont.cli.parser import whole
from biont.cli.settings import add_game
from biont.cli.simulate import INTERRUPTED, add_crew, bots_help, crew_from, games_bar, names, seats, tell_failures
from biont.games import Definition
from biont.games.statistics import Tuning, Weights
from biont.kernel import BiontError
from biont.lab.cardstats import Balance, CardStats, balance_of
from biont.lab.executors import cores
from biont.lab.plan import Plan
from biont.lab.tune import Round, compare, tune, tuning_of
from biont.words import Words
from biont.words.foreign import trouble

WIDTH, NAME = 132, 52
"""Columns that the table of cards takes, however narrow the terminal, and those of a card's name."""


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar=say("cli-command"))
    task = tasks.add_parser("tune", help=say("lab-tune"), description=say("lab-tune-about"))
    add_game(task, definition, say)
    task.add_argument("--rounds", type=whole(say, 1), metavar="N", default=100, help=say("lab-tune-rounds"))
    task.add_argument("--directions", type=whole(say, 1), metavar="N", default=12, help=say("lab-tune-directions"))
    task.add_argument("--deals", type=whole(say, 1), metavar="N", default=2, help=say("lab-tune-deals"))
    task.add_argument("--seed", type=whole(say), default=1, metavar="N", help=say("cli-seed"))
    task.add_argument("--jobs", type=whole(say, 1), metavar="N", help=say("lab-jobs"))
    task.add_argument("--check", type=whole(say), default=200, metavar="N", help=say("lab-tune-check"))
    task.add_argument("--resume", action="store_true", help=say("lab-tune-resume"))
    task.add_argument("-o", "--output", type=Path, required=True, metavar=say("cli-word-file"), help=say("lab-tune-to"))
    task.set_defaults(run=run_tune)
    puzzles.add(tasks.add_parser("puzzles", help=say("lab-puzzles"), description=say("lab-puzzles")), definition, say)


def run_tune(parsed: argparse.Namespace, say: Words) -> int:
    """Fit the weights; the file has those of the last finished round, with the command that makes them."""
    jobs = parsed.jobs or cores()
    target = parsed.output.resolve()
    _try_out(target, say)
    start = _begun(target, tuning_of(parsed.game), say) if parsed.resume else None
    done = start.rounds if start is not None else 0
    try:
        with games_bar() as bar:
            task = bar.add_task(say("lab-tune-progress"), total=parsed.rounds, completed=done)

            def heard(last: Round) -> None:
                nonlocal done
                _put(target, last.weights.to_text(say("lab-tune-made", command=_command(parsed, last.number))), say)
                done = last.number
                bar.update(task, advance=1)

            weights = tune(
                parsed.game,
                rounds=parsed.rounds,
                directions=parsed.directions,
                deals=parsed.deals,
                seed=parsed.seed,
                jobs=jobs,
                start=start,
                progress=heard,
            )
        print(say("lab-tune-written", file=str(parsed.output)))
        if parsed.check > 0:
            match = compare(parsed.game, weights, tuning_of(parsed.game).fitted(), parsed.check, jobs=jobs)
            print(say("lab-tune-compared", share=say.number(100 * match.share, 1), games=match.games))
    except KeyboardInterrupt:
        key = "lab-tune-stopped" if done else "lab-tune-stopped-early"
        print(say(key, done=done, rounds=parsed.rounds, file=str(parsed.output)), file=sys.stderr)
        return INTERRUPTED
    return 0


def _begun(target: Path, tuning: Tuning, say: Words) -> Weights:
    """The weights of a run that was stopped; those of a run that has not got anywhere are the first guess."""
    first: Weights = tuning.first_guess()
    if not target.exists():
        return first
    try:
        return type(first).read(target.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BiontError(say("lab-tune-no-weights", file=str(target))) from None


def _command(parsed: argparse.Namespace, rounds: int) -> str:
    """What makes the weights of so many rounds again."""
    made = f"biont lab tune {parsed.game} --rounds {rounds} --directions {parsed.directions} --deals {parsed.deals}"
    return f"{made} --seed {parsed.seed} --output {shlex.quote(parsed.output.name)}"


def _try_out(target: Path, say: Words) -> None:
    """See whether a file can be written, hours before there is something to write; one that is there stays."""
    try:
        if _is_plain(target):
            _hidden(target).touch()
            _hidden(target).unlink()
        else:
            target.open("a").close()
    except OSError as error:
        raise BiontError(say("cli-unwritable", file=str(target), why=trouble(error, say))) from None


def _put(target: Path, text: str, say: Words) -> None:
    """Write a file as a whole or not at all; what is no plain file, such as a pipe, cannot be replaced."""
    if not _is_plain(target):
        write(target, text, say)
        return
    write(_hidden(target), text, say)
    _hidden(target).replace(target)


def _is_plain(target: Path) -> bool:
    return target.is_file() or not target.exists()


def _hidden(target: Path) -> Path:
    return target.with_name(f".{target.name}.part")


def add_stats(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add what ``biont cards`` needs for its statistics."""
    parser.add_argument("--stats", action="store_true", help=say("lab-cards-stats"))
    parser.add_argument("--games", type=whole(say, 1), metavar="N", default=2000, help=say("lab-cards-games"))
    parser.add_argument(
        "--players",
        type=whole(say),
        choices=seats(definition, 2),
        default=seats(definition)[-1],
        help=say("lab-cards-players"),
    )
    parser.add_argument("--bots", type=names, default=(), metavar="A,B,...", help=bots_help(definition, say))
    parser.add_argument("--seed", type=whole(say), default=1, metavar="N", help=say("cli-seed"))
    parser.add_argument("--json", action="store_true", help=say("lab-cards-json"))
    add_crew(parser, say)


def show_stats(pack: str, parsed: argparse.Namespace, say: Words) -> int:
    """Play games with a pack and print what became of each card; exit 1 where one is dead or dominant."""
    plan = Plan.of(parsed.players, parsed.games, parsed.seed, parsed.bots, parsed.game, pack=pack)
    with games_bar() as bar:
        task = bar.add_task(say("cli-simulate-progress"), total=plan.games)
        balance = balance_of(plan, executor=crew_from(parsed), progress=lambda done: bar.update(task, advance=done))
    if parsed.json:
        print(json.dumps(balance.to_data()))
    else:
        _show(balance, plan, plan.definition.words(say.language))
    tell_failures(balance.told, say)
    if balance.stopped:
        print(say("lab-stopped", done=balance.games, games=plan.games), file=sys.stderr)
        return INTERRUPTED
    return 1 if any(card.dead or balance.is_dominant(card) for card in balance.cards.values()) else 0


def _show(balance: Balance, plan: Plan, say: Words) -> None:
    statistics = plan.definition.statistics
    names = statistics.card_names(plan.definition.library.load(plan.pack), say.language)
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(say("cli-summary", games=balance.games))
    for kind in statistics.card_kinds:
        cards = [card for card in balance.ranked() if card.kind == kind]
        if not cards:
            continue
        grid = Grid(title=say(f"lab-kind-{kind}"), title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0))
        grid.add_column(say("lab-column-card"), no_wrap=True, min_width=NAME)
        for key in ("drawn", "bought", "promoted", "survived", "points", "rest", "strength"):
            grid.add_column(say(f"lab-column-{key}"), justify="right", no_wrap=True)
        grid.add_column("", no_wrap=True)
        for card in cards:
            grid.add_row(names[card.kind, card.card], *_numbers(card, balance.games, say), _note(card, balance, say))
        console.print(grid)


def _numbers(card: CardStats, games: int, say: Words) -> list[str]:
    """Shares in per cent: drawn of all games, the rest of those in which the card was drawn."""
    drawn = max(1, card.drawn)
    shares = [say.percent(card.drawn / max(1, games), 0)]
    if card.unowned:
        return shares + [""] * 6
    shares += [say.percent(count / drawn) for count in (card.bought, card.promoted, card.survived)]
    data = card.to_data()
    return shares + ["" if data[key] is None else say.number(data[key], 2) for key in ("points", "rest", "strength")]


def _note(card: CardStats, balance: Balance, say: Words) -> str:
    return say("lab-dead") if card.dead else say("lab-dominant") if balance.is_dominant(card) else ""

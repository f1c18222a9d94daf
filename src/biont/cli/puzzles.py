"""``biont lab puzzles``: questions to which one answer is clearly best, out of games between programs."""

from __future__ import annotations

import argparse
from pathlib import Path

from biont import games
from biont.cli.parser import whole
from biont.cli.settings import add_game
from biont.cli.simulate import games_bar
from biont.games import Definition
from biont.games.puzzles import to_text
from biont.kernel import BiontError
from biont.lab.executors import cores
from biont.lab.writing import replace
from biont.words import Words

PROGRAM, GAMES, COUNT = "master:20", 100, 60


def add(task: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(task, definition, say)
    task.add_argument("--program", default=PROGRAM, metavar=PROGRAM, help=say("lab-puzzles-program"))
    task.add_argument("--games", type=whole(say, 1), metavar="N", default=GAMES, help=say("lab-puzzles-games"))
    task.add_argument("--seconds", type=whole(say, 1), metavar="N", help=say("lab-puzzles-seconds"))
    task.add_argument("--count", type=whole(say, 1), metavar="N", default=COUNT, help=say("lab-puzzles-count"))
    task.add_argument("--seed", type=whole(say), default=1, metavar="N", help=say("cli-seed"))
    task.add_argument("--jobs", type=whole(say, 1), metavar="N", help=say("lab-jobs"))
    task.add_argument(
        "-o", "--output", type=Path, required=True, metavar=say("cli-word-file"), help=say("lab-puzzles-to")
    )
    task.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play, look for puzzles, and write down the best of them."""
    try:
        from biont.lab.puzzles import Search, chosen, puzzles
    except ImportError:
        raise BiontError(say("lab-train-no-numpy")) from None
    games.game(parsed.game).players.make(parsed.program).close()  # a name that nobody has is refused at once
    search = Search(parsed.game, parsed.program, parsed.seed)
    found, played = [], 0
    with games_bar() as bar:
        task = bar.add_task(say("lab-puzzles-progress"), total=parsed.games)
        for some in puzzles(search, range(parsed.games), parsed.jobs or cores(), parsed.seconds):
            found += some
            played += bool(some)
            bar.update(task, advance=1)
    taken = chosen(found, parsed.count)
    if not taken:
        raise BiontError(say("lab-puzzles-none", games=parsed.games, file=str(parsed.output)))
    command = f"biont lab puzzles {parsed.game} --program {parsed.program} --games {parsed.games} --seed {parsed.seed}"
    about = {"command": command, "found": len(found), "games": played}
    replace(parsed.output.resolve(), to_text(taken, about).encode())
    print(say("lab-puzzles-written", count=len(taken), found=len(found), games=played, file=str(parsed.output)))
    return 0

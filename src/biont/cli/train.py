"""``biont train``: teaching the programs of a game by self-play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from biont.bots.net import Net
from biont.cli.parser import whole
from biont.cli.settings import add_game
from biont.cli.simulate import INTERRUPTED, games_bar
from biont.games import Definition
from biont.kernel import BiontError
from biont.lab.executors import cores
from biont.words import Words

STEPS = ("play", "learn", "export")
ROUNDS, GAMES, EPOCHS = 2, 8000, 6


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(parser, definition, say)
    parser.add_argument("--out", type=Path, required=True, metavar=say("cli-word-folder"), help=say("lab-train-out"))
    parser.add_argument("--only", choices=STEPS, help=say("lab-train-only"))
    parser.add_argument("--rounds", type=whole(say, 1), metavar="N", default=ROUNDS, help=say("lab-train-rounds"))
    parser.add_argument("--games", type=whole(say, 1), metavar="N", default=GAMES, help=say("lab-train-games"))
    parser.add_argument("--seconds", type=whole(say, 1), metavar="N", help=say("lab-train-seconds"))
    parser.add_argument("--epochs", type=whole(say, 1), metavar="N", default=EPOCHS, help=say("lab-train-epochs"))
    parser.add_argument("--begin", type=Path, metavar=say("cli-word-file"), help=say("lab-train-begin"))
    parser.add_argument("--alone", action="store_true", help=say("lab-train-alone"))
    parser.add_argument("--answers", action="store_true", help=say("lab-train-answers"))
    parser.add_argument("--seed", type=whole(say), default=1, metavar="N", help=say("cli-seed"))
    parser.add_argument("--jobs", type=whole(say, 1), metavar="N", help=say("lab-jobs"))
    parser.add_argument("--cpu", action="store_true", help=say("lab-train-cpu"))
    parser.add_argument("-o", "--output", type=Path, metavar=say("cli-word-file"), help=say("lab-train-to"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play and learn in rounds, or do the step asked for in the last of them; then write the net."""
    try:
        from biont.lab.teach import FOLDS
        from biont.lab.train import Training
    except ImportError:
        raise BiontError(say("lab-train-no-numpy")) from None
    run_of = (parsed.game, parsed.out.resolve(), parsed.seed, parsed.games, parsed.epochs, parsed.begin, parsed.alone)
    training = Training(*run_of, parsed.answers)
    training.claim()
    target = parsed.output or parsed.out / f"{parsed.game}.npz"
    last = 1 if parsed.answers else parsed.rounds
    rounds = range(1, last + 1) if parsed.only is None else [last]
    nets = FOLDS if parsed.answers else FOLDS + 1
    try:
        with games_bar() as bar:
            for number in rounds:
                if parsed.only in (None, "play"):
                    parts = bar.add_task(say("lab-train-playing", round=number), total=len(training.parts(number)))
                    training.play(
                        number,
                        jobs=parsed.jobs or cores(),
                        seconds=parsed.seconds,
                        progress=lambda task=parts: bar.update(task, advance=1),  # type: ignore[misc]
                    )
                if parsed.only == "learn" or (parsed.only is None and not training.net_file(number).exists()):
                    task = bar.add_task(say("lab-train-learning", round=number), total=nets * parsed.epochs)
                    gpu = False if parsed.cpu else None
                    net = training.learn(number, gpu=gpu, progress=lambda task=task: bar.update(task, advance=1))  # type: ignore[misc]
                    _tell(net, number, say)
        if parsed.only in (None, "export"):
            training.export(target, last)
            print(say("lab-tune-written", file=str(target)))
    except KeyboardInterrupt:
        print(say("lab-train-stopped", folder=str(parsed.out)), file=sys.stderr)
        return INTERRUPTED
    return 0


def _tell(net: Net, number: int, say: Words) -> None:
    """How well unseen games are foretold."""
    unseen = net.about["unseen"]
    if "gained" in unseen:
        print(
            say(
                "lab-train-answered",
                questions=net.about["questions"],
                unseen=unseen["questions"],
                net=say.number(unseen["gained"], 2),
                hand=say.number(unseen["gained_without"], 2),
            )
        )
    elif "net_log_loss" in unseen:
        print(
            say(
                "lab-train-learned",
                round=number,
                games=net.about["games"],
                unseen=int(unseen["games"]),
                net=say.number(unseen["net_log_loss"], 4),
                hand=say.number(unseen["hand_log_loss"], 4),
                error=say.number(unseen["net_calibration_error"], 4),
            )
        )

"""``biont review``: a recorded game, judged by a program."""

from __future__ import annotations

import argparse

import biont
from biont.cli.parser import about
from biont.cli.simulate import games_bar
from biont.games import Definition
from biont.games.reviewed import Reviewed
from biont.kernel import BiontError, Record
from biont.server.reasons import reasons
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-file"))
    parser.add_argument("--seat", metavar=say("cli-word-colour"), help=say("cli-review-seat"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Judge, and tell what came of it."""
    record = Record.load(parsed.file)
    with about(record, say) as (definition, words):
        game = biont.replay(record, pack=parsed.pack)
        if parsed.seat is not None and parsed.seat not in game.seats:
            raise BiontError(words("cli-review-no-seat", seat=parsed.seat, seats=", ".join(game.seats)))
        seats = range(len(game.seats)) if parsed.seat is None else [game.seats.index(parsed.seat)]
        with games_bar() as bar:
            task = bar.add_task(words("review-title"), total=None)
            found = biont.review(game, seats, told=lambda done, of: bar.update(task, completed=done, total=of))
        _tell(Reviewed(game, definition, found, words, reasons), seats)
    return 0


def _tell(told: Reviewed, seats: range | list[int]) -> None:
    """Balances, and the answers that cost most."""
    say = told.say
    for seat in seats:
        print(told.balance(seat))
    choices = list(told.choices())
    print(f"\n{say('review-choices') if choices else say('review-none')}")
    for one in choices:
        print(f"\n{say('review-turn', turn=one.turn, name=one.name)} – {one.question}")
        for line in (say("review-given", answer=one.given), say("review-better", answer=one.better), one.sentence):
            print(f"  {line}")
        for line in (*one.reasons, *one.traits):
            print(f"  · {line}")

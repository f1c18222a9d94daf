"""``biont check``: whether a record is what it says, and its dice were fair."""

from __future__ import annotations

import argparse

import biont
from biont.cli.parser import about
from biont.games import Definition
from biont.kernel import BiontError, Record
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-file"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Replay the record, and make its seed anew from what the server and those who played threw in."""
    record = Record.load(parsed.file)
    with about(record, say) as (_, words):
        game = biont.verify(record, pack=parsed.pack)
        print(words("cli-verified", answers=len(record.answers), table=game.table.fingerprint()))
        if record.fair is None:
            print(words("fairness-unfair"))
            return 0
        if not record.fair.makes(record.seed, record.deals):
            raise BiontError("The seed was not made of what the record says.", "check-false")
        print(words("fairness-seal", seal=record.fair.seal))
        for seat, thrown in record.fair.thrown:
            print(words("fairness-thrown", seat=record.names.get(seat, seat), thrown=thrown))
        print(words("fairness-fair"))
    return 0

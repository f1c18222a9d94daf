"""``biont replay``: what happened in a recorded game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import biont
from biont.cli.draw import write
from biont.cli.parser import whole
from biont.genesis.draw.text import show
from biont.genesis.successor import successor
from biont.genesis.words.teller import Teller
from biont.kernel import BiontError, Game, Record
from biont.words import Words


def add(parsers: Any, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"))
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-file"))
    parser.add_argument("--to", type=whole(say), metavar="N", help=say("cli-to"))
    parser.add_argument("--verify", action="store_true", help=say("cli-verify"))
    parser.add_argument("--log", action="store_true", help=say("cli-log"))
    parser.add_argument("--successor", type=Path, metavar=say("cli-word-file"), help=say("cli-successor"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Replay, and show the table, the log or the verdict."""
    if parsed.to is not None and parsed.to < 0:
        raise BiontError(say("cli-to-negative", to=parsed.to))
    record = Record.load(parsed.file)
    if parsed.verify:
        game = biont.verify(record, pack=parsed.pack)
        print(say("cli-verified", answers=len(record.answers), table=game.table.fingerprint()))
        return 0
    game = biont.replay(record, to=parsed.to, pack=parsed.pack)
    teller = Teller(game.rules.box.pack, say, game.seats)  # type: ignore[attr-defined]
    if parsed.successor is not None:
        return _hand_on(game, parsed.successor, teller)
    if parsed.log:
        for entry in game.entries:
            print(f"[{entry.rule}] {teller.entry(entry)}" if entry.rule else teller.entry(entry))
    else:
        print(show(game.view(-1).table, teller))
    if game.result is not None:
        print(teller.result(game.result))
    return 0


def _hand_on(game: Game[Any], file: Path, teller: Teller) -> int:
    """Write what a successor game needs, and say what it is (K)."""
    if not game.finished:
        raise BiontError(teller.say("successor-running"))
    data = successor(game.table)
    write(file, json.dumps(data, indent=2, ensure_ascii=False) + "\n", teller.say)
    for line in teller.successor(data):
        print(line)
    print(teller.say("successor-written", file=str(file)))
    return 0

"""``biont replay``: what happened in a recorded game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import biont
from biont.cli.draw import write
from biont.cli.parser import about, whole
from biont.cli.play import shown
from biont.games import Definition
from biont.kernel import BiontError, Game, Record
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
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
    with about(record, say) as (definition, words):
        if parsed.verify:
            game = biont.verify(record, pack=parsed.pack)
            print(words("cli-verified", answers=len(record.answers), table=game.table.fingerprint()))
            return 0
        game = biont.replay(record, to=parsed.to, pack=parsed.pack)
        if parsed.successor is not None:
            return _hand_on(game, parsed.successor, definition, words)
        _tell(game, definition, words, log=parsed.log)
    return 0


def _tell(game: Game[Any], definition: Definition, say: Words, *, log: bool) -> None:
    """Show the table, or what happened; and how it ended."""
    teller = definition.telling.teller(game.rules, say)
    if log:
        for entry in (one for one in game.entries if not one.kind.foresees):
            print(f"[{entry.rule}] {teller.entry(entry)}" if entry.rule else teller.entry(entry))
    else:
        print(shown(game, say))
    if game.result is not None:
        print(teller.result(game.result))


def _hand_on(game: Game[Any], file: Path, definition: Definition, say: Words) -> int:
    """Write what a successor game needs, and say what it is (K)."""
    if not game.finished:
        raise BiontError(say("successor-running"))
    data = definition.successor(game.table)
    if data is None:
        raise BiontError(say("successor-none", game=definition.telling.title(say)))
    write(file, json.dumps(data, indent=2, ensure_ascii=False) + "\n", say)
    for line in definition.telling.teller(game.rules, say).successor(data):
        print(line)
    print(say("successor-written", file=str(file)))
    return 0

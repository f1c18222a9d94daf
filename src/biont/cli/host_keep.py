"""``biont host dump`` and ``biont host load``: everything in one file, and back into a database of either kind; and
``biont host bounce`` for mail that comes back."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from biont.cli.host_settings import add_place, settings_of
from biont.words import Words
from biont.words.errors import tell


def add(tasks: Any, say: Words) -> None:
    """Add both commands."""
    for name, run in (("dump", run_dump), ("load", run_load)):
        task = tasks.add_parser(name, help=say(f"host-{name}"), description=say(f"host-{name}"))
        task.add_argument("file", type=Path, metavar=say("cli-word-file"), help=say(f"host-{name}-file"))
        add_place(task, say)
        task.set_defaults(run=run)
        if name == "load":
            task.add_argument("--check", action="store_true", help=say("host-load-check"))


def add_bounce(tasks: Any, say: Words) -> None:
    """Add the command that a mail server calls."""
    task = tasks.add_parser("bounce", help=say("host-bounce"), description=say("host-bounce"))
    add_place(task, say)
    task.set_defaults(run=run_bounce)


def run_bounce(parsed: argparse.Namespace, say: Words) -> int:
    """Read a mail that came back: whoever it was for gets none any more, and reads why on his page."""
    from biont.server.notices.bounces import LARGEST, bounced
    from biont.server.store import Store

    settings = settings_of(parsed)
    store = Store(settings.database)
    try:
        secret = (settings.session or store.secret()).encode()
        found = bounced(secret, sys.stdin.buffer.read(LARGEST))
        stopped = found is not None and store.stop_mailbox(*found)
    finally:
        store.close()
    print(say("host-bounced", why=found[1]) if found is not None and stopped else say("host-bounce-none"))
    return 0  # a mail server would send back what it could not hand over


def run_dump(parsed: argparse.Namespace, say: Words) -> int:
    """Write everything into a file."""
    from biont.server.hosting.dump import dump
    from biont.server.store import Store

    store = Store(settings_of(parsed).database)
    try:
        count = dump(store, parsed.file)
    finally:
        store.close()
    print(say("host-dumped", count=count, file=str(parsed.file)))
    return 0


def run_load(parsed: argparse.Namespace, say: Words) -> int:
    """Fill an empty database; with ``--check`` replay what was loaded."""
    from biont.server.hosting.load import load, replayed

    database = settings_of(parsed).database
    print(say("host-loaded", count=load(database, parsed.file), file=str(parsed.file)))
    if not parsed.check:
        return 0
    games = failed = 0
    for game, error in replayed(database):
        games += 1
        if error is not None:
            failed += 1
            print(say("host-load-not", game=game, error=tell(error, say)))
    print(say("host-load-replayed", games=games - failed))
    return min(failed, 1)

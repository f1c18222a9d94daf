"""``biont host``: the table for people elsewhere, on a database that many processes share."""

from __future__ import annotations

import argparse

from biont.games import Definition
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar=say("cli-command"))
    task = tasks.add_parser("migrate", help=say("host-migrate"), description=say("host-migrate"))
    task.add_argument("--database", required=True, metavar=say("cli-word-address"), help=say("host-database"))
    task.set_defaults(run=run_migrate)


def run_migrate(parsed: argparse.Namespace, say: Words) -> int:
    """Bring a database to the version of this program."""
    from biont.server.store.migrating import bring_up_to_date

    version = bring_up_to_date(parsed.database)
    print(say("host-migrated", version=version))
    return 0

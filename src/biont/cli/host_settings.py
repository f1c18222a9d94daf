"""Where a command of a host finds what is settled: its file, variables, and its own options."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from biont.installation import data_folder
from biont.words import Words

if TYPE_CHECKING:
    from biont.server.settings import HostSettings

OVERRIDDEN = ("database", "listen", "processes", "workers", "host", "port", "password", "metrics", "site")
"""Settings that an option of ``run`` overrides."""


def add_place(parser: argparse.ArgumentParser, say: Words) -> None:
    """Let a command be told where the settings lie, or only the database."""
    parser.add_argument("--settings", type=Path, metavar=say("cli-word-file"), help=say("host-settings"))
    parser.add_argument("--database", metavar=say("cli-word-address"), help=say("host-database"))


def settings_file(parsed: argparse.Namespace) -> Path:
    """Where the settings lie if nothing else is said: in the folder of data."""
    from biont.server.hosting.layout import FILE

    return parsed.settings or data_folder() / FILE


def settings_of(parsed: argparse.Namespace) -> HostSettings:
    """What is settled: in the file, over it in variables, over them by options. Whoever names a database needs none."""
    from biont.server.hosting.reading import read

    file = settings_file(parsed)
    alone = parsed.settings is None and not file.exists() and bool(parsed.database)
    settings = read(None if alone else file, os.environ)
    given = {name: getattr(parsed, name, None) for name in OVERRIDDEN}
    settings = replace(settings, **{name: value for name, value in given.items() if value is not None})
    if getattr(parsed, "without_tls", False):
        settings = replace(settings, without_tls=True)
    if not settings.database:
        from biont.server.store import sqlite_url

        settings = replace(settings, database=sqlite_url())
    return settings

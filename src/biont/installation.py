"""An installation of Biont: where its data lies, and what somebody has to know about it who is told of a fault.

What is found names no person, no file and no address: it is made to be pasted where everybody reads it. Nothing here
imports a game's rules, the server or its database, so that an installation in which they do not load is examined too.
"""

from __future__ import annotations

import json
import logging
import os
import platform
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from platformdirs import user_data_path

from biont import __version__, games
from biont.compiled import is_compiled
from biont.words import Words

DATABASE = "games.sqlite"
PACKS = "packs"
ERRORS = "errors.jsonl"
"""What lies in the folder of data: games, the owner's own cards, and the last things that went wrong."""

KEPT = 20
"""Errors that are remembered."""

TOLD = 5
"""Errors that are told."""

NAME = re.compile(r"[\w.-]+", re.ASCII)
"""A distribution at the start of a requirement."""

WANTS = re.compile(r"^Requires-Dist: (.+)$", re.MULTILINE)
EXTRA = re.compile(r"extra\s*==\s*['\"]([\w-]+)['\"]")


def data_folder() -> Path:
    """BIONT_DATA if it is set, else the folder for data that the system gives to programs of this user."""
    named = os.environ.get("BIONT_DATA")
    return Path(named) if named else user_data_path("biont", appauthor=False)


def examined(say: Words) -> Iterator[tuple[str, str]]:
    """What there is to be said of this installation, by the names of their messages."""
    folder = data_folder()
    yield "version", f"{__version__} ({'compiled' if is_compiled() else 'pure'})"
    bits = sys.maxsize.bit_length() + 1
    yield "python", f"{platform.python_implementation()} {platform.python_version()}, {bits} bit"
    yield "system", " ".join(filter(None, (platform.system(), platform.release(), platform.machine())))
    yield "language", f"{say.language}, {getattr(sys.stdout, 'encoding', None) or '–'}"
    yield "games", ", ".join(f"{one.name} {one.version}".strip() for one in games.all_games())
    for extra, found in sorted(_libraries().items()):
        yield "extra" if extra else "libraries", f"{extra}: {found}" if extra else found
    yield "packs", ", ".join(_packs(folder / PACKS)) or "–"
    yield "settings", ", ".join(sorted(name for name in os.environ if name.startswith("BIONT_"))) or "–"
    yield "database", _database(folder / DATABASE, say)
    last = remembered(folder)[-TOLD:]
    for error in last:
        yield "error", f"{error['at']} {error['kind']}: {' < '.join(error['where'])}"
    if not last:
        yield "error", "–"


def told(say: Words) -> str:
    """The same as a page of text, in the words of a language."""
    found = [(say(f"doctor-{name}"), value) for name, value in examined(say)]
    widest = max(len(name) for name, _ in found)
    return "\n".join(f"{name:{widest}}  {value}" for name, value in found)


def _libraries() -> dict[str, str]:
    """The versions of what Biont is built on, and of each extra that is there as a whole."""
    installed = dict(_installed())
    place = installed.get("biont")
    if place is None:  # the table in a web page
        return {}
    found: dict[str, list[str]] = {}
    head, _, _ = (place / "METADATA").read_text(encoding="utf-8").partition("\n\n")
    for line in WANTS.findall(head):
        named, extra = NAME.match(line), EXTRA.search(line)
        assert named is not None
        there = installed.get(_plain(named[0]))
        told = "" if there is None else f"{named[0]} {there.stem.partition('-')[2]}"
        found.setdefault(extra[1] if extra else "", []).append(told)
    return {extra: ", ".join(told) for extra, told in found.items() if all(told)}


def _installed() -> Iterator[tuple[str, Path]]:
    """Every distribution, and the folder that pip left of it; Python's own reader of these takes far longer."""
    for folder in reversed(sys.path):  # the first one that is found is the one that is used
        with suppress(OSError):
            for entry in os.listdir(folder or os.curdir):
                if entry.endswith(".dist-info"):
                    yield _plain(entry.partition("-")[0]), Path(folder, entry)


def _plain(name: str) -> str:
    """The name of a distribution, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _packs(folder: Path) -> Iterator[str]:
    """How many packs of his own somebody has of a game; what he calls them is his affair."""
    for name in games.names():
        if count := sum(1 for _ in (folder / name).glob("*/pack.toml")):
            yield f"{name} {count}"


def _database(place: Path, say: Words) -> str:
    """The version of the database, what is in it, and how large it is."""
    if not place.is_file():
        return "–"
    try:
        with closing(sqlite3.connect(f"file:{quote(str(place))}?mode=ro", uri=True)) as connection:
            games_ = connection.execute("SELECT count(*) FROM games").fetchone()[0]
            has = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            stamp = connection.execute("SELECT version_num FROM alembic_version").fetchone() if has else None
    except sqlite3.Error as error:
        return say("doctor-no-database", error=type(error).__name__, bytes=place.stat().st_size)
    version = stamp[0] if stamp else "0001"
    return say("doctor-games-kept", version=version, games=games_, bytes=place.stat().st_size)


# -- what went wrong -------------------------------------------------------------------------------------------------


class Notebook(logging.Handler):
    """Remembers the errors that reach a log."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.ERROR)
        self.folder = folder

    def emit(self, record: logging.LogRecord) -> None:
        """Note the error that a line of the log tells of; where that fails, the log has it still."""
        if record.exc_info and record.exc_info[1] is not None:
            with suppress(OSError):
                remember(record.exc_info[1], self.folder)


def remember(error: BaseException, folder: Path) -> None:
    """Note that something went wrong: when, what kind of error, and where in the program; never what it says, since
    that may name somebody."""
    where = [
        f"{_module(frame.filename)}:{frame.lineno} {frame.name}"
        for frame in reversed(traceback.extract_tb(error.__traceback__))
    ]
    line = {"at": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), "kind": type(error).__name__, "where": where[:6]}
    kept = [*remembered(folder), line][-KEPT:]
    whole = folder / ERRORS
    half = whole.with_suffix(".half")
    half.write_text("".join(json.dumps(one) + "\n" for one in kept), encoding="utf-8")
    half.replace(whole)


def remembered(folder: Path) -> list[dict[str, Any]]:
    """The errors that were noted, oldest first; a line that somebody damaged is passed over."""
    try:
        lines = (folder / ERRORS).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    found = []
    for line in lines:
        try:
            one = json.loads(line)
        except ValueError:
            continue
        if isinstance(one, dict) and one.keys() >= {"at", "kind", "where"} and isinstance(one["where"], list):
            found.append(one)
    return found


def _module(file: str) -> str:
    """A file of a traceback without the folders of a machine."""
    parts = Path(file).with_suffix("").parts
    own = next((place for place, part in enumerate(parts) if part == "biont"), len(parts) - 1)
    return ".".join(parts[own:])

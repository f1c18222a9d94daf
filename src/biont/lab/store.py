"""A run on disk: its plan as JSON, and its rows as Parquet files that grow in number while games are played.

``DIR/run.json`` is the plan; ``DIR/games``, ``DIR/turns``, ``DIR/organisms`` and ``DIR/cards`` are folders of files
that any reader of Parquet takes as one table each. A file is complete or not there at all, and the file of games is
written after those of its details: a game that stands there stands everywhere.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from biont.genesis.cards import COLOURS
from biont.kernel.errors import BiontError
from biont.lab.chronicle import Row, Story
from biont.lab.plan import Plan

FORMAT = 1
FLUSH_SECONDS = 5.0
"""A file is written after so many seconds ..."""
FLUSH_GAMES = 500
"""... or so many games."""

TEXT, WHOLE, REAL, FLAG = "string", "int32", "float64", "bool_"

GAME_COLUMNS = {
    "game": WHOLE,
    "seed": "int64",
    "players": WHOLE,
    "turns": WHOLE,
    "answers": WHOLE,
    "choices": WHOLE,
    "reason": TEXT,
    "armageddon": FLAG,
    "created": WHOLE,
    "lost": WHOLE,
    "macroorganisms": WHOLE,
}
GAME_COLOUR_COLUMNS = {
    "seat": WHOLE,
    "bot": TEXT,
    "points": WHOLE,
    "won": REAL,
    "failures": WHOLE,
    "first": WHOLE,
    "opening": TEXT,
    "opening_life": WHOLE,
    "cubes": WHOLE,
    "system": WHOLE,
    "bionts": WHOLE,
    "trophies": WHOLE,
    "dominance": WHOLE,
    "medea": WHOLE,
}
TURN_COLUMNS = {"game": WHOLE, "turn": WHOLE, "events": TEXT, "climate": TEXT, "active": TEXT, "first": TEXT}
TURN_COLOUR_COLUMNS = {
    "points": WHOLE,
    "organisms": WHOLE,
    "macroorganisms": WHOLE,
    "refugia": WHOLE,
    "pool": WHOLE,
    "catalysts": WHOLE,
}


def _with_colours(columns: dict[str, str], for_each: dict[str, str]) -> dict[str, str]:
    return columns | {f"{colour}_{name}": kind for colour in COLOURS for name, kind in for_each.items()}


TABLES = {
    "turns": _with_colours(TURN_COLUMNS, TURN_COLOUR_COLUMNS),
    "organisms": {
        "game": WHOLE,
        "organism": TEXT,
        "parasite": FLAG,
        "row": TEXT,
        "owner": TEXT,
        "born": WHOLE,
        "grown": WHOLE,
        "died": WHOLE,
        "end": TEXT,
        "cause": TEXT,
    },
    "cards": {
        "game": WHOLE,
        "kind": TEXT,
        "card": TEXT,
        "bought": WHOLE,
        "promoted": WHOLE,
        "survived": FLAG,
        "owner": TEXT,
        "points": WHOLE,
        "rest": REAL,
        "won": REAL,
    },
    "games": _with_colours(GAME_COLUMNS, GAME_COLOUR_COLUMNS),
}
"""The columns of each table. The games come last because they are written last."""


def parquet() -> Any:
    """The library that reads and writes Parquet, or a sentence about where to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BiontError(
            "Parquet files need the package pyarrow; install it with: pip install 'biont[lab]'.", "lab-no-pyarrow"
        ) from None
    return pyarrow


class Store:
    """The folder of a run. Rows are collected and written a file at a time."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._pa = parquet()
        self._rows: dict[str, list[Row]] = {name: [] for name in TABLES}
        self._written = time.monotonic()
        self._number = 1 + max((int(path.stem) for path in self._files("games")), default=-1)

    @classmethod
    def create(cls, folder: Path, plan: Plan) -> Store:
        """Begin a run in a folder that has none yet."""
        parquet()
        if (folder / "run.json").exists():
            raise BiontError(
                "{folder} holds a run already; go on with it by --resume, or name another folder.",
                "lab-folder-taken",
                folder=str(folder),
            )
        try:
            for name in TABLES:
                (folder / name).mkdir(parents=True, exist_ok=True)
            _replace(folder / "run.json", json.dumps({"format": FORMAT, **plan.to_data()}, indent=2).encode() + b"\n")
        except OSError as error:
            raise BiontError(
                "{path} cannot be written: {why}.", "unwritable", path=str(folder), why=error.strerror or str(error)
            ) from None
        return cls(folder, plan)

    @classmethod
    def open(cls, folder: Path, games: int | None = None) -> Store:
        """Take up the run of a folder; with ``games`` it gets longer or is cut short."""
        file = folder / "run.json"
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            plan = Plan.from_data(data)
        except FileNotFoundError:
            raise BiontError(
                "{folder} holds no run; begin one with: biont simulate --out {folder}.",
                "lab-no-run",
                folder=str(folder),
            ) from None
        except (OSError, ValueError, KeyError, TypeError):
            raise BiontError("{file} is no plan of a run.", "lab-bad-plan", file=str(file)) from None
        if data.get("format") != FORMAT:
            raise BiontError("{file} is no plan of a run.", "lab-bad-plan", file=str(file))
        if games is not None and games != plan.games:
            plan = Plan.from_data({**plan.to_data(), "games": games})
            _replace(file, json.dumps({"format": FORMAT, **plan.to_data()}, indent=2).encode() + b"\n")
        return cls(folder, plan)

    def add(self, story: Story) -> None:
        """Take in a game; every few seconds a file is written."""
        self._rows["games"].append(story.game)
        self._rows["turns"] += story.turns
        self._rows["organisms"] += story.organisms
        self._rows["cards"] += story.cards
        if len(self._rows["games"]) >= FLUSH_GAMES or time.monotonic() - self._written >= FLUSH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write everything that was taken in."""
        self._written = time.monotonic()
        if not self._rows["games"]:
            return
        for name in TABLES:
            table = self._pa.Table.from_pylist(self._rows[name], schema=self._schema(name))
            file = self.folder / name / f"{self._number:06}.parquet"
            hidden = file.with_name(f".{file.name}")
            self._pa.parquet.write_table(table, hidden, compression="zstd")
            os.replace(hidden, file)
        self._rows = {name: [] for name in TABLES}
        self._number += 1

    def rows(self, name: str) -> Iterator[Row]:
        """The rows of a table, a file at a time, as far as they belong to finished games of the plan."""
        finished = {path.name for path in self._files("games")}
        for path in self._files(name):
            if path.name in finished:
                table = self._pa.parquet.read_table(path, schema=self._schema(name))
                yield from (row for row in table.to_pylist() if row["game"] < self.plan.games)

    def games(self) -> Iterator[Row]:
        """The rows of the games."""
        return self.rows("games")

    def _files(self, name: str) -> list[Path]:
        return sorted(path for path in (self.folder / name).glob("*.parquet") if path.stem.isdigit())

    def _schema(self, name: str) -> Any:
        return self._pa.schema([(column, getattr(self._pa, kind)()) for column, kind in TABLES[name].items()])


def _replace(file: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    hidden = file.with_name(f".{file.name}")
    hidden.write_bytes(content)
    os.replace(hidden, file)

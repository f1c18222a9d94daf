"""A run on disk: its plan as JSON, and its rows as Parquet files that grow in number while games are played.

``DIR/run.json`` is the plan; ``DIR/games``, ``DIR/seats``, ``DIR/turns``, ``DIR/standings``, ``DIR/cards`` and those
that a game adds are folders of files that any reader of Parquet takes as one table each. A file is complete or not
there at all, and the file of games is written after those of its details: a game that stands there stands everywhere.
One process writes at a time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, Timer
from typing import Any

from biont.games.statistics import Row
from biont.kernel.errors import BiontError
from biont.lab.game_rows import GameRows, tables_of
from biont.lab.plan import Plan
from biont.lab.writing import replace, unreadable, unwritable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FORMAT = 3
"""Version 2 had a column for each colour, version 1 seeds as numbers of 64 bits."""
FLUSH_SECONDS = 5.0
"""A game is written after so many seconds at most ..."""
FLUSH_GAMES = 500
"""... or together with so many others."""


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
    """The folder of a run. Games are collected and written a file at a time; whoever writes has to claim it."""

    def __init__(self, folder: Path, plan: Plan, keep: Iterable[str] = (), trajectories: bool = False) -> None:
        self.folder = folder
        self.plan = plan
        self.keep = tuple(keep)
        """Which games have their records kept."""
        self.trajectories = trajectories
        """Whether every game has its trajectory written."""
        self.made_with: dict[str, Any] | None = None
        """The rules and cards of the games."""
        self.tables = tables_of(plan.definition.statistics)
        self._pa = parquet()
        self._stories: list[GameRows] = []
        self._busy = Lock()
        self._timer: Timer | None = None
        self._trouble: BiontError | None = None
        self._number: int | None = None

    @classmethod
    def create(cls, folder: Path, plan: Plan, keep: Sequence[str] = (), trajectories: bool = False) -> Store:
        """Begin a run in a folder that has none yet."""
        store = cls(folder, plan, keep, trajectories)
        store.made_with = _made_with(plan)
        try:
            for name in store.tables:
                (folder / name).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(folder, error) from None
        with _claimed(folder):
            store._refuse_old_files()
            store._write_plan(plan)
        return store

    @classmethod
    def open(cls, folder: Path) -> Store:
        """Take up the run of a folder; nothing is written."""
        file = folder / "run.json"
        try:
            data = dict(json.loads(file.read_text(encoding="utf-8")))
            _check_format(folder, data)
            plan = Plan.from_data(data)
        except FileNotFoundError:
            raise BiontError(
                "{folder} holds no run; begin one with: biont simulate --out {folder}.",
                "lab-no-run",
                folder=str(folder),
            ) from None
        except OSError as error:
            raise unreadable(file, error) from None
        except (ValueError, KeyError, TypeError):
            raise BiontError("{file} is no plan of a run.", "lab-bad-plan", file=str(file)) from None
        store = cls(folder, plan, map(str, data.get("keep", ())), bool(data.get("trajectories")))
        store.made_with = data.get("made_with")
        return store

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """Keep other processes from writing here meanwhile; in the end everything is written that was taken in.

        Files that a crash left damaged are set aside, so that their games are played again.
        """
        self._check_rules()
        with _claimed(self.folder):
            for name in {path.name for table in self.tables for path in self._files(table)}:
                self._set_aside_if_damaged(name)
            self._number = 1 + max((int(path.stem) for path in self._files("games")), default=-1)
            try:
                yield
            finally:
                self._flush_at_last()
                self._number = None

    def resize(self, games: int) -> None:
        """Make the run longer or cut it short."""
        self._check_rules()
        with _claimed(self.folder):
            plan = Plan.from_data({**self.plan.to_data(), "games": games})
            self._write_plan(plan)
            self.plan = plan

    def add(self, story: GameRows) -> None:
        """Take in a game; it is written within seconds."""
        assert self._number is not None, "claim the store first"
        if self._trouble is not None:
            raise self._trouble
        # Before the lock: an interrupt that comes while another thread writes loses nothing.
        self._stories.append(story)
        with self._busy:
            if self._timer is None:
                self._timer = Timer(FLUSH_SECONDS, self._flush_in_time)
                self._timer.daemon = True
                self._timer.start()
        if len(self._stories) >= FLUSH_GAMES:
            self.flush()

    def flush(self) -> None:
        """Write everything that was taken in; what cannot be written is kept for the next time."""
        with self._busy:
            timer, self._timer = self._timer, None
            if timer is not None:
                timer.cancel()
            if stories := self._stories[:]:
                assert self._number is not None, "claim the store first"
                self._write(stories, self._number)
                # An interrupt between these lines has the games written twice, and they are counted once.
                self._number += 1
                del self._stories[: len(stories)]

    def _flush_at_last(self) -> None:
        """Write what is left; nothing comes after that, so an interrupt has to wait."""
        try:
            self.flush()
        except KeyboardInterrupt:
            self.flush()
            raise

    def _flush_in_time(self) -> None:
        try:
            self.flush()
        except BiontError as error:  # nobody listens here; whoever brings the next game is told
            self._trouble = error

    def rows(self, name: str) -> Iterator[Row]:
        """The rows of a table, a file at a time, as far as they belong to finished games of the plan."""
        for batch in self.batches(name):
            yield from batch[name]

    def games(self) -> Iterator[Row]:
        """The rows of the games, each game once."""
        return self.rows("games")

    def games_with_seats(self) -> Iterator[tuple[Row, list[Row]]]:
        """The row of each game, and those of its colours."""
        for batch in self.batches("games", "seats"):
            seats: dict[int, list[Row]] = {}
            for row in batch["seats"]:
                seats.setdefault(row["game"], []).append(row)
            yield from ((row, seats[row["game"]]) for row in batch["games"])

    def batches(self, *names: str) -> Iterator[dict[str, list[Row]]]:
        """The rows of some tables, the games of one file at a time; a game that stands in two files counts once."""
        seen = bytearray()
        for path in self._files("games"):
            numbers = {row["game"] for row in self._read("games", path.name, ["game"])}
            seen.extend(bytes(max(0, 1 + max(numbers, default=0) - len(seen))))
            fresh = {number for number in numbers if number < self.plan.games and not seen[number]}
            for number in fresh:
                seen[number] = True
            if fresh:
                yield {name: [row for row in self._read(name, path.name) if row["game"] in fresh] for name in names}

    def _read(self, name: str, file: str, columns: list[str] | None = None) -> list[Row]:
        path = self.folder / name / file
        try:
            table = self._pa.parquet.read_table(path, schema=self._schema(name), columns=columns)
        except (OSError, self._pa.ArrowException) as error:
            if not _is_damage(error):
                raise unreadable(path, error) from None
            raise BiontError(
                "{file} is damaged; its games are played again by: biont simulate --out {folder} --resume",
                "lab-damaged",
                file=str(path),
                folder=str(self.folder),
            ) from None
        rows: list[Row] = table.to_pylist()
        return rows

    def _set_aside_if_damaged(self, file: str) -> None:
        """Hide the files of one number, from all readers of Parquet, unless all of them are there and whole."""
        try:
            for name in self.tables:
                self._pa.parquet.read_table(self.folder / name / file, schema=self._schema(name))
        except (OSError, self._pa.ArrowException) as error:
            if not _is_damage(error):
                raise unreadable(self.folder, error) from None
            self._set_aside(file)

    def _set_aside(self, file: str) -> None:
        for name in self.tables:
            path = self.folder / name / file
            try:
                path.replace(path.with_name(f".{file}.damaged"))
            except FileNotFoundError:
                continue
            except OSError as error:
                raise unwritable(path, error) from None

    def _refuse_old_files(self) -> None:
        """A new run needs a folder without the plan or the files of another one."""
        if (self.folder / "run.json").exists():
            raise BiontError(
                "{folder} holds a run already; go on with it by --resume, or name another folder.",
                "lab-folder-taken",
                folder=str(self.folder),
            )
        if old := [path for name in self.tables for path in self._files(name)]:
            raise BiontError(
                "{file} belongs to another run; name another folder, or delete the old files.",
                "lab-old-files",
                file=str(old[0]),
            )

    def _check_rules(self) -> None:
        """The games of one run are all played by the same rules with the same cards; read they can be by any."""
        mine, theirs = _made_with(self.plan), self.made_with or {}
        if theirs == mine:
            return
        if (version := theirs.get("rules")) != mine["rules"]:
            raise BiontError(
                "The run in {folder} was begun by version {theirs} of the rules, and this program plays version {mine}."
                " Its games can be read and reported on, but not be mixed: begin another run in a new folder, or go on"
                " with the program that began it.",
                "lab-older-rules",
                folder=str(self.folder),
                theirs=str(version or "?"),
                mine=mine["rules"],
            )
        raise BiontError(
            "The games in {folder} were played with other cards than those that the pack has now. Go on with the cards "
            "that began the run, or begin another one in a new folder.",
            "lab-other-cards",
            folder=str(self.folder),
        )

    def _write(self, stories: list[GameRows], number: int) -> None:
        """Write games as the files of a number."""
        for name in self.tables:
            rows = [row for story in stories for row in story.rows.get(name, ())]
            table = self._pa.Table.from_pylist(rows, schema=self._schema(name))
            content = self._pa.BufferOutputStream()
            self._pa.parquet.write_table(table, content, compression="zstd")
            replace(self.folder / name / f"{number:06}.parquet", content.getvalue().to_pybytes())

    def _write_plan(self, plan: Plan) -> None:
        outputs = {"keep": list(self.keep), "trajectories": self.trajectories}
        text = json.dumps({"format": FORMAT, **plan.to_data(), **outputs, "made_with": self.made_with}, indent=2)
        replace(self.folder / "run.json", text.encode() + b"\n")

    def _files(self, name: str) -> list[Path]:
        return sorted(path for path in (self.folder / name).glob("*.parquet") if path.stem.isdigit())

    def _schema(self, name: str) -> Any:
        return self._pa.schema([(column, getattr(self._pa, kind)()) for column, kind in self.tables[name].items()])


def _check_format(folder: Path, data: dict[str, Any]) -> None:
    if data.get("format") != FORMAT:
        raise BiontError(
            "The run in {folder} has files of format {theirs}, this program reads format {mine}. Open it with the "
            "program version that wrote it, or play it again in another folder.",
            "lab-other-format",
            folder=str(folder),
            theirs=repr(data.get("format")),
            mine=FORMAT,
        )


def _made_with(plan: Plan) -> dict[str, Any]:
    """What the games of a plan depend on beside it: the version of the rules, and the cards."""
    rules = plan.rules(plan.seating(0).colours)
    return {"rules": rules.version, "pack": rules.pack()}


@contextmanager
def _claimed(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder. The system lets go of it when its process ends, however it ends."""
    try:
        lock = open(folder / ".lock", "ab")  # noqa: SIM115, closed below
    except OSError as error:
        raise unwritable(folder, error) from None
    with lock:
        try:
            _lock(lock.fileno())
        except OSError:
            raise BiontError(
                "Another process is writing into {folder}; wait for its end, or name another folder.",
                "lab-folder-busy",
                folder=str(folder),
            ) from None
        yield


def _lock(file: int) -> None:
    """Lock a file for this process alone, or fail at once."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_damage(error: Exception) -> bool:
    """Whether a file is gone or its content is wrong: errors of the system have a number, Arrow's own have none."""
    return isinstance(error, FileNotFoundError) or getattr(error, "errno", None) is None

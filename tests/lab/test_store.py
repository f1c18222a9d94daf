"""Runs on disk: one writer at a time, nothing lost by crashes, damage and trouble told in a sentence."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from biont.cli import main
from biont.genesis.lab.statistics import STATISTICS
from biont.kernel.errors import BiontError
from biont.lab import store as storing
from biont.lab.errors import Broken
from biont.lab.findings import findings_of
from biont.lab.game_rows import Wanted, tables_of
from biont.lab.plan import Plan
from biont.lab.report import report
from biont.lab.simulate import simulate
from biont.lab.store import Store
from biont.lab.worker import play_one


def _played(folder: Path, plan: Plan) -> Store:
    """A run on disk, with two games in each file."""
    store = Store.create(folder, plan)
    with store.claimed():
        for number in range(plan.games):
            store.add(play_one(plan, number, Wanted(details=True)))
            if number % 2:
                store.flush()
    return store


def _numbers(store: Store) -> list[int]:
    return sorted(row["game"] for row in store.games())


def _full(number: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_refused_resume_leaves_the_plan_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _played(tmp_path, Plan.of(games=3, seed=3))
    before = (tmp_path / "run.json").read_bytes()
    command = ["--lang", "en", "simulate", "--out", str(tmp_path), "--resume", "--jobs", "1", "--games", "2"]
    assert main([*command, "--seed", "9"]) == 1
    assert "seed" in capsys.readouterr().err
    assert (tmp_path / "run.json").read_bytes() == before
    assert main(command) == 0
    assert json.loads((tmp_path / "run.json").read_text())["games"] == 2


def test_a_run_that_was_cut_short_has_fewer_games_and_may_grow_again(tmp_path: Path) -> None:
    plan = Plan.of(games=5, seed=3)
    store = _played(tmp_path, plan)
    store.resize(3)
    short = Store.open(tmp_path)
    assert _numbers(short) == [0, 1, 2]
    assert simulate(short.plan, store=short).to_data() == simulate(Plan.of(games=3, seed=3)).to_data()
    assert {row["game"] for row in short.rows("turns")} == {0, 1, 2}
    short.resize(5)
    assert simulate(short.plan, store=short).played == 0
    assert _numbers(Store.open(tmp_path)) == [0, 1, 2, 3, 4]


def test_only_one_may_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever comes second is told so before he plays anything; afterwards the folder is free."""
    store = _played(tmp_path, Plan.of(games=2))
    command = ["--lang", "en", "simulate", "--out", str(tmp_path), "--resume", "--jobs", "1"]
    with store.claimed():
        assert main(command) == 1
        assert main([*command, "--games", "4"]) == 1
        assert capsys.readouterr().err.count("Another process is writing into") == 2
        assert findings_of(Store.open(tmp_path)).games == 2, "reading is free"
    assert json.loads((tmp_path / "run.json").read_text())["games"] == 2
    assert main(command) == 0


def test_a_game_in_two_files_counts_once(tmp_path: Path) -> None:
    store = _played(tmp_path, Plan.of(games=4))
    once = findings_of(store)
    turns = list(store.rows("turns"))
    for name in tables_of(STATISTICS):
        shutil.copy(tmp_path / name / "000000.parquet", tmp_path / name / "000007.parquet")
    assert _numbers(store) == [0, 1, 2, 3]
    assert list(store.rows("turns")) == turns
    assert findings_of(store) == once


def test_files_of_another_run_are_not_taken_for_the_new_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _played(tmp_path, Plan.of(games=2))
    (tmp_path / "run.json").unlink()
    assert main(["--lang", "en", "simulate", "--out", str(tmp_path), "--games", "2", "--jobs", "1"]) == 1
    assert "belongs to another run" in capsys.readouterr().err
    assert not (tmp_path / "run.json").exists()


def test_a_run_of_another_format_is_no_riddle(tmp_path: Path) -> None:
    _played(tmp_path, Plan.of(games=1))
    data = json.loads((tmp_path / "run.json").read_text())
    (tmp_path / "run.json").write_text(json.dumps(data | {"format": 1}))
    with pytest.raises(BiontError, match="files of format 1, this program reads format 3"):
        Store.open(tmp_path)


def test_a_run_does_not_go_on_by_other_rules_or_with_other_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "2", "--out", str(tmp_path / "run"), "--jobs", "1"]) == 0
    file = tmp_path / "run" / "run.json"
    begun = json.loads(file.read_text(encoding="utf-8"))
    for made_with, said in (
        ({**begun["made_with"], "rules": 0}, "begun by version ? of the rules"),
        ({**begun["made_with"], "pack": {"name": "mine"}}, "with other cards"),
        (None, "begun by version ? of the rules"),
    ):
        file.write_text(json.dumps({**begun, "made_with": made_with}), encoding="utf-8")
        capsys.readouterr()
        assert main(["--lang", "en", "simulate", "--resume", "--games", "3", "--out", str(tmp_path / "run")]) == 1
        assert said in capsys.readouterr().err
        assert json.loads(file.read_text(encoding="utf-8"))["games"] == 2
        assert len(list(Store.open(tmp_path / "run").games())) == 2


def test_what_the_system_refuses_to_read_is_not_called_damaged(tmp_path: Path) -> None:
    _played(tmp_path, Plan.of(games=2))
    (tmp_path / "run.json").rename(tmp_path / "plan")
    (tmp_path / "run.json").mkdir()
    with pytest.raises(BiontError, match="run.json cannot be read: Is a directory"):
        Store.open(tmp_path)


def test_seeds_of_any_size_are_kept(tmp_path: Path) -> None:
    plan = Plan.of(games=2, seed=1 << 80)
    store = _played(tmp_path, plan)
    assert [int(row["seed"]) for row in store.games()] == [plan.seating(number).seed for number in (0, 1)]


@pytest.mark.parametrize("table", ["games", "turns"])
@pytest.mark.parametrize("left", [0, 100, -20])
def test_damaged_files_are_told_and_played_again(
    tmp_path: Path, table: str, left: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Empty, cut off, without its last bytes: a report names the file, and the run goes on without it."""
    plan = Plan.of(games=4, seed=6)
    _played(tmp_path, plan)
    file = tmp_path / table / "000000.parquet"
    file.write_bytes(file.read_bytes()[:left])
    assert main(["--lang", "en", "report", str(tmp_path)]) == 1
    assert f"{file} is damaged" in capsys.readouterr().err
    again = Store.open(tmp_path)
    summary = simulate(plan, store=again)
    assert summary.played == 2
    assert summary.to_data() == simulate(plan).to_data()
    assert sorted(pq.read_table(tmp_path / "games")["game"].to_pylist()) == [0, 1, 2, 3]
    assert set(pq.read_table(tmp_path / "turns")["game"].to_pylist()) == {0, 1, 2, 3}
    assert findings_of(again).games == 4


def test_a_full_disk_is_a_sentence_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan.of(games=2)
    store = Store.create(tmp_path, plan)
    with store.claimed():
        store.add(play_one(plan, 0, Wanted(details=True)))
        monkeypatch.setattr("biont.lab.writing.os.fsync", _full)
        with pytest.raises(Broken, match="No space left on device"):
            store.flush()
        monkeypatch.undo()
        assert not list(tmp_path.glob("*/0*.parquet"))
    assert _numbers(Store.open(tmp_path)) == [0]


def test_the_command_on_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever runs out of room is told what is wrong and how to go on, in his language; a new plan too."""
    command = ["--lang", "de", "simulate", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "run")]
    assert main(command) == 0
    monkeypatch.setattr("biont.lab.writing.os.fsync", _full)
    assert main([*command[:3], "--jobs", "1", "--out", str(tmp_path / "run"), "--resume", "--games", "3"]) == 1
    assert "run.json lässt sich nicht schreiben: " in capsys.readouterr().err
    monkeypatch.undo()
    Store.open(tmp_path / "run").resize(3)
    monkeypatch.setattr("biont.lab.writing.os.fsync", _full)
    assert main([*command[:3], "--jobs", "1", "--out", str(tmp_path / "run"), "--resume"]) == 1
    told = capsys.readouterr().err
    assert "auf dem Datenträger ist kein Platz mehr" in told
    assert f"biont simulate --out {tmp_path / 'run'} --resume" in told


def test_what_is_replaced_was_on_the_disk_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def note_fsync(number: int) -> None:
        done.append("fsync")
        fsync(number)

    def note_replace(old: Path, new: Path) -> None:
        done.append("replace")
        replace(old, new)

    monkeypatch.setattr("biont.lab.writing.os.fsync", note_fsync)
    monkeypatch.setattr("biont.lab.writing.os.replace", note_replace)
    _played(tmp_path, Plan.of(games=1))
    assert done == ["fsync", "replace"] * (1 + len(tables_of(STATISTICS)))


def test_a_game_is_written_in_time_even_if_no_other_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "FLUSH_SECONDS", 0.01)
    plan = Plan.of(games=3)
    store = Store.create(tmp_path, plan)
    with store.claimed():
        store.add(play_one(plan, 0, Wanted(details=True)))
        _wait(lambda: _numbers(Store.open(tmp_path)) == [0])
        monkeypatch.setattr("biont.lab.writing.os.fsync", _full)
        store.add(play_one(plan, 1, Wanted(details=True)))
        _wait(lambda: store._trouble is not None)
        with pytest.raises(Broken):
            store.add(play_one(plan, 2, Wanted(details=True)))
        monkeypatch.undo()
    assert _numbers(Store.open(tmp_path)) == [0, 1]


class Held:
    """The lock of a store in which another thread is writing, until Ctrl-C comes."""

    def __init__(self, store: Store) -> None:
        self.store, self.lock = store, store._busy

    def __enter__(self) -> None:
        self.store._busy = self.lock
        raise KeyboardInterrupt

    def __exit__(self, *error: object) -> None:
        """Never entered."""


def test_a_game_that_waits_to_be_taken_in_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C may come while the store is busy with the games before it."""
    plan = Plan.of(games=1)
    store = Store.create(tmp_path, plan)
    with store.claimed():
        monkeypatch.setattr(store, "_busy", Held(store))
        with pytest.raises(KeyboardInterrupt):
            store.add(play_one(plan, 0, Wanted(details=True)))
    assert _numbers(store) == [0]


def _wait(until: Callable[[], bool]) -> None:
    """Wait for what another process or thread does."""
    deadline = time.monotonic() + 60
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _start(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """The command in a process and a session of its own, writing every now and then.

    It listens to Ctrl-C even where the tests run in the background of a shell, which takes that away.
    """
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "import biont.lab.store as s; s.FLUSH_SECONDS = 0.3; from biont.cli import main; raise SystemExit(main())"
    )
    command = [sys.executable, "-c", code, "simulate", "--games", "100000", "--out", str(folder), *arguments]
    return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True)


def test_a_real_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    """Ctrl-C goes to all processes at a terminal; it ends them at once, and the files of finished games are there."""
    run = _start(tmp_path / "run", "--jobs", "2")
    try:
        _wait(lambda: bool(list((tmp_path / "run").glob("games/0*.parquet"))))
        os.killpg(run.pid, signal.SIGINT)
        _, told = run.communicate(timeout=30)
    finally:
        run.kill()
        run.wait()
    assert run.returncode == 130
    assert b"--resume" in told
    assert b"Traceback" not in told
    assert len(_numbers(Store.open(tmp_path / "run"))) >= 20


def test_a_killed_run_ends_its_processes_and_goes_on(tmp_path: Path) -> None:
    """The error output is closed when the last process of the run is gone; what was written is the beginning."""
    run = _start(tmp_path / "run", "--jobs", "2")
    try:
        _wait(lambda: bool(list((tmp_path / "run").glob("games/0*.parquet"))))
        run.kill()
        run.communicate(timeout=30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        run.wait()
    store = Store.open(tmp_path / "run")
    done = _numbers(store)
    assert done
    store.resize(max(done) + 3)
    assert simulate(store.plan, store=store).to_data() == simulate(store.plan).to_data()


def test_a_report_of_many_files_is_that_of_one(tmp_path: Path) -> None:
    plan = Plan.of(games=5, players=3, seed=8)
    many = _played(tmp_path / "many", plan)
    one = Store.create(tmp_path / "one", plan)
    simulate(plan, store=one)
    assert len(list((tmp_path / "many" / "games").iterdir())) == 3
    assert findings_of(many) == findings_of(one)
    assert report(tmp_path / "many", "en") == report(tmp_path / "one", "en")

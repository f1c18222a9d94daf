"""Many processes on one socket and one database, as `biont host run` starts them: any of them serves any game."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.testclient import TestClient

from biont.cli import main
from biont.kernel import BiontError
from biont.server import fleet as fleet_of
from biont.server.fleet import Fleet, Member
from biont.server.member import Task
from biont.server.settings import HostSettings
from biont.server.store import Store
from biont.testing.visitor import Visitor

PATIENCE = 60.0


@pytest.fixture(scope="module")
def fleet(shared_database: str) -> Iterator[tuple[str, int]]:
    """The address of two processes that serve and one that thinks, and the process that keeps them."""
    command = [sys.executable, "-m", "biont", "--lang", "en", "host", "run", "--database", shared_database]
    told = ["--processes", "2", "--workers", "1", "--port", "0", "--allow-host", "table.example"]
    process = subprocess.Popen([*command, *told], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:\d+", line)
    assert found, line
    yield found[0], process.pid
    process.terminate()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()


def visitor(url: str) -> Visitor:
    """Somebody each of whose requests may reach another process."""
    client = httpx.Client(base_url=url, headers={"Connection": "close"}, timeout=PATIENCE)
    return Visitor(cast(TestClient, client))


def children(parent: int) -> set[int]:
    """The processes that were started by one."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return {int(pid) for pid in found.stdout.split()}


def members(parent: int) -> set[int]:
    """The processes that serve and think, which are copies of one that was started first."""
    return set[int]().union(*map(children, children(parent)))


def until(what: Any) -> Any:
    """What something is, as soon as it is anything."""
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def play(one: Visitor, game: str, times: int) -> None:
    """Answer so many times, whenever it is his turn; programs answer in between."""
    for _ in range(times):
        frame = until(lambda: next((f for f in [one.frame(game)] if f["asked"] or f["finished"]), None))
        if frame["finished"]:
            return
        reply = one.post(f"/game/{game}/answer/{frame['version']}", True, option=one.options(frame)[0])
        assert reply.status_code == 200, reply.text


def test_any_process_serves_any_game_and_goes_on_when_others_die(fleet: tuple[str, int], shared_database: str) -> None:
    """One that serves and the one that thinks are killed: what was acknowledged is there, and the game goes on."""
    url, parent = fleet
    anna = visitor(url)
    first, _, last = sorted(members(parent))
    game = anna.new(**{"seat-red": "person", "seat-blue": "easy", "name": "Anna"})
    play(anna, game, 6)
    store = Store(shared_database)
    kept = store.load(game)
    assert {one.seat for one in kept.answers} == {0, 1}
    os.kill(first, signal.SIGKILL)
    os.kill(last, signal.SIGKILL)
    until(lambda: len(members(parent) - {first, last}) == 3)
    play(anna, game, 2)
    assert store.load(game).answers[: len(kept.answers)] == kept.answers
    assert store.version(game) > kept.version
    assert store.failed() == []
    store.close()


def test_a_restart_loses_no_request(fleet: tuple[str, int]) -> None:
    url, parent = fleet
    before = members(parent)
    os.kill(parent, signal.SIGHUP)
    while members(parent) & before:
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
        time.sleep(0.05)
    assert len(members(parent)) == 3


def test_processes_are_copies_of_one_that_may_die(fleet: tuple[str, int]) -> None:
    """It has no threads, which no copy would have; where it is killed all others live on, and there is another one."""
    url, parent = fleet
    (first,) = children(parent)
    assert len(list(Path(f"/proc/{first}/task").iterdir())) == 1
    before = members(parent)
    os.kill(first, signal.SIGKILL)
    os.kill(min(before), signal.SIGKILL)
    until(lambda: members(parent) and not members(parent) & before)
    assert children(parent) & {first} == set()
    assert httpx.get(url, timeout=PATIENCE).status_code == 200
    assert all(Path(f"/proc/{one}").exists() for one in before - {min(before)})


def test_a_file_serves_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["--lang", "en", "host", "run", "--database", f"sqlite:///{tmp_path}/x.sqlite", "--processes", "2"]) == 1
    )
    assert "need PostgreSQL" in capsys.readouterr().err


class Sleepers:
    """Starts processes that never say anything."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._started: dict[int, subprocess.Popen[bytes]] = {}

    def start(self, told: int, says: int) -> int:
        process = subprocess.Popen(["sleep", str(self._seconds)], stdin=told, pass_fds=[says])
        self._started[process.pid] = process
        return process.pid

    def ended(self, pid: int) -> str:
        return str(self._started[pid].wait())

    def close(self) -> None:
        pass


def test_who_waits_for_a_slow_process_is_told_what_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet_of, "PATIENCE", 0.0)
    monkeypatch.setattr(Fleet, "_cradle", lambda self: Sleepers(60))
    with pytest.raises(BiontError, match=r"a process \(web\) was still opening the database"):
        Fleet([Task("web", HostSettings())]).begin()


def test_where_no_process_comes_so_far_as_to_be_ready_the_pauses_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    fleet, pauses = Fleet([]), list[float]()
    fleet._home = home = Sleepers(0)
    monkeypatch.setattr(fleet._stopped, "wait", pauses.append)
    fleet._members = [Member(Task("web", HostSettings()), home)]
    for _ in range(5):
        fleet._replace(0)
    assert pauses == [2.0, 4.0, 8.0, 8.0, 8.0]
    fleet._members[0].bury()

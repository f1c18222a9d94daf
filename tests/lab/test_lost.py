"""What a cluster does when it is not there or loses everything, with a stand-in for Ray, which is large."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from biont.cli import main
from biont.genesis.words import words
from biont.kernel.errors import BiontError
from biont.lab import cluster
from biont.lab.errors import Broken
from biont.lab.game_rows import Wanted
from biont.lab.plan import Plan
from biont.lab.simulate import simulate
from biont.lab.worker import work
from biont.words.errors import tell


class Lost(Exception):
    """What Ray says of a task whose worker is gone."""


class Lossy:
    """A cluster with one core that loses every task."""

    exceptions = SimpleNamespace(RayError=Lost, RayTaskError=type("TaskError", (Lost,), {}))

    def __init__(self) -> None:
        self.tasks = 0
        self.settings: dict[str, Any] = {}

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, int]:
        return {"CPU": 1}

    def remote(self, **settings: Any) -> Any:
        self.settings = settings
        return lambda work: SimpleNamespace(remote=self._give_out)

    def _give_out(self, *part: Any) -> int:
        self.tasks += 1
        return self.tasks

    def wait(self, tasks: list[int], timeout: float, num_returns: int = 1) -> tuple[list[int], list[int]]:
        return tasks[:num_returns], tasks[num_returns:]

    def get(self, task: int) -> Any:
        raise Lost

    def cancel(self, task: int, force: bool) -> None:
        pass


@pytest.fixture
def lossy(monkeypatch: pytest.MonkeyPatch) -> Lossy:
    """The stand-in in place of Ray."""
    stand_in = Lossy()
    monkeypatch.setattr(cluster, "_ray", lambda: stand_in)
    return stand_in


def test_games_that_are_always_lost_are_given_up(lossy: Lossy, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many times and no more: Ray does not try again by itself what we give out again."""
    monkeypatch.setattr(cluster, "RETRIES", 3)
    with pytest.raises(Broken, match="lost the same games 3 times"):
        simulate(Plan.of(games=1), executor=cluster.Cluster("here"))
    assert lossy.tasks == 1 + 3
    assert lossy.settings == {"max_retries": 0}


def test_where_no_cluster_is(lossy: Lossy, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own words, in the reader's language."""
    monkeypatch.setattr(lossy, "is_initialized", lambda: False)
    with pytest.raises(BiontError) as raised:
        simulate(Plan.of(games=1), executor=cluster.Cluster("127.0.0.1:1"))
    assert str(raised.value) == "There is no Ray cluster at 127.0.0.1:1: Connection refused."
    german = "Unter 127.0.0.1:1 gibt es keinen Ray-Cluster: Die Verbindung wurde abgelehnt."
    assert tell(raised.value, words("de")) == german


@pytest.mark.parametrize("address", ["..:1", f"{'x' * 70}:1", f"127.0.0.1:{1 << 80}"])
def test_addresses_that_cannot_be(address: str, lossy: Lossy, monkeypatch: pytest.MonkeyPatch) -> None:
    """No name of a machine is empty or that long, and no port has such a number."""
    monkeypatch.setattr(lossy, "is_initialized", lambda: False)
    with pytest.raises(BiontError, match=f"^There is no Ray cluster at {re.escape(address)}: .*not .*$"):
        cluster.Cluster(address)


class Absent(Lossy):
    """Ray where no cluster can be found."""

    def is_initialized(self) -> bool:
        return False

    def init(self, **settings: Any) -> None:
        raise ConnectionError("Could not find any running Ray instance. Please specify the one to connect to.")


@pytest.mark.parametrize("address", ["auto", "foo bar", "²:²"])
def test_without_a_cluster_no_folder_is_made(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever mends the address names the same folder again."""
    monkeypatch.setattr(cluster, "_ray", Absent)
    command = ["--lang", "en", "simulate", "--games", "1", "--cluster", address, "--out", str(tmp_path / "run")]
    assert main(command) == 1
    assert f"There is no Ray cluster at {address}: Could not find" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


class Done(Lossy):
    """A cluster that plays each part at once, as soon as somebody joins it."""

    def __init__(self) -> None:
        super().__init__()
        self.joined = False
        self.cancelled: list[tuple[int, bool]] = []
        self.results: dict[int, Any] = {}

    def is_initialized(self) -> bool:
        return self.joined

    def init(self, **settings: Any) -> None:
        self.joined = True

    def shutdown(self) -> None:
        self.joined = False

    def _give_out(self, *part: Any) -> int:
        task = super()._give_out(*part)
        self.results[task] = work(*part)
        return task

    def get(self, task: int) -> Any:
        return self.results[task]

    def cancel(self, task: int, force: bool) -> None:
        self.cancelled.append((task, force))


def test_an_interrupt_on_a_cluster_loses_no_finished_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done is taken in; the cluster is left, and the same crew may play again."""
    ray = Done()
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    executor = cluster.Cluster("auto")
    assert ray.joined

    def stop(games: int) -> None:
        raise KeyboardInterrupt

    summary = simulate(Plan.of(games=60), executor=executor, progress=stop)
    assert (summary.games, summary.stopped) == (60, True)
    assert not ray.joined
    assert simulate(Plan.of(games=40), executor=executor).games == 40


def test_what_waits_its_turn_is_cancelled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """So nothing begins meanwhile; a worker that does not end by itself, with its engines, is stopped; then the cluster
    is left."""
    ray = Done()
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    playing = cluster.Cluster("auto").play(iter([(Plan.of(games=3), [number]) for number in range(3)]), Wanted())
    next(playing)
    waits: list[list[tuple[int, bool]]] = []

    def end(tasks: list[int], timeout: float, num_returns: int) -> Any:
        assert ray.joined
        waits.append(ray.cancelled[:])
        return ([3], [2]) if len(waits) == 1 else (tasks, [])

    monkeypatch.setattr(ray, "wait", end)
    playing.close()
    asked = [(3, False), (2, False)]
    assert waits == [asked, [*asked, (2, True)]]

"""What a cluster does when it is not there or loses everything, with a stand-in for Ray, which is large."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from biont.kernel.errors import BiontError
from biont.lab import cluster
from biont.lab.crew import Broken
from biont.lab.plan import Plan
from biont.lab.simulate import simulate
from biont.words import words
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

    def wait(self, tasks: list[int], timeout: float) -> tuple[list[int], list[int]]:
        return tasks[:1], tasks[1:]

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
        simulate(Plan.of(games=1), crew=cluster.Cluster("here"))
    assert lossy.tasks == 1 + 3
    assert lossy.settings == {"max_retries": 0}


def test_where_no_cluster_is(lossy: Lossy, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own words, in the reader's language."""
    monkeypatch.setattr(lossy, "is_initialized", lambda: False)
    with pytest.raises(BiontError) as raised:
        simulate(Plan.of(games=1), crew=cluster.Cluster("127.0.0.1:1"))
    assert str(raised.value) == "There is no Ray cluster at 127.0.0.1:1: Connection refused."
    german = "Unter 127.0.0.1:1 gibt es keinen Ray-Cluster: Die Verbindung wurde abgelehnt."
    assert tell(raised.value, words("de")) == german

"""Runs on a real Ray cluster of several processes on this machine, a machine of which is killed on the way.

``make test-cluster`` installs Ray and runs this file.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from biont.cli import main
from biont.kernel.errors import BiontError
from biont.lab.cluster import Cluster
from biont.lab.game_rows import Wanted
from biont.lab.plan import Plan
from biont.lab.simulate import simulate
from biont.lab.store import Store

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own warnings are not ours to mend


@pytest.fixture
def machines() -> Iterator[Any]:
    """A head that plays nothing itself, and two machines with a core each."""
    cluster: Any = Machines(initialize_head=True, head_node_args={"num_cpus": 0})
    nodes = [cluster.add_node(num_cpus=1), cluster.add_node(num_cpus=1)]
    cluster.wait_for_nodes()
    cluster.nodes = nodes
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_gives_the_same_games(machines: Any, tmp_path: Path) -> None:
    """Two machines, then one of them dies in the middle of the run: the summary is that of one process."""
    plan = Plan.of(players=3, games=300, seed=4)
    heard: list[int] = []

    def progress(done: int) -> None:
        heard.append(done)
        if len(heard) == 2:  # the first call tells only what was found in the store
            machines.remove_node(machines.nodes.pop(), allow_graceful=False)

    store = Store.create(tmp_path, plan)
    summary = simulate(plan, executor=Cluster(machines.address), store=store, progress=progress)
    assert len(machines.nodes) == 1
    assert summary.to_data() == simulate(plan).to_data()
    assert sorted(row["game"] for row in store.games()) == list(range(300))


def test_a_cluster_keeps_the_same_records_and_trajectories(machines: Any, tmp_path: Path) -> None:
    """They come back from other machines, and are those of one process."""
    plan = Plan.of(game="origins", games=6, seed=2)
    folders = tmp_path / "cluster", tmp_path / "alone"
    for folder, executor in zip(folders, (Cluster(machines.address), None), strict=True):
        simulate(plan, executor=executor, store=Store.create(folder, plan, ("longest:2",), trajectories=True))
    for part in ("records", "trajectories"):
        files = [{path.name: path.read_bytes() for path in (folder / part).iterdir()} for folder in folders]
        assert files[0] == files[1]
        assert len(files[0]) == {"records": 2, "trajectories": 6}[part]


def test_a_killed_worker_process(machines: Any) -> None:
    """A process that is killed while it plays costs nothing but its time."""
    ray.init(address=machines.address, log_to_driver=False)
    plan = Plan.of(players=4, games=200, seed=6)
    killed: list[int] = []

    def progress(done: int) -> None:
        if not killed:
            killed.append(_a_worker())
            os.kill(killed[0], signal.SIGKILL)

    summary = simulate(plan, executor=Cluster(machines.address), progress=progress)
    assert killed
    assert summary.games == 200
    assert summary.to_data() == simulate(plan).to_data()


def _a_worker() -> int:
    """The process id of a worker that is playing now."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if command.startswith(b"ray::work"):
                return int(folder.name)
    raise AssertionError("no worker is playing")


STUBBORN = """
import os, pathlib, signal, sys
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
signal.signal(signal.SIGTERM, signal.SIG_IGN)
while True:
    signal.pause()
"""


def test_engines_end_with_the_run(machines: Any, tmp_path: Path) -> None:
    """Also one that neither answers nor heeds the end of its input, and whose games nobody wants any more."""
    engine, started = tmp_path / "engine.py", tmp_path / "started"
    engine.write_text(STUBBORN)
    started.mkdir()
    stubborn = Plan.of(games=4, bots=[f"cmd:{sys.executable} {engine} {started}", "random"])
    parts = [(stubborn, [0]), (Plan.of(games=1), [0]), *((stubborn, [number]) for number in (1, 2, 3))]
    playing = Cluster(machines.address).play(iter(parts), Wanted())
    assert len(next(playing)) == 1
    _wait(lambda: any(started.iterdir()))
    playing.close()
    _wait(lambda: not any(Path("/proc", file.name, "exe").exists() for file in started.iterdir()))


def _wait(until: Callable[[], bool]) -> None:
    """Wait for what another process does."""
    deadline = time.monotonic() + 60
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_without_a_cluster_no_folder_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ray itself looks for a cluster where no address is named, and finds none."""
    for address in ("auto", "foo bar"):
        out = ["--out", str(tmp_path / "run")]
        assert main(["--lang", "en", "simulate", "--games", "1", "--cluster", address, *out]) == 1
        assert f"There is no Ray cluster at {address}: " in capsys.readouterr().err
        assert not (tmp_path / "run").exists()


def test_the_command(machines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """``--cluster`` on the command line, and a sentence where no cluster is."""
    assert main(["simulate", "--games", "20", "--json", "--cluster", machines.address]) == 0
    there = capsys.readouterr().out
    assert main(["simulate", "--games", "20", "--json", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == there


def test_no_cluster_there() -> None:
    """A wrong address is a sentence."""
    with pytest.raises(BiontError, match="There is no Ray cluster"):
        simulate(Plan.of(games=1), executor=Cluster("127.0.0.1:1"))

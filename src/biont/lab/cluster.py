"""A run on a Ray cluster: the parts of a run as tasks, given out again wherever a worker or a machine is lost."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from biont.kernel.errors import BiontError
from biont.lab.errors import Broken
from biont.lab.executors import AHEAD, Alone, Executor, Part, Playing, Processes, cores
from biont.lab.game_rows import GameRows, Wanted
from biont.lab.worker import work

RETRIES = 100
"""How often a part is given out again before the run is given up; Ray itself gives out nothing twice."""
LOOK_AGAIN = 10.0
"""Seconds after which the number of cores is looked up anew, for machines that joined or left."""

KNOCK = 10.0
"""Seconds that the head of a cluster may take to open its door."""
FAREWELL = 5.0
"""Seconds that workers may take to end, with their engines, when nobody wants their games any more."""


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BiontError(
            "A cluster needs the package ray; install it with: pip install 'biont[cluster]'.", "lab-no-ray"
        ) from None
    return ray


def _knock(address: str) -> None:
    """See whether anybody listens at host:port: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
        except (UnicodeError, OverflowError):  # what no name and no number of a port can be
            raise OSError(socket.EAI_NONAME, "Name or service not known") from None


def _why(error: Exception) -> str:
    """What is wrong, in the system's words if they are its own, without the stop at the end."""
    text = getattr(error, "strerror", None) or str(error).strip() or type(error).__name__
    return str(text).splitlines()[0].rstrip(".")


class Cluster:
    """The machines of a Ray cluster. Each of them needs this version of biont, and the files of bots from files."""

    def __init__(self, address: str) -> None:
        """``address``: host:port of the head, ray://host:port, "auto", or "local" for processes on this machine.

        Connects at once, so that nothing is begun for a cluster that is not there; the end of a run disconnects.
        """
        self.address = address
        self.ray = _ray()
        self._ours = False
        self._connect()

    def play(self, parts: Iterator[Part], wanted: Wanted) -> Playing:
        """Keep every core of the cluster busy. What a lost worker had in hand is played again by another one."""
        self._connect()
        ray = self.ray
        task = ray.remote(max_retries=0)(work)
        running: dict[Any, tuple[Part, int]] = {}
        try:
            while True:
                cores = int(ray.cluster_resources().get("CPU", 1))
                while len(running) < AHEAD * max(1, cores) and (part := next(parts, None)) is not None:
                    running[task.remote(*part, wanted)] = (part, 0)
                if not running:
                    return
                done, _ = ray.wait(list(running), timeout=LOOK_AGAIN)
                for reference in done:
                    stories = self._result(reference)
                    part, tries = running.pop(reference)
                    if stories is None:
                        self._check(tries)
                        running[task.remote(*part, wanted)] = (part, tries + 1)
                    else:
                        yield stories
        except KeyboardInterrupt:
            done, _ = ray.wait(list(running), num_returns=len(running), timeout=0) if running else ([], [])
            for reference in done:
                del running[reference]
                yield self._result(reference) or []
            raise
        finally:
            self._give_up(list(running))
            if self._ours:
                ray.shutdown()
                self._ours = False

    def _connect(self) -> None:
        """Join the cluster, unless this process has done so already."""
        if self.ray.is_initialized():
            return
        try:
            _knock(self.address)
            self.ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise self._absent(error) from None
        self._ours = True

    def _give_up(self, running: Sequence[Any]) -> None:
        """Stop what is played: games that run end with their engines; workers that take too long are stopped with them.

        The last part first: none of those that wait their turn may begin, and start engines, meanwhile. A worker that
        is stopped while it starts an engine would leave that behind, so none is as long as it may end by itself.
        """
        waiting = list(reversed(running))
        for force in (False, True):
            for reference in waiting:
                self.ray.cancel(reference, force=force)
            if waiting:
                _, waiting = self.ray.wait(waiting, num_returns=len(waiting), timeout=FAREWELL)

    def _absent(self, error: Exception) -> BiontError:
        sentence = "There is no Ray cluster at {address}: {why}."
        return BiontError(sentence, "lab-no-cluster", address=self.address, why=_why(error))

    def _result(self, reference: Any) -> list[GameRows] | None:
        """What a task gave, or None when it was lost with its worker."""
        errors = self.ray.exceptions
        try:
            stories: list[GameRows] = self.ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause if isinstance(error.cause, BiontError) else error from None
        except errors.RayError:
            return None
        return stories

    @staticmethod
    def _check(tries: int) -> None:
        if tries >= RETRIES:
            raise Broken(
                "The cluster lost the same games {tries} times; the run is given up.",
                "lab-lost-games",
                tries=tries,
            )


def executor_of(jobs: int | None = None, cluster: str | None = None) -> Executor:
    """A cluster if one is named, else so many processes; all cores without a number."""
    if cluster is not None:
        return Cluster(cluster)
    jobs = jobs or cores()
    return Processes(jobs) if jobs > 1 else Alone()

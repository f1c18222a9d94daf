"""The night's dump: a piece of work that plans itself anew, and lets the oldest dumps go."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from biont.server import clock
from biont.server.hosting.dump import dump
from biont.server.registry import Registry
from biont.server.settings import Dumps
from biont.server.store import Job

KIND, ABOUT = "dump", "night"
NAMED = "biont-*.jsonl"


def begin(registry: Registry) -> None:
    """Let whoever works here write dumps, and plan the next one where the owner wants any."""

    def night(job: Job) -> None:
        if registry.host.dumps.folder:
            write(registry)
            registry.store.plan(KIND, ABOUT, due=next_night(registry.host.dumps))

    registry.kinds[KIND] = night
    if registry.host.dumps.folder:
        registry.store.plan(KIND, ABOUT, anew=False, due=next_night(registry.host.dumps))


def write(registry: Registry) -> Path:
    """Write a dump into the folder, and keep as many as are wanted."""
    folder = Path(registry.host.dumps.folder)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    moment = clock.now().strftime("%Y%m%d-%H%M%S")
    file = folder / NAMED.replace("*", moment)
    dump(registry.store, file)
    for old in kept(registry.host.dumps)[: -registry.host.dumps.kept]:
        old.unlink(missing_ok=True)
    return file


def kept(dumps: Dumps) -> list[Path]:
    """The dumps in the folder, the oldest first."""
    return sorted(Path(dumps.folder).glob(NAMED)) if dumps.folder else []


def next_night(dumps: Dumps) -> str:
    """When the next dump is due, as rows have it."""
    now = clock.now()
    hour, minute = map(int, dumps.at.split(":"))
    due = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if due <= now:
        due += timedelta(days=1)
    return clock.written(due)

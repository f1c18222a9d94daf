"""Who is hired for a run."""

from __future__ import annotations

from biont.lab.cluster import Cluster
from biont.lab.crew import Alone, Crew, Processes, cores


def crew_of(jobs: int | None = None, cluster: str | None = None) -> Crew:
    """A cluster if one is named, else so many processes; all cores without a number."""
    if cluster is not None:
        return Cluster(cluster)
    jobs = jobs or cores()
    return Processes(jobs) if jobs > 1 else Alone()

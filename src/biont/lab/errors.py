"""What can go wrong with a run."""

from __future__ import annotations

from biont.kernel.errors import BiontError


class Broken(BiontError):
    """A run that could not go on for lack of something: a process, a disk, a cluster. What was written is kept."""

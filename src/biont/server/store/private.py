"""Files of a database are their owner's alone: in them stand people's addresses, and the key that signs tokens."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OWN = 0o600
"""Who made a file reads and writes it, nobody else; a system without such rights has them from the folder."""

BESIDE = ("", "-wal", "-shm")
"""What SQLite adds to the name of a file for those that it keeps beside it."""


def private(file: Path) -> None:
    """Make a file, or take what is there from all others. Where that cannot be, SQLite has its sentence about it."""
    with suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN))
    for one in (file.with_name(file.name + end) for end in BESIDE):
        with suppress(OSError):
            one.chmod(one.stat().st_mode & OWN)

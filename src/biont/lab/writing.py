"""Files of a run: written as a whole or not at all, and what is said where that fails."""

from __future__ import annotations

import os
from pathlib import Path

from biont.kernel.errors import BiontError
from biont.lab.errors import Broken


def replace(file: Path, content: bytes) -> None:
    """Write a file as a whole or not at all, down to the disk."""
    hidden = file.with_name(f".{file.name}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with hidden.open("wb") as part:
            part.write(content)
            part.flush()
            os.fsync(part.fileno())
        os.replace(hidden, file)
    except OSError as error:
        raise unwritable(file, error) from None


def unreadable(path: Path, error: Exception) -> BiontError:
    """Say why something cannot be read."""
    return BiontError("{path} cannot be read: {why}.", "unreadable", path=str(path), why=_why(error))


def unwritable(path: Path, error: OSError) -> Broken:
    """Say why something cannot be written."""
    return Broken("{path} cannot be written: {why}.", "unwritable", path=str(path), why=_why(error))


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)

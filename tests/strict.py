"""What the strict type checker says of a program that was written by a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import biont

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / ".mypy_cache"


def strictly(folder: Path, *files: str) -> subprocess.CompletedProcess[str]:
    """Check files of a folder as somebody who uses the library would.

    The types of Biont that lint has found are taken along, so that it is quick: hence its options. They are a copy,
    since a checker that looks elsewhere would spoil them for the next one.
    """
    cache = folder / ".mypy_cache"
    if FOUND.is_dir() and not cache.is_dir():
        shutil.copytree(FOUND, cache)
    places = os.pathsep.join([str(Path(biont.__file__).parents[1]), str(folder)])
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), *files],
        cwd=folder,
        env={**os.environ, "MYPYPATH": places},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )

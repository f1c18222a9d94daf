"""Which engine runs: the sources, or what `make compiled` made of them; with ``BIONT_PURE=1`` it is the sources.

The package imports this before everything else, so that nothing compiled is found where nobody wants it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


class Sources:
    """Finds the modules of this package by their sources alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where a module's source is; None where it has none, so that others look for it."""
        for folder in path or () if name.startswith("biont.") else ():
            found = _files(folder).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


@cache
def _files(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled() -> bool:
    """Whether kernel and rules are compiled."""
    found = find_spec("biont.kernel.play")
    return found is not None and isinstance(found.loader, ExtensionFileLoader)


if os.environ.get("BIONT_PURE"):
    sys.meta_path.insert(0, Sources)

"""A wheel with the compiled engine in it, for one platform and Python, beside the pure one: `make wheels`.

Hatchling calls this when somebody asks for it (``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1``); every other wheel is pure. It is
no `hatch-mypyc`, since the compiler does not read the sources themselves, but what `fitting.py` makes of them.
"""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    """Compiles, and puts the libraries where their modules are."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        sys.path[:0] = [self.root, f"{self.root}/src"]
        from tools.compiled.__main__ import BUILD, ROOT, build

        for library in build(ROOT / "src", BUILD):
            build_data["force_include"][str(library)] = str(library.relative_to(BUILD / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

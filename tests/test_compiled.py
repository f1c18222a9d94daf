"""tools/compiled: what the compiler reads is the source, line for line. That both play the same is `make compare`."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest
from tools.compiled.__main__ import ROOT, compiled_modules
from tools.compiled.fitting import fitted, with_copy

from biont.compiled import Sources

MODULES = [".".join(path.with_suffix("").parts) for path in compiled_modules(ROOT / "src")]


@pytest.mark.parametrize("name", MODULES)
def test_functions_keep_their_lines_and_lose_only_their_marks(name: str) -> None:
    source = ROOT.joinpath("src", *name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    fit = fitted(source, import_module(name))
    assert len(fit.split("\n")) == len(source.split("\n"))
    assert _functions(fit) == _functions(source)
    assert "@rule(" not in fit


def _functions(source: str) -> list[tuple[str, int, str]]:
    """Every function with its line and its code, without its marks."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []
            found.append((node.name, node.lineno, ast.unparse(node)))
    return found


def test_constants_become_final_one_by_one() -> None:
    module = ModuleType("ids")
    vars(module).update(RED=0, BLUE=1)
    fit = fitted('"""Ids."""\n\nRED, BLUE = range(2)\nTable = object\n\nMOST: int = 3\n', module)
    assert "RED: Final = 0; BLUE: Final = 1\nTable = object\n" in fit
    assert "MOST: Final[int] = 3" in fit


def test_a_copy_is_written_out_slot_by_slot() -> None:
    written = with_copy("", "Board", ["pieces"], ["turn"])
    assert "    twin.pieces = table.pieces[:]\n    twin.turn = table.turn\n    return twin" in written


def test_the_sources_are_found_where_somebody_asks_for_them() -> None:
    found = Sources.find_spec("biont.kernel.play", import_module("biont.kernel").__path__)
    assert found is not None
    assert found.origin is not None
    assert found.origin.endswith("play.py")


def test_the_version_says_which_engine_runs() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "biont", "--lang", "en", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip().endswith(("compiled", "pure Python"))

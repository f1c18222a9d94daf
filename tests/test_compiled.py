"""tools/compiled: what the compiler reads is the source, line for line. That both play the same is `make compare`."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest
from tools.compiled import loops
from tools.compiled.__main__ import ROOT, compiled_modules
from tools.compiled.fitting import fitted, with_copy

import biont
from biont.compiled import Sources
from biont.kernel.chance import Chance

MODULES = [".".join(path.with_suffix("").parts) for path in compiled_modules(ROOT / "src")]


@pytest.mark.parametrize("name", MODULES)
def test_functions_keep_their_lines_and_lose_only_their_marks(name: str) -> None:
    source = ROOT.joinpath("src", *name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    fit = fitted(source, import_module(name))
    length = len(source.split("\n"))
    assert len(fit.split("\n")) == length or name in loops.PLAIN
    as_loops = loops.PLAIN.get(name, ())
    assert _functions("\n".join(fit.split("\n")[:length])) == [
        function for function in _functions(source) if function[0] not in as_loops
    ]
    assert "@rule(" not in fit


def _functions(source: str) -> list[tuple[str, int, str]]:
    """Every function with its line and its code, without its marks and types; a note is one whoever reads it."""
    found = []
    for node in ast.walk(Told().visit(ast.parse(source))):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []
            for given in node.args.args:
                given.annotation = None
            found.append((node.name, node.lineno, ast.unparse(node)))
    return found


class Told(ast.NodeTransformer):
    """Takes the question away whether anybody reads a note."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        return node.body if ast.unparse(node.test) == "not isinstance(play, SilentPlay)" else node


def test_what_nobody_reads_is_not_gathered() -> None:
    notes = ["    play.note(DONE, -1, play.pick(2))", "    play.note(DONE, -1, far(1))"]
    source = "\n".join(['"""Rules."""', "", "", "def act(play):", *notes, ""])
    told = fitted(source, ModuleType("rules")).split("\n")
    assert told[4] == notes[0], "what is done is done for nobody too"
    assert told[5] == "    if not isinstance(play, SilentPlay): play.note(DONE, -1, far(1))"


@pytest.mark.pure
def test_plain_loops_read_what_the_rules_read() -> None:
    chance = Chance(3)
    game = biont.new("genesis", seats=4, settings={}, seed=3, keep=False, log=False)
    tables = []
    while (decision := game.decision) is not None:
        tables.append(game.table.copy())
        game.choose(decision.options[chance.below(len(decision.options))])
    for module, names in loops.PLAIN.items():
        for name in names:
            plain, usual = getattr(loops, name), getattr(import_module(module), name)
            for table in tables[::9]:
                for number in range(4) if name != "is_wanton" else [()]:
                    things = number if isinstance(number, tuple) else (number,)
                    assert plain(table, *things) == usual(table, *things), name


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

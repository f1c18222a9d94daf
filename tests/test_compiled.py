"""tools/compiled: what the compiler reads is the source, line for line. That both play the same is `make compare`."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest
from tools.compiled import loops, loops_origins
from tools.compiled.__main__ import ROOT, compiled_modules, is_made, made_of
from tools.compiled.compare import Compared
from tools.compiled.fitting import as_loops, fitted, reckoned, with_copy

import biont
from biont.compiled import Sources
from biont.genesis import table as places_of
from biont.kernel import Game, Rules, View, chance
from biont.kernel.chance import Chance
from biont.kernel.play import Play
from biont.origins.table import members
from biont.origins.world import spots_at

MODULES = [".".join(path.with_suffix("").parts) for path in compiled_modules(ROOT / "src")]


@pytest.mark.parametrize("name", MODULES)
def test_functions_keep_their_lines_and_lose_only_their_marks(name: str) -> None:
    source = ROOT.joinpath("src", *name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    module = import_module(name)
    fit = fitted(source, module)
    source = "\n".join(reckoned(line, module) for line in source.split("\n"))
    length = len(source.split("\n"))
    other = as_loops(name)
    assert len(fit.split("\n")) == length or other
    replaced = {(node.name, node.lineno) for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    replaced = {function for function in replaced if function[0] in other}  # a method may be called the same
    assert _functions("\n".join(fit.split("\n")[:length])) == [
        function for function in _functions(source) if function[:2] not in replaced
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
@pytest.mark.parametrize(("game", "written"), [("genesis", loops), ("origins", loops_origins)])
def test_plain_loops_read_what_the_rules_read(game: str, written: Any) -> None:
    player = Chance(3)
    running = biont.new(game, seats=4, settings={}, seed=3, keep=False, log=False)
    tables = []
    while (decision := running.decision) is not None:
        tables.append(running.table.copy())
        running.choose(decision.options[player.below(len(decision.options))])
    for module, names in written.PLAIN.items():
        for name in names:
            plain, usual = getattr(written, name), getattr(import_module(module), name)
            for table in tables[::9]:
                for number in range(4) if name != "is_wanton" else [()]:
                    things = number if isinstance(number, tuple) else (number,)
                    assert plain(table, *things) == usual(table, *things), name


class Round(int):
    """An int of 64 bits that goes round at its end, as compiled ones do."""

    def __new__(cls, number: int) -> Self:
        return super().__new__(cls, (number + (1 << 63)) % (1 << 64) - (1 << 63))

    def __add__(self, other: int) -> Self:
        return type(self)(int(self) + int(other))

    def __mul__(self, other: int) -> Self:
        return type(self)(int(self) * int(other))

    def __xor__(self, other: int) -> Self:
        return type(self)(int(self) ^ int(other))

    def __and__(self, other: int) -> Self:
        return type(self)(int(self) & int(other))

    def __rshift__(self, other: int) -> Self:
        return type(self)(int(self) >> int(other))


def test_compiled_draws_are_those_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "i64", Round)
    for count in range(200):
        key = chance.draw(7, count)
        assert loops.draw(key, count) == chance.draw(key, count)
        for n in (1, 6, 52, 1 << 30, 1 << 31, 1 << 62):
            assert loops.drawn_below(n, key, count) == chance.drawn_below(n, key, count)
        once, again = list(range(30)), list(range(30))
        assert loops.shuffle(once, key, count) == chance.shuffle(again, key, count) == count + 29
        assert once == again


def test_compiled_sets_have_the_members_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops_origins, "i64", Round)
    for bits in (0, 1, 1 << 59, 1 << 60, 1 << 112 | 5, (1 << 113) - 1, *(chance.draw(3, count) for count in range(50))):
        assert [*loops_origins.members(bits)] == [*members(bits)]


def test_compiled_worlds_have_the_spots_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops_origins, "i64", Round)
    world = biont.new("origins", seats=2, settings={}, seed=1).table.world
    for spots in (0, *world.bit, *world.around, world.land, world.water):
        places = spots & world._places
        assert loops_origins.spots_at(places, world._found) == spots_at(places, world._found) == world.spots_in(spots)


def test_places_are_reckoned_as_the_tables_have_them() -> None:
    module = ModuleType("rules")
    vars(module).update(ALL=(1, 2, 3), SOME=(1, 3), RUN=range(4))
    assert reckoned("at = table.up[CELL[card][colour]]", module) == "at = table.up[(card * 4 + colour)]"
    assert reckoned("own = table.bionts[BERTHS[home]]", module) == "own = table.bionts[home * 8 : (home + 1) * 8]"
    assert reckoned("    for one in ALL:", module) == "    for one in range(1, 4):"
    assert reckoned("[one for one in RUN if one]", module) == "[one for one in range(0, 4) if one]"
    assert reckoned("[one for one in SOME]", module) == "[one for one in SOME]"
    for places, each in ((places_of.CELL, 4), (places_of.BERTH, 8)):
        assert all(at == card * each + place for card, row in enumerate(places) for place, at in enumerate(row))
    for card, (cells, berths) in enumerate(zip(places_of.CELLS, places_of.BERTHS, strict=True)):
        assert (cells, berths) == (slice(card * 4, (card + 1) * 4), slice(card * 8, (card + 1) * 8))


def test_constants_become_final_one_by_one() -> None:
    module = ModuleType("ids")
    vars(module).update(RED=0, BLUE=1)
    fit = fitted('"""Ids."""\n\nRED, BLUE = range(2)\nTable = object\n\nMOST: int = 3\n', module)
    assert "RED: Final = 0; BLUE: Final = 1\nTable = object\n" in fit
    assert "MOST: Final[int] = 3" in fit


@pytest.mark.parametrize("kind", [Game, View, Play, Rules])
def test_what_is_generic_stays_it_compiled(kind: Any) -> None:
    """A bot of somebody's own may say ``View[Any]`` of what it looks at, and Python reads that."""
    assert kind[Any].__origin__ is kind


@pytest.mark.parametrize("wrong", ["(Generic[T]):", ":\n    picture: ClassVar[int] = 1"])
def test_data_classes_that_would_change_are_not_compiled(wrong: str) -> None:
    source = '"""Seen."""\n\n\n@dataclass(frozen=True)\nclass View:\n    seat: int\n'
    assert fitted(source, ModuleType("seen"))
    with pytest.raises(AssertionError, match="View"):
        fitted(source.replace("View:", f"View{wrong}"), ModuleType("seen"))


def test_a_copy_is_written_out_slot_by_slot() -> None:
    written = with_copy("", "Board", ["pieces"], ["turn"])
    assert "    twin.pieces = table.pieces[:]\n    twin.turn = table.turn\n    return twin" in written


def test_a_comparison_goes_on_where_it_was_while_the_engines_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "build" / "compared.json"
    compared = Compared(path, "these")
    for name in ("genesis", "genesis", "origins"):
        compared.add(name)
    assert [Compared(path, "these").games(name) for name in ("genesis", "origins", "chess")] == [2, 1, 0]
    assert Compared(path, "others").games("genesis") == 0


def test_what_an_engine_is_made_of(tmp_path: Path) -> None:
    rules = tmp_path / "biont" / "genesis" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("A = 1\n", encoding="utf-8")
    before = made_of(tmp_path)
    assert made_of(tmp_path) == before
    assert not is_made(tmp_path)
    rules.write_text("A = 2\n", encoding="utf-8")
    assert made_of(tmp_path) != before


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

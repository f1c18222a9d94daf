"""The house is as docs/architecture.md draws it: the drawing, the linter's contracts and the imports say the same.

Nothing in it is longer than somebody can keep in mind, and no files import each other in a circle.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import biont
from biont import games
from biont.games import extensions
from tests import sources

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path(biont.__file__).parent
LAYER = re.compile(r"^ (?P<names>\w+(?: │ \w+)*) ─+  \S", re.MULTILINE)
"""A line of the drawing: packages side by side, a rule, and what they are."""
EXTENSIONS = {where.split(".")[1] for where in extensions.BUILT_IN.values()}
"""What stands beside games, named by strings as they are."""
PAGE = 100
"""Lines of a page."""
LINES = {"module": 400, "class": 250, "function": 60, "script": 250}
"""How long each may be, docstrings and comments included."""


@cache
def layers() -> list[tuple[str, ...]]:
    """The packages of the drawing from top to bottom, those of a layer side by side."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawing = page.split("```")[1]
    return [tuple(found["names"].split(" │ ")) for found in LAYER.finditer(drawing)]


def contract(name: str) -> dict[str, Any]:
    """A contract of the linter."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    (one,) = (contract for contract in found if contract["id"] == name)
    return one


def is_there(package: str) -> bool:
    """Whether a package or module of the house exists."""
    return (SOURCE / package).is_dir() or (SOURCE / f"{package}.py").is_file()


@cache
def trees() -> dict[Path, ast.Module]:
    """Every file of the house as Python reads it."""
    return {file: sources.tree(file) for file in SOURCE.rglob("*.py")}


@cache
def imports() -> set[tuple[str, str, str]]:
    """Every import from one package of the house into another, wherever it stands: file, package, package."""
    return {
        (str(file.relative_to(SOURCE)), own, other)
        for file, tree in trees().items()
        for own in [file.relative_to(SOURCE).parts[0].removesuffix(".py")]
        for name in imported(tree)
        for other in [name.split(".")[1]]
        if is_there(other) and other != own and not own.startswith("__")
    }


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the house by its full name; a package is its ``__init__``."""
    return {
        ".".join(("biont", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__"): tree
        for file, tree in trees().items()
    }


NAMED = {("biont.kernel.view", "biont.kernel.game")}
"""Who names a type of which file above it: a view says that a game is what it imagines, and is handed the class itself.
Of two that make each other one has to."""


def uses(name: str) -> set[str]:
    """The modules that a module imports, by statements anywhere in it.

    Those inside functions and under ``TYPE_CHECKING`` count: they only hide from Python that two files cannot be
    understood, tested or moved one without the other. That a module runs the ``__init__`` of the packages it lies in
    does not count, since it reads nothing from there.
    """
    found = {other if other in modules() else other.rpartition(".")[0] for other in imported(modules()[name])}
    return (found & modules().keys()) - {name} - {other for own, other in NAMED if own == name}


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules below ``biont`` that a file imports."""
    for node in sources.nodes(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                if name.startswith("biont."):
                    yield name
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("biont."))


def test_the_drawing_has_every_package() -> None:
    drawn = [package for layer in layers() for package in layer]
    there = {path.stem for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert sorted(drawn) == sorted(name for name in there if not name.startswith("__"))


def test_the_linter_holds_what_is_drawn() -> None:
    told = [tuple(name.strip(" ()") for name in layer.split("|")) for layer in contract("layers")["layers"]]
    assert [tuple(name for name in layer if is_there(name)) for layer in told] == layers()


def test_imports_go_down_the_drawing_and_never_sideways() -> None:
    height = {package: -number for number, layer in enumerate(layers()) for package in layer}
    assert imports()
    assert [one for one in imports() if height[one[1]] <= height[one[2]]] == []


def test_whatever_is_drawn_below_is_used_from_above() -> None:
    used = {other for _, _, other in imports()}
    assert {package for layer in layers()[1:] for package in layer} - used == EXTENSIONS
    assert {"server", "lab"} <= {other for _, own, other in imports() if own == "cli"}


def test_what_serves_every_game_knows_none() -> None:
    """Games, and what stands beside them, are found by their names."""
    own = {games.game(name).package.removeprefix("biont.") for name in games.BUILT_IN}
    assert [one for one in imports() if one[2] in EXTENSIONS | own and one[1] not in EXTENSIONS] == []
    shared = {package for layer in layers() for package in layer} - own - EXTENSIONS - {"processes"}
    assert {name.removeprefix("biont.") for name in contract("shared")["source_modules"]} == shared
    assert {name.removeprefix("biont.") for name in contract("shared")["forbidden_modules"]} == EXTENSIONS | own
    assert {name.removeprefix("biont.") for name in contract("games")["containers"]} == own


@pytest.mark.parametrize("part", ["rules", "bots"])
def test_what_holds_in_one_game_holds_in_all(part: str) -> None:
    every = {f"{games.game(name).package}.{part}" for name in games.BUILT_IN}
    assert every <= set(contract(part)["source_modules"])


def test_the_house_names_no_game_but_as_an_example() -> None:
    """Nothing but docstrings and comments says the name of a game in what serves all of them."""
    shared = [
        package for layer in layers() for package in layer if package not in {*EXTENSIONS, "games", *games.BUILT_IN}
    ]
    named = re.compile("|".join(games.BUILT_IN))
    found = [
        f"{file.relative_to(SOURCE)}: {text}"
        for package in shared
        for file, tree in trees().items()
        if file.is_relative_to(SOURCE / package)
        for text in said(tree)
        if named.search(text)
    ]
    assert found == []


def said(tree: ast.Module) -> Iterator[str]:
    """Texts and names of a file; docstrings are none."""
    expressions = [node.value for node in sources.nodes(tree) if isinstance(node, ast.Expr)]
    described = {id(value) for value in expressions if isinstance(value, ast.Constant)}
    for node in sources.nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id


def test_the_page_is_one_page() -> None:
    lines = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= PAGE
    assert max(map(len, lines)) < 200


@cache
def lengths() -> list[tuple[str, str, int]]:
    """What a thing is, where it stands, and how many lines it has."""
    return [*_files(), *_definitions()]


def _files() -> Iterator[tuple[str, str, int]]:
    for file in SOURCE.rglob("*.js"):
        yield "script", str(file.relative_to(SOURCE)), len(file.read_text(encoding="utf-8").splitlines())
    for file in SOURCE.rglob("*.py"):
        yield "module", str(file.relative_to(SOURCE)), len(file.read_text(encoding="utf-8").splitlines())


def _definitions() -> Iterator[tuple[str, str, int]]:
    for name, tree in modules().items():
        for node in sources.nodes(tree):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                what = "class" if isinstance(node, ast.ClassDef) else "function"
                yield what, f"{name}.{node.name}", (node.end_lineno or node.lineno) - node.lineno + 1


@pytest.mark.parametrize("what", LINES)
def test_nothing_is_too_long_to_keep_in_mind(what: str) -> None:
    found = [(where, lines) for kind, where, lines in lengths() if kind == what]
    assert found
    assert [(where, lines) for where, lines in found if lines > LINES[what]] == []


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = {name: uses(name) for name in modules()}
    behind = {name: reached(graph, name) for name in graph}
    assert sum(map(len, graph.values())) > len(graph)
    assert {tuple(sorted(other for other in seen if name in behind[other])) for name, seen in behind.items()} == {()}


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Everything that a module imports, and what that imports, and so on."""
    seen: set[str] = set()
    coming = [start]
    while coming:
        further = graph[coming.pop()] - seen
        seen |= further
        coming += further
    return seen


STARTS = {
    "bots/engine.py",  # engines in other languages
    "bots/guarded.py",  # the patience with bots from files
    "games/mind_pipe.py",
    "processes.py",
    "server/bench.py",
    "server/cradle.py",
    "server/hearsay.py",
    "server/listening.py",
    "server/load/house.py",
    "server/load/kills.py",
    "server/load/post.py",
    "server/member.py",
    "server/notices/calling.py",  # a name server may never answer
    "server/thinking.py",
    "server/threads.py",
    "server/timer.py",
    "server/working.py",
}
"""What starts threads or processes; commands and the lab may, too."""
STARTERS = {"Thread", "Timer", "ThreadPoolExecutor", "ProcessPoolExecutor", "run_in_threadpool", "to_thread", "Popen"}


def test_only_those_start_threads_who_may() -> None:
    """A web page has none: what it needs is given somebody who does things later (`server.executors`)."""
    found = set()
    for file, tree in trees().items():
        where = file.relative_to(SOURCE).as_posix()
        for node in sources.nodes(tree):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            names = {one.name for one in node.names} if isinstance(node, ast.ImportFrom | ast.Import) else set()
            called = {node.attr} if isinstance(node, ast.Attribute) else set()
            ours = module.startswith("biont")
            if ((names | called) & STARTERS and not ours) or names & {"subprocess", "multiprocessing"}:
                found.add(where)
    assert {where for where in found if not where.startswith(("lab/", "cli/"))} == STARTS


def test_rules_say_in_words_what_is_pending() -> None:
    """Immediately, not yet, dropped, cancelled: `Play` has a word for each, and no rule edits the steps itself."""
    rules = {name: tree for name, tree in modules().items() if re.fullmatch(r"biont\.\w+\.rules(\..*)?", name)}
    assert rules
    touched = [
        name
        for name, tree in rules.items()
        for node in sources.nodes(tree)
        if isinstance(node, ast.Attribute) and node.attr == "steps"
    ]
    assert touched == []

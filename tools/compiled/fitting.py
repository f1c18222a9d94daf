"""Sources as the compiler wants them, line for line: the files themselves stay as people read them.

Marks of rules are taken out, since a function with a mark is called through Python's own machinery; constants become
final, so that they are known while compiling; classes say that interpreted ones may build on them; notes that nobody
reads are not gathered; places are reckoned instead of looked up; a few readers become plain loops (``loops.py`` and
``loops_origins.py``). Lines keep their numbers, so that tracebacks point into the real sources.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import ModuleType

from tools.compiled import loops, loops_origins

CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]+|_[a-z_]+")
"""How constants are written, those of one module too, and no type is."""
OPEN = {"SNAPSHOT_EVERY", "LONG"}
"""Constants that tests set to something else."""
ASKED_FOR = {
    "biont.kernel.chance": {"seed_of": "seed"},
    "biont.kernel.runner": {"choose": "answer", "_parse": "answer"},
    "biont.kernel.game": {"view": "seat"},
}
"""What anybody may hand in, by module and function: our own sentence says what is wrong with it, not the compiler."""
ALIASES = {"Outcome", "Spots", "Hexes"}
"""Types of which the same is true, or whose ints are longer than those that the compiler has."""
PLACES = {"CELL": 4, "BERTH": 8}
"""Tables of places, ``CELL[card][colour]``, and how many a card has; the same with an S are slices."""
PLACE = re.compile(r"\b(CELL|BERTH)\[(\w+)\]\[(\w+)\]")
SLICE = re.compile(r"\[(CELL|BERTH)S\[(\w+)\]\]")
RUN = re.compile(r"\bin ([A-Z_]+)(?=:$| if | for |\])")
"""What a loop runs through, where that is a constant."""
PLAIN = (int, float, str, bool)
HEAD = "from __future__ import annotations"
WORDS = "from typing import TYPE_CHECKING, Any, Final"
SILENCE = "from biont.kernel.play import SilentPlay"
ATTRIBUTES = "if TYPE_CHECKING: from mypy_extensions import i64, mypyc_attr"
"""Names that only the compiler reads, and nothing is imported where it runs."""
FOREIGN_MARK = "@(lambda kind: kind)"
"""A class with any mark of its own stays Python's, too."""
LOOPS = (loops, loops_origins)
"""Where plain loops stand."""
FOREIGN = {"NamedTuple", "TypedDict", "Protocol", "Exception", "BiontError"}
"""Bases of classes that stay Python's own."""


def fitted(source: str, module: ModuleType) -> str:
    """A module's source as it is compiled."""
    lines = [reckoned(line, module) for line in source.split("\n")]
    tree = ast.parse("\n".join(lines))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            _unmark(node, lines)
    _loosen(tree, lines, ASKED_FOR.get(module.__name__, {}))
    is_silenced = _silence(tree, lines)
    found = [name for node in tree.body for name in _assigned(node)]
    for node in tree.body:
        names = _assigned(node)
        if all(found.count(name) == 1 and CONSTANT.fullmatch(name) for name in names) and not OPEN & {*names}:
            _finish(node, lines, module)
        if isinstance(node, ast.ClassDef):
            _attribute(node, lines)
    _import(tree, lines, WORDS + ("; " + SILENCE if is_silenced else ""))
    return "\n".join(lines + _loops(tree, lines, module.__name__))


def reckoned(line: str, module: ModuleType) -> str:
    """A line where places are reckoned that the interpreter looks up, and loops count through what is a run of ints."""
    line = PLACE.sub(lambda found: f"({found[2]} * {PLACES[found[1]]} + {found[3]})", line)
    line = SLICE.sub(lambda found: f"[{found[2]} * {PLACES[found[1]]} : ({found[2]} + 1) * {PLACES[found[1]]}]", line)
    return RUN.sub(lambda found: f"in {_counted(found[1], module)}", line) if " for " in line else line


def _counted(name: str, module: ModuleType) -> str:
    """A constant that is a run of ints as a range, through which no Python ints are needed; any other as it is."""
    run = getattr(module, name, None)
    if not isinstance(run, tuple | range) or not run or not all(isinstance(one, int) for one in run):
        return name
    counted = range(run[0], run[0] + len(run))
    return f"range({counted.start}, {counted.stop})" if tuple(run) == tuple(counted) else name


def _import(tree: ast.Module, lines: list[str], words: str) -> None:
    """Import the compiler's words on empty lines; what comes from the future stays first."""
    taken = {number for node in tree.body for number in range(node.lineno - 1, node.end_lineno or 0)}
    free = [number for number, line in enumerate(lines) if not line and number not in taken]
    if HEAD in lines:
        first = lines.index(HEAD)
        lines[first] = f"{HEAD}; {words}"
    else:
        first = free[0]
        lines[first] = words
    lines[next(number for number in free if number > first)] = ATTRIBUTES


def _unmark(carrier: ast.FunctionDef | ast.ClassDef, lines: list[str]) -> None:
    """Take the rules off that a function or class is marked with."""
    for mark in carrier.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            _blank(lines, mark)


def _loosen(tree: ast.Module, lines: list[str], asked_for: dict[str, str]) -> None:
    """Let the compiler check nothing where we do."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in asked_for:
            given = next(one for one in node.args.args if one.arg == asked_for[node.name])
            assert given.annotation is not None
            line, (begin, end) = given.lineno - 1, (given.annotation.col_offset, given.annotation.end_col_offset)
            lines[line] = f"{lines[line][:begin]}Any{lines[line][end:]}"
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in ALIASES:
            _blank(lines, node, f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)} = Any")


def _silence(tree: ast.Module, lines: list[str]) -> bool:
    """Gather nothing for notes that nobody reads; whether there are any. What a note says is only read, never done."""
    silenced = False
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            if ast.unparse(call.func) in ("play.note", "play.note_by") and "play" not in map(ast.unparse, _names(call)):
                line, place = lines[node.lineno - 1], node.col_offset
                lines[node.lineno - 1] = f"{line[:place]}if not isinstance(play, SilentPlay): {line[place:]}"
                silenced = True
    return silenced


def _names(call: ast.Call) -> list[ast.Name]:
    """The names in what a function is called with."""
    return [node for argument in call.args for node in ast.walk(argument) if isinstance(node, ast.Name)]


def _loops(tree: ast.Module, lines: list[str], name: str) -> list[str]:
    """The functions of a module that become plain loops; they are taken out where they stood."""
    wanted = as_loops(name)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in wanted:
            _blank(lines, node)
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in LOOPS]
    nodes = [node for source in sources for node in ast.parse(source).body]
    plain = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name in wanted]
    return [line for node in plain for line in ("", "", ast.unparse(node))]


def as_loops(name: str) -> tuple[str, ...]:
    """The names of the functions of a module that become plain loops."""
    return tuple(one for module in LOOPS for one in module.PLAIN.get(name, ()) + module.NATIVE.get(name, ()))


def _blank(lines: list[str], node: ast.expr | ast.stmt, text: str = "") -> None:
    """Write something in the place of all lines of a node, on the first of them."""
    assert node.end_lineno is not None
    lines[node.lineno - 1 : node.end_lineno] = [text] + [""] * (node.end_lineno - node.lineno)


def _assigned(node: ast.stmt) -> list[str]:
    """The names that a statement of a module gives a value."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    named = [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [one.id for one in named if isinstance(one, ast.Name)]


def _finish(node: ast.stmt, lines: list[str], module: ModuleType) -> None:
    """Make constants final: one that is named, or several at once where the compiler can be told what they are."""
    if isinstance(node, ast.AnnAssign) and node.value is not None and node.simple:
        is_one_line = node.annotation.lineno == node.annotation.end_lineno
        if is_one_line and not ast.unparse(node.annotation).startswith(("TypeAlias", "Final")):
            line, (begin, end) = node.lineno - 1, (node.annotation.col_offset, node.annotation.end_col_offset)
            lines[line] = f"{lines[line][:begin]}Final[{lines[line][begin:end]}]{lines[line][end:]}"
    elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        value = getattr(module, node.targets[0].id, None)
        if isinstance(value, tuple) and any(isinstance(one, float) for one in value):
            return  # such a constant is found "not set" where it is read
        place = node.targets[0].end_col_offset
        lines[node.lineno - 1] = f"{lines[node.lineno - 1][:place]}: Final{lines[node.lineno - 1][place:]}"
    elif isinstance(node, ast.Assign):
        values = {name: getattr(module, name) for name in _assigned(node)}
        if all(isinstance(value, PLAIN) for value in values.values()):
            _blank(lines, node, "; ".join(f"{name}: Final = {value!r}" for name, value in values.items()))


def _attribute(node: ast.ClassDef, lines: list[str]) -> None:
    """Tell the compiler what a class may be used for, on the empty line above it."""
    bases = {ast.unparse(base).split("[")[0] for base in node.bases}
    if FOREIGN & bases:
        return
    above = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 2
    assert not lines[above], f"no empty line above {node.name}"
    data = [mark for mark in node.decorator_list if ast.unparse(mark).startswith("dataclass")]
    if not data:
        # Whatever else this allows: only then a blank object can be made, as pickles and copies begin.
        lines[above] = "@mypyc_attr(allow_interpreted_subclasses=True)"
        return
    # Data classes stay Python's own. The compiler takes class variables for fields there, and generic bases away.
    assert "Generic" not in bases, f"{node.name} is generic, and belongs into a module that is not compiled"
    assert "ClassVar" not in ast.unparse(node), f"{node.name} has class variables, and belongs elsewhere as well"
    lines[above] = FOREIGN_MARK
    _blank(lines, data[0], "@" + ast.unparse(data[0]).replace("slots=True", "slots=False"))


def with_copy(source: str, name: str, copied: list[str], shared: list[str]) -> str:
    """A module with a way to copy its table, written out below everything else.

    ``copied`` are the slots that hold lists, ``shared`` all others; a table that was made has them, so none is missed.
    """
    lines = [f"twin.{slot} = table.{slot}[:]" for slot in copied] + [f"twin.{slot} = table.{slot}" for slot in shared]
    return "\n".join(
        [
            source,
            "from biont.kernel.blank import blank as _blank",
            "from biont.kernel.table import TWINS",
            "",
            "",
            f"def _twin_of(table: {name}) -> {name}:",
            f"    twin = _blank({name})",
            *(f"    {line}" for line in lines),
            "    return twin",
            "",
            "",
            f"TWINS[{name}] = _twin_of",
            "",
        ]
    )

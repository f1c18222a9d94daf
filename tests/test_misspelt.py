"""A misspelt question, event or reason is an error of the type checker, wherever a game names one."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from biont.kernel.declared import Declared
from tests.games.declaring import modules

HOME = Path(__file__).parents[1]
ROOMS = ("rules", "words", "web", "bots", "draw", "lab")
OF_EACH = 10
"""Files with a misspelt name, and as many with a misspelt text."""
COMPARED = r"(kind|asked|reason) (==|!=) "
GIVEN = r"(ask\(\w+, |note\(|note_by\([^,]+, |\.of\(|\.deeds\()"


def rooms() -> list[Path]:
    """The files of both games in which declarations are named, each room of both by turns."""
    files = [
        sorted((HOME / "src" / "biont" / game / room).rglob("*.py"))
        for room in ROOMS
        for game in ("genesis", "origins")
    ]
    longest = max(map(len, files))
    return [some[number] for number in range(longest) for some in files if number < len(some)]


def declarations() -> dict[str, str]:
    """What the constants of both games are called, and what they are the names of."""
    found = [vars(module).items() for game in ("genesis", "origins") for module in modules(f"biont.{game}")]
    return {constant: str(one) for names in found for constant, one in names if isinstance(one, Declared)}


def misspelt(files: Iterator[Path], texts: bool) -> Iterator[tuple[Path, str]]:
    """Files with one misspelling each: of the constant (``ASK_REBELX``), or a text in its place (``"rebelx"``)."""
    names = declarations()
    before = f"(?:{COMPARED}|{GIVEN})" if texts else r"^ .*?\b"
    pattern = re.compile(rf"({before})\b({'|'.join(sorted(names, key=len, reverse=True))})\b", re.MULTILINE)
    for file in files:
        source = file.read_text(encoding="utf-8")
        found = list(pattern.finditer(source, source.rindex("\nfrom ") + 1 if "\nfrom " in source else 0))
        if found:
            constant = found[-1].group(found[-1].lastindex or 0)
            wrong = f'"{names[constant]}x"' if texts else f"{constant}X"
            start, end = found[-1].end() - len(constant), found[-1].end()
            yield file, source[:start] + wrong + source[end:]


@pytest.mark.real
def test_every_misspelling_is_found(tmp_path: Path) -> None:
    """Twenty at once, in twenty files; the types that were found before are taken along, so that it is quick."""
    files = iter(rooms())
    wrong = dict(islice(misspelt(files, texts=True), OF_EACH)) | dict(islice(misspelt(files, texts=False), OF_EACH))
    assert len(wrong) == 2 * OF_EACH
    assert {room for file in wrong for room in ROOMS if room in file.parts} == set(ROOMS)
    shutil.copytree(HOME / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOME / "pyproject.toml", tmp_path)
    if (HOME / ".mypy_cache").is_dir():
        shutil.copytree(HOME / ".mypy_cache", tmp_path / ".mypy_cache")
    for file, source in wrong.items():
        (tmp_path / file.relative_to(HOME)).write_text(source, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "src"], cwd=tmp_path, capture_output=True, text=True, check=False
    ).stdout
    found = {line.split(":")[0] for line in told.splitlines() if ": error: " in line}
    assert {str(file.relative_to(HOME)) for file in wrong} == found, told

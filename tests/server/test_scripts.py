"""The scripts are small modules without a circle, and a page gets all of them from one version."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import biont
from biont import games
from biont.server import static
from tests.server.conftest import Visitor

LONGEST, FUNCTION = 250, 60
"""Lines of a script, and of a function in it."""
SOURCE = Path(biont.__file__).parent
WRITTEN = sorted(SOURCE.glob("**/static/**/*.js"))
ENTRY = re.compile(r'script\("([^"]+)"\)')
"""Where a template runs a script of the house."""


def functions(text: str) -> Iterator[tuple[str, int]]:
    """The functions of a script that go over several lines, with their lengths; one ends where its indentation does."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if re.search(r"\bfunction\b.*\{$|=> \{$", line):
            margin = len(line) - len(line.lstrip())
            length = next(n for n, one in enumerate(lines[number:], 1) if one.startswith(" " * margin + "}"))
            yield line.strip(), length


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_a_script_is_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert [found for found in functions(text) if found[1] > FUNCTION] == []


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_a_script_imports_by_relative_addresses_alone(file: Path) -> None:
    """The pages may lie in any folder of a host; and the server finds the imports of a script."""
    found = re.findall(r"^import\b.*|\bimport\(.*?\)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert [one for one in found if not (static.IMPORTS.search(one) or static.LATER.search(one))] == []


def test_no_imports_go_in_a_circle() -> None:
    graph = {name: {*static.imports(name), *static.imports(name, static.LATER)} for name in static.scripts()}
    assert set().union(*graph.values()) <= set(graph), "what is imported is there"
    TopologicalSorter(graph).prepare()


def test_every_script_is_run_by_some_page() -> None:
    templates = (SOURCE / "server" / "templates").glob("*.jinja")
    entries = {name for file in templates for name in ENTRY.findall(file.read_text(encoding="utf-8"))}
    run = [
        *entries,
        *(f"{definition.name}/{name}" for definition in games.all_games() for name in definition.drawing.art.scripts),
    ]
    for name in run:
        run += [one for one in (*static.imports(name), *static.imports(name, static.LATER)) if one not in run]
    assert set(run) == set(static.scripts())


def test_all_scripts_lie_in_one_folder_and_may_be_kept_for_ever(visitor: Visitor) -> None:
    """So that a relative import leads to a script of the same version, with an address of its own."""
    for name in static.scripts():
        assert static.address(name) == f"/static/{static.version()}/{name}"
        reply = visitor.client.get(static.address(name))
        assert reply.status_code == 200
        assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in reply.headers["cache-control"]


def test_a_change_in_one_script_is_a_new_version_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {**static.scripts(), "dom.js": b"// another\n"}
    monkeypatch.setattr(static, "scripts", lambda: changed)
    assert static.version.__wrapped__() != static.version()


def test_a_script_of_another_version_is_not_given_out(visitor: Visitor) -> None:
    """It would run among those that the browser has kept; other files only look a little different."""
    assert visitor.client.get("/static/000000000000/dom.js").status_code == 404
    reply = visitor.client.get("/static/000000000000/house.css")
    assert reply.status_code == 200
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["../app.py", "table/../../app.py", "table", "table/dom.js", "origins/dom.js"])
def test_only_scripts_are_read_as_scripts(visitor: Visitor, name: str) -> None:
    assert static.content(name) is None
    assert visitor.client.get(f"/static/{static.version()}/{name.replace('.', '%2e')}").status_code == 404


def test_a_page_asks_for_all_modules_at_once(visitor: Visitor) -> None:
    page = visitor.client.get(f"/game/{visitor.new()}").text
    ahead = set(re.findall(r'<link rel="modulepreload" href="/static/\w+/([^"]+)">', page))
    assert {*ahead, "table.js"} == set(static.modules("table.js"))
    assert "learn.js" not in ahead, "nobody waits for what explains the board"

"""What a site is built from: pinned, checked, and without what no page needs."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.site import contents, folder, icons, sources
from tools.site.blob import packed, squeezed, unpacked
from tools.site.bytecode import AS_SOURCE

from biont.words import LANGUAGES, words

LOCK = (sources.ROOT / "requirements" / "base.lock").read_text(encoding="utf-8")


def test_many_files_are_one_and_back() -> None:
    files = {"b/c.pyc": b"\x00\xff" * 9, "a.txt": "ä".encode(), "empty": b""}
    assert unpacked(packed(files)) == files
    assert packed(files) == packed(dict(reversed(files.items()))), "the order in which files come leaves no trace"
    assert squeezed(b"x" * 99) == squeezed(b"x" * 99)
    assert gzip.decompress(squeezed(packed(files))) == packed(files)


def test_every_package_of_the_lock_comes_with_its_hashes_or_is_left_out() -> None:
    found = sources.requirements(LOCK)
    assert found.keys() >= sources.PURE
    assert {"starlette", "sqlalchemy", "jinja2"} <= found.keys() - sources.LEFT_OUT
    assert all("--hash=sha256:" in block for block in found.values())
    assert all(block.startswith(f"{name}==") for name, block in found.items())


def test_an_interpreter_that_is_not_the_pinned_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "TAKEN", tmp_path)
    wanted = sources.interpreter()
    (tmp_path / f"{wanted.name}-{wanted.version}.tgz").write_bytes(b"something else")
    with pytest.raises(sources.Altered):
        sources.archive(wanted)
    assert not list(tmp_path.iterdir()), "the next try takes it anew"


def test_biont_comes_without_command_line_and_laboratory() -> None:
    found = contents.biont()
    assert "biont/server/browser/home.py" in found
    assert "biont/words/de/web.ftl" in found
    never = ("biont/cli/", "biont/lab/", "biont/server/browser/static/", "biont/server/store/migrat")
    assert not [name for name in found if name.startswith(never)]


IMPORT = re.compile(r"^ *(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+))", re.MULTILINE)

ELSEWHERE = {
    *("numpy", "numpy.typing", "segno", "argparse", "biont.campaign.cli", "biont.server.store.migrating"),
    *("biont.genesis.lab.statistics", "biont.origins.lab.statistics"),
    *("biont.server.notices.calling", "biont.server.notices.serving", "psycopg", "psycopg.rows"),
}
"""What nobody asks for in a page, or does without."""


def test_whatever_a_module_imports_comes_along() -> None:
    """Else the page stays empty, which otherwise only a browser finds out."""
    found = contents.biont()
    here = {_module(name) for name in found if name.endswith(".py")}
    source = sources.ROOT / "src"
    ours = {_module(path.relative_to(source).as_posix()) for path in (source / "biont").rglob("*.py")}
    packages = {name.split("-")[0] for name in sources.requirements(LOCK).keys() - sources.LEFT_OUT}

    def comes(module: str) -> bool:
        top, file = module.split(".")[0], f"{module.replace('.', '/')}.py"
        if top == "biont":
            return module in here
        return not contents.LIBRARY.search(file) if top in sys.stdlib_module_names else top in packages

    missing: set[str] = set()
    for name, text in found.items():
        for of, names, whole in IMPORT.findall(text.decode()) if name.endswith(".py") else ():
            parts = {f"{of}.{part}" for part in re.findall(r"\w+", names)} & ours
            missing |= {module for module in {of or whole, *parts} if not comes(module)}
    assert missing <= ELSEWHERE


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> sources.Files:
    """The page around the table, its icons not drawn, which takes seconds."""
    named = dict.fromkeys((icons.CUT, *(f"icon-{size}.png" for size in icons.SIZES)), b"")
    monkeypatch.setattr(folder, "icons", lambda _: named)
    return folder.around()


def test_the_table_can_be_installed_from_whatever_folder(around: sources.Files) -> None:
    found = json.loads(around["manifest.webmanifest"])
    assert found["start_url"] == found["scope"] == "./"
    assert all(icon["src"] in around for icon in found["icons"])
    assert {icon["sizes"] for icon in found["icons"]} == {"any", "192x192", "512x512"}, "what browsers ask for"


def test_an_icon_of_dots_shows_what_the_drawing_shows() -> None:
    svg = b'<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#ff0000"/></svg>'
    size, dots = png(icons.drawn(svg, 16))
    assert size == 16
    assert dots(8, 8) == (255, 0, 0, 255)
    assert dots(0, 0)[3] == 0, "nothing lies in the corner"
    size, dots = png(icons.drawn(svg, 16, "#0000ff"))
    assert dots(0, 0) == (0, 0, 255, 255)
    assert dots(2, 8) == (0, 0, 255, 255), "it is smaller, and may be cut"
    assert dots(8, 8) == (255, 0, 0, 255)


def png(content: bytes) -> tuple[int, Callable[[int, int], tuple[int, ...]]]:
    """How wide a picture is, and what colour each of its dots has."""
    size = int.from_bytes(content[16:20])
    length = int.from_bytes(content[33:37])
    rows = zlib.decompress(content[41 : 41 + length])
    return size, lambda x, y: tuple(rows[y * (4 * size + 1) + 1 + 4 * x :][:4])


def test_where_no_script_can_choose_a_language_pages_speak_both(around: sources.Files) -> None:
    for name, key in folder.TOLD.items():
        page = around[name].decode()
        assert all(f'<p lang="{language}">{words(language)(key)}</p>' in page for language in LANGUAGES)
        assert key not in page


def test_modules_that_read_their_own_source_keep_it() -> None:
    assert contents.needed(dict.fromkeys(AS_SOURCE, b"")).keys() == AS_SOURCE


def test_the_list_names_every_file_by_its_hash_and_is_named_after_them() -> None:
    files = {"sw.js": b"1", "shell.js": b"2", "library.bin": b"333", "library.bin.gz": b"4"}
    found = json.loads(folder.contents(files).removeprefix(b"self.biontContents = ").rstrip(b";\n"))
    lines = {line["name"]: line for line in found["files"]}
    assert lines.keys() == {"shell.js", "library.bin", "contents.js"}
    assert lines["library.bin"]["packed"] == "library.bin.gz"
    assert lines["library.bin"]["sha256"] == base64.b64encode(hashlib.sha256(b"4").digest()).decode()
    assert found["words"]["en"].keys() == found["words"]["de"].keys()
    assert "{0}" in found["words"]["de"]["shell-load"]
    again = json.loads(
        folder.contents({**files, "sw.js": b"other"}).removeprefix(b"self.biontContents = ").rstrip(b";\n")
    )
    assert again["version"] != found["version"], "whatever changes is another version"

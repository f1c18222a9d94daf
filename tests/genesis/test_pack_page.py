"""docs/packs.md tells the provenance of every value as the pack has it, docs/sources.md how many there are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from biont.genesis.pack_library import PACK_LIBRARY, load_pack

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "packs.md").read_text("utf-8")
SOURCES = (DOCS / "sources.md").read_text("utf-8")
MARKS = {"rulebook": "ʳ", "public": "ᵖ", "deduced": "ᵈ", "reconstructed": "°"}
MARK = re.compile(f"[{''.join(MARKS.values())}]")

TABLES = {
    "## Landforms": ("", "", "en", "de"),
    "## Events": ("number", "", "en", "de", "eon", "landforms", "icons", "climate", "order", "special"),
    "## Placards": ("number", "", "en", "de", "row", "colour", "warm", "cool", "slots", "manna", "dots", "+"),
    "The backs:": ("", "bacterium.en", "bacterium.de", "bacterium.metabolism", "bacterium.triple"),
    "| code | front |": (
        "", "front.en", "front.de", "front.colour", "front.icons", "back.en", "back.de", "back.colour", "back.icons",
    ),
    "## Parasites": ("colour", "", "en", "de", "slots", "icons", ""),
}  # fmt: skip
"""Where a table begins, and which field each of its columns tells of."""


def rows(start: str) -> Iterator[tuple[str, list[str]]]:
    """The rows of the first table after a text, with the code of their card."""
    for line in PAGE[PAGE.index(start) :].split("\n|---|", 1)[1].splitlines()[1:]:
        if not line.startswith("|"):
            return
        code = re.search(r"`([\w-]+)`", line)
        assert code
        yield code[1], line.strip("| ").split(" | ")


def mark(code: str, field: str) -> str:
    return MARKS[load_pack().provenance(code, field).kind]


def test_the_tables_mark_every_value() -> None:
    seen = 0
    for start, columns in TABLES.items():
        for code, cells in rows(start):
            for field, cell in zip(columns, cells, strict=False):
                found = MARK.findall(cell)
                if field == "+":
                    flags = [name for name in ("smite_proof", "cost") if PACK_LIBRARY.values()[code][name]]
                    assert found == [mark(code, name) for name in flags], code
                elif field and (found or cell.strip("|")):
                    assert found == [mark(code, field)], f"{code} {field}"
                    seen += 1
    assert seen > 500


def test_the_sides_of_macroorganisms_mark_every_value() -> None:
    for code, cells in rows("| code | side | name |"):
        _, side, names, system, organs, circles = cells[:6]
        assert MARK.findall(names) == [mark(code, f"{side}.en"), mark(code, f"{side}.de")], code
        assert MARK.findall(system) == [mark(code, f"{side}.system")]
        for kind, cell in (("organs", organs), ("endosymbionts", circles)):
            for number, one in enumerate(cell.split("<br>")):
                fields = [f"{side}.{kind}.{number}.{field}" for field in ("colour", "en", "de", "icons")]
                assert MARK.findall(one) == [mark(code, field) for field in fields], fields


def test_the_page_counts_the_kinds() -> None:
    kinds = Counter(origin.kind for fields in load_pack().provenances.values() for origin in fields.values())
    told = re.search(
        r"Of the (\d+) values of `standard-2e`, (\d+) are from the rulebooks, (\d+) from a public\s+"
        r"source, (\d+) deduced and (\d+) reconstructed",
        SOURCES,
    )
    assert told
    assert list(map(int, told.groups())) == [kinds.total(), *(kinds[kind] for kind in MARKS)]


def test_the_page_tells_how_many_values_cite_a_line() -> None:
    told = re.search(r"`standard-2e: (\d+) values cite a line; (\d+) rest on what stands there, 0 do not", SOURCES)
    assert told
    assert {told[1], told[2]} == {str(len(PACK_LIBRARY.claims()))}

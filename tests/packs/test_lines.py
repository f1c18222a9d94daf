"""Lines of TOML files: where a table or a field stands."""

from __future__ import annotations

import re
import tomllib

import pytest

from biont.games import game as definition
from biont.games import names
from biont.packs.lines import Lines

TEXT = """\
name = "x"  # [[not a heading]]
[source]
default = "owner"

[[card]]
code = "a"
front = { en = "[", colour = "red" }

[[card]]
code = "b"
parts = [
  { en = "first", size = 1 },

  # { en = "none" }
  { en = "second", list = [1, 2] },
]
"quoted.key" = 3

[card.side]
en = "inside"
more = [
  1,
  2,
]
[[card.twig]]
en = "t0"
[[card.twig]]
en = "t1"
"""


@pytest.mark.parametrize(
    ("table", "position", "path", "line"),
    [
        ("", 0, "name", 1),
        ("source", 0, "", 2),
        ("source", 0, "default", 3),
        ("card", 0, "", 5),
        ("card", 0, "front.colour", 7),
        ("card", 0, "missing", 5),
        ("card", 1, "", 9),
        ("card", 1, "parts", 11),
        ("card", 1, "parts.0.size", 12),
        ("card", 1, "parts.1.list", 15),
        ("card", 1, "parts.2.en", 11),
        ("card", 1, "quoted.key", 17),
        ("card", 1, "side", 19),
        ("card", 1, "side.en", 20),
        ("card", 1, "side.more", 21),
        ("card", 1, "twig.0.en", 26),
        ("card", 1, "twig.1", 27),
        ("card", 1, "twig.1.en", 28),
        ("card", 2, "code", 0),
        ("nothing", 0, "code", 0),
    ],
)
def test_where_a_field_stands(table: str, position: int, path: str, line: int) -> None:
    tomllib.loads(TEXT)
    assert Lines(TEXT).table(table, position).line(path) == line


@pytest.mark.parametrize("game", names())
def test_every_field_of_every_pack_is_found(game: str) -> None:
    """The line of a field begins with its name."""
    library = definition(game).library
    for name in library.names():
        for cards in library.kinds:
            path = library.find(name) / cards.file
            if not path.is_file():
                continue
            text = path.read_text("utf-8")
            lines, rows = Lines(text), text.splitlines()
            for position, card in enumerate(tomllib.loads(text)[cards.kind]):
                spots = lines.table(cards.kind, position)
                if rows[spots.line() - 1].lstrip().startswith("{"):  # a card a line
                    assert all(f"{field} = " in rows[spots.line(field) - 1] for field in card), card
                    continue
                assert rows[spots.line() - 1] == f"[[{cards.kind}]]"
                for field in card:
                    assert re.match(rf"\s*(\[\w+\.)?{field}\b", rows[spots.line(field) - 1]), (card, field)

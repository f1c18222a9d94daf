"""The text of a pack to fill in from a printed copy of the game: hints, what is known, and marks for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from biont.kernel.errors import Phrase
from biont.packs.fields import SOURCE, UNKNOWN, Fields, Table, Value, is_tables, key, raw, shown
from biont.packs.kinds import Cards
from biont.packs.layer import INSTEAD

Tell: TypeAlias = Callable[[Phrase], str]
"""Puts a comment into the language of whoever fills the pack in."""

KEPT = ("rulebook", "public")
"""What a new pack takes over from the standard one; the rest is to be read off the printed cards."""

OPTIONAL = ("de", "number")
"""What may be left out, and is where it is not known."""

HINT = """A pack of cards to fill in from a printed copy of the game.

Wherever "?" stands, a value is still to be read off the card; until then that of {pack} serves, so the pack can
be played at any time. The check says what is left, with its line.
The other values are known from the rulebook or a public source: compare them with the card. When you
correct one, take it out of the `source` of its card; it then counts as read off by its owner.

`code` is the short name for notation: lowercase letters, digits and hyphens, each once in the pack. A card whose
name is not known stands `instead` of one of {pack}: put any card there that has no table of its own.
`de`, a German name, may be added to any card; without one the English name serves.
`number` may be left out."""
"""The comments at the head of pack.toml."""


def head_text(name: str, pack: str, like: Table, tell: Tell) -> str:
    """The file pack.toml of a new pack, which inherits another."""
    lines = [
        *commented(tell(Phrase(HINT, "pack-hint", pack=pack))),
        "",
        f"name = {shown(name)}",
        f"edition = {shown(like['edition'])}",
        f"inherits = {shown(pack)}",
    ]
    return "\n".join(lines) + "\n"


def file_text(inside: Sequence[tuple[Cards, Sequence[Fields]]], tell: Tell) -> str:
    """One file of a new pack: hints, sources, and a table for each card."""
    lines: list[str] = []
    for cards, _ in inside:
        lines += [*commented(tell(cards.hint)), ""] if cards.hint is not None else []
    lines += ["[source]", 'default = "owner"']
    for cards, tables in inside:
        for fields in tables:
            lines += ["", f"[[{cards.kind}]]", *toml_lines(cards.kind, blanked(fields, cards.key))]
    return "\n".join(lines) + "\n"


def commented(text: str) -> list[str]:
    """A text as comments of TOML."""
    return [f"# {line}".rstrip() for line in text.splitlines()]


def blanked(fields: Fields, key: str = "") -> Table:
    """A card's table with everything unknown replaced, and sources for what is known; its ``key`` stays as it is."""
    answer: Table = {}
    sources: Table = {}
    for name, field in fields.items():
        if isinstance(field, Fields):
            answer[name] = blanked(field)
        elif isinstance(field, list):
            answer[name] = [blanked(entry) for entry in field]
        elif name == "code" and known(name_of(fields)):
            answer[name] = raw(field)
        elif name == "code":
            answer |= {INSTEAD: raw(field), name: UNKNOWN} if key == "code" else {name: UNKNOWN}
        elif name == key:
            answer[name] = raw(field)
        elif known(field):
            answer[name] = raw(field)
            sources[name] = field.origin
        elif name not in OPTIONAL:
            answer[name] = UNKNOWN
    if sources:
        answer[SOURCE] = sources
    return answer


def known(value: Value | None) -> bool:
    """Whether a rulebook or a public source says it."""
    return value is None or value.origin.split(" ")[0] in KEPT


def name_of(fields: Fields, language: str = "en") -> Value | None:
    """The name under which a card is known: its own, or that of its first side."""
    own = fields.get(language)
    if isinstance(own, Value):
        return own
    tables = [table for field in fields.values() for table in (field if isinstance(field, list) else [field])]
    names = (name_of(table, language) for table in tables if isinstance(table, Fields))
    return next((name for name in names if name is not None), None)


def toml_lines(heading: str, table: Table) -> list[str]:
    """A card as lines of TOML; a table that holds a list of tables gets a heading of its own below it."""
    lines: list[str] = []
    below: list[str] = []
    for name, value in table.items():
        if isinstance(value, dict) and any(map(is_tables, value.values())):
            below += ["", f"[{heading}.{name}]", *toml_lines(f"{heading}.{name}", value)]
        elif is_tables(value):
            lines += [f"{name} = [", *(f"  {shown(entry)}," for entry in value), "]"]
        else:
            lines.append(f"{key(name)} = {shown(value)}")
    return lines + below

"""The text of a pack to fill in from a printed copy of the game: hints, what is known, and marks for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from biont.kernel.errors import Phrase
from biont.packs.fields import SOURCE, UNKNOWN, Fields, Table, Value, raw, shown
from biont.packs.kinds import Cards

Tell: TypeAlias = Callable[[Phrase], str]
"""Puts a comment into the language of whoever fills the pack in."""

KEPT = ("rulebook", "public")
"""What a new pack takes over from the standard one; the rest is to be read off the printed cards."""

OPTIONAL = ("de", "number")
"""What may be left out, and is where it is not known."""

HINT = Phrase(
    """A pack of cards to fill in from a printed copy of the game.

Wherever "?" stands, a value is still to be read off the card; the check says what is left.
The other values are known from the rulebook or a public source: compare them with the card. When you
correct one, take it out of the `source` of its card; it then counts as read off by its owner.

`code` is the short name for notation: lowercase letters, digits and hyphens, each once in the pack.
`de`, a German name, may be added to any card; without one the English name serves.
`number` may be left out.""",
    "pack-hint",
)
"""The comments at the head of pack.toml."""


def head_text(name: str, like: Table, tell: Tell) -> str:
    """The file pack.toml of a new pack."""
    lines = [
        *commented(tell(HINT)),
        "",
        f"name = {shown(name)}",
        f"edition = {shown(like['edition'])}",
        "",
        "[sources]",
        *(f"{key} = {shown(text)}" for key, text in like["sources"].items()),
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
            lines += ["", f"[[{cards.kind}]]", *toml_lines(cards.kind, blanked(fields))]
    return "\n".join(lines) + "\n"


def commented(text: str) -> list[str]:
    """A text as comments of TOML."""
    return [f"# {line}".rstrip() for line in text.splitlines()]


def blanked(fields: Fields) -> Table:
    """A card's table with everything unknown replaced, and sources for what is known."""
    answer: Table = {}
    sources: Table = {}
    for name, field in fields.items():
        if isinstance(field, Fields):
            answer[name] = blanked(field)
        elif isinstance(field, list):
            answer[name] = [blanked(entry) for entry in field]
        elif name == "code":
            answer[name] = raw(field) if known(name_of(fields)) else UNKNOWN
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


def name_of(fields: Fields) -> Value | None:
    """The name under which a card is known: its own, or that of its first side."""
    own = fields.get("en")
    if isinstance(own, Value):
        return own
    tables = [table for field in fields.values() for table in (field if isinstance(field, list) else [field])]
    names = (name_of(table) for table in tables if isinstance(table, Fields))
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
            lines.append(f"{name} = {shown(value)}")
    return lines + below


def is_tables(value: object) -> bool:
    """Whether it is a list of tables."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)

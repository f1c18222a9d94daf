"""The fields of a card as a form has them: what stands in each, as text, and a table changed by what was entered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from biont.kernel.errors import Phrase, Several
from biont.packs.fields import SOURCE, UNKNOWN, Table, is_tables, look_up
from biont.packs.layer import INSTEAD
from biont.packs.new import OPTIONAL

NOTHING = "–"
"""What is entered where a card has nothing: an empty field is one that is still open."""

LONGEST = 200
"""Letters of an answer."""

MOST = 20
"""Tables in a list, such as the organs of a side."""

FLAGS = {True: "true", False: "false"}


class FieldEntry(NamedTuple):
    """A field of a card in a form."""

    path: str
    text: str
    """What the owner has entered; empty while it is open."""
    serves: str
    """What serves until then: the value of the pack below."""
    allowed: Phrase | None = None
    """What may stand there."""

    @property
    def name(self) -> str:
        """The name of the field itself."""
        return self.path.rpartition(".")[2]

    @property
    def words(self) -> tuple[str, ...]:
        """The words of which it takes one, where it does."""
        if self.allowed is None or self.allowed.key not in ("pack-choice", "pack-flag"):
            return ()
        given = self.allowed.values.get("allowed")
        return tuple(map(str, given.parts)) if isinstance(given, Several) else tuple(FLAGS.values())


class Group(NamedTuple):
    """Fields that stand together: those of the card itself, of a side, or of one table of a list."""

    path: str
    entries: tuple[FieldEntry, ...]


class Rows(NamedTuple):
    """A list of tables, such as the organs of a side: its path, and how many there are."""

    path: str
    many: int


def groups(under: Table, own: Table, allowed: Mapping[str, Phrase], fixed: str) -> Iterator[Group | Rows]:
    """What a card asks for, the card below and one's own compared; ``fixed`` is what tells it from the others."""
    yield from _groups(under, own, allowed, "", _left_out(fixed))


def _left_out(fixed: str) -> set[str]:
    """What no form asks for: what tells a card from others, and where values come from."""
    return {fixed, "code", INSTEAD, SOURCE}


IN_SIDES = {SOURCE, "code"}
IN_ROWS = {SOURCE}
"""The same in a table of a card, and in one of a list of tables."""


def _groups(
    under: Table, own: Table, allowed: Mapping[str, Phrase], path: str, left_out: set[str]
) -> Iterator[Group | Rows]:
    inside: list[tuple[str, Any, Any]] = []
    entries = []
    for name in dict.fromkeys((*under, *own)):
        if name in left_out:
            continue
        below, mine = under.get(name), own.get(name, UNKNOWN)
        if isinstance(below, dict) or isinstance(mine, dict) or is_tables(below) or is_tables(mine):
            inside.append((name, below, mine))
        else:
            place = path + name
            entries.append(FieldEntry(place, written(mine), written(below), allowed.get(general(place))))
    if entries:
        yield Group(path.removesuffix("."), tuple(entries))
    for name, below, mine in inside:
        if isinstance(below, dict) or isinstance(mine, dict):
            one = mine if isinstance(mine, dict) else {}
            yield from _groups(below or {}, one, allowed, f"{path}{name}.", IN_SIDES)
            continue
        rows, lower = mine if isinstance(mine, list) else below or [], below or []
        yield Rows(path + name, len(rows))
        for number, _ in enumerate(rows):
            served = lower[number] if number < len(lower) else dict.fromkeys((*lower[0],) if lower else ())
            row = mine[number] if isinstance(mine, list) else {}
            yield from _groups(served, row, allowed, f"{path}{name}.{number}.", IN_ROWS)


def general(path: str) -> str:
    """A path without places in lists, which ask for the same in all of them."""
    return re.sub(r"\.\d+\.", ".", path)


def written(value: Any) -> str:
    """A value as it is entered; nothing where it is open."""
    if value is None or value == UNKNOWN:
        return ""
    if isinstance(value, bool):
        return FLAGS[value]
    if isinstance(value, list):
        return ", ".join(map(str, value)) or NOTHING
    return str(value) or NOTHING


def understood(text: str, like: Any) -> Any:
    """What was entered, as TOML has it: of the kind of a value that may stand there, else as the text that it is."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:LONGEST]).split())
    if not text:
        return UNKNOWN
    if isinstance(like, bool):
        return {word: flag for flag, word in FLAGS.items()}.get(text, text)
    if isinstance(like, int):
        return int(text) if re.fullmatch(r"\d{1,6}", text) else text
    bare = text in (NOTHING, "-", "[]")
    if isinstance(like, list):
        parts = [] if bare else [part.strip(" \"'") for part in re.split(r"[,;]", _unbracketed(text))]
        return [int(part) for part in parts] if all(re.fullmatch(r"\d{1,6}", part) for part in parts) else parts
    return "" if bare else text


def _unbracketed(text: str) -> str:
    """A list without the brackets that it has in a file."""
    return text[1:-1] if text.startswith("[") and text.endswith("]") else text


def answer(table: Table, under: Table, answers: Mapping[str, str], fixed: str) -> None:
    """Change a table of one's own by what was entered; whatever is new counts as its owner's.

    Answers to what no form asks for, such as ``fixed``, are none.
    """
    _answer(table, under, answers, "", _left_out(fixed))


def _answer(table: Table, under: Table, answers: Mapping[str, str], path: str, left_out: set[str]) -> None:
    for name in dict.fromkeys((*under, *table)):
        if name in left_out:
            continue
        place, below = path + name, under.get(name)
        if place in answers:
            _set(table, name, understood(answers[place], below), below)
        elif isinstance(below, dict) or isinstance(table.get(name), dict):
            if any(one.startswith(f"{place}.") for one in answers):
                _answer(table.setdefault(name, {}), below or {}, answers, f"{place}.", IN_SIDES)
        elif is_tables(below) or is_tables(table.get(name)):
            _set_rows(table, name, below or [], answers, place)


def _set_rows(table: Table, name: str, below: list[Table], answers: Mapping[str, str], place: str) -> None:
    """Change a list of tables: how many there are is an answer too."""
    if place + COUNT not in answers:
        return
    rows = table.get(name)
    rows = list(rows) if isinstance(rows, list) else [{} for _ in below]
    wanted = answers[place + COUNT]
    count = min(MOST, int(wanted)) if re.fullmatch(r"\d{1,3}", wanted) else len(rows)
    like = below[0] if below else rows[0] if rows else {}
    rows = [*rows, *({} for _ in range(count - len(rows)))][:count]
    for number, row in enumerate(rows):
        served = below[number] if number < len(below) else like
        for field in served:
            if field not in (*OPTIONAL, SOURCE):
                row.setdefault(field, UNKNOWN)
        _answer(row, served, answers, f"{place}.{number}.", IN_ROWS)
    table[name] = rows


COUNT = ".#"
"""After the path of a list, the name of the field that says how many tables it has."""


def _set(table: Table, name: str, value: Any, below: Any) -> None:
    before = table.get(name, UNKNOWN)
    if value == before and name in table:
        return
    if value == UNKNOWN and (name in OPTIONAL or below is None):
        table.pop(name, None)
    else:
        table[name] = value
    sources = table.get(SOURCE)
    if isinstance(sources, dict):
        sources.pop(name, None)
        if not sources:
            del table[SOURCE]
        elif look_up(sources, name) not in ("", "owner"):
            sources[name] = "owner"
    elif isinstance(sources, str):
        table[SOURCE] = {"default": sources, name: "owner"}

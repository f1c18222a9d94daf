"""What a result may hold, described field by field: the same description reads a file and makes a form.

A field knows plain data, as TOML and JSON have it (``read``), and the texts that somebody types into a form (``typed``,
``texts``). A form is turned into plain data and read like a file, so nothing is checked in two places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from biont.kernel.errors import Phrase
from biont.origins.cratons import SIZE
from biont.origins.legacy import DISKS, FAR, Ground

At = tuple[str | int, ...]
"""Where something stands: names of fields, and numbers of rows from 0 on."""

TABLE = Phrase("a table", "campaign-table")
PLACE = Phrase("a row and a column, such as 2, 3", "campaign-place")
FACES = Phrase("faces of a craton, 0 to 6, such as 1, 4", "campaign-faces")
DISKED = Phrase("faces of a craton with white, green or black", "campaign-disks")
HEXES = Phrase("Hexes of cratons on the map, such as 'laurentia 1'", "campaign-hexes")
ONCE = Phrase("each only once", "campaign-once")

LONGEST = 400
"""Letters of what is typed into one field."""


class Fault(NamedTuple):
    """Something that is wrong: where, and what may stand there; nothing may where the field is unknown."""

    at: At
    allowed: str | Phrase | None

    def __str__(self) -> str:
        words: list[str] = []
        for part in self.at:
            if isinstance(part, int):
                words[-1] += f" {part + 1}"
            else:
                words.append(part)
        return ".".join(words) or "?"


class NotThis(Exception):
    """What is no value of a field, with what would be."""

    def __init__(self, allowed: str | Phrase) -> None:
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Field(ABC):
    """One field: its name in a file and in a form."""

    name: str

    @property
    def usual(self) -> Any:
        """What is read where nothing stands; None where something has to."""
        return None

    @abstractmethod
    def value(self, given: object) -> Any:
        """The value behind plain data, or `NotThis`."""

    @abstractmethod
    def typed(self, texts: Sequence[str]) -> Any:
        """Plain data for what was typed; None where that is nothing. What makes no sense stays as it is: it is refused
        where files are."""

    @abstractmethod
    def texts(self, data: Any) -> list[str]:
        """What a form shows for plain data."""

    def is_blank(self, texts: Sequence[str]) -> bool:
        """Whether nothing is typed that says anything."""
        return not any(text.strip() for text in texts)

    def read(self, given: object, at: At, faults: list[Fault]) -> Any:
        """The value, or a fault more."""
        try:
            return self.value(self.usual if given is None else given)
        except NotThis as wrong:
            faults.append(Fault(at, wrong.allowed))
            return None


def _whole(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _first(texts: Sequence[str]) -> str:
    return texts[0].strip() if texts else ""


@dataclass(frozen=True, slots=True)
class OneOf(Field):
    """One of some words."""

    allowed: tuple[str, ...]
    otherwise: str | None = None

    @property
    def usual(self) -> str | None:
        """The word where none stands."""
        return self.otherwise

    def value(self, given: object) -> str:
        """One of the words."""
        if not isinstance(given, str) or given not in self.allowed:
            raise NotThis(", ".join(self.allowed))
        return given

    def typed(self, texts: Sequence[str]) -> str | None:
        """The word itself."""
        return _first(texts) or None

    def texts(self, data: Any) -> list[str]:
        """The word itself."""
        return [str(data)]


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A whole number within limits."""

    least: int
    most: int
    otherwise: int | None = None

    @property
    def usual(self) -> int | None:
        """The number where none stands."""
        return self.otherwise

    def value(self, given: object) -> int:
        """The number."""
        if type(given) is not int or not self.least <= given <= self.most:
            raise NotThis(f"{self.least} … {self.most}")
        return given

    def typed(self, texts: Sequence[str]) -> int | str | None:
        """The number of some digits."""
        return _whole(text) if (text := _first(texts)) else None

    def texts(self, data: Any) -> list[str]:
        """Its digits."""
        return [str(data)]

    def is_blank(self, texts: Sequence[str]) -> bool:
        """A nought says nothing where it is usual, or where something has to be."""
        return _first(texts) in ("", "0" if self.otherwise == 0 or self.least else "")


@dataclass(frozen=True, slots=True)
class Flag(Field):
    """True or false, usually false."""

    @property
    def usual(self) -> bool:
        """It is false where nothing stands."""
        return False

    def value(self, given: object) -> bool:
        """True or false."""
        if type(given) is not bool:
            raise NotThis("true, false")
        return given

    def typed(self, texts: Sequence[str]) -> bool:
        """A box that is ticked is sent, another one is not."""
        return bool(_first(texts))

    def texts(self, data: Any) -> list[str]:
        """A ticked box, or none."""
        return ["on"] if data is True else []


@dataclass(frozen=True, slots=True)
class Spot(Field):
    """A row and a column."""

    def value(self, given: object) -> tuple[int, int]:
        """Both numbers."""
        if not isinstance(given, list) or len(given) != 2 or any(type(n) is not int for n in given):
            raise NotThis(PLACE)
        if not all(0 <= n <= FAR for n in given):
            raise NotThis(f"0 … {FAR}")
        return given[0], given[1]

    def typed(self, texts: Sequence[str]) -> list[int | str] | None:
        """Two fields, one for each."""
        return [_whole(text.strip()) for text in texts] if any(text.strip() for text in texts) else None

    def texts(self, data: Any) -> list[str]:
        """Both in digits."""
        return [str(n) for n in data] if isinstance(data, list) else [str(data)]


@dataclass(frozen=True, slots=True)
class Faces(Field):
    """Some Hexes of a craton, by the faces of a die; 0 is the centre."""

    @property
    def usual(self) -> list[int]:
        """Usually none."""
        return []

    def value(self, given: object) -> list[int]:
        """The faces."""
        if not isinstance(given, list) or any(type(n) is not int or not 0 <= n < SIZE for n in given):
            raise NotThis(FACES)
        return given

    def typed(self, texts: Sequence[str]) -> list[int | str]:
        """Those boxes that are ticked."""
        return [_whole(text) for text in texts if text]

    def texts(self, data: Any) -> list[str]:
        """Which boxes are ticked."""
        return [str(n) for n in data] if isinstance(data, list) else [str(data)]


@dataclass(frozen=True, slots=True)
class Disks(Field):
    """Climate disks on the Hexes of a craton."""

    @property
    def usual(self) -> dict[str, str]:
        """Usually none."""
        return {}

    def value(self, given: object) -> list[tuple[int, str]]:
        """Faces and their disks."""
        if not isinstance(given, Mapping):
            raise NotThis(DISKED)
        faces = [str(face) for face in range(SIZE)]
        if any(face not in faces or disk not in DISKS for face, disk in given.items()):
            raise NotThis(DISKED)
        return [(int(face), disk) for face, disk in given.items()]

    def typed(self, texts: Sequence[str]) -> dict[str, str]:
        """A field for each Hex, the centre first."""
        return {str(face): text for face, text in enumerate(texts) if text}

    def texts(self, data: Any) -> list[str]:
        """What lies on each Hex."""
        found = data if isinstance(data, Mapping) else {}
        return [str(found.get(str(face), "")) for face in range(SIZE)]


@dataclass(frozen=True, slots=True)
class Hexes(Field):
    """Hexes of any cratons, each with its code and a face: "laurentia 1"."""

    most: int

    @property
    def usual(self) -> list[str]:
        """Usually none."""
        return []

    def value(self, given: object) -> list[Ground]:
        """The Hexes."""
        if not isinstance(given, list) or len(given) > self.most:
            raise NotThis(HEXES)
        return [_ground(word) for word in given]

    def typed(self, texts: Sequence[str]) -> list[str]:
        """Several of them stand in one field, with commas between them."""
        words = (" ".join(word.split()).lower() for word in _first(texts).replace(";", ",").split(","))
        return [word for word in words if word]

    def texts(self, data: Any) -> list[str]:
        """All of them in one line."""
        return [", ".join(map(str, data)) if isinstance(data, list) else str(data)]


def _ground(word: object) -> Ground:
    code, _, face = word.rpartition(" ") if isinstance(word, str) else ("", "", "")
    if not code or face not in [str(one) for one in range(SIZE)]:
        raise NotThis(HEXES)
    return code, int(face)


@dataclass(frozen=True, slots=True)
class Rows(Field):
    """Several tables alike, each with fields of its own. In a form there is one for every value of its first field."""

    fields: tuple[Field, ...]
    least: int
    most: int

    @property
    def key(self) -> OneOf:
        """The field that tells rows apart."""
        first = self.fields[0]
        assert isinstance(first, OneOf), "rows are told apart by a word"
        return first

    @property
    def usual(self) -> list[Any]:
        """Usually none."""
        return []

    def value(self, given: object) -> list[Any]:
        """The tables, not yet read."""
        if not isinstance(given, list) or not self.least <= len(given) <= self.most:
            raise NotThis(Phrase("{least} to {most} of them", "campaign-so-many", least=self.least, most=self.most))
        return given

    def typed(self, texts: Sequence[str]) -> None:
        """Rows are typed field by field (`form`)."""

    def texts(self, data: Any) -> list[str]:
        """Rows are shown field by field (`form`)."""
        return []

    def read(self, given: object, at: At, faults: list[Fault]) -> list[dict[str, Any]]:
        """Every row read; what tells them apart stands only once."""
        rows = Field.read(self, given, at, faults) or []
        found = [read(self.fields, row, (*at, number), faults) for number, row in enumerate(rows)]
        keys = [row.get(self.key.name) for row in found]
        for number, key in enumerate(keys):
            if key is not None and key in keys[:number]:
                faults.append(Fault((*at, number, self.key.name), ONCE))
        return found


def read(fields: Sequence[Field], data: object, at: At, faults: list[Fault]) -> dict[str, Any]:
    """The values of a table, and a fault more for everything that is wrong in it, or that nobody has asked for."""
    if not isinstance(data, Mapping):
        faults.append(Fault(at, TABLE))
        return {}
    found = {field.name: field.read(data.get(field.name), (*at, field.name), faults) for field in fields}
    faults += [Fault((*at, str(name)[:40]), None) for name in data if name not in found]
    return found

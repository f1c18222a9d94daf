"""What a request brings under names, the parts of its address, its query and its form, read as what it has to be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from starlette.datastructures import ImmutableMultiDict, UploadFile
from starlette.exceptions import HTTPException

NUMBER = re.compile(r"-?[0-9]{1,9}")
SWITCHES = {"1": True, "true": True, "on": True, "yes": True, "0": False, "false": False, "off": False, "no": False}
"""How one says that something is wanted, or is not."""


NOTHING, SOMETHING = "\0", "\ufffd"
"""A letter that is none, which PostgreSQL refuses to keep or compare, and what stands for it, as in HTML."""


class Fields(Mapping[str, str]):
    """Texts by their names, of several the last one; what cannot be read as wanted is refused with 422."""

    def __init__(self, given: Mapping[str, str] | ImmutableMultiDict[str, str | UploadFile]) -> None:
        self._given = given if isinstance(given, ImmutableMultiDict) else ImmutableMultiDict(given)

    def __getitem__(self, name: str) -> str:
        found = self._given[name]
        if isinstance(found, UploadFile):
            raise KeyError(name)
        return found.replace(NOTHING, SOMETHING)

    def __iter__(self) -> Iterator[str]:
        return (name for name, found in self._given.items() if isinstance(found, str))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def all(self, name: str) -> list[str]:
        """Every text of a name."""
        return [found.replace(NOTHING, SOMETHING) for found in self._given.getlist(name) if isinstance(found, str)]

    def number(self, name: str) -> int:
        """A number that has to be there."""
        found = self.number_or_none(name)
        if found is None:
            raise HTTPException(422)
        return found

    def number_or_none(self, name: str, least: int | None = None) -> int | None:
        """A number that may be there."""
        if name not in self:
            return None
        text = self[name]
        if not NUMBER.fullmatch(text) or (least is not None and int(text) < least):
            raise HTTPException(422)
        return int(text)

    def switch(self, name: str) -> bool:
        """Whether something is wanted; who says nothing does not want it."""
        if name not in self:
            return False
        if self[name].lower() not in SWITCHES:
            raise HTTPException(422)
        return SWITCHES[self[name].lower()]

    def file(self, name: str, longest: int = -1) -> bytes | None:
        """What a file holds, its first bytes at least; None where none was chosen."""
        found = self._given.get(name)
        return found.file.read(longest) if isinstance(found, UploadFile) and found.filename else None

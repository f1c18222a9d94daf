"""Options by the page: as many at a time as can be read in the prompt bar, and how sentences stand there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from biont.draw.bar import (
    MORE,
    QUILL,
    READABLE,
    ROOM,
    SIZES,
    SYMBOL,
    TIGHT,
    Face,
    Stand,
    is_broad,
    is_readable,
    stand,
    width_of,
)
from biont.draw.options import Choice, Pick


class Paging:
    """The pages of what is listed and of what each pick leads to, beside what is suggested, and how they stand."""

    def __init__(
        self,
        choices: Sequence[Choice],
        listed: Sequence[int],
        picks: Iterable[Pick],
        first: int | None,
        picked: bool,
    ) -> None:
        self.choices = choices
        self.listed = listed
        self.picks = list(picks)
        """What is picked first, with its pages and how they stand."""
        self.first = first
        self.picked = picked
        written = None if first is None else choices[first].face()
        self.ahead = written and replace(written, marks=written.marks + QUILL)
        """What is written on what is suggested, beside its quill."""
        self.pages = self._all_pages()
        """The options that need no pick, as many (with the picks) at a time as can be read."""
        self.stand = self._stand()
        """How they stand in the bar, where they are sentences."""
        self.wide = self.stand or (READABLE if any(pick.stand for pick in self.picks) else None)
        """How wide is what stands there whether something is picked or not."""

    def _all_pages(self) -> list[list[int]]:
        """The pages of the first list, once those of the picks are made."""
        for pick in self.picks:
            ahead = [*self._first, pick.face]
            stays = bool(self.picked and self._first)
            pages = self._paged(pick.options, ahead, ahead, short=bool(pick.id), picks=stays, picked=1, bare=pick.alike)
            self.picks[pick.number] = replace(pick, pages=pages)
        longest = max((self.choices[one].letters for one in self.listed), default=0)
        tight = self.first is not None and longest > TIGHT and is_broad(self.choices[self.first].listed)
        ahead = [*self._first, *(pick.face for pick in self.picks)]
        return self._paged(self.listed, ahead, self._first, picks=len(ahead), room=ROOM - tight) or [[]]

    @property
    def _first(self) -> list[Face]:
        return [] if self.ahead is None else [self.ahead]

    def _stand(self) -> Stand | None:
        """How the first list stands; then how those of the picks do, beside what has its width from there."""
        faces = [[self.choices[number].face() for number in page] for page in self.pages]
        pages = _whole(faces, [*self._first, *(pick.face for pick in self.picks)], self._first)
        found = stand(pages, self._suits) or stand(pages)
        for pick in self.picks:
            self.picks[pick.number] = replace(pick, stand=stand(self._picked_pages(pick, found or READABLE)))
        return found

    def _suits(self, way: Stand) -> bool:
        """Whether what is as wide as that leaves room for the options of every pick."""
        return all(is_readable(page) for pick in self.picks for page in self._picked_pages(pick, way))

    def _picked_pages(self, pick: Pick, way: Stand) -> list[list[Face]]:
        """What is seen once a pick was picked: it and what is suggested are as wide as before."""
        beside = [*([] if self.is_alone(pick) else self._first), pick.face]
        ahead = [replace(face, places=way.places(face)) for face in beside]
        pages = [[self.choices[one].face(bool(pick.id), pick.alike) for one in page] for page in pick.pages]
        return _whole(pages, ahead, ahead)

    def is_alone(self, pick: Pick) -> bool:
        """Whether the options of a pick take the room of what is suggested."""
        return self.first is None or (not self.picked and pick.most > ROOM)

    def _paged(
        self,
        numbers: Sequence[int],
        ahead: Sequence[Face],
        stays: Sequence[Face],
        *,
        short: bool = False,
        picks: int = 0,
        picked: int = 0,
        bare: bool = False,
        room: int = ROOM,
    ) -> list[list[int]]:
        """Options by the page: as many as can be read, beside so many picks or what was picked, and the way on; what
        stands ``ahead`` of the first page, and what ``stays`` there; ``bare`` ones show no symbol, and of whole
        sentences so many have ``room``."""
        longest = widest = 0
        for choice in map(self.choices.__getitem__, numbers):
            label = choice.short or choice.label if short else choice.listed
            longest = max(longest, len(label))
            widest = max(
                widest, width_of(label) + (SYMBOL if choice.symbol and not bare else 0) + (SYMBOL if choice.mark else 0)
            )
        size = next((most for length, width, most in SIZES if longest <= length or widest <= width), room)
        faces = [self.choices[number].face(short=short, bare=bare) for number in numbers]
        if len(numbers) + picks + (picked if size == room else 0) <= size and is_readable([*ahead, *faces]):
            return [list(numbers)] if numbers else []
        pages: list[list[int]] = []
        at = 0
        while at < len(numbers):
            before, least = (stays, 1) if pages or not picks else (ahead, 0)
            count = max(1, size - 1 - picked - (0 if pages else picks))
            while count > least and not is_readable([*before, *faces[at : at + count], MORE]):
                count -= 1
            pages.append(list(numbers[at : at + count]))
            at += count
        return pages


def _whole(pages: Sequence[Sequence[Face]], ahead: Sequence[Face], stays: Sequence[Face]) -> list[list[Face]]:
    """Pages with what stands ahead of the first one, what stays there, and the way on."""
    last = len(pages) - 1
    return [[*(stays if at else ahead), *page, *([MORE] if at < last else [])] for at, page in enumerate(pages)]

"""What a check is: its name, its source, and a test that says what is wrong with a pack, or nothing.

Some must hold, for the rulebook says so; others should, for it hints at them: these are warnings with their figure.
A game has one list of them: ``CHECKS = Checks[Pack]()``. Its modules add to it, and its library shows how a pack fares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from biont.kernel.errors import Phrase, Several
from biont.packs.cards import Name, Pack

P = TypeVar("P", bound=Pack)
F = TypeVar("F")
Verdict: TypeAlias = Phrase | Several | None
Row: TypeAlias = tuple[str, str, str, str]
"""Name of the check, source, name of the card, and words that it must fit."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How a pack fares in one check; `detail` says what is wrong, or nothing.

    What only should be so is a warning (`must` is false), and `figure` is what was measured, if anything was. Where it
    may be due to a value that is made up and inherited, `remark` says so.
    """

    name: str
    source: str
    detail: Verdict
    must: bool = True
    figure: str = ""
    remark: Phrase | None = None

    @property
    def ok(self) -> bool:
        """Whether the pack holds."""
        return self.detail is None

    @property
    def bad(self) -> bool:
        """Whether the pack is wrong."""
        return self.must and self.detail is not None and self.remark is None

    @property
    def title(self) -> Phrase:
        """The name in every language."""
        return title(self.name)


@dataclass(frozen=True, slots=True)
class Untestable:
    """A statement about the cards that no check holds, with the reason."""

    name: str
    source: str
    reason: str

    @property
    def title(self) -> Phrase:
        """The name in every language."""
        return title(self.name)

    @property
    def why(self) -> Phrase:
        """The reason in every language."""
        return Phrase(self.reason, f"untestable-{key_of(self.name)}")


def title(name: str) -> Phrase:
    """The name of a check in every language."""
    return Phrase(name, f"check-{key_of(name)}")


def key_of(name: str) -> str:
    """The words of a name, which are its key."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


class NotFound(Exception):
    """A card that a check is about is not in the pack."""

    def __init__(self, detail: Phrase) -> None:
        super().__init__(str(detail))
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Check(Generic[P]):
    """One check: ``test`` says what is wrong with a pack, or nothing; ``measure`` is its figure.

    ``single``: it speaks of one card alone, which the rulebook describes.
    """

    name: str
    source: str
    test: Callable[[P], Verdict]
    must: bool = True
    measure: Callable[[P], object] | None = None
    single: bool = False

    def on(self, pack: P) -> CheckResult:
        """How a pack fares; a card that the check is about and that is not there is wrong too."""
        figure = ""
        try:
            detail = self.test(pack)
            figure = "" if self.measure is None else spelt(self.measure(pack))
        except NotFound as missing:
            detail = missing.detail
        return CheckResult(self.name, self.source, detail, self.must, figure)


class Checks(Generic[P]):
    """Everything that a pack of one game is held against, and what cannot be tested, in the order of writing."""

    def __init__(self) -> None:
        self.all: list[Check[P]] = []
        self.untestable: list[Untestable] = []

    def __call__(self, pack: P) -> list[CheckResult]:
        """How a pack fares in every check."""
        return [check.on(pack) for check in self.all]

    def check(
        self, name: str, source: str, must: bool = True
    ) -> Callable[[Callable[[P], Verdict]], Callable[[P], Verdict]]:
        """Add a function that says what is wrong with a pack, or nothing."""

        def add(test: Callable[[P], Verdict]) -> Callable[[P], Verdict]:
            self.all.append(Check(name, source, test, must))
            return test

        return add

    def fact(self, name: str, source: str, holds: Callable[[P], bool], must: bool = True) -> None:
        """Add a check that is either true or not."""

        def test(pack: P) -> Verdict:
            return None if holds(pack) else Phrase("It is not so in this pack.", "pack-not-so")

        self.all.append(Check(name, source, test, must))

    def figure(
        self, name: str, source: str, measure: Callable[[P], F], holds: Callable[[F], bool], must: bool = False
    ) -> None:
        """Add a check of something that is counted: ``holds`` says whether the figure is as it should be."""

        def test(pack: P) -> Verdict:
            found = measure(pack)
            return None if holds(found) else Phrase("It is {figure}.", "pack-figure", figure=spelt(found))

        self.all.append(Check(name, source, test, must, measure))

    def table(self, rows: Iterable[Row], problem: Callable[[P, str, str], Phrase | None]) -> None:
        """Add a check for each row: `problem` says what is wrong with a card and one of the words, or nothing."""
        for name, source, card, words in rows:
            self.all.append(Check(name, source, self._fits(card, words.split(), problem), single=True))

    @staticmethod
    def _fits(
        card: str, words: Sequence[str], problem: Callable[[P, str, str], Phrase | None]
    ) -> Callable[[P], Verdict]:
        """A test that a card fits every word."""

        def test(pack: P) -> Verdict:
            found = [wrong for wrong in (problem(pack, card, word) for word in words) if wrong is not None]
            return Several(found, " ") if found else None

        return test


# What several checks say


def spelt(figure: object) -> str:
    """A figure in any language: numbers one after another."""
    return " / ".join(map(spelt, figure)) if isinstance(figure, tuple | list) else str(figure)


def letters(text: str) -> str:
    """The letters and digits of a name, by which cards are found however they are spelt."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def misfit(card: Name, word: str) -> Phrase:
    """A card that a word of its row does not fit."""
    return Phrase("{card} does not fit {word}.", "pack-misfit", card=card, word=word)


def they_are(numbers: Iterable[object]) -> Phrase:
    """Numbers that should be others."""
    return Phrase("They are {numbers}.", "pack-they-are", numbers=Several(numbers))


def it_has(number: int) -> Phrase:
    """A number that should be another."""
    return Phrase("It has {number}.", "pack-it-has", number=number)

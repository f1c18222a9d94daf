"""What a check is: its name, its source, and a test that says what is wrong with a pack, or nothing."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from biont.genesis import cards as c
from biont.kernel.errors import Phrase, Several

Verdict = Phrase | Several | None
Test = Callable[[c.Pack], Verdict]
Problem = Callable[[c.Pack, str, str], Phrase | None]
Row = tuple[str, str, str, str]
"""Name of the check, source, name of the card, and words that it must fit."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How a pack fares in one check; `detail` says what is wrong, or nothing."""

    name: str
    source: str
    detail: Verdict

    @property
    def ok(self) -> bool:
        """Whether the pack holds."""
        return self.detail is None

    @property
    def title(self) -> Phrase:
        """The name in every language."""
        return Phrase(self.name, f"check-{key_of(self.name)}")


@dataclass(frozen=True, slots=True)
class Untestable:
    """A statement about the cards that no check holds, with the reason."""

    name: str
    source: str
    reason: str

    @property
    def title(self) -> Phrase:
        """The name in every language."""
        return Phrase(self.name, f"check-{key_of(self.name)}")

    @property
    def why(self) -> Phrase:
        """The reason in every language."""
        return Phrase(self.reason, f"untestable-{key_of(self.name)}")


def key_of(name: str) -> str:
    """The words of a name, which are its key."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


class NotFound(Exception):
    """A card that a check is about is not in the pack."""

    def __init__(self, detail: Phrase) -> None:
        super().__init__(str(detail))
        self.detail = detail


CHECKS: list[tuple[str, str, Test]] = []


def checks(pack: c.Pack) -> list[CheckResult]:
    """All checks on a pack: counts and sets, events, placards, mutations, parasites, macroorganisms."""
    results = []
    for name, source, test in CHECKS:
        try:
            detail = test(pack)
        except NotFound as missing:
            detail = missing.detail
        results.append(CheckResult(name, source, detail))
    return results


def check(name: str, source: str) -> Callable[[Test], Test]:
    """Adds a function that says what is wrong with a pack, or nothing, to the list."""

    def add(test: Test) -> Test:
        CHECKS.append((name, source, test))
        return test

    return add


def fact(name: str, source: str, holds: Callable[[c.Pack], bool]) -> None:
    """Adds a check that is either true or not."""

    @check(name, source)
    def test(pack: c.Pack) -> Verdict:
        return None if holds(pack) else Phrase("It is not so in this pack.", "pack-not-so")


def table(rows: Iterable[Row], problem: Problem) -> None:
    """Adds a check for each row: `problem` says what is wrong with a card and one of the words, or nothing."""
    for name, source, card, words in rows:
        CHECKS.append((name, source, row_test(card, words.split(), problem)))


def row_test(card: str, words: Sequence[str], problem: Problem) -> Test:
    """A test that a card fits every word."""

    def test(pack: c.Pack) -> Verdict:
        found = [wrong for wrong in (problem(pack, card, word) for word in words) if wrong is not None]
        return Several(found, " ") if found else None

    return test


# What several checks say


def misfit(card: c.Name, word: str) -> Phrase:
    """A card that a word of its row does not fit."""
    return Phrase("{card} does not fit {word}.", "pack-misfit", card=card, word=word)


def they_are(numbers: Iterable[object]) -> Phrase:
    """Numbers that should be others."""
    return Phrase("They are {numbers}.", "pack-they-are", numbers=Several(numbers))


def it_has(number: int) -> Phrase:
    """A number that should be another."""
    return Phrase("It has {number}.", "pack-it-has", number=number)

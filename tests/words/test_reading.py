"""Words split their files into entries and let Fluent read one when it is said; read whole, they say the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, NumberLiteral, Resource, SelectExpression
from fluent.syntax.visitor import Visitor

from biont import games
from biont.words import LANGUAGES, Words
from tests.words.source import EXTENSIONS, HOUSE, PARTS, folder, variables

COUNTS = (0, 1, 2, 7)

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variants(Visitor):
    """Collects what a message tells apart, and which others it says."""

    def __init__(self) -> None:
        self.keys: set[str | int] = set()
        self.said: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            key = variant.key
            self.keys.add(int(key.value) if isinstance(key, NumberLiteral) else key.name)
        self.generic_visit(node)


def trials(message: Message, known: Mapping[str, Message]) -> Iterator[dict[str, Any]]:
    """Values for the variables of a message and of those that it says, such that each of its variants is said."""
    found = Variants()
    found.visit(message)
    names = variables(message).union(*(variables(known[one]) for one in found.said))
    if not names:
        yield {}
        return
    for value in (*COUNTS, "text", *sorted(found.keys, key=str)):
        yield dict.fromkeys(names, value)


@cache
def whole(folder: Path) -> tuple[Any, ...]:
    """Every entry of the files of a folder, read whole; nothing in them is anything else."""
    found: list[Any] = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            found.append(entry)
    return tuple(found)


def hold(words: Words, *folders: Path) -> None:
    """Hold words against the files of folders, read whole: the same keys in the same order, and the same texts.

    Of the messages those of the last folder are said.
    """
    read = [[entry for entry in whole(one) if isinstance(entry, Message)] for one in folders]
    assert words.keys == list(dict.fromkeys(message.id.name for messages in read for message in messages))
    bundle = FluentBundle([words.language], use_isolating=False)
    for one in folders:
        bundle.add_resource(Resource(body=list(whole(one))), allow_overrides=True)
    known = {message.id.name: message for messages in read for message in messages}
    for message in read[-1]:
        key = message.id.name
        assert words.has(key)
        for values in trials(message, known):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said, problems = bundle.format_pattern(pattern, values)
            assert (words(key, **values), []) == (str(said), problems), f"{key} with {values}"


@every_language
@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_found_and_says_the_same_as_read_whole(part: str, language: str) -> None:
    parts = [HOUSE] if part == HOUSE else [HOUSE, part]
    packages = [] if part == HOUSE else [EXTENSIONS.get(part) or games.game(part).package]
    hold(Words(language, *packages), *(folder(one) / "words" / language for one in parts))


HARD = """
### A comment of the file
## A comment of a group

# A comment
hard-plain = One line, with = and # and [brackets] \\ and - dashes.\x20\x20
hard-lines =
    Two lines
      and one indented

    after an empty one
-hard-term = { $case ->
   *[one] a term
    [many] terms
}
    .gender = f
hard-refers = { hard-lines } and { -hard-term(case: "many") }{ hard-end.mark }, { -hard-term.gender ->
    [f] hers
   *[other] its
}
# hard-silent = This is no message
hard-counts = { $count ->
    [0] none
    [one] { $count } thing
   *[other] { $count } things
} { "{" }here{ "}" }
hard-end=  Nothing  follows
    .mark = !
"""


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the words of a game of somebody else, to be written."""
    monkeypatch.syspath_prepend(tmp_path)
    place = tmp_path / f"strange_{tmp_path.name.replace('-', '_')}"
    (place / "words" / "en").mkdir(parents=True)
    (place / "__init__.py").touch()
    return place / "words" / "en" / "strange.ftl"


def words_of(file: Path) -> Words:
    return Words("en", file.parents[2].name)


def test_whatever_fluent_can_is_read_entry_by_entry(strange: Path) -> None:
    strange.write_text(HARD, "utf-8")
    hold(words_of(strange), folder(HOUSE) / "words" / "en", strange.parent)
    assert not words_of(strange).has("-hard-term")


def test_everything_can_be_learnt_before_it_is_said(strange: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strange.write_text(HARD, "utf-8")
    say, late = words_of(strange), words_of(strange)
    say.learn()
    monkeypatch.setattr(say, "_learn", lambda key: pytest.fail(f"{key} is read only now"))
    for key, values in (("hard-counts", {"count": 2}), ("hard-end", {}), ("web-saved-turn", {"turn": 3})):
        assert say(key, **values) == late(key, **values)


@pytest.mark.parametrize("text", ["odd = { $open", "odd = closed }", "odd =", "odd = { \n}", "odd = fine\n 3 = { -"])
def test_what_is_not_fluent_is_refused_when_it_is_said(text: str, strange: Path) -> None:
    strange.write_text(text, "utf-8")
    with pytest.raises(ValueError, match="odd"):
        words_of(strange)("odd")


def test_a_reference_to_nothing_is_refused(strange: Path) -> None:
    strange.write_text("odd = { nowhere-at-all }", "utf-8")
    with pytest.raises(ValueError, match="nowhere-at-all"):
        words_of(strange)("odd")


@pytest.mark.parametrize("text", ["twice = a\ntwice = b", "and = taken from the house"])
def test_no_message_stands_twice(text: str, strange: Path) -> None:
    strange.write_text(text, "utf-8")
    with pytest.raises(AssertionError, match="elsewhere too"):
        words_of(strange)

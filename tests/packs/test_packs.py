"""Packs of any game: the shelf of a small game of two kinds of card, one of them with a file it shares."""

from __future__ import annotations

import doctest
from dataclasses import dataclass
from pathlib import Path

import pytest

from biont import games, packs
from biont.kernel.errors import BadPack, Phrase
from biont.packs import CardReader, Cards, Checks, Name, Pack, PackLibrary

HEAD = 'name = "{name}"\nedition = "1e"\n[sources]\n002 = "the rulebook"\n'
SKY = """
[source]
default = "rulebook 002:L720"
"tail.length" = "public 002"

[[comet]]
code = "voices"
number = 2
en = "Breakdown of the voices"
steps = ["chaos 1", "score 2"]
tail = { en = "Long", length = 3 }
source = { en = "reconstructed", tail = "deduced 002:L1" }

[[comet]]
code = "reason"
en = "Age of Reason"
de = "Zeitalter der Vernunft"
steps = []
tail = { en = "Short", length = 1, source = { en = "reconstructed" } }

[[moon]]
colour = "white"
size = 4

[[moon]]
colour = "black"
size = 2
"""


@dataclass(frozen=True, slots=True)
class Comet:
    code: str
    number: int
    name: Name
    steps: tuple[tuple[str, int], ...]
    tail: Name
    length: int


@dataclass(frozen=True, slots=True)
class Moon:
    colour: int
    size: int


@dataclass(frozen=True, slots=True, eq=False)
class Sky(Pack):
    comets: tuple[Comet, ...]
    moons: tuple[Moon, ...]


def read_comet(sheet: CardReader) -> Comet:
    tail = sheet.inner("tail")
    length = tail.whole("length", 1, 9)
    steps = sheet.several("steps", step, Phrase("steps such as chaos 1", "pack-text"))
    card = Comet(sheet.code(), sheet.number(203), sheet.name(), steps, tail.name(), length)
    tail.done()
    return card


def step(text: str) -> tuple[str, int]:
    word, _, number = text.partition(" ")
    return word, int(number)


def read_moon(sheet: CardReader) -> Moon:
    return Moon(sheet.choice("colour", ("black", "white")), sheet.whole("size", 1, 9))


def library(folder: Path) -> PackLibrary[Sky]:
    checks = Checks[Sky]()
    checks.fact("moons: no two alike", "002:L7", lambda pack: len({moon.size for moon in pack.moons}) == 2)
    kinds = [
        Cards("comet", read_comet, count=2, file="sky.toml"),
        Cards("moon", read_moon, key="colour", each=("black", "white"), file="sky.toml"),
    ]
    return PackLibrary(folder, kinds, Sky, lambda settings: "standard", checks=checks, reserved=("pass",))


@pytest.fixture
def skies(tmp_path: Path) -> PackLibrary[Sky]:
    """A shelf with one pack."""
    put(tmp_path / "standard", SKY)
    return library(tmp_path)


def put(folder: Path, sky: str, head: str = HEAD) -> Path:
    folder.mkdir()
    (folder / "pack.toml").write_text(head.format(name=folder.name), "utf-8")
    (folder / "sky.toml").write_text(sky, "utf-8")
    return folder


def problems(skies: PackLibrary[Sky], sky: str) -> list[str]:
    with pytest.raises(BadPack) as caught:
        skies.load(str(put(skies.folder / "broken", sky)))
    return str(caught.value).splitlines()


def test_the_example_of_the_package_works() -> None:
    assert doctest.testmod(packs).failed == 0


def test_a_pack_of_two_kinds_in_one_file(skies: PackLibrary[Sky]) -> None:
    pack = skies.load()
    assert [comet.length for comet in pack.comets] == [3, 1]
    assert pack.comets[0].steps == (("chaos", 1), ("score", 2))
    assert pack.comets[1].name == Name("Age of Reason", "Zeitalter der Vernunft")
    assert [result.ok for result in skies.checks(pack)] == [True]


def test_one_card_for_each_stands_in_their_order(skies: PackLibrary[Sky]) -> None:
    assert skies.load().moons == (Moon(0, 2), Moon(1, 4))


@pytest.mark.parametrize(
    ("code", "field", "origin"),
    [
        ("voices", "code", "rulebook 002:L720"),
        ("voices", "name", "reconstructed "),
        ("voices", "tail.name", "deduced 002:L1"),
        ("voices", "tail.length", "deduced 002:L1"),
        ("reason", "tail.length", "public 002"),
        ("reason", "tail.name", "reconstructed "),
        ("moon-white", "size", "rulebook 002:L720"),
    ],
)
def test_the_nearest_source_counts(skies: PackLibrary[Sky], code: str, field: str, origin: str) -> None:
    found = skies.load().provenance(code, field)
    assert f"{found.kind} {found.source}" == origin
    assert found.pack == "standard"


def test_the_hash_leaves_out_names_and_numbers(skies: PackLibrary[Sky]) -> None:
    renamed = SKY.replace("Breakdown of the voices", "Silence").replace("number = 2", "number = 3")
    assert skies.load(str(put(skies.folder / "named", renamed))).hash == skies.load().hash
    longer = SKY.replace("length = 3", "length = 4")
    assert skies.load(str(put(skies.folder / "longer", longer))).hash != skies.load().hash


def test_two_games_have_lists_of_checks_of_their_own(skies: PackLibrary[Sky], tmp_path: Path) -> None:
    other = library(tmp_path)
    other.checks.fact("moons: none", "002:L8", lambda pack: not pack.moons)
    assert [result.ok for result in other.checks(skies.load())] == [True, False]
    assert [result.ok for result in skies.checks(skies.load())] == [True]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("length = 3", "length = 10", 11, "voices: tail.length: 10 stands there; it takes a whole number from 1 to 9."),
        (
            "number = 2",
            "number = 204",
            8,
            "voices: number: 204 stands there; it takes a number from 1 to 203",
        ),
        ('"score 2"', '"score"', 10, 'voices: steps: "score" stands there, among others; it takes steps such as'),
        ('"score 2"', "2", 10, "voices: steps: 2 stands there, among others; it takes steps such as"),
        (
            '["chaos 1", "score 2"]',
            '"chaos 1"',
            10,
            'voices: steps: "chaos 1" stands there without brackets; it takes a list, ',
        ),
        ('code = "reason"', 'code = "pass"', 15, 'pass: code: "pass" stands there; it takes lowercase letters'),
        ('colour = "white"', 'colour = "black"', 0, "2 cards are black; there is one for each of black, white."),
        ("size = 4", "size = 4\nwings = 2", 24, "white: wings: there is no such field; the fields are colour, size"),
        ('[[moon]]\ncolour = "white"', '[[sun]]\ncolour = "white"', 21, "sun: there is no such table; the file holds"),
        (
            'tail = { en = "Short", length = 1, ',
            'tail = { en = "Short", length = 1, wide = 2, ',
            19,
            "reason: tail.wide:",
        ),
        ('tail = { en = "Long", length = 3 }', "tail = 3", 11, "voices: tail: 3 stands there; it takes a table."),
    ],
)
def test_problems(skies: PackLibrary[Sky], old: str, new: str, line: int, problem: str) -> None:
    assert old in SKY
    found = problems(skies, SKY.replace(old, new, 1))
    file = f"sky.toml:{line}" if line else "sky.toml"
    assert found[0].startswith(f"{file}: {problem}"), found


def test_a_broken_pack_below_is_named(skies: PackLibrary[Sky]) -> None:
    put(skies.folder / "below", SKY.replace("length = 3", "length = 10"))
    (skies.folder / "above").mkdir()
    head = 'name = "above"\nedition = "1e"\ninherits = "below"\n'
    (skies.folder / "above" / "pack.toml").write_text(head, "utf-8")
    with pytest.raises(BadPack, match=r"^below/sky\.toml:11: voices: tail\.length: 10 stands there"):
        skies.load("above")


def test_the_head_has_lines_too(skies: PackLibrary[Sky]) -> None:
    put(skies.folder / "nameless", SKY, HEAD.replace('"{name}"', "3"))
    with pytest.raises(BadPack, match=r"pack\.toml:1: name: 3 stands there; it takes a text"):
        skies.load("nameless")


def test_a_new_pack_keeps_what_is_known(skies: PackLibrary[Sky]) -> None:
    folder = skies.write_new(skies.folder / "own")
    text = (folder / "sky.toml").read_text("utf-8")
    assert text.count("[[comet]]") == text.count("[[moon]]") == 2
    assert 'steps = ["chaos 1", "score 2"]' in text
    assert 'tail = { en = "?", length = "?" }' in text
    assert 'length = 1, source = { length = "public 002" }' in text


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "x/" * 3000])
def test_a_name_that_no_folder_can_have_gets_a_sentence(name: str) -> None:
    with pytest.raises(BadPack, match="There is no pack"):
        games.game("genesis").library.load(name)

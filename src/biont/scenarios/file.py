"""Scenario files: TOML with one scenario or several, read with the line of everything that may be wrong.

The format is described in docs/scenarios.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from biont.kernel.errors import BiontError, Phrase, Several
from biont.packs import toml
from biont.packs.fields import shown
from biont.packs.toml_hints import slip
from biont.scenarios.words import Wrong, check_keys, flag_of, list_of, named, number_of, table_of

KEYS = ("id", "title", "rules", "note", "game", "settings", "seed", "drawn", "position", "from", "play")
MOVE_KEYS = ("run", "dice", "answers", "stop", "expect", "tell", "look")
COMMON = ("game", "positions")
"""What the head of a file says for all its scenarios."""
LIKE = "like"
"""In a position: which of the file's positions it begins with."""
EMPTY: Mapping[str, Any] = {}
LANGUAGES = ("en", "de")
SCENARIO = Phrase("A scenario", "scenario-a-scenario")
MOVE = Phrase("A move", "scenario-a-move")
_HEADER = re.compile(r"^\s*\[\[\s*scenario\s*\]\]")
_HEADING = re.compile(r"^\s*\[\[?\s*(.+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r'^\s*((?:[\w-]+|"[^"]*")(?:\s*\.\s*(?:[\w-]+|"[^"]*"))*)\s*=')
_NAME = re.compile(r'"([^"]*)"|([\w-]+)')
_MOVE = re.compile(r"^\s*\[\[\s*(scenario\s*\.\s*)?play\s*\]\]")


class BadScenario(BiontError):
    """A scenario that cannot be played: the file, the line, and what is wrong in it."""


@dataclass(frozen=True)
class Span:
    """Lines of a file, the first counted from 1, the last not included."""

    file: str
    lines: tuple[str, ...]
    first: int
    last: int

    def line(self, word: str = "") -> int:
        """The first line of the span with a word in it, or the span's first."""
        if word:
            for number in range(self.first, self.last):
                if word in self.lines[number - 1]:
                    return number
        return self.first

    def nearest(self, path: str) -> int:
        """The line that states what a path such as "expect.organisms.mars.cubes" names, as near as the file has it."""
        wanted = _names(path)
        best, line = 0, self.first
        inside: list[str] = []
        for number in range(self.first, self.last):
            text = self.lines[number - 1]
            if heading := _HEADING.match(text):
                inside = [name for name in _names(heading[1]) if name not in ("scenario", "play")]
            elif (key := _KEY.match(text)) is not None:
                full = inside + _names(key[1])
                common = min(len(full), len(wanted))
                if common > best and full[:common] == wanted[:common]:
                    best, line = common, number
        return line

    def complaint(self, reason: BiontError | Phrase, word: str = "") -> BadScenario:
        """What is wrong, with file and line; ``word`` is something that stands there, or a path into the position."""
        line = self.nearest(word) if word.startswith("position.") else self.line(word)
        return _at(self.file, line, reason)

    def untrue(self, reason: Phrase, path: str) -> BadScenario:
        """What is not as a statement has it, with file and the line of that statement."""
        return _at(self.file, self.nearest(path), reason)


def _names(path: str) -> list[str]:
    """The names of a dotted path, those in quotes as they are."""
    return [quoted or bare for quoted, bare in _NAME.findall(path)]


def _at(file: str, line: int, reason: BiontError | Phrase) -> BadScenario:
    return BadScenario("{file}:{line}: {reason}", "scenario-at", file=file, line=str(line), reason=reason)


@dataclass(frozen=True)
class Move:
    """What is done next (steps to run, dice, answers) and what must be true then."""

    span: Span
    run: tuple[str, ...]
    dice: tuple[int | tuple[int | str, ...], ...]
    """Everything that chance gives, in order; a shuffle is what lies on top then, the topmost first."""
    answers: tuple[str, ...]
    stop: bool
    """Whether the question after the last answer stays open though it has only one answer."""
    expect: Mapping[str, Any]
    tell: str = ""
    """In a guided game: the idea that is told at the question of the first answer."""
    look: str = ""
    """And where to look then, as a CSS selector of the board."""


@dataclass(frozen=True)
class ScenarioFile:
    """One scenario as it stands in its file; ``game`` is empty where the file leaves it to whoever reads it."""

    span: Span
    id: str
    title: Mapping[str, str]
    rules: tuple[str, ...]
    note: Mapping[str, str]
    game: str
    settings: Mapping[str, Any]
    seed: int
    drawn: int
    position: Mapping[str, Any]
    start: tuple[str, ...]
    moves: tuple[Move, ...]


def read(path: Path | str) -> list[ScenarioFile]:
    """The scenarios of a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadScenario("{path} cannot be read: it is no text in UTF-8.", "scenario-no-text", path=path) from None
    except OSError as error:
        raise BadScenario("{path} cannot be read: {why}.", "unreadable", path=path, why=error.strerror) from None
    lines = tuple(text.splitlines())
    try:
        document = toml.loads(text)
    except toml.TomlError as error:
        line, why = slip(str(error), text)
        raise _at(str(path), line, Phrase("This is no TOML: {why}.", "scenario-no-toml", why=why)) from None
    if "scenario" not in document:
        return [sheet_of(Span(str(path), lines, 1, len(lines) + 1), document)]
    whole = Span(str(path), lines, 1, len(lines) + 1)
    for key in document:
        if key not in ("scenario", *COMMON):
            outside = Phrase("'{name}' stands outside a [[scenario]].", "scenario-outside", name=key)
            raise whole.complaint(outside, key)
    if not isinstance(document["scenario"], list):
        brackets = Phrase("Scenarios are written [[scenario]], in two brackets.", "scenario-brackets")
        raise whole.complaint(brackets, "scenario")
    starts = [number for number, line in enumerate(lines, 1) if _HEADER.match(line)] + [len(lines) + 1]
    if len(starts) != len(document["scenario"]) + 1:
        begins = Phrase("Every scenario begins with a line [[scenario]].", "scenario-begins")
        raise whole.complaint(begins, "scenario")
    spans = [Span(str(path), lines, *pair) for pair in pairwise(starts)]
    common = {key: document[key] for key in COMMON if key in document}
    tables = enumerate(zip(spans, document["scenario"], strict=True), 1)
    return [sheet_of(span, table, common, f"{Path(path).stem}-{number}") for number, (span, table) in tables]


def sheet_of(span: Span, table: Mapping[str, Any], common: Mapping[str, Any] = EMPTY, name: str = "") -> ScenarioFile:
    """A scenario from its table, which stands on these lines.

    ``common`` is what the head of its file says for all of them, ``name`` the id of one that has none of its own.
    """
    try:
        check_keys(SCENARIO, table, KEYS)
        if "from" not in table:
            raise Wrong("The scenario has no '{name}'.", "scenario-lacks", name="from")
        game = table.get("game", common.get("game"))
        return ScenarioFile(
            span=span,
            id=_text("id", table.get("id", name or Path(span.file).stem)),
            title=_by_language("title", table.get("title", {})),
            rules=_texts("rules", table.get("rules", [])),
            note=_by_language("note", table["note"]) if "note" in table else {},
            game=_text("game", game) if game is not None else "",
            settings=table_of("settings", table.get("settings", {})),
            seed=number_of("seed", table.get("seed", 1)),
            drawn=number_of("drawn", table.get("drawn", 0)),
            position=_position(table_of("position", table.get("position", {})), common.get("positions", {})),
            start=_texts("from", table["from"]),
            moves=_moves(span, table.get("play", [])),
        )
    except Wrong as wrong:
        raise span.complaint(wrong, wrong.at) from None


def _text(what: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise Wrong("'{name}' is a text, not {value}.", "scenario-not-text", at=what, name=what, value=shown(value))
    return value


def _texts(what: str, value: object) -> tuple[str, ...]:
    return tuple(_text(what, item) for item in list_of(what, value))


def _by_language(what: str, value: object) -> Mapping[str, str]:
    """A text in every language; one without a language, or in one of them only, stands for all."""
    table = dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else table_of(what, value)
    check_keys(named(what), table, LANGUAGES)
    told = {language: _text(what, text) for language, text in table.items()}
    usual = next(iter(told.values()), "")
    return {language: told.get(language, usual) for language in LANGUAGES}


def _position(given: Mapping[str, Any], positions: object) -> Mapping[str, Any]:
    """A position as it stands, or what it changes in one that the scenarios of a file share."""
    if LIKE not in given:
        return given
    shared = table_of("positions", positions)
    name = given[LIKE]
    if not isinstance(name, str) or name not in shared:
        sentence = "The file has no position '{name}'; it has {known}."
        raise Wrong(sentence, "scenario-no-position", at=LIKE, name=name, known=Several(shared or ("–",)))
    return laid_over(table_of(name, shared[name]), {key: value for key, value in given.items() if key != LIKE})


def laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """A table with what another one says in its place, table by table."""
    both = {
        key: laid_over(below[key], value)
        for key, value in above.items()
        if isinstance(value, Mapping) and isinstance(below.get(key), Mapping)
    }
    return {**below, **above, **both}


def _moves(span: Span, value: object) -> tuple[Move, ...]:
    tables = list_of("play", value)
    starts = [n for n in range(span.first, span.last) if _MOVE.match(span.lines[n - 1])] + [span.last]
    written_out = len(starts) == len(tables) + 1
    moves = []
    for number, table in enumerate(tables):
        part = Span(span.file, span.lines, starts[number], starts[number + 1]) if written_out else span
        try:
            moves.append(_move(part, table_of("play", table)))
        except Wrong as wrong:
            raise part.complaint(wrong, wrong.at) from None
    return tuple(moves)


def _die(value: object) -> int | tuple[int | str, ...]:
    if isinstance(value, list) and all(isinstance(one, str) or type(one) is int for one in value):
        return tuple(value)
    number = number_of("dice", value)
    if number < 1:
        raise Wrong("Dice and other draws are numbers from 1 up.", "scenario-dice", at="dice")
    return number


def _move(span: Span, table: Mapping[str, Any]) -> Move:
    check_keys(MOVE, table, MOVE_KEYS)
    dice = tuple(_die(die) for die in list_of("dice", table.get("dice", [])))
    return Move(
        span=span,
        run=_texts("run", table.get("run", [])),
        dice=dice,
        answers=_texts("answers", table.get("answers", [])),
        stop=bool(flag_of("stop", table.get("stop", False))),
        expect=table_of("expect", table.get("expect", {})),
        tell=_text("tell", table["tell"]) if "tell" in table else "",
        look=_text("look", table["look"]) if "look" in table else "",
    )

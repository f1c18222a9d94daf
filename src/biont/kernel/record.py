"""The record of a game: save file, replay, bug report and proof of a fair game at once."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from biont.kernel.chance import Outcome
from biont.kernel.errors import BadRecord
from biont.kernel.fair import Fair
from biont.kernel.play import LAPSES

FORMAT = 1
"""The version of the file format itself."""

LONGEST = 20_000
"""Answers of a record, and whatever else comes once an answer at most; what strangers send is not looked at beyond."""

WITHHELD = "withheld"
"""What a record of a running game says instead of its seed, and of answers that are still secret."""

_SORTS: dict[type, str] = {str: "text", list: "list", dict: "table"}


@dataclass
class Record:
    """Who played what with which cards, and every answer; the dice follow from the seed.

    ``injected`` lists outcomes that did not come from the seed, each with the number of answers given before them.
    ``snapshots`` hold the table after some numbers of answers, so that a reader of a long game need not start at zero.
    ``stand_ins`` lists the answers that were given in place of a player, each with the reason (``play.LAPSES``).
    ``hints`` lists the answers before which a person asked a program what it would do.
    ``deals`` lists where everything hidden was dealt anew, each with the seed from there on (``Game.deal_anew``).
    ``fair`` says what the seed was made of where people met, ``names`` what those are called who want it to be known.
    """

    game: str
    rules: str
    seats: list[str]
    seed: int
    settings: dict[str, Any] = field(default_factory=dict)
    pack: dict[str, str] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    injected: list[tuple[int, list[Outcome]]] = field(default_factory=list)
    snapshots: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    stand_ins: list[tuple[int, int]] = field(default_factory=list)
    hints: list[int] = field(default_factory=list)
    deals: list[tuple[int, int]] = field(default_factory=list)
    fair: Fair | None = None
    names: dict[str, str] = field(default_factory=dict)

    def told(self, secret: Collection[int]) -> str:
        """The text for those who still play: without seed, snapshots, and the answers of these numbers."""
        answers = [WITHHELD if number in secret else answer for number, answer in enumerate(self.answers)]
        return replace(self, answers=answers, snapshots=[])._text(withheld=True)

    def to_json(self) -> str:
        """The record as the text of a file, one answer a line so that people and version control can read it."""
        return self._text()

    def _text(self, withheld: bool = False) -> str:
        def told(seed: int) -> str:
            return WITHHELD if withheld else str(seed)

        head = {
            "biont": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": told(self.seed),
            "options": self.settings,
            "pack": self.pack,
            "injected": self.injected,
            "snapshots": self.snapshots,
        }
        if self.stand_ins:
            head["stand_ins"] = self.stand_ins
        if self.hints:
            head["hints"] = self.hints
        if self.deals:
            head["deals"] = [(at, told(seed)) for at, seed in self.deals]
        if self.fair is not None:
            head["fair"] = self.fair.told() if withheld else self.fair.to_data()
        if self.names:
            head["names"] = self.names
        lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
        answers = ",\n".join(f"    {json.dumps(answer)}" for answer in self.answers)
        lines.append('  "answers": [\n' + answers + "\n  ]" if self.answers else '  "answers": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: Path | str) -> None:
        """Write the record to a file, whole or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        text = self.to_json()
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(target)
        except OSError as error:
            raise BadRecord("{path} cannot be written: {why}.", "unwritable", path=path, why=error.strerror) from None

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record; anything that is not one is refused with a sentence."""
        try:
            data = json.loads(text)
            json.dumps(data, ensure_ascii=False).encode()  # half a character, which JSON allows, is no text
        except (ValueError, RecursionError) as error:
            sentence = "This is no record of a game: the text is not JSON ({why})."
            raise BadRecord(sentence, "no-json", why=str(error)) from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Record:
        """The record behind what JSON holds, where it stands in a larger file."""
        if not isinstance(data, dict) or "biont" not in data:
            sentence = "This is no record of a game: the entry 'biont' with the format version is missing."
            raise BadRecord(sentence, "no-format")
        if type(data["biont"]) is not int or data["biont"] != FORMAT:
            raise BadRecord(
                "This record has format version {theirs}, this program reads version {mine}. "
                "Open it with the program version that wrote it, or update this one.",
                "other-format",
                theirs=repr(data["biont"]),
                mine=FORMAT,
            )
        return cls._checked(data)

    @classmethod
    def load(cls, path: Path | str) -> Record:
        """Read a record from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadRecord("{path} is no record of a game: it is not a text file.", "no-text", path=path) from None
        except OSError as error:
            raise BadRecord("{path} cannot be read: {why}.", "unreadable", path=path, why=error.strerror) from None
        return cls.from_json(text)

    @classmethod
    def _checked(cls, data: dict[str, Any]) -> Record:
        """The record behind JSON data, each entry checked for its type."""

        def entry(name: str, kind: type) -> Any:
            if name not in data:
                raise BadRecord("The record's entry '{name}' is missing.", "no-entry", name=name)
            if not isinstance(data[name], kind):
                sentence = "The record's entry '{name}' must be a {sort}, not {got}."
                got = f"{data[name]!r:.60}"
                raise BadRecord(sentence, "bad-entry", name=name, sort=_SORTS[kind], got=got)
            if kind is list and len(data[name]) > LONGEST:
                sentence = "The record's entry '{name}' has more than {most} parts, which no game has."
                raise BadRecord(sentence, "long-entry", name=name, most=LONGEST)
            return data[name]

        def texts(name: str) -> dict[str, str]:
            values = entry(name, dict)
            if not all(isinstance(word, str) for pair in values.items() for word in pair):
                raise BadRecord("The record's entry '{name}' must hold texts only.", "texts-only", name=name)
            return dict(values)

        def strings(name: str) -> list[str]:
            values = entry(name, list)
            if not all(isinstance(value, str) for value in values):
                raise BadRecord("The record's entry '{name}' must hold texts only.", "texts-only", name=name)
            return list(values)

        seed = entry("seed", str)
        if seed == WITHHELD:
            raise BadRecord(
                "This record was taken while its game was being played, so its seed is not in it; "
                "take it again when the game is over.",
                "withheld-seed",
            )
        if not _is_seed(seed):
            sentence = "The record's entry 'seed' must be a number written as a text, not {got}."
            raise BadRecord(sentence, "bad-seed", got=f"{seed!r:.60}")
        return cls(
            game=entry("game", str),
            rules=entry("rules", str),
            seats=strings("seats"),
            seed=int(seed),
            settings=entry("options", dict),
            pack=texts("pack"),
            answers=strings("answers"),
            injected=[_injection(item) for item in entry("injected", list)],
            snapshots=[_snapshot(item) for item in entry("snapshots", list)],
            stand_ins=[_stand_in(item) for item in entry("stand_ins", list)] if "stand_ins" in data else [],
            hints=[_hint(item) for item in entry("hints", list)] if "hints" in data else [],
            deals=[_deal(item) for item in entry("deals", list)] if "deals" in data else [],
            fair=Fair.from_data(data["fair"]) if "fair" in data else None,
            names=texts("names") if "names" in data else {},
        )


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_seed(value: Any) -> bool:
    digits = value.removeprefix("-") if isinstance(value, str) and len(value) <= 100 else ""
    return digits.isascii() and digits.isdigit()


def _injection(item: Any) -> tuple[int, list[Outcome]]:
    if (
        isinstance(item, list)
        and len(item) == 2
        and _is_count(item[0])
        and isinstance(item[1], list)
        and all(_is_count(one) for value in item[1] for one in (value if isinstance(value, list) else [value]))
    ):
        return item[0], [tuple(value) if isinstance(value, list) else value for value in item[1]]
    sentence = "An entry of 'injected' must be a number of answers and a list of outcomes, not {got}."
    raise BadRecord(sentence, "bad-injection", got=f"{item!r:.60}")


def _snapshot(item: Any) -> tuple[int, dict[str, Any]]:
    if isinstance(item, list) and len(item) == 2 and _is_count(item[0]) and isinstance(item[1], dict):
        return item[0], item[1]
    raise BadRecord("An entry of 'snapshots' must be a number of answers and the state of a table.", "bad-snapshot")


def _stand_in(item: Any) -> tuple[int, int]:
    if isinstance(item, list) and len(item) == 2 and all(map(_is_count, item)) and item[1] < len(LAPSES):
        return item[0], item[1]
    sentence = "An entry of 'stand_ins' must be the number of an answer and a reason from 0 to {most}, not {got}."
    raise BadRecord(sentence, "bad-stand-in", most=len(LAPSES) - 1, got=f"{item!r:.60}")


def _hint(item: Any) -> int:
    if _is_count(item):
        return int(item)
    raise BadRecord("An entry of 'hints' must be the number of an answer, not {got}.", "bad-hint", got=f"{item!r:.60}")


def _deal(item: Any) -> tuple[int, int]:
    if isinstance(item, list) and len(item) == 2 and _is_count(item[0]) and _is_seed(item[1]):
        return item[0], int(item[1])
    sentence = "An entry of 'deals' must be a number of answers and a seed written as a text, not {got}."
    raise BadRecord(sentence, "bad-deal", got=f"{item!r:.60}")

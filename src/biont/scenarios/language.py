"""The stage of a game: how its positions are laid and written, what can be run by its name, what can be stated."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias

from biont.kernel.chance import Outcome, key_of
from biont.kernel.declared import Declarations
from biont.kernel.errors import Phrase, Several
from biont.kernel.play import Entry, TableT
from biont.kernel.rules import Rules
from biont.kernel.table import Step
from biont.packs.fields import shown
from biont.packs.layer import HEAD
from biont.scenarios.words import Wrong, check_keys, choose, list_of, table_of

STATE = "state"
"""In a position and in a statement: slots of the table as they are, for what no word reaches."""

APART = ("steps", "key", "count")
"""Slots that are no part of a position: what is run, and the chance that a seed gives."""

NUMBER = "number"
"""The kind of a plain number in a step."""

NO_THING, NONE = "-", -1
"""How a step says that there is no such thing."""

Check: TypeAlias = Callable[[Any, Any], list[Phrase]]
"""Holds what is stated against a table: a sentence for everything that is not so."""


class ScenarioLanguage(Generic[TableT]):
    """What a game knows about scenarios.

    As it stands it serves any game: a position is the `state` of the table, steps are named with plain numbers, and the
    state can be stated. A game adds words of its own: `lay` and `written` for its positions, `phases` and `steps` for
    what is run, `facts` and `checks` for what must be true.
    """

    phases: ClassVar[Mapping[str, Step]] = {}
    """What can be run by its name alone."""
    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What is run for a thing: the kinds of its words."""
    facts: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """Statements of one value, and how it is read off the table."""
    checks: ClassVar[Mapping[str, Check]] = {}
    """All other statements about the table."""
    shuffled: ClassVar[str] = ""
    """The kind of what the rules shuffle in play; its things have words then and not only numbers."""
    declarations: ClassVar[Declarations] = Declarations()
    """What can happen, be asked and be given as a reason."""

    def __init__(
        self,
        game: str,
        package: str,
        rules: Callable[[Sequence[str], Mapping[str, Any], str], Rules[TableT]],
        seats: Sequence[str],
    ) -> None:
        """``seats`` are those of a scenario that names none; ``rules`` makes the rules of a table."""
        self.game = game
        self.package = package
        self.seats = tuple(seats)
        self._rules = rules

    @property
    def folder(self) -> Path:
        """The scenarios that come with the game."""
        return Path(str(files(self.package) / "scenarios"))

    @property
    def files(self) -> list[Path]:
        """The files of the scenarios that come with the game; it may have none."""
        return sorted(self.folder.rglob("*.toml"))

    def rules(self, settings: Mapping[str, Any], beside: Path | None = None) -> Rules[TableT]:
        """The rules for the settings of a scenario, `seats` and `pack` among them.

        A pack in a folder is looked for ``beside`` the scenario's file first.
        """
        rest = {name: value for name, value in settings.items() if name not in ("seats", "pack")}
        seats = [str(seat) for seat in list_of("seats", settings.get("seats", self.seats))]
        pack = str(settings.get("pack", ""))
        if pack and beside is not None and (beside / pack / HEAD).is_file():
            pack = str(beside / pack)
        return self._rules(seats, rest, pack)

    def settings(self, rules: Rules[TableT]) -> dict[str, Any]:
        """The settings of a scenario that is played by these rules."""
        pack = rules.pack()
        return {"seats": list(rules.seats), **({"pack": pack["name"]} if pack else {}), **rules.settings()}

    def dice(self, entry: Entry) -> int:
        """How many dice an entry tells of; of those rolled again only the new ones."""
        for kind, datum in zip(reversed(entry.kind.things), reversed(entry.data), strict=False):
            if kind == "dice" and isinstance(datum, tuple):
                return len(datum)
        return 0

    def outcome(self, rules: Rules[TableT], die: int | tuple[int | str, ...]) -> Outcome:
        """What chance is to give by a word of the file: a number, or for a shuffle the things on top."""
        if isinstance(die, int):
            return die
        words = self.kinds(rules).get(self.shuffled, ())
        return tuple(one if isinstance(one, int) else choose(self.shuffled or NUMBER, words, one) for one in die)

    def outcome_text(self, rules: Rules[TableT], outcome: Outcome) -> str:
        """An outcome as the file has it."""
        if isinstance(outcome, int):
            return str(outcome)
        return f"[{', '.join(self._word(rules, self.shuffled or NUMBER, one) for one in outcome)}]"

    def kinds(self, rules: Rules[TableT]) -> Mapping[str, Sequence[str]]:
        """The words of every kind of thing, as the notation has them."""
        return {name: kind.words for name, kind in rules.notation.kinds.items()}

    # -- positions ---------------------------------------------------------------------------------------------------

    def set_up(self, rules: Rules[TableT], position: Mapping[str, Any], seed: int = 1, drawn: int = 0) -> TableT:
        """A table with a position on it; ``drawn`` of the seed's draws have been made."""
        table = rules.blank()
        table.key, table.count = key_of(seed), drawn
        self.lay(table, {name: value for name, value in position.items() if name != STATE})
        if STATE in position:
            put_state(table, table_of(STATE, position[STATE]))
        return table

    def lay(self, table: TableT, position: Mapping[str, Any]) -> None:
        """Lay a position on a blank table; what is not mentioned lies where it usually does."""
        check_keys(Phrase("A position", "scenario-a-position"), position, (STATE,))

    def check(self, table: TableT) -> None:
        """Refuse a table, with its steps to come, that no game leads to."""

    def written(self, table: TableT) -> dict[str, Any]:
        """The position on a table in the words of the game; what they do not reach is left out."""
        return {}

    def position(self, rules: Rules[TableT], table: TableT) -> dict[str, Any]:
        """The position on a table: laid anew it gives the same table. Slots that no word reaches are its `state`."""
        words = self.written(table)
        try:
            laid = self.set_up(rules, words).state(whole=True)
        except Wrong:
            # A table that the words would refuse, such as one with another number of pieces, is its plain state.
            words, laid = {}, self.set_up(rules, {}).state(whole=True)
        lies = table.state(whole=True)
        state = {name: value for name, value in lies.items() if name not in APART and value != laid[name]}
        return {**words, STATE: state} if state else words

    # -- what is run -------------------------------------------------------------------------------------------------

    def step(self, rules: Rules[TableT], table: TableT, text: str) -> Step:
        """The step that a text such as "events" or "darwin-roll mars" stands for."""
        name, words = self.words_of(rules, text)
        if name in self.phases and not words:
            return self.phases[name]
        kinds = self.steps.get(name, ())
        raw = all(map(is_number, words))
        if kinds and len(kinds) == len(words) and not raw:
            return (name, *(self._value(rules, kind, word) for kind, word in zip(kinds, words, strict=True)))
        if name in rules.steps and raw and takes(rules.steps[name], len(words)):
            return (name, *map(int, words))
        sentence = "'{text}' cannot be run; what can be is: {forms}."
        raise Wrong(sentence, "scenario-no-step", at=text, text=text, forms=Several(self.forms(rules)))

    def words_of(self, rules: Rules[TableT], text: str) -> tuple[str, list[str]]:
        """The name of the step in a text, which may be of several words ("end turn"), and the words after it."""
        words = text.split()
        known = {*self.phases, *self.steps, *rules.steps}
        for count in range(len(words), 0, -1):
            name = " ".join(words[:count])
            if name in known:
                return name, words[count:]
        return words[0], words[1:]

    def is_raw(self, rules: Rules[TableT], text: str) -> bool:
        """Whether a step is written with plain numbers, as the table has it."""
        _, words = self.words_of(rules, text)
        return bool(words) and all(map(is_number, words))

    def _value(self, rules: Rules[TableT], kind: str, word: str) -> int:
        if kind != NUMBER:
            return NONE if word == NO_THING else choose(kind, self.kinds(rules)[kind], word)
        if not is_number(word):
            raise Wrong("'{word}' is no number.", "scenario-no-number", at=word, word=word)
        return int(word)

    def step_text(self, rules: Rules[TableT], table: TableT, step: Step) -> str:
        """The text that stands for a step: in words if there are any that mean it, else with plain numbers."""
        name, *numbers = step
        for phase, meant in self.phases.items():
            if meant == step:
                return phase
        words = [self._word(rules, *pair) for pair in zip(self.steps.get(name, ()), numbers, strict=False)]
        # A text may leave out what the game finds by itself, such as who rolls.
        for count in range(len(words), 0, -1):
            text = " ".join((name, *words[:count]))
            with suppress(Wrong):
                if self.step(rules, table, text) == step:
                    return text
        return " ".join(map(str, step))

    def _word(self, rules: Rules[TableT], kind: str, number: int) -> str:
        words = () if kind == NUMBER else self.kinds(rules)[kind]
        if words and number == NONE:
            return NO_THING
        return words[number] if 0 <= number < len(words) else str(number)

    def forms(self, rules: Rules[TableT]) -> list[str]:
        """What can be run, as a person writes it."""
        return [*self.phases, *(" ".join((step, *kinds)) for step, kinds in self.steps.items())] or list(rules.steps)


def is_number(word: str) -> bool:
    """Whether a word is a whole number."""
    return word.removeprefix("-").isdecimal()


def takes(rule: Callable[..., object], count: int) -> bool:
    """Whether the rule of a step can be called with so many ints."""
    try:
        inspect.signature(rule).bind(None, *range(count))
    except TypeError:
        return False
    return True


def put_state(table: TableT, state: Mapping[str, Any]) -> None:
    """Put slots on a table as they are; each must have the shape that it has."""
    now = table.state(whole=True)
    slots = [name for name in now if name not in APART]
    check_keys(Phrase("The state", "scenario-the-state"), state, slots)
    for name, value in state.items():
        if not same_shape(value, now[name]):
            sentence = "The slot '{name}' does not look like {value}."
            raise Wrong(sentence, "scenario-no-slot", at=name, name=name, value=shown(value))
    table.restore({**now, **state})


def same_shape(value: object, now: object) -> bool:
    """Whether a value can stand in a slot: a number for a number, a list for a list."""
    return type(value) is type(now) and is_plain(value)


def is_plain(value: object) -> bool:
    """Whether a value can lie on a table: a number, a text, or a list of such values."""
    return type(value) in (int, str) or (isinstance(value, list) and all(map(is_plain, value)))

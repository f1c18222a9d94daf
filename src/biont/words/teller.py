"""A game in sentences: questions, options, reasons, what happened, and how it ended.

The rules speak in ints. What each of them is, questions, events and reasons declare: the *kind* of each thing, in
order, of those that the notation has. A message gets its things under the names of their kinds, so a game's teller only
has to know what things are called; what it does not know goes by its word of the notation. What has no message is told
in these words too, so that a game can be played before it has any of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from biont.kernel.decision import Decision, Option, Refusal
from biont.kernel.declared import STAND_IN, Declared
from biont.kernel.notation import Notation
from biont.kernel.play import LAPSES, Comparison, Datum, Entry
from biont.kernel.rules import Result
from biont.words import Words

Values: TypeAlias = dict[str, str | int]
"""What a message is given."""

Known: TypeAlias = Mapping[str, int]
"""The last thing of each kind that was named before, for things that are called after others."""

NOTHING: Known = {}

NAMED = 2
"""So many causes of a question are named by it."""


class Trial(NamedTuple):
    """A test in words: of whom or what, both sides with their numbers, and what came of it."""

    who: str
    left: str
    test: Comparison
    right: str
    verdict: str

    @property
    def sign(self) -> str:
        """How both numbers compare."""
        return sign_of(self.test)


class Teller:
    """Tells a game in one language."""

    fields: ClassVar[Mapping[str, str]] = {}
    """The kind of the things that a field of the table holds, where it is drawn plainly: ``{"bidder": "seat"}``."""

    def __init__(self, say: Words, seats: Sequence[str] = (), notation: Notation | None = None) -> None:
        """``seats``: the names of a game's seats, for whoever tells a log."""
        self.say = say
        self.language = say.language
        self.seats = seats
        self.notation = notation or Notation({})
        self.names: Mapping[str, Callable[[int], str]] = {}
        """What things of a kind are called, for every kind that needs nothing else to be named."""
        self.called: Mapping[str, str] = {}
        """What seats are called by somebody who knows who sits there; others go by their colours."""
        self.learned: Hashable = object()
        """What a look at a table has taught: who has learned the same says the same; as it stands, nobody has."""

    def look(self, table: Any) -> None:
        """Learn from a table what everything looks like."""

    # -- names -------------------------------------------------------------------------------------------------------

    def seat(self, seat: str) -> str:
        """A seat by its name."""
        return self.called.get(seat) or seat_name(seat, self.say)

    def thing(self, kind: str, value: int, known: Known = NOTHING) -> str | int:
        """The name of a thing of a kind, or its word, among which messages may choose; numbers stay numbers."""
        if kind == "seat":
            return self.seat(self.seats[value])
        if kind in self.names:
            return self.names[kind](value)
        words = self.notation.kinds[kind].words if kind in self.notation.kinds else ()
        return words[value] if 0 <= value < len(words) else value

    def summed(self, entries: Sequence[Entry]) -> str:
        """What befell many things, in one line."""
        return " ".join(map(self.entry, entries))

    def several(self, kind: str, data: tuple[int, ...], known: Known) -> str:
        """Several things in one value."""
        return " ".join(str(number) for number in data)

    def listing(self, names: Sequence[str]) -> str:
        """Names as a sentence lists them."""
        if not names:
            return self.say("nothing")
        return self.say("and").join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)

    # -- values of messages ------------------------------------------------------------------------------------------

    def named(self, kind: str, name: str, datum: Datum, known: Known) -> Values:
        """The values that one datum gives: its name, and what else messages of its kind want to know."""
        if isinstance(datum, tuple):
            return {name: self.several(kind, datum, known)}
        return {name: self.thing(kind, datum, known)}

    def values(self, kinds: Sequence[str], data: Iterable[Datum], known: Known = NOTHING) -> Values:
        """Named values for a message: the kind is the name; a second one of a kind is called ``kind2``.

        ``known`` are things that the data belong to, as long as they name none of the same kind themselves.
        """
        values: Values = {}
        before = dict(known)
        left = list(data)
        counts: dict[str, int] = {}
        for kind in kinds:
            if not left:
                break
            counts[kind] = counts.get(kind, 0) + 1
            name = kind if counts[kind] == 1 else f"{kind}{counts[kind]}"
            datum = self._take(kind, left)
            if isinstance(datum, int):
                before[kind] = datum
            values |= self.named(kind, name, datum, before)
        return values

    def _take(self, kind: str, left: list[Datum]) -> Datum:
        """The next datum; several numbers that are not together yet are taken together."""
        if self._is_several(kind) and not isinstance(left[0], tuple):
            together = tuple(datum for datum in left if isinstance(datum, int))
            left.clear()
            return together
        return left.pop(0)

    def _is_several(self, kind: str) -> bool:
        return self.notation.kinds[kind].several if kind in self.notation.kinds else kind == "dice"

    def whose(self, seat: int) -> Values:
        """What messages are told of the seat that a question or an entry is about; as it stands, nothing."""
        return {}

    # -- sentences ---------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        """The question of a decision."""
        key = message("prompt", decision.kind.name)
        if not self.say.has(key):
            return f"{self._plainly(decision.kind, decision.data)}?"
        return self.say(key, **self.whose(decision.seat), **self.question_values(decision))

    def question_values(self, decision: Decision) -> Values:
        """What the message of a question is given: what it is about."""
        return self.values(decision.kind.things, decision.data)

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """What an option does; the decision that offers it says what it is about.

        An option that leaves its last arguments open, such as the first stage of a long list, has its own message.
        """
        verb, *data = option
        kinds = self.notation.arguments.get(verb, ())
        key = f"option-{verb}" if len(data) >= len(kinds) else f"option-{verb}-{len(data)}"
        if not self.say.has(key):
            return self.notation.print(option)
        return self.say(key, **self.option_values(option, decision))

    def picked(self, option: Option, decision: Decision | None = None) -> str:
        """What the thing is called that is picked before an option's target: ``a red catalyst``."""
        return self._about("pick", option, decision) or self.option(option[:2], decision)

    def short(self, option: Option, decision: Decision | None = None) -> str:
        """What an option is called once its thing was picked: the name of its target; empty where it has none yet."""
        return self._about("short", option, decision)

    def sort(self, option: Option) -> str:
        """What options of the same sort are called together, where they have a name; many of them are listed by it."""
        key = message("sort", str(option[0]))
        return self.say(key) if self.say.has(key) else ""

    def _about(self, family: str, option: Option, decision: Decision | None) -> str:
        key = f"{family}-{option[0]}"
        whole = len(option) > len(self.notation.arguments.get(option[0], ()))
        return self.say(key, **self.option_values(option, decision)) if whole and self.say.has(key) else ""

    def option_values(self, option: Option, decision: Decision | None) -> Values:
        """What the message of an option is given: its things, and the question that it answers."""
        verb, *data = option
        question = decision.kind.key if decision is not None else "none"
        return self.values(self.notation.arguments.get(verb, ()), data) | {"question": question}

    def reason(self, refusal: Refusal) -> str:
        """Why something is not possible now."""
        key = f"reason-{refusal.reason}"
        if not self.say.has(key):
            return f"{self._plainly(refusal.reason, refusal.values)}."
        values = self.values(refusal.reason.things, refusal.values)
        return self.say(key, rule=refusal.rule.replace(".", "-"), **values)

    def entry(self, entry: Entry) -> str:
        """What happened, as a sentence; the rule by which it did may say why."""
        key = message("entry", entry.kind.name)
        if entry.kind == STAND_IN:
            seat, lapse = (datum for datum in entry.data if isinstance(datum, int))
            return self.say(key, seat=self.seat(self.seats[seat]), lapse=LAPSES[lapse])
        if not self.say.has(key):
            who = f"{self.seat(self.seats[entry.seat])}: " if 0 <= entry.seat < len(self.seats) else ""
            return f"{who}{self._plainly(entry.kind, entry.data)}."
        return self.say(key, **self._entry_values(entry))

    def befalls(self, entry: Entry) -> int:
        """The seat that something befalls, before it is told: as it stands the one that the entry names."""
        return entry.seat

    def _entry_values(self, entry: Entry) -> Values:
        """What the messages of an entry are given."""
        values: Values = {"rule": entry.rule.replace(".", "-"), **self.whose(entry.seat)}
        if entry.test is not None:
            values["sign"] = sign_of(entry.test)
        return values | self.values(entry.kind.things, entry.data)

    def trial(self, entry: Entry) -> Trial | None:
        """A test with both numbers, where an entry tells of one; what its sides are called stands in messages."""
        if entry.test is None:
            return None
        values, key = self._entry_values(entry), message("test", entry.kind.name)
        who, left, right, verdict = (
            self.say(f"{key}-{part}", **values) if self.say.has(f"{key}-{part}") else ""
            for part in ("who", "left", "right", "verdict")
        )
        named = self.seat(self.seats[entry.seat]) if 0 <= entry.seat < len(self.seats) else ""
        return Trial(who or named, left, entry.test, right, verdict or str(entry.test.outcome))

    def about(self, entry: Entry) -> str:
        """Whom something strikes and how, in general, where there are words for it."""
        key = message("strikes", entry.kind.name)
        return self.say(key, **self._entry_values(entry)) if self.say.has(key) else ""

    def because(self, causes: Sequence[Entry]) -> str:
        """What a question follows from, the first cause first: the last ones, but no second card of the same chain."""
        first, *others = causes
        later = [entry for entry in others if entry.kind is not first.kind] or [first]
        named: list[str] = []
        for entry in later[: -1 - NAMED : -1]:
            cause = self.cause(entry)
            if not named or not named[-1].startswith(cause):  # "the catastrophe in Iceland" is the catastrophe
                named.append(cause)
        return self.say("board-because", cause=self.say("board-because-after").join(named))

    def cause(self, entry: Entry) -> str:
        """What a question follows from, in a few words: “because of ...”; where it has none, its sentence."""
        key = message("cause", entry.kind.name)
        return self.say(key, **self._entry_values(entry)) if self.say.has(key) else self.entry(entry).rstrip(".!")

    def result(self, result: Result) -> str:
        """How the game ended."""
        names = [self.seat(seat) for seat in result.seats]
        # A line never ends between a name and its points.
        pairs = zip(names, result.scores, strict=True)
        scores = ", ".join(f"{name}\N{NO-BREAK SPACE}{points}" for name, points in pairs)
        reason = self.ending(result)
        if not result.winners:
            return self.say("result-lost", reason=reason, scores=scores)
        winners = self.listing([names[winner] for winner in result.winners])
        return self.say("result-won", winners=winners, many=len(result.winners), reason=reason, scores=scores)

    def ending(self, result: Result) -> str:
        """Why the game ended as it did."""
        return self._or(message("end", result.reason), result.reason)

    def scores(self, result: Result) -> list[str]:
        """Where everybody's points come from, a line each, where the game tells it."""
        return []

    def successor(self, data: Mapping[str, Any]) -> list[str]:
        """What a successor game gets, a line a fact."""
        return []

    # -- without words -----------------------------------------------------------------------------------------------

    def _or(self, key: str, plain: str) -> str:
        return self.say(key) if self.say.has(key) else plain

    def _plainly(self, declared: Declared, data: Sequence[Datum]) -> str:
        """A name as words, and the things that go with it, or their numbers where it does not say what they are."""
        if declared.things:
            things = list(self.values(declared.things, data).values())
        else:
            things = [n for datum in data for n in (datum if isinstance(datum, tuple) else (datum,))]
        return " ".join([declared.name.replace("-", " "), *map(str, things)])


def seat_name(seat: str, say: Words) -> str:
    """What a seat is called: ``seat-<name>``, or ``player-<name>`` where other things have that colour too."""
    return next((say(key) for key in (f"seat-{seat}", f"player-{seat}") if say.has(key)), seat)


def sign_of(test: Comparison) -> str:
    """How the numbers of a test compare."""
    return "<" if test.left < test.right else ">" if test.left > test.right else "="


def message(family: str, name: str) -> str:
    """The key of a message for something that the rules name."""
    return f"{family}-{name.replace(' ', '-')}"

"""Bios:Genesis in sentences: names of things, questions, options, reasons, and what happened."""

from __future__ import annotations

from collections.abc import Iterable

from biont.genesis.box import PARASITE
from biont.genesis.cards import COLOURS, ROWS, Pack
from biont.genesis.entries import ENTRIES, QUESTIONS, REASONS
from biont.genesis.rules import parts
from biont.genesis.table import NOWHERE, Table
from biont.kernel.decision import Decision, Option, Refusal
from biont.kernel.play import Datum, Entry
from biont.kernel.rules import Result
from biont.words import Words


class Teller:
    """Tells a game in one language.

    An organism is called by what it looks like now: a bacterium, a side of a parasite card, or a macroorganism. The
    teller learns that from the table it is shown (:meth:`look`) or from the entries it tells.
    """

    def __init__(self, pack: Pack, say: Words) -> None:
        self.pack = pack
        self.say = say
        self.language = say.language
        self._verbs = parts.verbs()
        self._macro: dict[int, tuple[int, int]] = {}
        self._side: dict[int, int] = {}

    # -- names -------------------------------------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """Learn from a table what every organism looks like."""
        self._macro = {
            organism: (macro, table.land[organism]) for organism, macro in enumerate(table.macro) if macro != NOWHERE
        }
        self._side = dict(enumerate(table.side))

    def _name(self, card: object) -> str:
        return str(getattr(getattr(card, "name"), self.language))  # noqa: B009

    def colour(self, colour: int) -> str:
        """A colour, or the player of that colour."""
        return self.say(f"colour-{COLOURS[colour % 4]}")

    def organism(self, organism: int) -> str:
        """What an organism is called now."""
        if organism == NOWHERE:
            return self.say("nothing")
        if organism >= PARASITE:
            colour = organism - PARASITE
            return self._name(self.pack.parasites[colour].sides[self._side.get(colour, 0)])
        if organism in self._macro:
            macro, land = self._macro[organism]
            card = self.pack.macroorganisms[macro]
            return self._name(card.terrestrial if land else card.marine)
        return self._name(self.pack.placards[organism].bacterium)

    def cube(self, cube: int) -> str:
        """A mutation cube: the card's name, with "+" for the cube of its promotion."""
        card = self.pack.mutations[cube // 2]
        return f"{self._name(card.back)} +" if cube % 2 else self._name(card.front)

    def source(self, source: int) -> str:
        """A place that bionts come from or go to."""
        if source == 0:
            return self.say("pool")
        if source <= 16:
            return self._name(self.pack.placards[source - 1])
        return self.organism(source - 17)

    def thing(self, kind: str, value: int) -> str | int:
        """The name of a thing of a kind as the notation counts them; numbers stay numbers."""
        if kind == "number":
            return value
        if kind in ("colour", "player", "bearer"):
            return self.colour(value)
        if kind == "row":
            return self._name(self.pack.landforms[value]) if self.pack.landforms else self.say(f"row-{ROWS[value]}")
        if kind == "refugium":
            return self._name(self.pack.placards[value])
        if kind == "mutation":
            return self._name(self.pack.mutations[value].front)
        if kind == "promoted":
            return self._name(self.pack.mutations[value].back)
        if kind == "macro":
            return self._name(self.pack.macroorganisms[value].marine)
        if kind == "event":
            return self._name(self.pack.events[value])
        if kind in ("side", "slot"):
            return self.say(f"{kind}-{value}")
        return {"organism": self.organism, "cube": self.cube, "source": self.source}[kind](value)

    def _values(self, kinds: tuple[str, ...], data: Iterable[Datum]) -> dict[str, str | int]:
        """Named values for a message: the kind is the name; a second one of a kind is called ``kind2``."""
        values: dict[str, str | int] = {}
        for place, datum in enumerate(data):
            kind = kinds[min(place, len(kinds) - 1)] if kinds else "number"
            name, number = kind, 1
            while name in values:
                number += 1
                name = f"{kind}{number}"
            if isinstance(datum, tuple):
                values[name] = ", ".join(str(self.thing(kind, item)) for item in datum)
            else:
                values[name] = self.thing(kind, datum)
        return values

    # -- sentences ---------------------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """What an option does."""
        verb = option[0]
        if verb == "attach" and len(option) == 3:
            return self._attach(option)
        return self.say(f"option-{verb}", **self._values(self._verbs[verb], option[1:]))

    def _attach(self, option: Option) -> str:
        return self.say("option-attach", **self._values(self._verbs["attach"], option[1:]))

    def prompt(self, decision: Decision) -> str:
        """The question of a decision."""
        key = f"prompt-{decision.kind.replace(' ', '-')}"
        return self.say(key, **self._values(QUESTIONS[decision.kind], decision.data))

    def reason(self, refusal: Refusal) -> str:
        """Why something is not possible now."""
        return self.say(f"reason-{refusal.reason}", **self._values(REASONS[refusal.reason], refusal.values))

    def entry(self, entry: Entry) -> str:
        """What happened, as a sentence; organisms are called what they were called then."""
        text = self.say(f"entry-{entry.kind.replace(' ', '-')}", **self._values(ENTRIES[entry.kind], entry.data))
        self._watch(entry)
        return text

    def _watch(self, entry: Entry) -> None:
        """Follow the organisms through their changes."""
        data = entry.data
        if entry.kind == "grown":
            self._macro[int(data[0])] = (int(data[1]), 0)  # type: ignore[arg-type]
        elif entry.kind == "landfall":
            macro = self._macro.get(int(data[0]), (0, 0))[0]  # type: ignore[arg-type]
            self._macro[int(data[0])] = (macro, 1)  # type: ignore[arg-type]
        elif entry.kind == "reverted":
            self._macro.pop(int(data[0]), None)  # type: ignore[arg-type]

    def result(self, result: Result) -> str:
        """How the game ended."""
        names = [self.say(f"colour-{seat}") if seat in COLOURS else self.say(f"seat-{seat}") for seat in result.seats]
        scores = ", ".join(f"{name} {points}" for name, points in zip(names, result.scores, strict=True))
        winners = self.say("and").join(names[i] for i in result.winners)
        if not winners:
            return self.say("result-lost", reason=self.say(f"end-{result.reason.replace(' ', '-')}"), scores=scores)
        reason = self.say(f"end-{result.reason.replace(' ', '-')}")
        return self.say("result-won", winners=winners, many=len(result.winners), reason=reason, scores=scores)

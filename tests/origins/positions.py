"""Positions for tests: a table laid in the words of ``biont.origins.scenario``, and a game that runs steps on it.

at = Position("black green", advanced=True, black={"migrants": ["spain"], "energy": 4}, climate={"ice": ["yukon"]})
at.run("chaos", 0, 2)                   # run one step and whatever it pushes, up to the first question
at.answer("rebel spain", "dissent crown")
assert at.options == ["..."]            # the texts of what is offered now; [] when nothing is asked
assert at.refused == {"...": "reason"}  # what is not offered, and why
assert at.table.ruling == [0, 1]
"""

from __future__ import annotations

from typing import Any

from biont.kernel.chance import key_of
from biont.kernel.decision import Decision
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.kernel.table import Step
from biont.origins.game import rules_for
from biont.origins.readings import VERSION
from biont.origins.scenario.position import KEYS, lay
from biont.origins.scenario.words import words_of
from biont.origins.settings import Settings
from biont.origins.table import Table

NOBODY_ASKED = Question("nobody asked")
"""What is asked where nobody is."""


class Position:
    """A laid table, and the game on it once a step runs."""

    def __init__(self, seats: str = "black green", seed: int = 1, version: str = VERSION, **given: Any) -> None:
        colours = tuple(seats.split())
        settings = {name: value for name, value in given.items() if name not in (*KEYS, *colours)}
        self.rules = rules_for(colours, Settings.of(settings), version=version)
        self.laid = self.rules.blank()
        self.laid.key = key_of(seed)
        lay(self.laid, {name: value for name, value in given.items() if name not in settings})
        self.words = words_of(self.laid.box)
        self.game: Game[Table] | None = None

    @property
    def table(self) -> Table:
        """The table as it lies now."""
        return self.laid if self.game is None else self.game.table

    def id(self, kind: str, word: str) -> int:
        """The int that a word stands for."""
        return self.words.number(kind, word)

    def spots(self, *words: str) -> int:
        """Some Spots as a set."""
        return self.table.world.set_of(self.words.numbers("spot", words))

    def hexes(self, *words: str) -> int:
        """Some Hexes as a set."""
        return self.words.set_of("hex", words)

    def run(self, *step: *Step) -> Position:
        """Run a step and what it pushes, up to the first question."""
        return self.run_all(step)

    def run_all(self, *steps: Step) -> Position:
        """Run several steps in this order, up to the first question."""
        if self.game is None:
            self.laid.steps = list(steps[::-1])
            self.game = Game.at(self.rules, self.laid)
        else:
            self.game.go_on(steps)
        return self

    def answer(self, *texts: str) -> Position:
        """Answer one question after the other."""
        assert self.game is not None
        for text in texts:
            self.game.choose(self.rules.notation.parse(text))
        return self

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        assert self.game is not None
        return self.game.decision

    @property
    def asked(self) -> Question:
        """What is asked now, or NOBODY_ASKED."""
        return self.decision.kind if self.decision else NOBODY_ASKED

    @property
    def about(self) -> tuple[int, ...]:
        """What the question is about."""
        assert self.decision is not None
        return self.decision.data

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.decision is not None
        return self.decision.seat

    @property
    def options(self) -> list[str]:
        """What may be answered now."""
        return [self.rules.notation.print(option) for option in self.decision.options] if self.decision else []

    @property
    def refused(self) -> dict[str, Reason]:
        """What may not be answered now, with the reason."""
        refusals = self.decision.refusals() if self.decision else []
        return {self.rules.notation.print(refusal.option): refusal.reason for refusal in refusals}

    def entries(self, *kinds: Event) -> list[Entry]:
        """What was noted down of some kinds."""
        assert self.game is not None
        return [entry for entry in self.game.entries if entry.kind in kinds]

    def interrupt(self, *step: *Step) -> Position:
        """Let a step run before what is asked now: it is asked again afterwards, if it still has to be."""
        assert self.game is not None
        table = self.game._past.marks[-1].table.copy()
        table.steps.append(step)
        self.game = Game.at(self.rules, table)
        return self

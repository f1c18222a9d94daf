"""The programs that can play a game, by their names.

:class:`Players` has those that play any game: ``random``, bots from a file of Python, engines in other languages. A
game with programs of its own writes a class below it; one with a greedy program and a search below :class:`Graded`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias, Unpack

from biont.bots import BadBot, Bot, Engine, Guarded, Random, load
from biont.bots.greedy import Greedy, Relaxed
from biont.bots.judge import Judge
from biont.bots.learned import Learned
from biont.bots.search import Budget, Halving
from biont.bots.weights import Weights
from biont.kernel.decision import Option
from biont.kernel.errors import Several
from biont.kernel.view import View

Maker: TypeAlias = Callable[[int], Bot]
"""Makes a bot from a seed."""

PATIENCE = 60.0
"""Seconds that a bot from a file may take for an answer."""


class Players:
    """The programs that can play one game; as it stands, only those that can play any."""

    levels: ClassVar[tuple[str, ...]] = ("random",)
    """Programs that people may like to play against, the easiest first."""
    sparring: ClassVar[str] = "random"
    """Against whom learners play where nothing else is said: the best program that answers at once."""
    patient: ClassVar[frozenset[str]] = frozenset()
    """Programs that think for long, and so had better do it in a process of their own."""
    forms: ClassVar[tuple[str, ...]] = ()
    """How else a program may be named, as examples: ``search:200ms``."""
    modest: ClassVar[tuple[str, ...]] = ("done", "pass", "end", "stand", "keep", "refuse", "decline")
    """Verbs that do least, the simplest first: what is answered in place of a program that fails."""

    @property
    def advises(self) -> bool:
        """Whether its sparring program knows better than chance, so that a hint is worth something."""
        return self.sparring != "random"

    @property
    def makers(self) -> Mapping[str, Maker]:
        """The programs that a name alone is enough for."""
        return {"random": Random}

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(self.makers)

    @property
    def usual(self) -> str:
        """Who sits down where nobody else was named."""
        return self.levels[0]

    def is_patient(self, spec: str) -> bool:
        """Whether a program thinks for long."""
        return spec.partition(":")[0] in self.patient

    def make(self, spec: str, seed: int = 0) -> Guarded:
        """A program by its name, ``file.py:MyBot`` or ``cmd:./engine``, or as the game has it otherwise.

        It is guarded: it always answers legally, and its ``failures`` say where something had to be done about that.
        """
        makers = self.makers
        if spec in makers:
            return self.guard(makers[spec](seed))
        kind, _, rest = spec.partition(":")
        if rest and (own := self.formed(kind, rest, seed)) is not None:
            return self.guard(own)
        if kind == "cmd":
            return self.guard(Engine(rest, seed))
        path, _, name = spec.rpartition(":")
        if path.endswith(".py") and name:
            return self.guard(load(path, name, seed), PATIENCE, name)
        raise BadBot(
            "There is no bot '{bot}'; bots are {bots}, path/to/file.py:MyBot and cmd:./engine.",
            "no-bot",
            bot=spec,
            bots=Several((*self.names, *self.forms)),
        )

    def guard(self, bot: Bot, patience: float | None = None, name: str = "") -> Guarded:
        """A bot that always answers legally."""
        return Guarded(bot, patience, name, self.modest)

    def formed(self, kind: str, rest: str, seed: int) -> Bot | None:
        """A program that is named in one of the game's own forms, ``kind:rest``."""
        return None

    def preferred(self, view: View[Any]) -> list[Option]:
        """Every answer to a question, the best first, as the sparring program sees it; what it knows nothing of comes
        last, the simplest first."""
        assert view.decision is not None
        found = [self.make(self.sparring).choose(view)]
        simple = sorted(view.decision.options, key=lambda option: option[0] not in self.modest)
        return list(dict.fromkeys([*found, *simple]))


class Graded(Players, ABC):
    """The programs of a game that has a greedy one and a search: levels for people are made of them."""

    thinking: ClassVar[int]
    """Games that a hard opponent imagines before an answer."""
    slack: ClassVar[float]
    """Points that an easy opponent may give away with an answer; ``docs/bots.md`` says how they were found."""

    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    sparring: ClassVar[str] = "greedy"
    patient: ClassVar[frozenset[str]] = frozenset(("hard", "search"))
    forms: ClassVar[tuple[str, ...]] = ("search:200ms", "search:500")

    @abstractmethod
    def greedy(self, seed: int, name: str = "greedy") -> Greedy[Any]:
        """The program that looks one answer ahead."""

    @abstractmethod
    def search(self, seed: int, **budget: Unpack[Budget]) -> Halving[Any]:
        """The program that plays answers on in games it can imagine."""

    @abstractmethod
    def judge(self) -> Judge[Any] | None:
        """What says of a table how likely somebody is to win; None where nothing here can."""

    @abstractmethod
    def weighing(self, seed: int, judge: Judge[Any]) -> Halving[Any]:
        """The search that judges imagined games by this."""

    @abstractmethod
    def weights(self) -> Weights:
        """What the numbers of a description are worth."""

    @abstractmethod
    def describe(self, table: Any) -> tuple[list[list[float]], float]:
        """The numbers of every player, and the share of the game that is left."""

    @abstractmethod
    def has_rivals(self, table: Any) -> bool:
        """Whether those at a table play against each other."""

    def foresees(self, table: Any) -> bool:
        """Whether it can be told how likely somebody at a table is to win."""
        return self.judge() is not None and self.has_rivals(table)

    def adviser(self) -> Greedy[Any]:
        """The best program that looks one answer ahead, whose word is given to people."""
        return self.greedy(0)

    def preferred(self, view: View[Any]) -> list[Option]:
        """By what the adviser thinks they are worth, where it knows that."""
        greedy, decision = self.adviser(), view.decision
        assert decision is not None
        if decision.forced or not greedy.is_ranked(decision):
            return super().preferred(view)
        ranked = sorted(greedy.ranked(view), key=lambda pair: -pair[0])
        return list(dict.fromkeys([*(option for _, option in ranked), *decision.options]))

    def easy(self, seed: int, name: str = "easy") -> Relaxed[Any]:
        """The program for first games: whoever asks for a hint now and then should win every second one."""
        return Relaxed(self.greedy(seed), seed, slack=self.slack, name=name)

    @property
    def makers(self) -> Mapping[str, Maker]:
        """The programs that a name alone is enough for; the last three are levels for people."""
        return {
            **super().makers,
            "greedy": self.greedy,
            "search": self.search,
            **self.others,
            "easy": self.easy,
            "normal": lambda seed: self.greedy(seed, "normal"),
            "hard": lambda seed: self.search(seed, simulations=self.thinking, name="hard"),
        }

    @property
    def others(self) -> Mapping[str, Maker]:
        """Programs of the game besides these."""
        return {}

    def formed(self, kind: str, rest: str, seed: int) -> Bot | None:
        """A search with a budget for each decision: ``search:200ms``, ``search:1.5s``, ``search:500`` (simulations)."""
        if kind != "search":
            return None
        budget: Budget = {**budget_of(rest), "name": f"{kind}:{rest}"}
        return self.search(seed, **budget)


class Taught(Graded):
    """The programs of a game for which a net was taught by self-play: the same ones judge with it, too.

    Without its file or without NumPy they play as those without a net do, and the log of the process says so once.
    """

    levels: ClassVar[tuple[str, ...]] = (*Graded.levels, "master")
    patient: ClassVar[frozenset[str]] = frozenset(("hard", "search", "master"))
    forms: ClassVar[tuple[str, ...]] = (*Graded.forms, "master:200ms", "master:500")

    @abstractmethod
    def learned(self, seed: int, name: str = "learned") -> Greedy[Any]:
        """The program that looks one answer ahead and judges with the net."""

    @abstractmethod
    def master(self, seed: int, **budget: Unpack[Budget]) -> Halving[Any]:
        """The search that judges with the net."""

    @property
    def makers(self) -> Mapping[str, Maker]:
        """The programs that a name alone is enough for; ``master`` thinks twice as long as ``hard``, with the net."""
        *others, easy, normal, hard = super().makers.items()
        own: dict[str, Maker] = {"learned": self.learned}
        return {**dict(others), **own, **dict((easy, normal, hard)), "master": self._master}

    def _master(self, seed: int) -> Halving[Any]:
        return self.master(seed, simulations=2 * self.thinking, name="master")

    def foresees(self, table: Any) -> bool:
        """A soloist's chance is known where a net for him comes along."""
        judge = self.judge()
        alone = isinstance(judge, Learned) and judge.alone is not None and judge.is_alone(table)
        return alone or super().foresees(table)

    @abstractmethod
    def adviser(self) -> Greedy[Any]:
        """The one that judges with the net, and is corrected by none: whoever advises has to name reasons."""

    def formed(self, kind: str, rest: str, seed: int) -> Bot | None:
        """A search with a budget, with the net as ``master:200ms`` or without as ``search:200ms``."""
        if kind != "master":
            return super().formed(kind, rest, seed)
        budget: Budget = {**budget_of(rest), "name": f"{kind}:{rest}"}
        return self.master(seed, **budget)


def budget_of(text: str) -> Budget:
    """The budget of a search as people write it: ``200ms``, ``1.5s``, or ``500`` (simulations)."""
    for suffix, unit in (("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(suffix)
        if number != text and number.replace(".", "", 1).isdecimal() and float(number) > 0:
            return {"seconds": float(number) * unit}
    if text.isdecimal() and int(text) > 0:
        return {"simulations": int(text)}
    sentence = "'{budget}' is no budget of a search; write search:200ms, search:1.5s or search:500 (simulations)."
    raise BadBot(sentence, "bot-budget", budget=text)

"""What a game can tell somebody before he chooses, and how it is learnt: odds, regrets, terms, a guide, lessons.

:class:`Advice` as it stands has none, and is a legal value: such a game is played without odds, and options still say
what they do, for that the log itself would tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from biont.games.bundles import Bundle, Standing
from biont.games.guide import Guide
from biont.games.lessons import Lesson
from biont.games.puzzles import Puzzle
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.words import Words


class Odds(NamedTuple):
    """A chance in words, and the id of the thing on the board that it is about."""

    anchor: str
    text: str


class Regret(NamedTuple):
    """What speaks against an option: a sentence, and the rule behind it."""

    text: str
    rule: str


class Price(Regret):
    """The price of something that is worth it: it is told, but nobody is warned of it."""

    __slots__ = ()


class Risk(NamedTuple):
    """What can still come: its sort, what it would cost at worst, the same in words, what would help against it, all
    that in a few words, and the rule behind it, by which a :class:`Regret` is known to speak of it."""

    sort: str
    cost: int
    text: str
    helps: str = ""
    brief: str = ""
    rule: str = ""
    name: str = ""
    """What threatens, in a word."""


class Fact(NamedTuple):
    """Something true of an answer that may tell it from others: what sort of fact, how much, and the same in words."""

    sort: str
    value: Any
    text: str


PASSED = "passed"
"""The sort of facts that say why somebody does not do what he seems to have prepared for."""


class Dice(NamedTuple):
    """Dice of a roll that mean the same: their faces, what they do, and if that is ``good``, ``bad`` or neither."""

    faces: tuple[int, ...]
    text: str
    tone: str


class Lately(NamedTuple):
    """What a seat may know of a game: the log, how much of it the seat had read when it answered last, the table, and
    what is asked."""

    entries: Sequence[Entry]
    since: int
    table: Any
    seat: int
    decision: Decision | None


class Became(NamedTuple):
    """What has become of one thing: a line, the id of the thing on the board, and whether it is new there."""

    text: str
    at: str = ""
    fresh: bool = False


class Misgiving(NamedTuple):
    """A warning as a game finds it: the end of its message's key (``web-warn-...``), its rule, the message's values."""

    name: str
    rule: str
    values: dict[str, Any]
    slight: bool = False

    def told(self, say: Words) -> Regret:
        """The same in words."""
        return (Price if self.slight else Regret)(say(f"web-warn-{self.name}", **self.values), self.rule)


@dataclass(frozen=True)
class TriedOption:
    """An option tried out: the tables before it and, where nothing depends on luck, after it; and who tells of it."""

    before: Any
    after: Any | None
    decision: Decision
    option: Option
    teller: Any
    following: Decision | None = None
    """What is asked next, where nothing depends on luck."""
    begun: Any | None = None
    """The table before the first of several answers that are suggested as one, of which this is not the first."""


class Term(NamedTuple):
    """An entry of the glossary: the things on the board that it explains, as a CSS selector, and its words."""

    on: str
    plain: str
    name: str
    text: str


class Word(NamedTuple):
    """A word of prompts and log lines that explains itself there: a regular expression of its forms, and its words."""

    forms: str
    name: str
    text: str


class Glossary(NamedTuple):
    """Every term and icon of the board explained.

    A card that is focused shows the entries of everything on it: ``cards`` and ``parts`` are what counts as a card and
    as something on it, ``said`` what says itself what its entry says; all as CSS selectors. ``spoken`` are the terms
    that are words rather than icons; ``words`` are found in sentences.
    """

    terms: tuple[Term, ...] = ()
    spoken: tuple[Term, ...] = ()
    cards: str = ""
    parts: str = ""
    said: str = ""
    words: tuple[Word, ...] = ()


class Advice:
    """What a game tells beforehand; as it stands, nothing."""

    guide: Guide | None = None
    lessons: Mapping[str, Lesson] = {}
    switches: Sequence[str] = ()
    """The names of what a person may want to be answered always (``web-setting-<name>``, ``web-always-<name>``)."""

    @property
    def puzzles(self) -> Mapping[str, Puzzle]:
        """Questions to which one answer is clearly best, by their ids."""
        return {}

    def theme(self, game: Game[Any], decision: Decision, compared: Sequence[Option] = ()) -> str:
        """What a question is about as a puzzle (``learn-theme-<theme>``), or the answers that are ``compared`` there;
        nothing where it makes none."""
        return ""

    # -- options -----------------------------------------------------------------------------------------------------

    def settles(self, following: Decision, decision: Decision, option: Option, *, stands: bool) -> bool:
        """Whether the next question only settles the price or the order of what an option does.

        ``stands`` says whether the option could be taken back so far.
        """
        return False

    def is_certain(self, before: Any, after: Any, decision: Decision, option: Option, *, stands: bool) -> bool:
        """Whether what an option has led to may be told: nothing may give away a die to come or a hidden card."""
        return not stands

    def before_dice(self, table: Any, decision: Decision, option: Option, teller: Any, say: Words) -> tuple[str, ...]:
        """The chances of dice that are asked for, if they are rolled as an option says."""
        return ()

    def changes(self, before: Any, after: Any, option: Option, teller: Any, say: Words) -> tuple[str, ...]:
        """How an option changes the chances of what it touches."""
        return ()

    def improves(self, before: Any, after: Any, seat: int, option: Option, teller: Any, say: Words) -> tuple[str, ...]:
        """Those of them that speak for the option."""
        return self.changes(before, after, option, teller, say)

    def loss(self, trial: TriedOption) -> tuple[int, ...]:
        """What an option costs for certain, the gravest first: where each costs something, the least is advised."""
        return ()

    def leads(self, entry: Entry, decision: Decision) -> bool:
        """Whether an entry may have led to a question that follows from something (:attr:`Question.follows`); the last
        one that may is told with it."""
        return True

    def looks_back(self, decision: Decision | None) -> bool:
        """Whether what happened may be shown before a question, or at the end; not where it would cover what that is
        about."""
        return True

    def brings(self, trial: TriedOption, say: Words) -> str:
        """What an answer is good for, in a few words; nothing where its name says it."""
        return ""

    def means(self, table: Any, decision: Decision, option: Option, say: Words) -> str:
        """What an answer does in general, in a sentence, for somebody to whom it is suggested; nothing where its name
        says it."""
        return ""

    def defines(self, table: Any, decision: Decision, option: Option, say: Words) -> tuple[str, ...]:
        """What an answer is, whether it is wise or not: an activity in the words of the glossary, a card in words."""
        return ()

    def completes(self, following: Decision, decision: Decision, option: Option) -> bool:
        """Whether the next question only finishes what an option has begun, so that both are suggested as one."""
        return following.kind.settles and not decision.kind.settles

    def goes_along(self, decision: Decision, option: Option, following: Option) -> bool:
        """Whether what is advised next may be given in one with an option: nothing is asked, rolled or uncovered
        between them, and their order makes no difference."""
        return False

    def stands_alone(self, trial: TriedOption) -> bool:
        """Whether the reason for an answer that could go along with the next one has to be read."""
        return False

    def serves(self, decision: Decision) -> bool:
        """Whether what is answered only serves what went before it, as whoever pays for it does: a way is not about
        that, and its mark lies elsewhere."""
        return False

    def together(self, options: Sequence[Option], teller: Any, say: Words) -> str:
        """What options are called that go along with each other; nothing where their own names do."""
        return ""

    def briefly(self, answers: Sequence[tuple[Decision, Option]], say: Words) -> str:
        """What stands on the button of several answers in one; nothing where there is room for their names."""
        return ""

    def standing(self, table: Any, decision: Decision) -> Standing | None:
        """The answer that a person may want to give to such questions always, or that the rules prove to be best."""
        return None

    def bundles(self, game: Game[Any], decision: Decision) -> Sequence[Bundle]:
        """Answers to this question and the next ones that can be given in one."""
        return ()

    telling: ClassVar[frozenset[str]] = frozenset()
    """Sorts of facts that are reasons though some of the neighbours share them."""

    def facts(self, trial: TriedOption, say: Words) -> Sequence[Fact]:
        """What can be said for an option, the weightiest first; one of them that its neighbours lack is its reason."""
        return ()

    def costs(self, trials: Sequence[TriedOption]) -> int | None:
        """The points that answers to one question cost which is asked again and again, where the game knows them better
        than each of them does alone."""
        return None

    def is_worthy(self, trial: TriedOption) -> bool:
        """Whether an answer may be suggested to a person at all: programs give some for want of a better one."""
        return True

    def regrets(self, trial: TriedOption, say: Words) -> tuple[Regret, ...]:
        """Everything that speaks against an option. It forbids nothing: what looks foolish may be a plan."""
        return ()

    # -- the table ---------------------------------------------------------------------------------------------------

    def odds(self, table: Any, teller: Any, say: Words) -> Sequence[Odds]:
        """The chances of everything on the table that will roll."""
        return ()

    def risks(self, table: Any, seat: int, teller: Any, say: Words, seen: Any | None = None) -> Sequence[Risk]:
        """What can still come and cost a seat much, what is next or worst first; ``table`` is what the seat may see.
        Where that is one to which an answer leads, ``seen`` is the one before it: what it uncovers is not told."""
        return ()

    def weighs(self, decision: Decision) -> bool:
        """Whether what can still come bears on a question; not where something has just struck."""
        return not (decision.kind.follows or decision.kind.judges)

    def is_worth_risking(self, trial: TriedOption, after: Any) -> bool:
        """Whether what an answer brings is worth what it brings near, in the table that it leads to."""
        return False

    def worsens(self, was: Risk, then: Risk, gained: int) -> bool:
        """Whether an answer that brings so many points lets a risk take more."""
        return then.cost > was.cost

    def despite(self, trial: TriedOption, risk: Risk, say: Words) -> str | None:
        """What is said of a risk beside a suggested answer: nothing where neither has to do with the other, None where
        the risk says all."""
        return None

    def recap(self, lately: Lately, teller: Any, say: Words) -> Sequence[Became] | None:
        """What has become of a seat's things, a line for each, as the log has it; None where a game does not put it
        together. ``teller`` has told nothing yet."""
        return None

    def faces(self, entry: Entry) -> tuple[int, ...]:
        """The dice that an entry tells of."""
        return ()

    def dice(self, entry: Entry, table: Any, say: Words) -> list[Dice]:
        """The dice that an entry tells of, with what they mean as the table lies now."""
        faces = self.faces(entry)
        return [Dice(tuple(sorted(faces)), "", "")] if faces else []

    def glossary(self, say: Words) -> Glossary:
        """What the words and icons of the board mean."""
        return Glossary()


NO_ADVICE = Advice()


def percent(chance: float) -> str:
    """A chance for people; neither certain nor impossible unless it is."""
    if 0 < chance < 0.01:
        return "<1\u00a0%"
    if 0.99 < chance < 1:
        return ">99\u00a0%"
    return f"{round(chance * 100)}\u00a0%"

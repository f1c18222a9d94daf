"""What each answer would do, said before it is given: it is tried on a copy, and only what is certain is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup

from biont.draw.context import NOTHING
from biont.games import Definition
from biont.games.advice import Price, Regret, TriedOption
from biont.kernel import Decision, Game, Option
from biont.kernel.ledger import find
from biont.kernel.play import Entry
from biont.words.teller import Teller

MOST_TOLD = 4
"""Sentences about what an option would do; more nobody reads before he chooses."""

MOST_COMPARED = 40
"""Of more options nobody asks what all of them have in common."""

Itself = Callable[[Decision], bool]
"""Whether the page answers a question by itself, without asking the person."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What the page says about an option before it is chosen."""

    label: str
    rule: str
    about: str
    final: str
    """Why it cannot be taken back: the end of the key of the sentence that says so; empty where it can."""
    means: tuple[str, ...]
    """What the answer is in general, and what stands on the card that it is about."""
    happens: tuple[tuple[str, str], ...]
    """What would happen at once, each with its rule."""
    notes: tuple[str, ...]
    warnings: tuple[Regret, ...]
    brings: str = ""
    """What it is good for, in a few words."""
    face: Markup = NOTHING
    """The card that it is about."""
    prices: tuple[Regret, ...] = ()
    """What it costs though it is worth it, or as any other answer would."""


def never(decision: Decision) -> bool:
    """A page that answers nothing by itself."""
    return False


class Trying:
    """Tries the options of a game's open question, and tells in one language what they do."""

    def __init__(
        self, game: Game[Any], definition: Definition, teller: Teller, itself: Itself = never, *, plain: bool = False
    ) -> None:
        assert game.decision is not None
        self.game = game
        self.definition = definition
        self.advice = definition.advice
        self.teller = teller
        self.say = teller.say
        self.itself = itself
        self.plain = plain
        self.decision: Decision = game.decision
        self._tried: dict[Option, tuple[Game[Any], str, bool]] = {}

    def ahead(self, game: Game[Any]) -> Trying:
        """The same for a copy of the game that has gone on."""
        teller = self.definition.telling.teller(game.rules, self.say, plain=self.plain)
        teller.called = self.teller.called
        teller.look(game.table)
        return Trying(game, self.definition, teller, self.itself, plain=self.plain)

    def place(self, option: Option) -> str:
        """The id of the place on the board that an option is about; nothing where it is about none."""
        anchors = self.definition.drawing.board.anchors(self.game.rules)
        return anchors.of_option(option, self.decision, self.game.table)

    def trial(self, option: Option) -> TriedOption:
        """An option tried out on a copy, as far as it may be known."""
        twin, _, certain = self.tried(option)
        after, following = (twin.table, twin.decision) if certain else (None, None)
        return TriedOption(self.game.table, after, self.decision, option, self.teller, following)

    def warnings(self, option: Option) -> tuple[Regret, ...]:
        """What speaks against an option and not against all: what cannot be helped is no warning."""
        return self._against(self._regrets(self.trial(option)))

    def prices(self, option: Option) -> tuple[Regret, ...]:
        """What an option costs though it is worth it, or as all of them do."""
        return self._prices(self._regrets(self.trial(option)))

    def loss(self, option: Option) -> tuple[int, ...]:
        """How much an option costs for certain, to be compared with others."""
        return self.advice.loss(self.trial(option))

    def _regrets(self, trial: TriedOption) -> Sequence[Regret]:
        return self.advice.regrets(trial, self.say)

    def _against(self, regrets: Sequence[Regret]) -> tuple[Regret, ...]:
        found = [one for one in regrets if not isinstance(one, Price)]
        return tuple(one for one in found if one.rule not in self.inevitable) if found else ()

    def _prices(self, found: Sequence[Regret]) -> tuple[Regret, ...]:
        """What an option costs though it is worth it, and what all of them cost."""
        return tuple(one for one in found if isinstance(one, Price) or one.rule in self.inevitable) if found else ()

    @cached_property
    def inevitable(self) -> frozenset[str]:
        """The rules by which answers cost something, where each of them does."""
        options = self.decision.options
        if len(options) > MOST_COMPARED:
            return frozenset()
        found: set[str] = set()
        for option in options:
            rules = {one.rule for one in self.advice.regrets(self.trial(option), self.say)}
            if not rules:
                return frozenset()
            found |= rules
        return frozenset(found)

    def effect(self, option: Option) -> Effect:
        """Try an option on a copy. What follows is told only if it is certain: nothing may give away a die to come."""
        advice, decision, table = self.advice, self.decision, self.game.table
        twin, final, certain = self.tried(option)
        notes = advice.before_dice(table, decision, option, self.teller, self.say)
        if certain and not notes:
            notes = advice.changes(table, twin.table, option, self.teller, self.say)
        trial = self.trial(option)
        regrets = self._regrets(trial)
        return Effect(
            label=self.teller.option(option, decision),
            rule=decision.rule,
            about=self.about,
            final=final,
            means=advice.defines(table, decision, option, self.say),
            happens=self._happens(twin) if certain else (),
            notes=notes,
            face=self.definition.drawing.board.face(option, table, self.say),
            warnings=self._against(regrets),
            prices=self._prices(regrets),
            brings=advice.brings(trial, self.say),
        )

    @cached_property
    def about(self) -> str:
        """The rules behind the question."""
        rules = find(self.definition.package, self.decision.rule)[:2]
        return " ".join(f"{rule.id} {rule.title[self.say.language]}." for rule in rules)

    def _happens(self, twin: Game[Any]) -> tuple[tuple[str, str], ...]:
        """What an option would do, as the log would tell it, and who would choose next."""
        seat, following = self.decision.seat, twin.decision
        entries = [entry for entry in twin.entries_for(seat) if not (entry.kind.bookkeeping or entry.kind.foresees)]
        told = self._told(entries) if entries else []
        if following is not None and following.seat != seat:
            told.append((self.say("web-then", name=self.teller.seat(twin.seats[following.seat])), ""))
        return tuple(told[:MOST_TOLD])

    def _told(self, entries: Sequence[Entry]) -> list[tuple[str, str]]:
        """What would happen in sentences, each with its rule; who tells it learns from it, so he tells nothing else."""
        teller = self.definition.telling.teller(self.game.rules, self.say, plain=self.plain)
        teller.called = self.teller.called
        teller.look(self.game.table)
        return [(teller.entry(entry), entry.rule) for entry in entries]

    def tried(self, option: Option) -> tuple[Game[Any], str, bool]:
        """A copy on which an option was carried out, price included; why it stands, and whether it may be shown.

        Answers that the page or others give right after it decide whether it can be taken back, but are not looked at:
        they may lead to dice and to the next event.
        """
        if option not in self._tried:
            self._tried[option] = self._try(option)
        return self._tried[option]

    def _try(self, option: Option) -> tuple[Game[Any], str, bool]:
        advice, decision = self.advice, self.decision
        twin = self.game.copy(history=False)
        twin.choose(option)
        stands = twin.undoable() < 1
        stands_soon = stands or _stands_soon(twin, decision.seat, self.itself)
        final = self._sealed(option) if stands_soon else ""
        while twin.decision is not None and advice.settles(twin.decision, decision, option, stands=stands):
            twin.choose(twin.decision.options[0])
            stands = twin.undoable() < 1
        return twin, final, advice.is_certain(self.game.table, twin.table, decision, option, stands=stands)

    def seal(self, option: Option) -> str:
        """Why an answer stands, found without all else that trying it tells: of many, each wears its sign too."""
        twin = self.game.copy(history=False, log=False)
        twin.choose(option)
        stands = twin.undoable() < 1 or _stands_soon(twin, self.decision.seat, self.itself)
        return self._sealed(option) if stands else ""

    def _sealed(self, option: Option) -> str:
        """Why an answer stands, as far as the question itself tells: what comes of it may depend on hidden things."""
        if self.decision.kind.rolls:
            return "dice"
        return "turn" if option[0] in self.definition.drawing.board.endings else "beyond"


def _stands_soon(game: Game[Any], seat: int, itself: Itself) -> bool:
    """Whether answers that others or the page by itself give, before a seat is asked again, bring dice or a reveal."""

    def passes(decision: Decision | None) -> bool:
        return decision is not None and (decision.seat != seat or itself(decision))

    if not passes(game.decision):
        return False
    ahead = game.copy(keep=False, history=False, log=False)
    while passes(ahead.decision):
        assert ahead.decision is not None
        ahead.choose(ahead.decision.options[0])
        if ahead.play.sealed:
            return True
    return False

"""A bot under guard: whatever it does, the game gets a legal answer, and what went wrong is written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Any

from biont.bots.bot import Bot, check_game, game_of
from biont.bots.engine import EngineError
from biont.kernel.decision import Decision, Option
from biont.kernel.declared import Question
from biont.kernel.errors import BiontError, Phrase
from biont.kernel.game import Game
from biont.kernel.play import LAPSES
from biont.kernel.view import View

LONGEST = 200
"""Characters that are kept of what a bot said."""

_NOTHING: Any = object()
"""Stands for an answer that did not come in time."""


def simplest(decision: Decision, modest: Sequence[str]) -> Option:
    """The answer that does least: the first of the modest verbs that is offered, else the first one offered."""
    for verb in modest:
        for option in decision.options:
            if option[0] == verb:
                return option
    return decision.options[0]


@dataclass(frozen=True)
class Failure:
    """One decision in which a bot had to be replaced: what was asked, what went wrong, what was answered for it."""

    bot: str
    seat: int
    kind: Question
    """The question, by its name."""
    reason: Phrase
    answer: Option

    @property
    def told(self) -> Phrase:
        """All of it in one sentence."""
        sentence = "{bot} {reason} at the question '{kind}'; the answer for it: {answer}."
        answer = " ".join(map(str, self.answer))
        return Phrase(sentence, "bot-replaced", bot=self.bot, reason=self.reason, kind=self.kind.name, answer=answer)

    def __str__(self) -> str:
        return str(self.told)


def different(failures: Iterable[Failure]) -> list[Failure]:
    """The first failure of each bot for each reason."""
    found: dict[tuple[str, Phrase], Failure] = {}
    for failure in failures:
        found.setdefault((failure.bot, failure.reason), failure)
    return list(found.values())


class Guarded:
    """Passes every question on to a bot and stands in for it when it fails, answers wrongly or takes too long.

    A bot that runs in this process cannot be stopped: once it was too slow, it is not asked again. ``lapse`` tells why
    the last answer was not the bot's own, as a place in the kernel's LAPSES; None if it was. ``game`` is the one game
    that it plays, if it is one: no stand-in plays any other for it.
    """

    def __init__(self, bot: Bot, patience: float | None = None, name: str = "", modest: Sequence[str] = ()) -> None:
        """``patience``: seconds that an answer may take; None for bots that keep their own time.

        ``name`` is for a bot that has none, ``modest`` are the verbs that the game has for doing least.
        """
        self.bot = bot
        self.name = _own_name(bot) or name or type(bot).__name__
        self.game = game_of(bot)
        self.failures: list[Failure] = []
        self.lapse: int | None = None
        self._patience = patience
        self._modest = modest
        self._given_up = False

    def __repr__(self) -> str:
        failures = f", {len(self.failures)} failures" if self.failures else ""
        return f"<Guarded {self.name}{failures}>"

    @property
    def news(self) -> Failure | None:
        """What went wrong with the last answer, if that did not happen before."""
        failure = self.failures[-1] if self.lapse is not None else None
        return None if failure is None or failure.reason in (old.reason for old in self.failures[:-1]) else failure

    def choose(self, view: View[Any]) -> Option:
        """The bot's answer if it is a legal one, else the simplest."""
        check_game(self, view)
        assert view.decision is not None
        decision = view.decision
        self.lapse = None
        if self._given_up:
            return self._stand_in(decision, "given-up", Phrase("is no longer asked", "bot-given-up"))
        try:
            answer = self._in_time(lambda: self.bot.choose(view))
            fitting = next((option for option in decision.options if option == answer), None)
            shown = repr(answer)[:LONGEST] if fitting is None else ""
        except Exception as error:  # a guest may raise anything, and so may what it gives; the game goes on
            return self._stand_in(decision, "failed", _failed(error))
        if fitting is not None:
            return fitting
        if answer is _NOTHING:
            self._given_up = True
            return self._stand_in(decision, "too-slow", _too_slow())
        wrong = Phrase("gave the answer {answer}, which is not offered,", "bot-not-offered", answer=shown)
        return self._stand_in(decision, "not-offered", wrong)

    def close(self) -> Phrase | None:
        """Let go of whatever the bot holds, such as a running program; gives what went wrong with that, if anything.

        It is none of the ``failures``, which are about answers.
        """
        try:
            close = getattr(self.bot, "close", None)
            if callable(close) and self._in_time(close) is _NOTHING:
                return _too_slow()
        except Exception as error:
            return _failed(error)
        return None

    def _in_time(self, work: Callable[[], Any]) -> Any:
        """What the bot gives, whatever that is; _NOTHING if its time is up."""
        if self._patience is None:
            return work()
        answers: list[Any] = []
        errors: list[Exception] = []

        def think() -> None:
            try:
                answers.append(work())
            except Exception as error:
                errors.append(error)
            except BaseException as error:  # whoever wants to end the program ends only his own answer
                errors.append(RuntimeError(repr(error)))

        thread = Thread(target=think, daemon=True)
        thread.start()
        thread.join(self._patience)
        if errors:
            raise errors[0]
        return answers[0] if answers else _NOTHING

    def _stand_in(self, decision: Decision, lapse: str, reason: Phrase) -> Option:
        answer = simplest(decision, self._modest)
        self.failures.append(Failure(self.name, decision.seat, decision.kind, reason, answer))
        self.lapse = LAPSES.index(lapse)
        return answer


def _own_name(bot: Bot) -> str:
    """The name that a bot gives itself, if it has one and that can be read."""
    try:
        own = getattr(bot, "name", None)
        return str.__str__(own) if isinstance(own, str) else ""
    except (Exception, SystemExit):  # reading it may run a guest's code
        return ""


def _too_slow() -> Phrase:
    return Phrase("was too slow", "bot-too-slow")


def _failed(error: Exception) -> Phrase:
    kind, said = type(error).__name__, _said(error)
    if isinstance(error, EngineError):
        return Phrase("failed: {error}", "bot-engine-failed", error=said)
    if said == "":
        return Phrase("failed with {kind}", "bot-failed-silently", kind=kind)
    return Phrase("failed with {kind}: {error}", "bot-failed", kind=kind, error=said)


def _said(error: Exception) -> BiontError | str:
    """What an error says: one of ours as it is, so that it can be told in every language, another one as text.

    Failures are kept and sent to other processes; the frames that an error came through hold whole tables.
    """
    if isinstance(error, BiontError) and type(error).__module__.startswith("biont."):
        error.__traceback__ = error.__context__ = error.__cause__ = None
        return error
    return text_of(error)[:LONGEST]


def text_of(error: BaseException) -> str:
    """What a guest's error says, if it says anything."""
    try:
        return str(error).strip()
    except Exception:  # not even that works
        return ""


def answer(game: Game[Any], bot: Bot) -> None:
    """Let a bot answer what a game asks; if it had to be replaced, the log tells so."""
    assert game.decision is not None
    view = game.view(game.decision.seat)
    check_game(bot, view)
    option = bot.choose(view)
    game.choose(option, lapse=bot.lapse if isinstance(bot, Guarded) else None)

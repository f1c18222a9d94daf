"""A bot under guard: whatever it does, the game gets a legal answer, and what went wrong is written down."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Thread
from typing import Any

from biont.bots.bot import Bot
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import Phrase
from biont.kernel.game import Game
from biont.kernel.play import LAPSES
from biont.kernel.view import View

MODEST = ("done", "stand", "roll", "keep", "refuse", "forgo", "enough", "no-vote", "gaia", "decline")
"""Verbs that do least, the first one offered being the simplest answer."""


def simplest(decision: Decision) -> Option:
    """The answer that does least: be done, stand, keep, refuse; else the first one offered."""
    for verb in MODEST:
        for option in decision.options:
            if option[0] == verb:
                return option
    return decision.options[0]


@dataclass(frozen=True)
class Failure:
    """One decision in which a bot had to be replaced: what was asked, what went wrong, what was answered for it."""

    bot: str
    seat: int
    kind: str
    reason: Phrase
    answer: Option

    @property
    def told(self) -> Phrase:
        """All of it in one sentence."""
        sentence = "{bot} {reason} when asked for '{kind}'; the answer for it: {answer}."
        answer = " ".join(map(str, self.answer))
        return Phrase(sentence, "bot-replaced", bot=self.bot, reason=self.reason, kind=self.kind, answer=answer)

    def __str__(self) -> str:
        return str(self.told)


class Guarded:
    """Passes every question on to a bot and stands in for it when it fails, answers wrongly or takes too long.

    A bot that runs in this process cannot be stopped: once it was too slow, it is not asked again. ``lapse`` tells why
    the last answer was not the bot's own, as a place in the kernel's LAPSES; None if it was.
    """

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        """``patience``: seconds that an answer may take; None for bots that keep their own time."""
        self.bot = bot
        self.name = bot.name
        self.failures: list[Failure] = []
        self.lapse: int | None = None
        self._patience = patience
        self._given_up = False

    def choose(self, view: View[Any]) -> Option:
        """The bot's answer if it is a legal one, else the simplest."""
        decision = view.decision
        assert decision is not None
        self.lapse = None
        try:
            answer = self._ask(view)
            fitting = next((option for option in decision.options if answer is not None and option == answer), None)
            shown = repr(answer) if fitting is None else ""
        except Exception as error:  # a guest may raise anything, and so may what it gives; the game goes on
            _forget_frames(error)
            failed = Phrase("failed with {kind}: {error}", "bot-failed", kind=type(error).__name__, error=error)
            return self._stand_in(view, decision, "failed", failed)
        if answer is None and self._given_up:
            return self._stand_in(view, decision, "given-up", Phrase("is no longer asked", "bot-given-up"))
        if answer is None:
            self._given_up = True
            return self._stand_in(view, decision, "too-slow", Phrase("was too slow", "bot-too-slow"))
        if fitting is not None:
            return fitting
        wrong = Phrase("gave the answer {answer}, which is not offered,", "bot-not-offered", answer=shown)
        return self._stand_in(view, decision, "not-offered", wrong)

    def close(self) -> None:
        """Let go of whatever the bot holds, such as a running program."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()

    def _ask(self, view: View[Any]) -> Option | None:
        if self._patience is None:
            return self.bot.choose(view)
        if self._given_up:
            return None
        answers: list[Option] = []
        errors: list[Exception] = []

        def think() -> None:
            try:
                answers.append(self.bot.choose(view))
            except SystemExit as error:
                errors.append(RuntimeError(repr(error)))
            except Exception as error:
                errors.append(error)

        thread = Thread(target=think, daemon=True)
        thread.start()
        thread.join(self._patience)
        if errors:
            raise errors[0]
        return answers[0] if answers else None

    def _stand_in(self, view: View[Any], decision: Decision, lapse: str, reason: Phrase) -> Option:
        answer = simplest(decision)
        self.failures.append(Failure(self.name, view.seat, decision.kind, reason, answer))
        self.lapse = LAPSES.index(lapse)
        return answer


def _forget_frames(error: BaseException) -> None:
    """Let go of the frames that an error came through: they hold whole tables, and failures are kept."""
    error.__traceback__ = error.__context__ = error.__cause__ = None


def answer(game: Game[Any], bot: Bot) -> None:
    """Let a bot answer what a game asks; if it had to be replaced, the log tells so."""
    assert game.decision is not None
    option = bot.choose(game.view(game.decision.seat))
    game.choose(option, lapse=bot.lapse if isinstance(bot, Guarded) else None)

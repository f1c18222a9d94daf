"""Ways on: an answer together with those that only finish it, such as a figure that sets out and where it goes.

The rules ask one small question after another, and records keep every answer. Whoever is given advice, or repeats what
he has chosen once and for all, need not answer each of them: a way is shown, confirmed and taken back as one thing.
"""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import NamedTuple

from biont.games import definition_of
from biont.games.advice import Advice
from biont.games.bundles import Bundle
from biont.kernel import Decision, IllegalChoice, Option
from biont.server import standing
from biont.server.effects import Trying
from biont.server.open_game import OpenGame

APART = "; "
"""What stands between the answers of a way where it is one text."""

LONGEST = 40
"""Answers of a way; no rule needs more to finish one thing."""

ARROW = " → "

NAMED = 4
"""So many answers of a way are named; of a longer one the last ones are counted."""


class Step(NamedTuple):
    """One answer of a way, and who tries what else could be answered there."""

    trying: Trying
    option: Option


class Way(NamedTuple):
    """Answers that belong together, the first to the question that is open now; or a bundle that begins with it."""

    steps: tuple[Step, ...]
    bundle: Bundle | None = None

    @property
    def deeds(self) -> tuple[Step, ...]:
        """Its answers but for those that only settle the price of the others."""
        return tuple(step for step in self.steps if not step.trying.decision.kind.settles) or self.steps

    @property
    def main(self) -> tuple[Step, ...]:
        """Its answers to the question that it begins with, where that is asked again: what each of them leads to, such
        as where somebody flees, goes with it."""
        kinds = [step.trying.decision.kind for step in self.deeds]
        found = tuple(step for step, kind in zip(self.deeds, kinds, strict=True) if kind == kinds[0])
        return found if len(found) > 1 else self.deeds

    @property
    def ends(self) -> bool:
        """Whether the game is over after its first answer."""
        trying, option = self.steps[0]
        return trying.tried(option)[0].finished

    @property
    def is_several(self) -> bool:
        """Whether it is more than one answer and its price."""
        return len(self.deeds) > 1 or self.bundle is not None

    @property
    def text(self) -> str:
        """The answers in notation, as one form sends them."""
        if self.bundle is not None:
            return APART.join(self.bundle.texts)
        return APART.join(step.trying.game.print(step.option) for step in self.steps)

    @property
    def label(self) -> str:
        """What it is called; a question that is asked in two halves is called by the second, which says all of it."""
        if self.bundle is not None:
            return self.steps[0].trying.say(f"web-bundle-{self.bundle.name}")
        deeds = self.main if len(self.deeds) > NAMED else self.deeds
        named = [
            step
            for number, step in enumerate(deeds)
            if number + 1 == len(deeds) or not is_half(deeds[number + 1].trying.decision, step.option)
        ]
        first = self.steps[0].trying
        if len(named) > 1 and (said := first.advice.together([one.option for one in named], first.teller, first.say)):
            return said
        if len(named) > NAMED:  # what is left out between the first answer and the last needs no name
            endings = first.definition.drawing.board.endings
            named = [step for number, step in enumerate(named) if not number or step.option[0] not in endings]
        labels = _once([step.trying.teller.option(step.option, step.trying.decision) for step in named])
        if len({step.trying.decision.kind for step in named}) == 1:  # asked again and again: the order tells nothing
            labels = sorted(labels, key=labels.index)
        alike = [(label, len(list(same))) for label, same in groupby(labels)]
        say = self.steps[0].trying.say
        told = [say("web-way-times", label=one, count=count) if count > 1 else one for one, count in alike]
        if len(told) > NAMED:
            told = [*told[: NAMED - 1], say("web-way-more", count=sum(count for _, count in alike[NAMED - 1 :]))]
        return self._after(named, labels, told)

    def _after(self, named: list[Step], labels: list[str], told: list[str]) -> str:
        """What is left out first is no step of a way: of it, the first is named, and then what is done."""
        first = self.steps[0].trying
        endings = first.definition.drawing.board.endings
        left = len(list(takewhile(lambda step: step.option[0] in endings, named)))
        lines = len(list(groupby(labels[:left])))
        if not 0 < lines < len(told):
            return ARROW.join(told)
        return first.say("web-way-after", left=told[0], then=ARROW.join(told[lines:]))

    @property
    def button(self) -> str:
        """The same on a button, which has room for less."""
        first = self.steps[0].trying
        answers = [(step.trying.decision, step.option) for step in self.deeds]
        return first.advice.briefly(answers, first.say) or self.label

    @property
    def anchor(self) -> str:
        """The last place on the board that it is about; a bundle is about many."""
        if self.bundle is not None:
            return ""
        about = [step for step in self.deeds if not step.trying.advice.serves(step.trying.decision)]
        places = [step.trying.place(step.option) for step in about or self.deeds]
        return next(filter(None, reversed(places)), "")


def _once(labels: list[str]) -> list[str]:
    """Labels but for those that the next one says again with more: "Invent" before "Invent “Alphabet”"."""
    following = [*labels[1:], ""]
    return [one for one, more in zip(labels, following, strict=True) if one == more or not _says(more, one)]


def _says(label: str, word: str) -> bool:
    """Whether a label begins or ends with a word."""
    plain, short = label.casefold(), word.casefold()
    return plain.startswith(f"{short} ") or plain.endswith(f" {short}")


def bundled(trying: Trying) -> list[Way]:
    """The bundles that the open question offers."""
    found = trying.advice.bundles(trying.game, trying.decision)
    return [Way((Step(trying, bundle.options[0]),), bundle) for bundle in found]


def is_half(following: Decision, option: Option) -> bool:
    """Whether the next question asks for the second half of an answer: all its answers begin with that."""
    return all(len(one) > len(option) and one[: len(option)] == option for one in following.options)


def is_part(advice: Advice, following: Decision, decision: Decision, option: Option) -> bool:
    """Whether the next question only asks for what an answer still needs."""
    return is_half(following, option) or advice.completes(following, decision, option)


def finished(trying: Trying, option: Option) -> Trying | None:
    """Who tries what an answer still needs; None where it is whole, or where something would show that nobody knows."""
    twin = trying.game.copy(history=False)
    twin.choose(option)
    following, seat = twin.decision, trying.decision.seat
    if following is None or following.seat != seat or twin.undoable() < 1:
        return None
    if following.kind.follows and any(entry.kind.causes for entry in twin.entries_for(seat)):
        return None  # something else has struck, which is shown before anything is asked because of it
    return trying.ahead(twin) if is_part(trying.advice, following, trying.decision, option) else None


def go(open_game: OpenGame, text: str, version: int, by: str = "") -> None:
    """Give the answers of a way: the first is the person's, the others go with it and come back with it.

    A way ends early where dice or a card have made the rest of it impossible. ``by`` is the person.
    """
    with open_game.together():
        _gone(open_game, text, version, by)


def _gone(open_game: OpenGame, text: str, version: int, by: str) -> None:
    first, *rest = text.split(APART)[:LONGEST]
    decision, number = open_game.decision, len(open_game.given)
    seat = decision.seat if decision else -1
    bundles = definition_of(open_game.game.rules).advice.bundles(open_game.game, decision) if decision and rest else ()
    open_game.answer(first, version, by=by)
    settings = standing.rolled(open_game.settings, bundles, [first, *rest], number)
    if settings != open_game.settings:
        open_game.arrange(open_game.players, settings)
    for answer in rest:
        if open_game.decision is None or open_game.decision.seat != seat:
            return
        try:
            open_game.answer(answer, open_game.version, by_itself=True)
        except IllegalChoice:
            return

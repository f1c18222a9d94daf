"""Trying an answer out in Bios:Genesis: the step under way and what it brings with it, but nothing that follows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Self

from biont.bots import trial
from biont.genesis.rules import assignment, entropy, hgt, macroorganisms, organs, parasites, purchase
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.buyers import buyers, count_purchase
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.table import Table
from biont.kernel.blank import blank
from biont.kernel.decision import Asking, Decision, Option
from biont.kernel.play import Play, SilentPlay
from biont.kernel.rules import Rules

NEXT_TURN = ("turn",)
RESTS = frozenset(
    {"assign-turn", "purchase-turn", "gift-turn", "land-organs", "darwin-roll", "darwin-next", "purchase-round", "turn"}
)
"""Steps before which a trial stops: they bring a new question, new dice or a new turn."""

ASKING = {ASK_ASSIGN: "assign-turn", ASK_PURCHASE: "purchase-turn"}
"""The two longest questions and the steps that begin with them."""

BUYING = ("purchase-turn", "purchase-round")
"""The steps that ask for purchases."""

STAGED = frozenset({ASK_ASSIGN})
"""Questions that are asked in two stages where the list is long; the second stage is part of the same choice."""

Answer = Callable[[Table, Decision], Option]


class Trial(trial.Trial[Table]):
    """The step of a view, ready to be run with different answers."""

    __slots__ = ()

    rests: ClassVar[frozenset[str]] = RESTS

    @classmethod
    def within(
        cls, rules: Rules[Table], table: Table, decision: Decision, answer: Answer, given: Sequence[Option] = ()
    ) -> Self:
        """The step that has just put one of the two longest questions, in the middle of an imagined game.

        ``given`` is the first half of the answer where the second one is asked for.
        """
        inner = blank(cls)
        inner._given, inner._outcomes = list(given), []
        table = table.copy()
        table.steps.append((ASKING[decision.kind], *decision.data))
        inner._begin(rules, table, answer)
        return inner

    def _begin(self, rules: Rules[Table], table: Table, answer: Answer) -> None:
        super()._begin(rules, table, answer)
        table.steps = [NEXT_TURN]  # the game is not over yet, but nothing that follows is tried out

    def table_after(self, options: Sequence[Option]) -> tuple[Table, Decision | None]:
        """The table after these answers to the step's questions, and the question where they were not enough."""
        table = self._table.copy()
        play = SilentPlay(table)
        given = [*self._given, *options]
        act = directly(play, self._step, given[-1]) if self._is_whole(given) else None
        if act is not None:
            self._finish(table, act)
            self._run_on(play)
            return table, None
        play.injected = list(self._outcomes)
        running = self._steps[self._step[0]](play, *self._step[1:])
        assert running is not None
        try:
            decision = next(running)
            for number, option in enumerate(given):
                # Another seat's secret answer is not known: any will do.
                decision = running.send(option or decision.options[0])
                if number == len(given) - 1 and decision.kind in STAGED:
                    return table, decision
            while True:
                decision = running.send(self._answer(table, decision))
        except StopIteration:
            pass
        self._run_on(play)
        return table, None

    def _is_whole(self, given: Sequence[Option]) -> bool:
        """Whether the last answer says all that was answered: the only one, or the second half of a staged one."""
        return len(given) == 1 or (self._step[0] == "assign-turn" and len(given) == 2 and given[1][:2] == given[0])


def directly(play: Play[Table], step: tuple[str, *tuple[int, ...]], option: Option) -> Asking[None] | None:
    """What an answer to the two longest questions does, without asking them again; None for all other answers.

    Those questions list everything that is possible, which takes longer than doing it.
    """
    if len(option) != 3:
        return None
    act: Asking[None] | None = None
    name, *rest = step
    if name == "assign-turn":
        act = _assign(play, rest[0], option)
    elif name in BUYING and option[0] in ("buy", "promote", "grow", "organ"):
        player = rest[0] if name == "purchase-turn" else purchase.whose_turn(play.table, rest[0], rest[1])
        act = _purchase(play, player, option)
    if act is not None:
        entropy.watch(play)
    return act


def _assign(play: Play[Table], player: int, option: Option) -> Asking[None] | None:
    verb, one, two = option
    if verb == "assign":
        if play.table.box.cost[two]:
            return assignment.enter(play, player, one, two)
        return _nothing(assignment.assign(play, player, one, two))
    if verb == "hgt":
        return hgt.move(play, player, one, two)
    if verb in ("attach", "supplant"):
        return parasites.bring_in(play, player, one, two)
    if verb == "enzyme":
        return _nothing(assignment.place_enzyme(play, player, one, two))
    if verb == "antioxidant":
        return _nothing(assignment.place_antioxidant(play, player, one, two))
    return None


def _nothing(done: None) -> Asking[None]:
    """Nothing is asked."""
    return
    yield


def _purchase(play: Play[Table], player: int, option: Option) -> Asking[None]:
    verb, organism, what = option
    bearer = buyers(play.table, player, organism)[0]
    count_purchase(play.table, bearer, organism)
    if verb == "grow":
        return macroorganisms.grow(play, bearer, organism, what)
    if verb == "organ":
        return organs.add_organ(play, bearer, organism, what)
    return purchase.buy(play, bearer, organism, (verb, what))

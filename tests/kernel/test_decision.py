"""Decisions: unchangeable, told in one line, and asked at once or in stages."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel import Asking, Decision, Game, IllegalChoice, Option, Play, Question, Refusal, ask, choice, staged
from biont.kernel.conformance import check_game
from tests.plugin.skirmish.rules import ASK_ACT, ASK_BID, ASK_LOSS, ASK_VOTE, ASK_WEAPON, NO_CARD, Ground, Skirmish

STRIKES: list[Option] = [("strike", 1, 0), ("strike", 1, 4), ("strike", 2, 4), ("spread", 3), ("rest",)]


def answered(asking: Asking[Option], *answers: Option) -> tuple[Option, list[tuple[Option, ...]]]:
    """What a rule that asks makes of some answers, and what it offered each time."""
    offered = []
    try:
        decision = next(asking)
        for answer in answers:
            offered.append(decision.options)
            decision = asking.send(answer)
    except StopIteration as end:
        return end.value, offered
    raise AssertionError(f"still asked: {decision!r}")


def test_a_question_cannot_be_changed() -> None:
    options: list[Option] = [("pass",)]
    decision = ask(0, ASK_BID, options)
    options.append(("bid", 9))
    assert decision.options == (("pass",),)
    for name in Decision._fields:
        with pytest.raises(AttributeError):
            setattr(decision, name, (("bid", 9),))


def test_whoever_reads_a_question_cannot_add_to_what_a_game_offers() -> None:
    game = Game(Skirmish(), 1)
    assert game.decision is not None
    changing: Any = game.decision
    with pytest.raises(AttributeError):
        changing.options.append(("bid", 99))
    with pytest.raises(TypeError):
        changing.options[0] = ("bid", 99)
    with pytest.raises(IllegalChoice):
        game.choose(("bid", 99))


def test_a_question_is_told_in_one_line() -> None:
    assert repr(ask(0, ASK_BID, [("pass",)])) == ("Decision(seat=0, kind='auction', rule='S2', options=(('pass',),))")
    assert repr(ask(1, ASK_VOTE, [("war",)], (4,), secret=True)) == (
        "Decision(seat=1, kind='vote', rule='S3', data=(4,), secret=True, options=(('war',),))"
    )


def test_nobody_is_not_asked_for_the_inevitable() -> None:
    assert answered(choice(-1, ASK_LOSS, [("tribute",)])) == (("tribute",), [])
    assert answered(choice(0, ASK_LOSS, [("tribute",)]), ("tribute",)) == (("tribute",), [(("tribute",),)])
    with pytest.raises(AssertionError, match="nobody cannot choose"):
        next(choice(-1, ASK_LOSS, [("tribute",), ("lose", 1)]))


@pytest.mark.parametrize(
    ("answers", "second"),
    [
        ((("strike", 1), ("strike", 1, 4)), [(("strike", 1, 0), ("strike", 1, 4))]),
        ((("strike", 2), ("strike", 2, 4)), [(("strike", 2, 4),)]),
        ((("spread", 3),), []),
        ((("rest",),), []),
    ],
)
def test_in_stages_the_thing_is_asked_first_and_then_the_place(answers: tuple[Option, ...], second: list[Any]) -> None:
    first = (("strike", 1), ("strike", 2), ("spread", 3), ("rest",))
    assert answered(staged(0, ASK_ACT, STRIKES, (1,)), *answers) == (answers[-1], [first, *second])


def test_an_option_that_begins_another_one_can_still_be_chosen_in_stages() -> None:
    options: list[Option] = [("spread", 3), ("spread", 3, 1)]
    for option in options:
        assert answered(staged(0, ASK_ACT, options), ("spread", 3), option)[0] == option


def test_both_stages_are_about_the_same_and_the_first_has_the_reasons() -> None:
    refused = Refusal(("strike", 3, 1), NO_CARD, "S5")
    asking = staged(2, ASK_ACT, STRIKES, (7,), (lambda: [refused],))
    first = next(asking)
    second = asking.send(("strike", 1))
    assert first[:3] == second[:3] == (2, ASK_ACT, "S4")
    assert first.data == second.data == (7,)
    assert (first.refusals(), second.refusals()) == ([refused], [])


class Feud(Skirmish):
    """Everybody strikes at everybody, in stages, some times over."""

    def setup(self, play: Play[Ground]) -> None:
        super().setup(play)
        play.table.steps = [("turn", seat) for seat in (2, 1, 0, 2, 1, 0)]


def test_a_game_that_asks_in_stages_passes_the_suite() -> None:
    seen: set[Question] = set()
    for seed in range(3):
        seen |= check_game(Feud(3), seed).kinds
    assert ASK_WEAPON in seen

"""What ends an undo, what ends an activity, and what a step may no longer ask."""

from __future__ import annotations

import pytest

from biont.kernel import Asking, CannotUndo, Chance, Game, Play, ask
from biont.kernel.conformance import check_save, trace
from tests.kernel.parlour import ASK_WISH, Parlour
from tests.plugin.skirmish.rules import Ground


class Turns(Parlour):
    """Two seats wish twice each; what a seat wished in its turn stands when the turn ends."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = {**self.steps, "end": end}

    def setup(self, play: Play[Ground]) -> None:
        play.push_all([("wish", 0), ("wish", 0), ("end",), ("wish", 1), ("wish", 1), ("end",)])


def end(play: Play[Ground]) -> None:
    play.seal()


def turns(*answers: str) -> Game[Ground]:
    """A game of two turns after some answers."""
    game = Game(Turns(), 5)
    for answer in answers:
        game.choose(answer)
    return game


def test_a_turn_that_ends_is_sealed_without_dice() -> None:
    game = turns("bid 1")
    assert game.undoable() == 1
    assert game.is_final(("bid", 2))
    game.choose("bid 2")
    before = trace(game)
    assert (game.undoable(), len(game._past.marks)) == (0, 1)
    with pytest.raises(CannotUndo, match="nothing can be taken back: dice, reveals and finished turns stand"):
        game.undo()
    assert trace(game) == before
    game.choose("bid 1")
    assert game.undoable() == 1
    game.undo()
    assert trace(game) == before
    check_save(game)


def test_the_last_turn_of_a_game_is_sealed_too() -> None:
    game = turns("bid 1", "bid 2", "bid 1", "bid 2")
    assert game.finished
    assert game.undoable() == 0


def test_a_seal_in_the_middle_of_a_step_stands_for_what_was_answered_before_it() -> None:
    def haggle(play: Play[Ground], seat: int) -> Asking[None]:
        yield ask(seat, ASK_WISH, [("bid", 1), ("bid", 2)])
        yield ask(seat, ASK_WISH, [("bid", 1), ("bid", 2)])
        play.seal()
        yield ask(seat, ASK_WISH, [("bid", 1), ("bid", 2)])
        yield ask(seat, ASK_WISH, [("bid", 1), ("bid", 2)])

    rules = Parlour()
    rules.steps = {**rules.steps, "wish": haggle}
    game = Game(rules, 5)
    counts = []
    for _ in range(3):
        game.choose("bid 1")
        counts.append(game.undoable())
    assert counts == [1, 0, 1]
    assert game.view(1).imagine(Chance(1)).view(1).same_as(game.view(1))


def test_steps_of_some_names_are_dropped_and_the_others_follow_in_order() -> None:
    table = Ground(2)
    play = Play(table, [])
    play.push_all([("act", 0, 1), ("strike", 0), ("act", 1, 0), ("turn", 1), ("loss", 1)])
    steps = table.steps
    play.drop("act", "loss")
    assert table.steps == [("turn", 1), ("strike", 0)]
    assert table.steps is steps
    play.drop("round")
    assert table.steps == [("turn", 1), ("strike", 0)]


def test_a_step_that_asks_after_a_reveal_fails_in_a_game_that_keeps_its_marks() -> None:
    """A game of a playout does not look, for nobody will see it."""

    def tell(play: Play[Ground], seat: int) -> Asking[None]:
        answer = yield ask(seat, ASK_WISH, [("bid", 1), ("pass",)])
        if answer[0] == "bid":
            play.reveal()
        yield ask(seat, ASK_WISH, [("pass",)])

    rules = Parlour()
    rules.steps = {**rules.steps, "wish": tell}
    game = Game(rules, 5)
    before = trace(game)
    with pytest.raises(AssertionError, match="A step asks after it has revealed or shuffled something"):
        game.choose("bid 1")
    assert trace(game) == before
    game.choose("pass")
    game.choose("pass")
    playout = Game(rules, 5, keep=False, log=False)
    for answer in ("bid 1", "pass", "pass"):
        playout.choose(answer)
    assert playout.decision is not None


def test_what_was_revealed_before_a_step_is_none_of_its_business() -> None:
    def lift(play: Play[Ground]) -> None:
        play.reveal()

    def deal(play: Play[Ground], seat: int) -> Asking[None]:
        yield ask(seat, ASK_WISH, [("pass",)])
        play.shuffle(play.table.deck)
        play.push("lift")

    rules = Parlour()
    rules.steps = {**rules.steps, "wish": deal, "lift": lift}
    game = Game(rules, 5)
    game.choose("pass")
    game.choose("pass")
    assert game.undoable() == 0


def test_steps_wait_for_the_next_one_of_some_names_in_the_order_in_which_they_were_put() -> None:
    play = Play(Ground(2), [])
    play.push_all([("strike", 0), ("loss", 1), ("act", 1), ("turn", 1), ("act", 0)])
    play.before({"act", "turn"}, ("bonus", 0), ("bonus", 1))
    play.before({"act", "turn"}, ("bonus", 2))
    play.before({"turn"}, ("market",))
    play.before({"nothing"}, ("end",))
    order = ["strike", "loss", "bonus", "bonus", "bonus", "act", "market", "turn", "act", "end"]
    assert [step[0] for step in reversed(play.table.steps)] == order
    assert [ints for name, *ints in reversed(play.table.steps) if name == "bonus"] == [[0], [1], [2]]


def test_one_step_is_cancelled_and_others_of_its_name_stay() -> None:
    play = Play(Ground(2), [])
    play.push_all([("act", 0), ("act", 1), ("turn", 0)])
    play.cancel("act", 1)
    play.cancel("act", 2)
    assert play.table.steps == [("turn", 0), ("act", 0)]

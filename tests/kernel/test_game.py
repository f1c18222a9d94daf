"""Games: answering, copying, going back, setting dice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biont.kernel import (
    Asking,
    BadChance,
    BiontError,
    CannotUndo,
    Chance,
    Event,
    Game,
    IllegalChoice,
    Play,
    Question,
    Reason,
    Refusal,
    Table,
    View,
    ask,
)
from biont.kernel.conformance import check_save, play_on, position, trace
from biont.kernel.play import MOST
from biont.kernel.replay import replay
from tests.kernel.parlour import ASK_FATE, ASK_WISH, Parlour, dice, fate, parlour, wish
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.rules import Ground, Skirmish

ASK_LOT = Question("lot", "P4")
BOASTS = Event("boasts", "P1")
DOOM = Event("doom", "P3")

# -- answering ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("bid 3", "'bid 3' is not offered now; possible are: bid 1; bid 2; bid 13; pass."),
        (("bid", 3), "'bid 3' is not offered now; possible are: bid 1; bid 2; bid 13; pass."),
        (("fly", 3), "'fly 3' is not offered now; possible are: bid 1; bid 2; bid 13; pass."),
        ((), "'' is not offered now; possible are: bid 1; bid 2; bid 13; pass."),
        (None, "'None' is not offered now; possible are: bid 1; bid 2; bid 13; pass."),
        (("spread", None), "'spread None' is not offered now; possible are: bid 1; bid 2; bid 13; pass."),
        ("fly", "'fly' is no action; actions are"),
    ],
)
def test_an_illegal_choice_says_what_is_possible_and_changes_nothing(answer: object, sentence: str) -> None:
    game = parlour("bid 1", "bid 2")
    game.undo()
    before = trace(game), game.undoable(), game.redoable
    with pytest.raises(IllegalChoice) as error:
        game.choose(answer)  # type: ignore[arg-type]
    assert str(error.value).startswith(sentence)
    assert (trace(game), game.undoable(), game.redoable) == before
    game.redo()


def test_an_equal_answer_is_taken_as_the_option_that_was_offered() -> None:
    game = parlour()
    game.choose(("bid", True))
    assert game.record().answers == ["bid 1"]
    assert repr(game.answers) == "[('bid', 1)]"


def test_a_refused_option_is_told_its_reason() -> None:
    class Unarmed(Skirmish):
        def setup(self, play: Play[Ground]) -> None:
            for seat in (0, 1):
                play.table.place(seat, 0, 1)
            play.push("act", 0, 0)

    game = Game(Unarmed(2), 1)
    with pytest.raises(IllegalChoice, match="'strike blue fen' is not possible now: no-card-in-hand .S5.."):
        game.choose("strike blue fen")


def test_long_lists_of_options_are_cut_in_the_sentence() -> None:
    class Rich(Skirmish):
        def setup(self, play: Play[Ground]) -> None:
            play.table.coins[0] = 20
            play.push("bid", 0)

    with pytest.raises(IllegalChoice, match="bid 11; and 9 more"):
        Game(Rich(2), 1).choose("bid 99")


def test_an_exception_in_a_rule_rewinds_the_game_to_before_the_answer() -> None:
    game = parlour("bid 1")
    before = trace(game), game.undoable(), game.record()
    with pytest.raises(ZeroDivisionError):
        game.choose("bid 13")
    assert (trace(game), game.undoable(), game.record()) == before
    game.choose("bid 2")
    assert game.table.coins == [6, 3]


def test_an_exception_after_dice_and_new_steps_rewinds_too() -> None:
    def omen(play: Play[Ground]) -> None:
        play.roll(1)

    def doom(play: Play[Ground]) -> Asking[None]:
        play.note(DOOM, -1)
        yield from wish(play, play.table.coins[9])

    def end(play: Play[Ground]) -> None:
        play.push_all([("fate", 0), ("omen",), ("doom",)])

    rules = Parlour()
    rules.steps = {"wish": wish, "fate": fate, "omen": omen, "doom": doom, "stop": end}
    game = Game(rules, 5)
    game.choose("bid 1")
    game.choose("pass")
    game.choose("reroll")
    before = trace(game), game.undoable(), game.record()
    with pytest.raises(IndexError):
        game.choose("leave")
    assert (trace(game), game.undoable(), game.record()) == before
    assert trace(game.copy()) == trace(game)
    game.choose("reroll")


def test_an_interrupt_from_the_keyboard_rewinds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour("bid 1", "bid 2")
    before = trace(game)

    def interrupt(play: Play[Ground], dice: int) -> list[int]:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Play, "roll", interrupt)
        with pytest.raises(KeyboardInterrupt):
            game.choose("bid 2")
    assert trace(game) == before
    game.choose("bid 2")
    assert dice(game)


def test_a_finished_game_has_a_result_and_takes_no_answer() -> None:
    game = parlour("pass")
    assert game.finished
    assert str(game.result) == "red won (most points): red 5, blue 3"
    with pytest.raises(IllegalChoice, match="The game is over"):
        game.choose("pass")
    game.undo()
    assert game.result is None
    assert game.decision is not None


def test_entries_can_be_read_from_an_answer_on() -> None:
    game = parlour("bid 1", "bid 2")
    assert [entry.data for entry in game.entries_since(1)] == [(2,)]
    assert [entry.data for entry in game.entries_since(0)] == [(1,), (2,)]
    assert game.entries_since(2) == ()


def test_a_game_that_keeps_nothing_only_plays_on() -> None:
    game = Game(Parlour(), 5, keep=False, log=False)
    for act in (game.copy, game.record, lambda: game.view(0), lambda: game.inject([1]), lambda: game.was_secret(0)):
        with pytest.raises(BiontError, match="Only a game that keeps its marks"):
            act()
    with pytest.raises(CannotUndo):
        game.undo()
    twin = parlour()
    for answer in ("bid 1", "bid 2", "bid 1", "reroll", "leave", "bid 1"):
        game.choose(answer)
        twin.choose(answer)
        assert position(game) == position(twin)
    assert game.entries == ()


# -- undo --------------------------------------------------------------------------------------------------------------


def test_undo_and_redo_step_by_step() -> None:
    game = parlour()
    states = [trace(game)]
    for answer in ("bid 1", "bid 2"):
        game.choose(answer)
        states.append(trace(game))
    assert game.undoable() == 2
    game.undo()
    assert trace(game) == states[1]
    game.undo()
    assert trace(game) == states[0]
    assert game.redoable == 2
    game.redo()
    assert trace(game) == states[1]
    game.redo()
    assert trace(game) == states[2]
    assert game.redoable == 0
    game.undo(2)
    assert trace(game) == states[0]
    game.choose("bid 1")
    assert game.redoable == 1
    game.choose("bid 1")
    assert game.redoable == 0
    with pytest.raises(CannotUndo, match="There is no answer that was taken back"):
        game.redo()


def test_undo_never_crosses_a_die() -> None:
    game = parlour("bid 1", "bid 2")
    assert not game.is_final(("pass",))
    assert game.is_final(("bid", 1))
    game.choose("bid 1")
    before = trace(game)
    assert game.undoable() == 0
    with pytest.raises(CannotUndo, match="nothing can be taken back: dice, reveals and finished turns stand"):
        game.undo()
    assert trace(game) == before
    assert game.is_final(("reroll",))
    assert not game.is_final(("leave",))
    game.choose("leave")
    game.choose("bid 2")
    with pytest.raises(CannotUndo, match="only the last 2 can be taken back"):
        game.undo(3)
    game.undo(2)
    assert trace(game) == before


@pytest.mark.parametrize("answers", [0, -1])
def test_undo_takes_back_at_least_one_answer(answers: int) -> None:
    with pytest.raises(CannotUndo):
        parlour("bid 1").undo(answers)


def test_a_seat_takes_back_only_its_own_last_answers() -> None:
    game = parlour("bid 1", "bid 1", "bid 1", "leave")
    assert (game.undoable(), game.undoable(0), game.undoable(1)) == (1, 1, 0)
    game.choose("bid 2")
    assert (game.undoable(), game.undoable(0), game.undoable(1)) == (2, 0, 1)
    with pytest.raises(CannotUndo, match="dice, reveals, finished turns and the answers of others stand"):
        game.undo(seat=0)
    with pytest.raises(CannotUndo, match="only the last 1"):
        game.undo(2, seat=1)
    game.undo(seat=1)
    assert game.decision is not None
    assert (game.decision.seat, game.undoable(0)) == (1, 1)
    game.undo(seat=0)
    assert dice(game)


def test_a_game_knows_which_of_its_answers_were_secret() -> None:
    game = skirmish.game(4, 3)
    for answer in ("pass", "pass", "pass", "war"):
        game.choose(answer)
    assert [game.was_secret(number) for number in range(4)] == [False, False, False, True]
    assert game.copy().was_secret(3)


def test_a_copy_can_be_undone_as_far_as_the_original() -> None:
    game = parlour("bid 1", "bid 2")
    twin, short = game.copy(), game.copy(history=False)
    assert (twin.undoable(), short.undoable()) == (2, 0)
    twin.undo(2)
    assert trace(twin) == trace(parlour())
    assert len(game.answers) == 2
    assert twin.copy().redoable == 2


def test_a_copy_without_history_cannot_be_undone_into_the_step_under_way() -> None:
    game = parlour("bid 1", "bid 1", "bid 1", "reroll")
    assert len(game.copy(history=False).answers) == 1
    game = skirmish.game(4)
    for answer in ("pass", "pass", "pass", "war"):
        game.choose(answer)
    assert game.undoable() == 4
    for other in (game.copy(history=False), game.view(0).imagine(Chance(1))):
        assert (len(other.answers), other.undoable()) == (1, 0)


# -- setting dice ------------------------------------------------------------------------------------------------------


def test_injected_dice_fall_in_order_and_then_the_seed_again() -> None:
    free = parlour("bid 1", "bid 1", "bid 1")
    game = parlour("bid 1")
    game.inject([6, 5, 4])
    game.choose("bid 1")
    game.choose("bid 1")
    assert dice(game) == (6, 5)
    game.choose("reroll")
    assert dice(game) == (4, dice(free)[0])


def test_injected_dice_survive_copies() -> None:
    game = parlour("bid 1", "bid 1")
    game.inject([6, 5])
    game.inject([4, 3])
    copies = [game.copy(), game.copy(history=False), game.copy().copy(history=False).copy(), game.copy(keep=False)]
    copies.append(game.copy(history=False).copy(history=False))
    for twin in (game, *copies):
        twin.choose("bid 1")
        assert dice(twin) == (6, 5)
    copies = [game.copy(), game.copy(history=False), game.copy(history=False).copy(), game.copy(keep=False)]
    for twin in (game, *copies):
        twin.choose("reroll")
        assert dice(twin) == (4, 3)


def test_injected_dice_in_the_middle_of_a_step_survive_copies_and_undo() -> None:
    game = parlour("bid 1", "bid 1", "bid 1")
    game.inject([2, 2])
    for twin in (game.copy(), game.copy(history=False).copy(history=False)):
        twin.choose("reroll")
        assert dice(twin) == (2, 2)
    game.choose("reroll")
    game.choose("leave")
    game.undo()
    assert dice(game) == (2, 2)
    assert dice(game.copy()) == (2, 2)


def test_injected_dice_are_in_the_record() -> None:
    game = parlour("bid 1")
    game.inject([6])
    game.inject([5])
    check_save(game)
    for answer in ("bid 1", "bid 1"):
        game.choose(answer)
        check_save(game)
    game.inject([1, 1, 1])
    game.choose("reroll")
    check_save(game)
    assert game.record().injected == [(1, [6]), (1, [5]), (3, [1, 1, 1])]
    assert dice(replay(Parlour(), game.record())) == (1, 1)
    assert dice(replay(Parlour(), game.record(), to=3)) == (6, 5)


def test_undo_keeps_dice_set_before_the_answer_and_forgets_those_set_after() -> None:
    game = parlour("bid 1")
    game.inject([6, 6])
    game.choose("bid 1")
    game.inject([1, 1])
    game.undo()
    check_save(game)
    game.redo()
    game.choose("bid 1")
    assert dice(game) == (6, 6)
    game.choose("reroll")
    assert game.record().injected == [(1, [6, 6])]


@pytest.mark.parametrize("outcomes", [[0], [-1], [2.5], ["six"], [None]])
def test_outcomes_that_no_die_has_are_refused(outcomes: list[int]) -> None:
    game = parlour()
    before = trace(game)
    with pytest.raises(BadChance, match="Outcomes are numbers from 1 up"):
        game.inject(outcomes)
    assert trace(game) == before


def test_dice_that_do_not_fit_their_draw_are_forgotten_so_that_the_game_goes_on() -> None:
    free = parlour("bid 1", "bid 1", "bid 1")
    game = parlour("bid 1")
    game.inject([6])
    game.choose("bid 1")
    game.inject([7, 3])
    with pytest.raises(BadChance, match="An outcome of 7 was set for a draw that gives 1 to 6"):
        game.choose("bid 1")
    assert len(game.answers) == 2
    check_save(game)
    assert game.record().injected == []
    for twin in (game, game.copy(), replay(Parlour(), game.record())):
        twin.undo()
        twin.choose("bid 1")
        twin.choose("bid 1")
        assert dice(twin) == dice(free)


@pytest.mark.parametrize("history", [True, False])
def test_dice_that_do_not_fit_are_forgotten_by_a_copy_too(*, history: bool) -> None:
    """They were set before the step under way began, of which a copy without history knows nothing."""
    game = parlour()
    game.inject([7])
    game.choose("bid 1")
    game.choose("bid 1")
    twin = game.copy(history=history)
    with pytest.raises(BadChance, match="An outcome of 7"):
        twin.choose("bid 1")
    twin.choose("bid 1")
    assert dice(twin) == dice(parlour("bid 1", "bid 1", "bid 1"))


def test_dice_that_were_set_can_be_withdrawn() -> None:
    game = parlour("bid 1", "bid 1", "bid 1")
    game.inject([6, 5, 4, 3, 2])
    game.choose("reroll")
    game.withdraw()
    game.withdraw()
    assert game.record().injected == [(3, [6, 5])]
    assert dice(game) == dice(game.copy()) == (6, 5)
    check_save(game)


# -- views -------------------------------------------------------------------------------------------------------------


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    game = parlour()
    assert [game.view(seat).decision is not None for seat in (-1, 0, 1)] == [False, True, False]
    assert {game.view(seat).asked for seat in (-1, 0, 1)} == {0}


def test_dice_on_the_table_lie_there_in_imagined_games_too() -> None:
    game = parlour("bid 1", "bid 1", "bid 1", "reroll")
    for seat in (-1, 0, 1):
        imagined = game.view(seat).imagine(Chance(3))
        assert dice(imagined) == dice(game)
        assert imagined.view(seat).same_as(game.view(seat))


def test_a_finished_game_can_be_seen_and_imagined() -> None:
    game = skirmish.game(3)
    play_on(game, Chance(3), 1000)
    for seat in (-1, 0, 1, 2):
        imagined = game.view(seat).imagine(Chance(1))
        assert imagined.finished
        assert imagined.result == game.result
        assert imagined.view(seat).same_as(game.view(seat))


def test_the_next_dice_of_imagined_games_are_anybodys_guess() -> None:
    game = parlour("bid 1", "bid 1")
    chance = Chance(3)
    seen = set()
    for _ in range(50):
        imagined = game.view(1).imagine(chance)
        imagined.choose("bid 1")
        seen.add(dice(imagined))
    assert len(seen) > 15


def test_a_public_pick_is_the_same_in_imagined_games() -> None:
    def lot(play: Play[Ground], seat: int) -> Asking[None]:
        chosen = play.pick(1000)
        yield ask(seat, ASK_LOT, [("pass",)], (chosen,))

    rules = Parlour()
    rules.steps = {**rules.steps, "wish": lot}
    view = Game(rules, 6).view(0)
    assert view.decision is not None
    imagined = view.imagine(Chance(2)).decision
    assert imagined is not None
    assert imagined.data == view.decision.data


def test_a_game_without_a_log_is_the_same_game() -> None:
    """Its notes go nowhere, as many things as they may name."""

    def boast(play: Play[Ground], seat: int) -> Asking[None]:
        play.note(BOASTS, seat, *range(MOST))
        yield from wish(play, seat)

    rules = Parlour()
    rules.steps = {**rules.steps, "wish": boast}
    heard, silent = Game(rules, 6), Game(rules, 6, log=False)
    for _ in range(3):
        for game in (heard, silent):
            assert game.decision is not None
            game.choose(game.decision.options[0])
    assert heard.table == silent.table
    assert len(heard.entries) > len(silent.entries) == 0


def test_a_view_holds_nothing_of_the_game_that_could_be_read_or_changed() -> None:
    """Its question is one of its own: the game's has the true table in its reasons."""

    def choosy(play: Play[Ground], seat: int) -> Asking[None]:
        yield ask(seat, ASK_WISH, [("bid", 1), ("pass",)], (), (heaps, play.table))

    def heaps(table: Ground) -> list[Refusal]:
        return [Refusal(("bid", 13), Reason(f"{len(table.coins)} heaps"), "P1")]

    rules = Parlour()
    rules.steps = {**rules.steps, "wish": choosy}
    game = Game(rules, 6)
    assert game.decision is not None
    seen = game.view(0).decision
    assert seen is not None
    assert seen.options == game.decision.options
    assert seen.reasons is not None
    assert isinstance(seen.reasons[0].__self__, View)  # type: ignore[attr-defined]
    assert seen.refusals() == game.refusals() == game.decision.refusals() != []


def test_views_are_compared_in_all_their_parts() -> None:
    view = parlour("bid 1", "bid 1", "bid 1").view(0)
    other = parlour("bid 2", "bid 1", "bid 1").view(0)
    assert view.same_as(replace(view))
    assert not view.same_as(other)
    assert view.decision is not None
    asked = ask(0, ASK_FATE, view.decision.options, view.decision.data, rule="P9")
    for change in (
        {"seat": 1},
        {"asked": 1},
        {"decision": None},
        {"decision": asked},
        {"table": other.table},
        {"beginning": other.beginning},
        {"given": (None,)},
        {"outcomes": (1, 2, 3)},
    ):
        assert not view.same_as(replace(view, **change)), change


def test_dice_that_end_a_game_are_no_part_of_a_step_under_way() -> None:
    class Last(Parlour):
        def setup(self, play: Play[Ground]) -> None:
            play.push("last")

    def last(play: Play[Ground]) -> Asking[None]:
        yield ask(0, ASK_WISH, [("pass",)])
        play.table.coins[0] += play.roll(1)[0]

    rules = Last()
    rules.steps = {"last": last}
    game = Game(rules, 1)
    game.choose("pass")
    assert game.view(1).outcomes == ()
    assert game.view(1).imagine(Chance(1)).view(1).same_as(game.view(1))


def test_the_table_knows_neither_answers_nor_entries() -> None:
    assert set(Table.fields()) == {"count", "key", "steps"}


def test_what_nobody_has_seen_is_dealt_anew_with_other_dice() -> None:
    game = skirmish.game(3)
    play_on(game, Chance(3), 12)
    twin = game.copy()
    twin.deal_anew(77)
    assert twin.decision is not None
    assert twin.answers == game.answers
    assert twin.decision == game.decision
    assert twin.view(twin.decision.seat).same_as(game.view(twin.decision.seat))
    assert twin.undoable() == 0
    play_on(game, Chance(4), 60)
    play_on(twin, Chance(4), 60)
    assert twin.table != game.table


def test_a_deal_in_the_middle_of_a_step_leaves_its_dice_where_they_fell() -> None:
    game = parlour("bid 1", "bid 1", "bid 1")
    game.inject([6, 5])
    game.choose("reroll")
    game.deal_anew(9)
    assert dice(game) == (6, 5)
    assert dice(game.copy()) == (6, 5)
    other = game.copy()
    other.deal_anew(10)
    rolls = []
    for one in (game, other):
        for _ in range(5):
            one.choose("reroll")
            rolls.append(dice(one))
    assert rolls[:5] != rolls[5:]
    assert game.undoable() == 0

"""A finished game looked back on: which turns are told, and why."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import biont
from biont import games
from biont.games.ending import Pride, Span, blow, deeds, prides, spans, turnings
from biont.games.outline import Moment
from biont.genesis.rules.autocatalysis import LIFE_CREATED
from biont.genesis.rules.extinction import EXTINCT
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.server.open_game import moment_of

TURNS = [
    Moment(1, (0, 0)),
    Moment(1, (2, 0)),
    Moment(2, (2, 0)),
    Moment(2, (9, 1)),
    Moment(3, (4, 1)),
    Moment(3, (4, 6)),
]


@cache
def played(name: str) -> tuple[Game[Any], list[Moment]]:
    game: Game[Any] = biont.new(name, seed=7, seats=2, settings={})
    program = biont.bot("greedy", 3, game=name)
    history = [moment_of(game)]
    while game.decision is not None:
        game.choose(program.choose(game.view(game.decision.seat)))
        history.append(moment_of(game))
    return game, history


def test_a_turn_has_the_points_before_and_after_it() -> None:
    assert spans(TURNS) == [
        Span(1, 0, 2, (0, 0), (2, 0)),
        Span(2, 2, 4, (2, 0), (4, 1)),
        Span(3, 4, 5, (4, 1), (4, 6)),
    ]
    assert [span.swing(0) for span in spans(TURNS)] == [2, 1, -5]
    assert [span.swing(1) for span in spans(TURNS)] == [-2, -1, 5]


def test_somebody_is_proud_of_his_best_moment_his_best_turn_and_his_lead() -> None:
    assert prides(TURNS, 0) == [Pride("peak", 9, 2), Pride("gain", 2, 1), Pride("led", 2, 2)]
    assert prides(TURNS, 1) == [Pride("peak", 6, 3), Pride("gain", 5, 3), Pride("led", 1, 3)]
    assert prides([Moment(1, (0,)), Moment(1, (0,))], 0) == []


def test_the_answer_that_ends_a_turn_belongs_to_it() -> None:
    """After it the next turn has begun, in which somebody else may lose points again."""
    assert prides([Moment(1, (0, 0)), Moment(2, (3, 0)), Moment(3, (1, 0))], 0)[0] == Pride("peak", 3, 1)


def test_a_lead_that_did_not_last_decided_nothing() -> None:
    """In turn 2 a score was shut that counts again in the end."""
    game, _ = played("origins")
    history = [Moment(1, (4, 6)), Moment(2, (5, 6)), Moment(3, (5, 2)), Moment(4, (6, 6))]
    settled = [Moment(1, (4, 6)), Moment(2, (5, 6)), Moment(3, (5, 6)), Moment(4, (6, 6))]
    assert [one.span.turn for one in turnings(game, history, 0, [0, 1], won=True)] == [1, 2]
    assert [one.span.turn for one in turnings(game, history, 0, [0, 1], won=True, settled=settled)] == [1]


def test_a_lead_that_is_taken_for_good_at_the_end_decided_it() -> None:
    """In turn 4 whoever won fell behind and came back by seven points: more than earlier turns that won much."""
    game, _ = played("genesis")
    points = [(0, 0), (3, 0), (3, 0), (8, 0), (8, 9), (14, 9), (14, 13), (10, 13), (17, 13), (17, 16)]
    history = [Moment(turn, one) for turn, one in zip([1, 1, 2, 2, 2, 3, 3, 4, 4, 4], points, strict=True)]
    told = turnings(game, history, 0, [0, 1], won=True)
    assert [(one.span.turn, one.span.before, one.span.after) for one in told][-1] == (4, (10, 13), (17, 16))
    early = [Moment(1, (0, 0)), Moment(1, (2, 0)), Moment(2, (2, 0)), Moment(2, (9, 1)), *[Moment(3, (9, 1))] * 4]
    assert [one.span.turn for one in turnings(game, early, 0, [0, 1], won=True)] == [1, 2]


NONE_SHUT = -1


def scored(turn: int, black: tuple[int, int, int], green: tuple[int, int, int], shut: int = NONE_SHUT) -> Moment:
    """A moment of Bios:Origins with these sums of three scores, of which one may be shut."""
    points = tuple(max(one for at, one in enumerate(sums) if at != shut) for sums in (black, green))
    return Moment(
        turn, points, tuple((*(n for one in sums for n in (0, 0, 0, 0, one)), shut) for sums in (black, green))
    )


def test_origins_counts_the_score_that_was_left_to_count() -> None:
    """Culture was shut and opened again: that decided nothing. What was won in turn 2 was lost in turn 3; that the
    other came near in the end makes nothing smaller of what was won before."""
    history = [
        scored(1, (4, 2, 2), (4, 3, 2)),
        scored(2, (4, 9, 2), (5, 3, 2)),
        scored(3, (4, 6, 2), (9, 3, 2)),
        scored(4, (4, 8, 2), (9, 3, 2), shut=0),
        scored(5, (4, 12, 2), (11, 3, 2)),
    ]
    assert [one.points for one in history] == [(4, 4), (9, 5), (6, 9), (8, 3), (12, 11)]
    settled = games.game("origins").telling.settled(history)
    assert [one.points for one in settled] == [(2, 11), (6, 11), (6, 11), (8, 11), (12, 11)]
    assert [one.turn for one in settled] == [1, 2, 3, 4, 5]


def test_what_a_challenge_took_and_the_same_turn_brought_back_was_kept() -> None:
    """Six Cities were won in turn 1; in turn 2 a disease took four of them, which were founded anew at once."""
    green = (1, 1, 1)
    history = [scored(turn, (0, politics, 0), green) for turn, politics in ((1, 2), (2, 8), (2, 4), (2, 9), (3, 9))]
    settled = games.game("origins").telling.settled(history)
    assert [one.points[0] for one in settled] == [2, 8, 4, 9, 9]


def test_a_score_that_is_shut_to_the_end_decided_it() -> None:
    """Shut, opened by the other and shut again: only the last time counts, and by what it took."""
    open_, shut = ((5, 8, 2), (11, 3, 7)), ((5, 8, 2), (12, 3, 7))
    history = [scored(1, *open_), scored(2, *open_, shut=0), scored(3, *open_), scored(4, *shut, shut=0)]
    settled = games.game("origins").telling.settled(history)
    assert [one.points for one in settled] == [(8, 12), (8, 12), (8, 12), (8, 7)]


def test_genesis_counts_what_nobody_lost_again() -> None:
    """What was won in turn 1 burnt in turn 2: turn 3 decided it."""
    history = [Moment(1, (0, 0)), Moment(2, (9, 0)), Moment(3, (1, 0)), Moment(4, (6, 2))]
    settled = games.game("genesis").telling.settled(history)
    assert [one.points for one in settled] == [(1, 0), (1, 0), (1, 0), (6, 2)]
    assert [one.turn for one in settled] == [1, 2, 3, 4]


def test_who_won_reads_what_he_won_in_spite_of() -> None:
    game, _ = played("genesis")
    history = [Moment(1, (0, 0)), Moment(1, (9, 1)), Moment(2, (9, 1)), Moment(2, (3, 1)), Moment(3, (7, 1))]
    hard = blow(game, history, 0, [0, 1])
    assert hard is not None
    assert (hard.span.turn, hard.span.before, hard.span.after, hard.place) == (2, (9, 1), (3, 1), 0)
    assert blow(game, history, 1, [0, 1]) is None


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_who_won_reads_of_turns_in_which_his_lead_grew(name: str) -> None:
    game, history = played(name)
    told = turnings(game, history, 0, [0, 1], won=True)
    assert told
    assert all(one.span.swing(0) > 0 for one in told)
    assert all((one.span.change(one.place) > 0) == (one.place == 0) for one in told)
    left = [span.swing(0) for span in spans(history) if span.turn not in {one.span.turn for one in told}]
    assert max(left) <= min(one.span.swing(0) for one in told)


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_deciding_turns_moved_the_lead_more_than_any_other(name: str) -> None:
    game, history = played(name)
    told = turnings(game, history, 0, [0, 1])
    swings = sorted((abs(span.swing(0)) for span in spans(history)), reverse=True)
    weights = sorted((max(abs(one.span.swing(0)), -one.span.change(0)) for one in told), reverse=True)
    assert all(weight >= swing for weight, swing in zip(weights, swings, strict=False))
    assert [one.span.turn for one in told] == sorted(one.span.turn for one in told)
    for one in told:
        assert one.span.first <= one.answer < one.span.last
        assert one.entries
        for entry in one.entries:
            assert entry in game.entries
            assert not entry.kind.bookkeeping


def test_a_loss_is_told_with_the_event_that_struck() -> None:
    game, history = played("genesis")
    (fall,) = [one for one in turnings(game, history, 0, [0, 1]) if one.span.change(one.place) < 0]
    assert [str(entry.kind) for entry in fall.entries][:2] == ["event", "strike"]
    assert [str(entry.kind) for entry in fall.strikes[0].causes] == ["event", "strike"]


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_a_fall_is_blamed_on_what_took_most_in_all(name: str) -> None:
    """An event that took two at once was named, and not the dice that took five one by one."""
    game, history = played(name)
    several = 0
    for place in (0, 1):
        for one in turnings(game, history, place, [0, 1]):
            points = [strike.points for strike in one.strikes]
            assert points == sorted(points, reverse=True)
            assert not one.strikes or one.entries[0] is one.strikes[0].causes[0]
            assert one.span.change(one.place) < 0 or not one.strikes
            several += len(points) > 1
    assert several or name != "genesis"


def test_who_lost_reads_of_the_turn_in_which_he_fell_behind_for_good() -> None:
    """It was 3:3 in the last turn, and no word told how the game was lost."""
    game, _ = played("genesis")
    points = [(0, 0), (9, 0), (0, 0), (8, 0), (1, 1), (8, 0), (0, 0), (0, 3), (3, 3), (0, 3)]
    history = [Moment(turn, one) for turn, one in zip([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], points, strict=True)]
    told = turnings(game, history, 0, [0, 1])
    assert (5, (3, 3), (0, 3)) in [(one.span.turn, one.span.before, one.span.after) for one in told]


def test_deeds_are_counted() -> None:
    game, _ = played("genesis")
    lives = sum(entry.kind == LIFE_CREATED and entry.seat == 0 for entry in game.entries)
    assert deeds(game, (LIFE_CREATED,), 0) == [(LIFE_CREATED, lives)]
    assert lives


def test_a_fall_that_strikes_everybody_and_is_made_good_in_its_turn_is_told() -> None:
    """Both lost seven and one of them came up again: the lead hardly changed, and he remembers nothing else."""
    game, _ = played("genesis")
    points = [(2, 1), (4, 1), (11, 8), (4, 1), (9, 6), (10, 6)]
    history = [Moment(turn, one) for turn, one in zip((1, 1, 2, 2, 2, 3), points, strict=True)]
    told = turnings(game, history, 0, [0, 1])
    assert (2, (11, 8), (4, 1)) in [(one.span.turn, one.span.before, one.span.after) for one in told]


def test_a_fall_names_the_lives_that_ended_in_it() -> None:
    game, history = played("genesis")
    at = next(one for one in range(len(history) - 2, 0, -1) if any(map(_ends, game.entries_since(one))))
    dead = next(filter(_ends, game.entries_since(at)))
    points = [[0, 0] if number > at else [9, 9] for number in range(len(history))]
    for one in points:
        one[1 - dead.seat] = 9
    fallen = [Moment(moment.turn, (one[0], one[1])) for moment, one in zip(history, points, strict=True)]
    (told,) = turnings(game, fallen, 1 - dead.seat, [0, 1], (EXTINCT,), won=True)
    assert (told.place, dead in told.entries) == (dead.seat, True)


def _ends(entry: Entry) -> bool:
    return entry.kind == EXTINCT and entry.seat >= 0


def test_who_led_clearly_had_nothing_left_to_decide() -> None:
    game, _ = played("genesis")
    history = [Moment(1, (0, 0)), Moment(2, (4, 0)), Moment(3, (14, 0)), Moment(4, (14, 0)), Moment(5, (25, 0))]
    assert [one.span.turn for one in turnings(game, history, 0, [0, 1], won=True)] == [1, 2]

"""The tiny game passes the whole suite, and its interrupts nest as the rules say."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biont.kernel import Chance, Game, Play
from biont.kernel.conformance import check_game, play_on
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.rules import (
    ASK_ACT,
    ASK_BID,
    ASK_VOTE,
    CHAOS,
    DIES,
    DISCARDS,
    LANDS,
    LOSES,
    SHELTERS,
    STRIKES,
    UPHEAVAL,
    Ground,
    Skirmish,
)


def test_random_games_pass_the_suite(soak: bool) -> None:
    few = settings(
        max_examples=30 if soak else 8, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck]
    )
    few(passes_the_suite)()


@given(seed=st.integers(-(2**70), 2**70), seats=st.integers(2, 4))
def passes_the_suite(seed: int, seats: int) -> None:
    """A game of these players, looked at after every answer."""
    summary = check_game(
        Skirmish(seats), seed, invariants=skirmish.invariants, permute=skirmish.permute, max_answers=500
    )
    assert summary.checked == summary.answers > 20
    assert summary.final > 0


def test_a_sample_of_positions_can_be_checked() -> None:
    summary = check_game(skirmish.game, 5, every=7, horizon=20, imaginings=3, invariants=skirmish.invariants)
    assert summary.checked == (summary.answers + 6) // 7


def test_random_games_ask_every_kind_of_question() -> None:
    kinds = {kind for seed in range(4) for kind in check_game(lambda s: skirmish.game(s, 4), seed, every=50).kinds}
    assert kinds == set(skirmish.game(1).rules.declarations.questions.values())


class Massacre(Skirmish):
    """Red is about to strike at blue's last token; blue is one chaos away from a revolution."""

    def setup(self, play: Play[Ground]) -> None:
        table = play.table
        table.deck.remove(3)
        table.hands[0] = (3,)
        for seat, region in ((0, 0), (1, 0), (2, 5)):
            table.place(seat, region, 1)
        table.chaos[1] = 1
        play.push_all([("turn", 0), ("turn", 2)])


def test_interrupts_nest_in_the_middle_of_a_turn() -> None:
    game = Game(Massacre(3), 1)
    game.inject([6])
    script = [
        (0, "strike blue"), (0, "strike blue fen"), (0, "play 3"),
        # The last token dies: diaspora at once, the others asked in order ...
        (2, "refuse"), (0, "refuse"), (1, "land dune"),
        # ... then chaos and the revolution, in which blue itself gives up its last token: a diaspora inside it.
        (1, "lose dune"), (2, "shelter"), (1, "land moor"), (1, "tribute"),
    ]  # fmt: skip
    for seat, answer in script:
        assert game.decision is not None
        assert game.decision.seat == seat, answer
        game.choose(answer)
        skirmish.invariants(game.table)
    kinds = [entry.kind for entry in game.entries]
    assert kinds == [
        DISCARDS, STRIKES, DIES, LANDS, CHAOS, LOSES, SHELTERS, LANDS, UPHEAVAL,
    ]  # fmt: skip
    # The revolution has ended red's turn: green acts, and red's second action is gone.
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (2, ASK_ACT)
    assert game.table.steps == [("act", 2, 1)]
    assert game.table.on(1) == [5]


def test_a_chain_of_interrupts_can_be_copied_and_undone_at_every_answer() -> None:
    for seed in range(5):
        check_game(Massacre(3), seed, invariants=skirmish.invariants, permute=skirmish.permute)


def test_the_auction_goes_once_around() -> None:
    game = skirmish.game(3, 4)
    asked = []
    for answer in ("bid 1", "pass", "bid 3", "pass"):
        assert game.decision is not None
        assert game.decision.kind == ASK_BID
        asked.append(game.decision.seat)
        game.choose(answer)
    assert asked == [0, 1, 2, 3]
    assert (game.table.idol, game.table.coins) == (2, [3, 3, 0, 3])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == (ASK_VOTE, 0)


def voting(seats: int = 3, seed: int = 4) -> Game[Ground]:
    """A game in which the vote has just begun."""
    game = skirmish.game(seed, seats)
    for _ in range(seats):
        game.choose("pass")
    return game


def test_a_secret_vote_is_seen_only_by_its_own_seat() -> None:
    peace, war = voting(), voting()
    peace.choose("peace")
    war.choose("war")
    assert peace.view(0).given == (("peace",),)
    for seat in (-1, 1, 2):
        assert peace.view(seat).given == (None,)
        assert peace.view(seat).same_as(war.view(seat))
    assert not peace.view(0).same_as(war.view(0))


def test_secret_votes_are_dealt_anew_in_imagined_games() -> None:
    game = voting()
    game.choose("war")
    chance = Chance(1)
    imagined = {game.view(1).imagine(chance).answers[-1] for _ in range(30)}
    assert imagined == {("peace",), ("war",)}
    assert {game.view(0).imagine(chance).answers[-1] for _ in range(30)} == {("war",)}


def test_hidden_hands_are_dealt_anew_in_imagined_games() -> None:
    game = skirmish.game(8)
    chance = Chance(2)
    imagined = [game.view(1).imagine(chance).table for _ in range(30)]
    assert {table.hands[1] for table in imagined} == {game.table.hands[1]}
    assert len({table.hands[0] for table in imagined}) > 5
    for table in imagined:
        skirmish.invariants(table)


def test_a_view_does_not_show_the_state_of_chance() -> None:
    view = skirmish.game(8).view(0)
    assert view.beginning is not None
    assert [(table.key, table.count) for table in (view.table, view.beginning)] == [(0, 0), (0, 0)]


def test_whispers_are_read_only_by_their_seat() -> None:
    game = skirmish.game(8)
    play_on(game, Chance(8), 1000)
    assert game.finished
    for seat in range(3):
        assert {entry.only for entry in game.entries_for(seat)} == {-1, seat}
    assert {entry.only for entry in game.entries_for(-1)} == {-1}
    assert sum(len(game.entries_for(seat)) for seat in range(3)) == len(game.entries) + 2 * len(game.entries_for(-1))

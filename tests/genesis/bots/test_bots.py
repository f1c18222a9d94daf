"""Bots: they see views only, never answer illegally, play the same for a seed, and beat chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from biont.bots import BadBot
from biont.bots.bot import Bot
from biont.bots.greedy import Relaxed
from biont.bots.random import Random
from biont.genesis import game as genesis
from biont.genesis.bots.greedy import Greedy
from biont.genesis.bots.search import Search
from biont.genesis.cards import COLOURS
from biont.genesis.definition import GENESIS
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.autocatalysis import ASK_ANIMATE, ASK_CREATE_LIFE
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.decision import Option
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.lab.arena import duel, play, play_new

make = GENESIS.players.make
QUICK = {"search": "search:4", "hard": "search:4", "master": "master:4"}


def quick(name: str, seed: int) -> Bot:
    """A bot by its name, with a small budget where it has one."""
    return make(QUICK.get(name, name), seed)


@pytest.mark.parametrize("name", GENESIS.players.names)
def test_every_bot_plays_whole_games_without_help(name: str) -> None:
    """The arena passes answers on as they are, so an illegal one would raise; and no guard had to step in."""
    bots = [make(QUICK.get(name, name), seat) for seat in range(2)]
    played = play_new("genesis", ("red", "blue"), bots, seed=11, short=True)
    assert played.game.finished
    assert [bot.failures for bot in bots] == [[], []]


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (COLOURS, {}),
        (("red", "green", "blue"), {"edition": "1e"}),
        (("red", "yellow"), {"crystal": True, "macro": True}),
        (("red", "yellow"), {"chimera": True}),
        (("red", "yellow"), {"intro": True}),
        (("red", "yellow"), {"mode": "solitaire"}),
        (("red", "green", "blue"), {"mode": "cooperative"}),
    ],
)
def test_greedy_knows_all_kinds_of_games(seats: tuple[str, ...], settings: dict[str, Any]) -> None:
    """Editions, variants and modes ask other questions; all are answered."""
    game = genesis.new(seats, seed=1, **settings)
    assert play(game, [Greedy(seat) for seat in range(len(game.seats))]).game.finished


def answers(bots: list[Bot], seed: int) -> list[Option]:
    """All answers of a short game."""
    return list(play_new("genesis", ("yellow", "green"), bots, seed, short=True).game.answers)


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "search"])
def test_a_bot_plays_the_same_for_a_seed(name: str) -> None:
    first = answers([quick(name, 5), quick(name, 6)], 21)
    assert first == answers([quick(name, 5), quick(name, 6)], 21)


def test_an_easy_bot_takes_any_answer_that_is_nearly_as_good_as_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    view = genesis.new(("red", "blue"), seed=1).view(0)
    ranked = [(worth, ("answer", worth)) for worth in (-9.0, 0.9, 1.0, 3.0, 2.0)]
    monkeypatch.setattr(Greedy, "ranked", lambda *_: ranked)
    assert view.decision is not None
    assert Greedy(3).is_tried(view.decision)
    bot = Relaxed(Greedy(3), 3, slack=2.0)
    assert {bot.choose(view)[1] for _ in range(100)} == {1.0, 2.0, 3.0}


def permuted(game: Game[Table], seed: int) -> Game[Table]:
    """The same game with everything hidden in another order: what nobody at the table could tell apart."""
    twin = game.copy()
    chance = Chance(seed)
    past = twin._past
    past.marks = [mark._replace(table=mark.table.copy()) for mark in past.marks]
    for table in (twin.table, *(mark.table for mark in past.marks)):
        blind = twin.rules.blind(table, 0)
        twin.rules.imagine(blind, 0, chance)
        table.event_deck, table.removed = blind.event_deck, blind.removed
        table.placard_decks, table.decks = blind.placard_decks, blind.decks
        table.key = chance.below(1 << 62)
    return twin


@pytest.mark.parametrize("make_bot", [Greedy, lambda seed: Search(seed, simulations=4)])
def test_hidden_cards_and_dice_to_come_change_no_answer(make_bot: Callable[[int], Bot]) -> None:
    """A bot that looked behind its view would answer otherwise now and then."""
    game = genesis.new(("red", "blue"), seed=31)
    driver = Random(1)
    compared = 0
    while (decision := game.decision) is not None and compared < 30:
        if len(decision.options) > 1 and decision.kind in (ASK_ASSIGN, ASK_PURCHASE, ASK_ANIMATE, ASK_CREATE_LIFE):
            compared += 1
            other = permuted(game, compared)
            assert game.view(decision.seat).same_as(other.view(decision.seat))
            mine = make_bot(compared).choose(game.view(decision.seat))
            assert mine == make_bot(compared).choose(other.view(decision.seat)), decision
        game.choose(driver.choose(game.view(decision.seat)))
    assert compared >= 20


def test_greedy_beats_random() -> None:
    """The bar is 95 of 100; a dozen games with a margin are enough to notice when something breaks."""
    match = duel(lambda seed: Greedy(seed), lambda seed: Random(seed), range(12), game="genesis")
    assert match.wins >= 9
    assert match.points > 2 * match.against


def test_the_arena_wants_a_bot_for_each_seat() -> None:
    with pytest.raises(BiontError, match="2 seats, but 1"):
        play_new("genesis", ("red", "blue"), [Random()], 1)


@pytest.mark.parametrize("spec", ["nobody", "search:fast", "search:0", "missing.py:Bot", "cmd:"])
def test_a_bot_that_cannot_be_made_is_refused_in_a_sentence(spec: str) -> None:
    with pytest.raises(BiontError) as error:
        make(spec)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("spec", ["search:50ms", "search:0.1s", "search:40"])
def test_a_search_has_a_budget(spec: str) -> None:
    assert make(spec).name == spec


def test_bad_bots_are_named() -> None:
    with pytest.raises(BadBot, match="random, greedy, search, gentle, learned, easy, normal, hard, master"):
        make("deep")

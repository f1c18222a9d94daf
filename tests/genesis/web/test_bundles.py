"""Answers given in one, or unasked: only where their order makes no difference, or where the rules prove them best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations, product
from random import Random
from typing import Any

import pytest

import biont
from biont.genesis.cards import GREEN
from biont.genesis.definition import GENESIS
from biont.genesis.organisms import darwin_dice
from biont.genesis.pools import ways_to_pay
from biont.genesis.rules.darwin import ASK_REROLL, ASK_ROLL_ORDER, ASK_ROLL_ORGANISM
from biont.genesis.rules.mutations import ASK_DISCARD_ORDER
from biont.genesis.rules.sequence import DARWIN
from biont.genesis.table import Table
from biont.genesis.web.bundles import bundles
from biont.kernel import Game
from tests.genesis.positions import bacterium, empty, mutation
from tests.genesis.web.test_regrets import begun


def irradiated() -> Game[Table]:
    """Ultraviolet 0 has struck an organism with three mutations."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    for card in ("mitochondria", "citrate", "restriction"):
        mutation(table, "clay", card)
    return begun(table, ("irradiate", 0 if table.owner[0] >= 0 else table.owner.index(0), 0))


def but_for_decks(table: Table) -> dict[str, Any]:
    """Everything that lies on a table, with the cards of each deck in no order."""
    found = {name: getattr(table, name) for name in (*Table.fields(), *Table.static)}
    return {**found, "decks": [Counter(deck) for deck in table.decks], "box": None}


def test_all_mutations_go_in_one_since_every_order_leaves_the_same_table() -> None:
    game = irradiated()
    assert game.decision is not None
    assert game.decision.kind == ASK_DISCARD_ORDER
    (bundle,) = bundles(game, game.decision)
    assert len(bundle.options) == 2, "the last one is not asked for"
    left = []
    for order in permutations(game.decision.options):
        twin = game.copy()
        for option in order[:2]:
            twin.choose(option)
        left.append(but_for_decks(twin.table))
    assert all(one == left[0] for one in left)
    for text in bundle.texts:
        game.choose(text)
    assert but_for_decks(game.table) == left[0]


Pool = tuple[int, ...]


def payable(pool: Pool, prices: Sequence[int]) -> bool:
    """Whether a pool can pay discs of these colours, one after another."""
    if not prices:
        return True
    for _, colour, count in ways_to_pay(list(pool), prices[0], False):
        left = tuple(discs - count * (one == colour) for one, discs in enumerate(pool))
        if payable(left, prices[1:]):
            return True
    return False


def test_one_disc_is_paid_unasked_since_the_two_that_stay_can_buy_whatever_it_could() -> None:
    """For all small pools and everything that may be bought after it."""
    wanted = [prices for length in (1, 2, 3) for prices in combinations_with_replacement(range(4), length)]
    for pool in product(range(4), repeat=4):
        for colour, other in product(range(3), range(4)):
            if colour in (other, GREEN) or not pool[colour] or pool[other] < 2:
                continue
            one = tuple(discs - (number == colour) for number, discs in enumerate(pool))
            two = tuple(discs - 2 * (number == other) for number, discs in enumerate(pool))
            assert all(payable(one, prices) for prices in wanted if payable(two, prices)), (pool, colour, other)


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_answered_unasked_is_what_the_switch_says(seed: int) -> None:
    """A switch never answers a question that is not its own; a proof only names what is cheapest."""
    game, program = biont.new("genesis", seats=["red", "blue"], seed=seed), GENESIS.players.make("greedy", seed)
    while game.decision is not None:
        decision = game.decision
        standing = GENESIS.advice.standing(game.table, decision)
        if standing is not None:
            assert standing.option in decision.options
            assert standing.rolls or standing.name in GENESIS.advice.switches
            if standing.proven:
                assert min(option[2] for option in decision.options) == standing.option[2]
        game.choose(program.choose(game.view(decision.seat)))


# -- the order of rolls ------------------------------------------------------------------------------------------------


def darwin(game: Game[Table], order: Sequence[int], luck: int) -> dict[str, Any]:
    """The table after the phase: organisms roll in an order, each with its own dice, and all else is answered alike."""
    twin = game.copy()
    while (asked := twin.decision) is not None and twin.table.phase == DARWIN:
        option = min(asked.options)
        if asked.kind == ASK_ROLL_ORDER:
            wanted = [("roll-for", number) for number in order]  # others roll in the order of their organisms
            option = next((one for one in wanted if one in asked.options), option)
        elif asked.kind == ASK_ROLL_ORGANISM:
            organism, dice = asked.data[0], Random(luck * 100 + asked.data[0])
            twin.inject([dice.randint(1, 6) for _ in range(darwin_dice(twin.table, organism))])
        elif asked.kind == ASK_REROLL:
            option = ("stand",)
        twin.choose(option)
    return but_for_decks(twin.table)


def test_all_dice_are_offered_in_one_since_every_order_of_the_rolls_leaves_the_same_table(soak: bool) -> None:
    """In games of two and three, for every order of up to four organisms, all with the same dice."""
    tried = 0
    for seed in range(40 if soak else 2):
        game, program = biont.new("genesis", seats=2 + seed % 2, seed=seed), GENESIS.players.make("greedy", seed)
        while game.decision is not None:
            decision = game.decision
            if decision.kind == ASK_ROLL_ORDER and len(decision.options) <= 4 and game.table.turn % 3 == seed % 3:
                assert [bundle.name for bundle in bundles(game, decision)] == ["roll-all"]
                heads = [option[1] for option in decision.options]
                left = [darwin(game, order, tried) for order in permutations(heads)]
                assert all(one == left[0] for one in left), (seed, len(game.answers))
                tried += 1
            game.choose(program.choose(game.view(decision.seat)))
    assert tried > 5


def test_errors_are_rolled_again_in_one_since_only_the_dice_that_fall_again_count() -> None:
    """Whatever their order, the same dice stay and as many are rolled."""
    tried = 0
    for seed in range(12):
        game, program = biont.new("genesis", seats=["red", "blue"], seed=seed), GENESIS.players.make("greedy", seed)
        while game.decision is not None and tried < 4:
            for bundle in bundles(game, game.decision) if game.decision.kind == ASK_REROLL else ():
                assert not bundle.advised, "whether to roll again is a decision"
                last = bundle.options[-1:] if bundle.options[-1] == ("roll",) else ()
                left = []
                for order in permutations(bundle.options[: len(bundle.options) - len(last)]):
                    twin = game.copy()
                    twin.inject([3] * len(order))
                    for option in (*order, *last):
                        twin.choose(option)
                    left.append(but_for_decks(twin.table))
                assert all(one == left[0] for one in left)
                tried += 1
            game.choose(program.choose(game.view(game.decision.seat)))
    assert tried

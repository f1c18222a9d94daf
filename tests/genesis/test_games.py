"""Whole games of random players: the kernel's suite, pieces conserved after every answer, no dead end."""

from __future__ import annotations

import pytest

from biont.genesis.cards import COLOURS
from biont.genesis.game import Genesis, new
from biont.genesis.options import Options
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.conformance import check_game
from tests.genesis.positions import check_pieces

GAMES = 2_000
PARTS = 8


def permute(table: Table, seat: int, chance: Chance) -> None:
    """Exchange what nobody has seen: events of one eon, placards of one row, unseen mutations."""
    events = table.box.pack.events
    for eon in range(3):
        places = [
            (pile, n) for pile in (table.event_deck, table.removed) for n, e in enumerate(pile) if events[e].eon == eon
        ]
        cards = [pile[n] for pile, n in places]
        chance.shuffle(cards)
        for (pile, n), card in zip(places, cards, strict=True):
            pile[n] = card
    for row in range(4):
        deck = list(table.placard_decks[row])
        chance.shuffle(deck)
        table.placard_decks[row] = tuple(deck)
    unseen = [m for row in range(4) for m in table.decks[row][1 : 1 + table.unseen[row]]]
    chance.shuffle(unseen)
    for row in range(4):
        cards_there, count = table.decks[row], table.unseen[row]
        table.decks[row] = (*cards_there[:1], *(unseen.pop() for _ in range(count)), *cards_there[1 + count :])


@pytest.mark.parametrize("seed", range(12))
def test_conformance(seed: int) -> None:
    """Copies, undo, saving and views hold in games of two, three and four players, pieces stay conserved."""
    rules = Genesis(COLOURS[: 2 + seed % 3], Options())
    check_game(rules, seed, every=7, invariants=check_pieces, permute=permute, horizon=6)


@pytest.mark.rule("A0.2", "I0.1")
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_games_end(part: int) -> None:
    """Random games of two, three and four players run from set-up to result without a dead end."""
    for seed in range(part, GAMES, PARTS):
        game = new(COLOURS[: 2 + seed % 3], seed=seed, keep=False, log=False)
        chance = Chance(seed)
        answers = 0
        while (decision := game.decision) is not None:
            assert decision.options
            game.choose(decision.options[chance.below(len(decision.options))])
            answers += 1
            assert answers < 20_000, f"game {seed} does not end"
        assert game.result is not None
        check_pieces(game.table)

"""Whole games in every variant: no dead end, every piece in its place; copies, records and views as they must be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from biont.kernel.chance import Chance
from biont.kernel.conformance import check_game
from biont.kernel.game import Game
from biont.origins.game import new
from biont.origins.table import COMET, STALEMATE, Table
from tests.origins.invariants import invariants

LONGEST = 5_000

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"realm": "sea"}),
    (2, {"map": "custom", "laying": "seed"}),
    (4, {"realm": "yrr", "laying": "seed"}),
    (3, {"map": "custom", "laying": "seed", "realm": "yrr"}),
    (2, {"map": "custom"}),
    (2, {"realm": "yrr"}),
    (3, {"closed_posts": True, "elect_upward": True, "library_beyond": True}),
    (2, {"advanced": True}),
    (4, {"advanced": True}),
    (3, {"dispersal": "first", "closed_posts": True, "dictator_stays": True}),
    (4, {"advanced": True, "realm": "yrr", "laying": "seed"}),
    (1, {"mode": "solitaire"}),
    (1, {"mode": "solitaire", "realm": "sea"}),
    (3, {"mode": "cooperative"}),
    (4, {"mode": "cooperative", "map": "custom", "laying": "seed"}),
]
"""Numbers of players and settings of games."""


def names(setting: tuple[int, dict[str, Any]]) -> str:
    """A setting as the name of a test."""
    return " ".join([str(setting[0]), *(f"{name}={value}" for name, value in setting[1].items())])


def begin(seed: int, setting: tuple[int, dict[str, Any]], *, keep: bool) -> Game[Table]:
    return new(setting[0], seed=seed, keep=keep, log=keep, **setting[1])


def permute(table: Table, seat: int, chance: Chance) -> None:
    """Exchange at random what nobody may know: Ideas within their piles, Challenge Cards within their Epoch."""
    for place, pile in enumerate(table.decks):
        cards = list(pile)
        chance.shuffle(cards)
        table.decks[place] = tuple(cards)
    chance.shuffle(table.buried)
    below = table.lore[:-1]
    chance.shuffle(below)
    table.lore[:-1] = below
    for epoch in range(1, 5):
        pile = table.unused[epoch - 1]
        seen = table.exposed[epoch - 1]
        own = [card for card in table.challenges if card < COMET and table.box.challenge_epoch[card] == epoch]
        hidden = [*own, *pile[seen:]]
        chance.shuffle(hidden)
        table.challenges = [hidden.pop() if card in own else card for card in table.challenges]
        table.unused[epoch - 1] = (*pile[:seen], *hidden)


@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=[names(setting) for setting in SETTINGS])
def test_conformance(number: int) -> None:
    summary = check_game(
        lambda seed: begin(seed, SETTINGS[number], keep=True),
        seed=number + 20,
        every=23,
        invariants=lambda table: invariants(table, "diaspora"),
        permute=permute,
    )
    assert summary.answers > 150
    assert summary.final > 0


@pytest.mark.rule("META.2")
@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=[names(setting) for setting in SETTINGS])
def test_random_games_come_to_their_end_with_every_piece_in_its_place(number: int) -> None:
    setting = SETTINGS[number]
    for seed in range(4):
        game = begin(seed, setting, keep=False)
        chance = random.Random(seed)
        answers = 0
        chits = -1
        while game.decision is not None:
            options = game.decision.options
            game.choose(options[chance.randrange(len(options))])
            answers += 1
            assert answers < LONGEST
            if answers % 13 == 0:
                invariants(game.table, game.decision.kind if game.decision else "")
                if game.table.turn > 0 and (game.decision is None or game.decision.kind == "challenge phase"):
                    climate = sum(hexes.bit_count() for hexes in game.table.climate)
                    assert chits in (-1, climate)
                    chits = climate
        assert game.table.epoch == 4 or game.table.ending == STALEMATE
        assert game.result is not None


def test_stages_never_go_down() -> None:
    game = begin(5, (4, {}), keep=False)
    chance = random.Random(5)
    before = list(game.table.stages)
    while game.decision is not None:
        options = game.decision.options
        game.choose(options[chance.randrange(len(options))])
        assert all(new >= old for old, new in zip(before, game.table.stages, strict=True))
        before = list(game.table.stages)

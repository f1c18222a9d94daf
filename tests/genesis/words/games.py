"""Random games to tell: what was asked, offered, refused and noted, with the table as it lay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from biont.genesis import game as genesis
from biont.genesis.cards import Pack
from biont.genesis.pack_library import load_pack
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game

GROWTH = ("grow", "organ", "land-organ", "ashore", "landfall", "take", "promote", "buy", "attach", "supplant", "hgt")
"""What a game is pushed towards so that parasites and macroorganisms come up."""


def decisions(
    seats: list[str], seed: int, growth: bool = False, limit: int = 6000, **settings: Any
) -> Iterator[tuple[Game[Table], Decision]]:
    """Every decision of a random game; what is noted is on the game."""
    game = genesis.new(seats, seed=seed, keep=False, **settings)
    chance = Chance(seed + 1)
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return
        yield game, decision
        game.choose(_answer(decision, chance, growth))


def _answer(decision: Decision, chance: Chance, growth: bool) -> Option:
    options = list(decision.options)
    if growth:
        wished = [option for option in options if option[0] in GROWTH]
        if wished and chance.below(4):
            options = wished
        elif len(options) > 1 and options[-1] == ("done",) and chance.below(3):
            options.pop()
    return options[chance.below(len(options))]


GAMES: list[tuple[list[str], dict[str, Any]]] = [
    (["red", "blue"], {}),
    (["yellow", "green", "blue"], {}),
    (["red", "yellow", "green", "blue"], {}),
    (["red", "green"], {"mode": "solitaire"}),
    (["red", "yellow", "blue"], {"mode": "cooperative"}),
    (["red", "yellow", "green"], {"edition": "1e", "pack": "standard-1e"}),
    (["green", "blue"], {"crystal": True, "macro": True}),
    (["red", "yellow", "green", "blue"], {"intro": True, "bans": True}),
    (["red", "yellow", "green"], {"chimera": True}),
    (["red", "blue"], {"mode": "solitaire", "chimera": True}),
]
"""Seats and settings of all kinds of game."""


def pack(edition: str) -> Pack:
    """The standard cards of an edition."""
    return load_pack(f"standard-{edition}")

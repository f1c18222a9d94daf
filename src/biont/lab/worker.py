"""The work of one process: play some games of a plan and tell what they gave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from biont import bots
from biont.bots import Guarded
from biont.genesis.game import Genesis
from biont.genesis.options import Options
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.game import Game
from biont.kernel.rules import Result
from biont.lab import arena
from biont.lab.chronicle import Chronicle, Row, Story, turn_row, watched
from biont.lab.plan import RANDOM, Plan, Seating
from biont.processes import droppable

TOLD = 5
"""Different failures of bots that are told of one game."""


def work(plan: Plan, numbers: Sequence[int], detailed: bool = False) -> list[Story]:
    """Play the games of these numbers; ``detailed``: tell of turns, organisms and cards as well."""
    with droppable():
        return [play_one(plan, number, detailed) for number in numbers]


def play_one(plan: Plan, number: int, detailed: bool = False) -> Story:
    """Play one game of a plan."""
    seating = plan.seating(number)
    turns: list[Row] = []
    rules = rules_for(seating, plan)
    if detailed:
        rules = watched(rules, lambda table: turns.append(turn_row(table, number)))
    players: list[Guarded] = []
    if all(bot == RANDOM for bot in seating.bots):
        game, result, asked = _play_random(rules, seating.seed)
    else:
        players = [bots.make(bot, plan.bot_seed(number, seat)) for seat, bot in enumerate(seating.bots)]
        game, result, asked = _play_bots(rules, seating.seed, players)
    chronicle = Chronicle(game.table)
    chronicle.read(game.entries)
    failed = [len(player.failures) for player in players] or [0] * len(seating.bots)
    row = chronicle.game_row(seating, result, *asked, failed)
    failures = bots.different(failure for player in players for failure in player.failures)[:TOLD]
    if not detailed:
        return Story(row, failures=failures)
    return Story(row, turns, chronicle.organism_rows(row), chronicle.card_rows(row), failures)


def rules_for(seating: Seating, plan: Plan) -> Genesis:
    """The rules of a game; those of the same make are shared."""
    settings = dict(plan.settings)
    pack = settings.pop("pack", "standard-2e")
    return _rules(seating.colours, Options.of(settings), pack)


@lru_cache(maxsize=64)
def _rules(colours: tuple[str, ...], options: Options, pack: str) -> Genesis:
    return Genesis(colours, options, pack)


def _play_random(rules: Genesis, seed: int) -> tuple[Game[Table], Result, tuple[int, int]]:
    """A game in which every answer is drawn: no views, no marks, as fast as it goes."""
    game = Game(rules, seed, keep=False)
    below = Chance(seed + 1).below
    answers = choices = 0
    while (decision := game.decision) is not None:
        options = decision.options
        answers += 1
        if len(options) == 1:
            game.choose(options[0])
        else:
            choices += 1
            game.choose(options[below(len(options))])
    result = game.result
    assert result is not None
    return game, result, (answers, choices)


def _play_bots(rules: Genesis, seed: int, players: Sequence[Guarded]) -> tuple[Game[Table], Result, tuple[int, int]]:
    """A game between bots made for it alone, so that no game depends on those before it."""
    try:
        played = arena.play(Game(rules, seed), players)
    finally:
        for player in players:
            player.close()
    return played.game, played.result, (played.answers, played.choices)

"""The work of one process: play some games of a plan and tell what they gave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from biont.bots import Guarded, different
from biont.games.statistics import Row, Statistics
from biont.kernel.chance import Chance
from biont.kernel.game import Game
from biont.kernel.play import Play
from biont.kernel.rules import Result, Rules
from biont.lab import arena
from biont.lab.game_rows import GameRows, Wanted, rows_of
from biont.lab.plan import RANDOM, Plan
from biont.processes import droppable

if TYPE_CHECKING:
    from biont.lab.trajectories import Watcher

TOLD = 5
"""Different failures of bots that are told of one game."""

ALWAYS = ("games", "seats")
"""The tables that are always told."""

NOTHING = Wanted()


def work(plan: Plan, numbers: Sequence[int], wanted: Wanted = NOTHING) -> list[GameRows]:
    """Play the games of these numbers, and tell of them what is wanted."""
    with droppable():
        return [play_one(plan, number, wanted) for number in numbers]


def play_one(plan: Plan, number: int, wanted: Wanted = NOTHING) -> GameRows:
    """Play one game of a plan."""
    seating, statistics = plan.seating(number), plan.definition.statistics
    rules = plan.rules(seating.colours)
    turns: list[Row] = []
    standings: list[Row] = []
    if wanted.details and statistics.turn_step:
        rules = watched(rules, statistics, lambda table: _write_turn(statistics, table, number, turns, standings))
    watch = _watcher(plan, rules) if wanted.trajectory else None
    players: list[Guarded] = []
    if all(bot == RANDOM for bot in seating.bots):
        game, result, asked = _play_random(rules, seating.seed, wanted.record, watch)
    else:
        players = [
            plan.definition.players.make(bot, plan.bot_seed(number, seat)) for seat, bot in enumerate(seating.bots)
        ]
        game, result, asked = _play_bots(rules, seating.seed, players, watch)
    failed = [len(player.failures) for player in players] or [0] * len(seating.bots)
    story = rows_of(statistics, seating, game, result, plan.definition.moment(game.table).turn, asked, failed)
    story.failures = different(failure for player in players for failure in player.failures)[:TOLD]
    if wanted.details:
        story.rows |= {"turns": turns, "standings": standings}
    else:
        story.rows = {name: story.rows[name] for name in ALWAYS}
    if wanted.record:
        story.record = game.record()
    if watch is not None:
        story.trajectory = watch.finish(game, result, plan.headcount.rivals)
    return story


def _watcher(plan: Plan, rules: Rules[Any]) -> Watcher:
    """Whoever wants no trajectories needs none of the libraries for them."""
    from biont.lab.trajectories import Watcher

    return Watcher(plan.definition, rules)


def watched(rules: Rules[Any], statistics: Statistics, ended: Callable[[Any], None]) -> Rules[Any]:
    """The same rules, but ``ended`` sees the table whenever a turn has ended, before the next one begins."""
    twin = copy(rules)
    begin = rules.steps[statistics.turn_step]

    def next_turn(play: Play[Any], *things: int) -> Any:
        # Games that a bot imagines write no log, and their turns are nobody's business.
        if play.entries is not None and statistics.is_turn(play.table):
            ended(play.table)
        return begin(play, *things)

    twin.steps = {**rules.steps, statistics.turn_step: next_turn}
    return twin


def _write_turn(statistics: Statistics, table: Any, number: int, turns: list[Row], standings: list[Row]) -> None:
    turn = statistics.turn(table)
    turns.append({"game": number, **turn})
    standings += ({"game": number, "turn": turn["turn"], **row} for row in statistics.standings(table))


def _play_random(
    rules: Rules[Any], seed: int, keep: bool, watch: Watcher | None
) -> tuple[Game[Any], Result, tuple[int, int]]:
    """A game in which every answer is drawn: no views, and no marks unless somebody wants its answers."""
    game = Game(rules, seed, keep=keep or watch is not None)
    below = Chance(seed + 1).below
    answers = choices = 0
    while (decision := game.decision) is not None:
        options = decision.options
        answers += 1
        if len(options) == 1:
            game.choose(options[0])
            continue
        if watch is not None:
            watch(game, decision)
        choices += 1
        game.choose(options[below(len(options))])
    result = game.result
    assert result is not None
    return game, result, (answers, choices)


def _play_bots(
    rules: Rules[Any], seed: int, players: Sequence[Guarded], watch: Watcher | None
) -> tuple[Game[Any], Result, tuple[int, int]]:
    """A game between bots made for it alone, so that no game depends on those before it."""
    try:
        played = arena.play(Game(rules, seed), players, watch)
    finally:
        for player in players:
            player.close()
    return played.game, played.result, (played.answers, played.choices)

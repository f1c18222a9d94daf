"""The chronicle's numbers of lives, turns and points, counted again from the positions of the game.

The positions are looked at before every step of the rules, so births and deaths are known without any entry of the log.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from biont.genesis import game as genesis
from biont.genesis.draw.chronicle import story_of, written
from biont.genesis.ids import ORGANISMS
from biont.genesis.rules.victory import points
from biont.genesis.table import NOWHERE, Table
from biont.kernel.chance import Chance
from biont.kernel.game import Game
from biont.kernel.play import Play
from biont.kernel.replay import replay
from biont.words import Words
from tests.genesis.words.games import GAMES, _answer

SOME, MANY = 16, 200
"""Games of an ordinary run of the whole suite, and of a soak."""
LONGEST = 3000
"""Answers after which a game is left unfinished, which is told too."""


class Moment(NamedTuple):
    """What a step of the rules found on the table."""

    step: str
    alive: frozenset[int]
    points: tuple[int, ...]


class Listening(Words):
    """Words that remember what they were asked to say."""

    def __init__(self) -> None:
        super().__init__("en", "biont.genesis")
        self.heard: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, key: str, /, **values: Any) -> str:
        self.heard.append((key, values))
        return super().__call__(key, **values)


def played(number: int) -> Game[Table]:
    """A random game by its number, of each kind in turn, pushed towards growth."""
    seats, settings = GAMES[number % len(GAMES)]
    game = genesis.new(seats, seed=number, **settings)
    chance = Chance(number)
    while game.decision is not None and len(game.answers) < LONGEST:
        game.choose(_answer(game.decision, chance, growth=True))
    return game


def looked_at(step: str, table: Table) -> Moment:
    alive = frozenset(organism for organism in range(ORGANISMS) if table.owner[organism] != NOWHERE)
    return Moment(step, alive, tuple(score.total for score in points(table)) if step in ("turn", "") else ())


def moments(game: Game[Table]) -> list[Moment]:
    """The game again, with a look before every step, and one at its end."""
    found: list[Moment] = []

    def watched(name: str) -> Any:
        def run(play: Play[Table], *data: int) -> Any:
            found.append(looked_at(name, play.table))
            return game.rules.steps[name](play, *data)

        return run

    rules = copy(game.rules)
    rules.steps = {name: watched(name) for name in game.rules.steps}
    twin = replay(rules, game.record())
    return [*found, looked_at("", twin.table)]


def check(number: int) -> Counter[str]:
    """What the chronicle of a game counts; answered is how much it told."""
    game = played(number)
    seen, say, story = moments(game), Listening(), story_of(game)
    written(story, say)
    given = next(heard for key, heard in say.heard if key == "chronicle-lead-in")
    born = sum(len(after.alive - before.alive) for before, after in pairwise(seen))
    assert given["lives"] == born
    assert given["living"] == len(seen[-1].alive)
    assert sum(life.died is not None for life in story.lives) == born - len(seen[-1].alive)
    ends = [*(moment.points for moment in seen if moment.step == "turn")][1:]
    assert given["turns"] in (len(ends), len(ends) + 1)
    best = {max(one) for one in (*ends, seen[-1].points)}
    leads = [heard["points"] for key, heard in say.heard if key.startswith("chronicle-lead-") and "points" in heard]
    assert set(leads) <= best
    return Counter(births=born, deaths=born - len(seen[-1].alive), leads=len(leads))


@pytest.mark.whole
def test_many_chronicles_count_what_was_on_the_table(soak: bool) -> None:
    counts: Counter[str] = Counter()
    games = MANY if soak else SOME
    for number in range(games):
        counts += check(number)
    assert min(counts[what] for what in ("births", "deaths", "leads")) > games

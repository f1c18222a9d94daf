"""Puzzles out of games between programs: questions to which one answer is clearly best.

Every question of a game is looked at in a few imagined games. Where an answer stands out, all the others are held
against it, and then it and the next best one are played on in many more; what is left of the difference must be
``CLEARLY``. Nothing is used that whoever answered could not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from statistics import fmean
from time import monotonic
from typing import Any

from biont import games
from biont.bots.judge import Judge
from biont.games import Definition
from biont.games.players import Graded
from biont.games.puzzles import Puzzle
from biont.games.review import WIN, Choice, Doubt, Weighing
from biont.kernel.chance import Chance, key_of
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.kernel.replay import Fate, replay
from biont.kernel.view import View
from biont.lab.arena import Endless, Watch, play_new
from biont.lab.plan import seating
from biont.lab.selfplay import learning_of
from biont.processes import settle

CLEARLY = 0.05
"""The part of a victory by which an answer must be better than the next best one."""
FEWEST, MOST = 3, 40
"""Options that a question must have, and may have."""
LIKELY = 6
"""Answers that are looked at first: those that seem best."""
GLANCED, COMPARED, PROVED = 12, 48, 640
"""Imagined games in which an answer must stand out, is held against all others, and is proved."""
LONGEST = 1500
"""Answers after which a game is given up."""
A_GAME, APART = 3, 12
"""Puzzles that one game may give, and answers that must lie between them."""


@dataclass(frozen=True)
class Search:
    """Where puzzles are looked for: games of a program against itself, all from a seed."""

    game: str
    program: str
    seed: int


class Chances:
    """As a judge it sees nothing but the chance to win, in points."""

    def __init__(self, judge: Judge[Any]) -> None:
        self._judge = judge

    def value(self, table: Any, seat: int) -> float:
        """The chance to win, in points."""
        return WIN * self._judge.chance(table, seat)

    def chance(self, table: Any, seat: int) -> float:
        """The chance to win."""
        return self._judge.chance(table, seat)


def puzzles(search: Search, numbers: Sequence[int], jobs: int, seconds: float | None = None) -> Iterator[list[Puzzle]]:
    """The puzzles of one game after another, as they are done; after so many seconds no more games are begun."""
    until = None if seconds is None else monotonic() + seconds
    if jobs == 1:
        for number in numbers:
            if until is not None and monotonic() >= until:
                return
            yield puzzles_of(search, number, until)
        return
    with ProcessPoolExecutor(jobs, initializer=settle) as pool:
        # The same clock runs in all processes of a machine.
        yield from pool.map(puzzles_of, [search] * len(numbers), numbers, [until] * len(numbers))


def puzzles_of(search: Search, number: int, until: float | None = None) -> list[Puzzle]:
    """Play one game, and find its puzzles."""
    if until is not None and monotonic() >= until:
        return []
    definition, learning = games.game(search.game), learning_of(search.game)
    chance = Chance(key_of((search.seed << 40) + number))
    players, settings = learning.tables[chance.below(len(learning.tables))]
    bots = [definition.players.make(search.program, chance.below(1 << 32)) for _ in range(players)]
    seats, seed = seating(definition, number, players), chance.below(1 << 62)
    try:
        game = play_new(search.game, seats, bots, seed, _in_time(until), **settings).game
    except Endless:
        return []
    return list(_found(definition, game.record(), chance.below(1 << 32), until))


def _in_time(until: float | None) -> Watch:
    """Give a game up when time is up, or when it is so long that nobody would follow it."""

    def watch(game: Game[Any], decision: Decision) -> None:
        if len(game.answers) > LONGEST or (until is not None and monotonic() >= until):
            raise Endless("The game did not end after {limit} answers.", "lab-endless", limit=str(len(game.answers)))

    return watch


def _found(definition: Definition, record: Record, seed: int, until: float | None) -> Iterator[Puzzle]:
    players = definition.players
    assert isinstance(players, Graded)
    judge = players.judge()
    assert judge is not None
    rules = definition.rules_of(record)
    twin, fate = replay(rules, record, to=0, log=False), Fate(record)
    search = players.weighing(seed, Chances(judge))
    for number, text in enumerate(record.answers):
        decision = twin.decision
        if until is not None and monotonic() >= until:
            return
        if (
            decision is not None
            and FEWEST <= len(decision.options) <= MOST
            and search.is_searched(decision)
            and definition.advice.theme(twin, decision)
        ):
            view = twin.view(decision.seat)
            ranked = sorted(search.ranked(view, decision), key=lambda pair: -pair[0])
            best = _standing_out(search, view, [option for _, option in ranked])
            if best is not None:
                choice = _proved(players, judge, view, number, *best, seed + number)
                if choice is not None:
                    yield _puzzle(definition, record, choice, best[0] != ranked[0][1])
        twin.choose(twin.parse(text))
        fate.befall(twin)


def _standing_out(search: Any, view: View[Any], ranked: list[Option]) -> tuple[Option, Option] | None:
    """The answer that is clearly better than all others, as far as a few games can tell, and the next best one."""
    assert view.decision is not None
    if len(ranked) < 2:
        return None
    means = _means(search, view, ranked[:LIKELY], GLANCED)
    first, second = sorted(means, key=lambda option: -means[option])[:2]
    if means[first] - means[second] < 0.6 * CLEARLY:
        return None
    others = [option for option in view.decision.options if option not in (first, second)]
    means = _means(search, view, [first, second, *others], COMPARED)
    best, second = sorted(means, key=lambda option: -means[option])[:2]
    return (best, second) if best == first and means[best] - means[second] >= CLEARLY else None


def _means(search: Any, view: View[Any], options: Sequence[Option], imagined: int) -> dict[Option, float]:
    """The chance to win that each answer leads to, on average of the same imagined games."""
    outcomes = search.outcomes(view, options, imagined)
    return {option: fmean(values) / WIN for option, values in zip(options, outcomes, strict=True)}


def _proved(
    players: Graded, judge: Judge[Any], view: View[Any], number: int, best: Option, second: Option, seed: int
) -> Choice | None:
    """The same in many games; None where it is not as clear there."""
    weighing = Weighing(players, judge, Doubt(number, view, second, (best,), 0.0), seed, tried=0, proved=PROVED)
    for _ in weighing.batches():
        pass
    choice = weighing.choice()
    return choice if choice is not None and choice.loss >= CLEARLY and choice.traits else None


def _puzzle(definition: Definition, record: Record, choice: Choice, tricky: bool) -> Puzzle:
    game: Game[Any] = replay(definition.rules_of(record), record, to=choice.answer)
    assert game.decision is not None
    mark = f"{record.seed} {choice.answer}".encode()
    return Puzzle(
        definition.name,
        blake2b(mark, digest_size=3).hexdigest(),
        definition.advice.theme(game, game.decision, (choice.better, choice.given)),
        tuple(record.seats),
        record.settings,
        record.rules,
        record.pack,
        record.seed,
        tuple(record.answers[: choice.answer]),
        game.print(choice.better),
        game.print(choice.given),
        round(choice.best, 3),
        round(choice.chance, 3),
        PROVED,
        tuple((trait.name, round(trait.better, 2), round(trait.given, 2)) for trait in choice.traits),
        tricky,
    )


def chosen(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of all, of every theme in turn, first those that are not seen at a glance; few of a game."""
    themes: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(found, key=lambda one: (not one.tricky, -one.gap)):
        themes.setdefault(puzzle.theme, []).append(puzzle)
    taken: list[Puzzle] = []
    of_game: dict[int, list[int]] = {}
    while len(taken) < count and any(themes.values()):
        for waiting in themes.values():
            while waiting and len(taken) < count:
                puzzle = waiting.pop(0)
                places = of_game.setdefault(puzzle.seed, [])
                if len(places) < A_GAME and all(abs(len(puzzle.answers) - one) >= APART for one in places):
                    places.append(len(puzzle.answers))
                    taken.append(puzzle)
                    break
    return sorted(taken, key=lambda one: (list(themes).index(one.theme), one.tricky, -one.gap))

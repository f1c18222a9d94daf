"""A game judged by a program: everybody's chance to win at each moment, and the answers that cost most.

Every answer is held against what a program thinks of the others at a glance; where a better one seems to have been
offered, both are played on in many imagined games, the same for both, so that luck falls on both alike. Nothing is used
that whoever answered could not know. What is left of the changes of a chance is luck, and what the others did.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any, NamedTuple, cast

from biont.bots.judge import Judge
from biont.bots.search import Halving
from biont.bots.weights import Vector
from biont.games.players import Graded, Players
from biont.kernel.decision import Option
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.replay import Fate, replay
from biont.kernel.view import View

CLOSELY = 30
"""Decisions that are played on where nobody says how many."""
RIVALS = 3
"""Answers that are held against the one given."""
TRIED, PROVED = 32, 160
"""Imagined games in which the best of the rivals is found, and others in which it is proved."""
BATCH = 8
"""Imagined games that are played at a stretch."""
WIN = 60.0
"""Points of a victory: constants of a search are in points, and only the chance to win counts here."""
LEAST = 0.01
"""The part of a victory that an answer must have cost to be called worse."""
COUNT = 5
"""Answers that are told of a seat, or of all."""
TOLD = 2
"""Things told that another answer would have changed."""
SLIGHT = 0.1
"""A difference that is not worth telling."""


class NoReview(BiontError):
    """Why a game cannot be reviewed."""


class Trait(NamedTuple):
    """A number of a player's position (``feature-<name>`` says which) as both answers lead to it, on average."""

    name: str
    given: float
    better: float


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that was held against others."""

    answer: int
    """How many answers stood before it."""
    seat: int
    given: Option
    better: Option
    chance: float
    """Of winning, as the answer given leads on average."""
    best: float
    """Of winning, as the better one does."""
    traits: tuple[Trait, ...]
    """What the better one would have changed, what matters most first."""

    @property
    def loss(self) -> float:
        """The part of a victory that the answer cost."""
        return self.best - self.chance

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Choice:
        """As it was written."""
        options = {name: tuple(data[name]) for name in ("given", "better")}
        return cls(**{**data, **options, "traits": tuple(Trait(*one) for one in data["traits"])})


@dataclass(frozen=True, slots=True)
class Review:
    """What a program thinks of a game."""

    chances: tuple[tuple[float, ...], ...]
    """Everybody's chance to win before the first answer and after every one."""
    choices: tuple[Choice, ...]
    """Answers that cost something, in the order in which they were given."""

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return {"chances": self.chances, "choices": [one.to_data() for one in self.choices]}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Review:
        """As it was written."""
        return cls(tuple(map(tuple, data["chances"])), tuple(map(Choice.from_data, data["choices"])))

    def costliest(self, seat: int | None = None, count: int = COUNT) -> list[Choice]:
        """The answers that cost a seat most, or anybody."""
        own = [one for one in self.choices if seat is None or one.seat == seat]
        return sorted(own, key=lambda one: -one.loss)[:count]

    def choice(self, seat: int) -> float:
        """What a seat's own answers did to its chance, taken together; never more than nothing."""
        return -sum(one.loss for one in self.choices if one.seat == seat)

    def luck(self, seat: int) -> float:
        """What everything else did to it: dice, cards, and the others."""
        return self.chances[-1][seat] - self.chances[0][seat] - self.choice(seat)


def why_not(players: Players, game: Game[Any]) -> NoReview | None:
    """Why these programs cannot judge a game; None where they can."""
    if not isinstance(players, Graded) or players.judge() is None:
        return NoReview("No program here knows this game well enough to review it.", "review-no-program")
    if not players.foresees(game.table):
        sentence = "Nobody here knows how likely partners are to win: only games of rivals and of one are reviewed."
        return NoReview(sentence, "review-no-rivals")
    return None


Progress = tuple[int, int]
"""So many of so many steps are done."""


def review(
    game: Game[Any],
    players: Players,
    seats: Collection[int] | None = None,
    *,
    closely: int | None = None,
    seed: int = 0,
    told: Callable[[int, int], object] | None = None,
) -> Review:
    """Judge a game of rivals, or of one, and the answers of these seats (all when None); ``told`` hears how far it is.

    So many are looked at ``closely``, those that promise most at a glance. The same for a seed.
    """
    steps = reviewing(game, players, seats, closely=closely, seed=seed)
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            return cast(Review, end.value)
        if told is not None:
            told(*done)


def reviewing(
    game: Game[Any],
    players: Players,
    seats: Collection[int] | None = None,
    *,
    closely: int | None = None,
    seed: int = 0,
) -> Generator[Progress, None, Review]:
    """The same step by step, each of them short; what the iterator returns in the end is the review."""
    if (refusal := why_not(players, game)) is not None:
        raise refusal
    players = cast(Graded, players)
    judge = cast("Judge[Any]", players.judge())
    chances, doubtful = _glance(game, players, judge, set(range(len(game.seats)) if seats is None else seats), seed)
    worst = sorted(doubtful, key=lambda one: -one.gap)[: CLOSELY if closely is None else closely]
    found = []
    for number, doubt in enumerate(worst):
        weighing = Weighing(players, judge, doubt, seed + doubt.answer)
        for _ in weighing.batches():
            yield number, len(worst)
        if (choice := weighing.choice()) is not None:
            found.append(choice)
    return Review(tuple(chances), tuple(sorted(found, key=lambda one: one.answer)))


class Doubt(NamedTuple):
    """An answer for which there seems to be a better one: what the one asked saw, and what is held against it."""

    answer: int
    view: View[Any]
    given: Option
    rivals: tuple[Option, ...]
    gap: float
    """By how many points the best of them seems better."""


def _glance(
    game: Game[Any], players: Graded, judge: Judge[Any], seats: Collection[int], seed: int
) -> tuple[list[tuple[float, ...]], list[Doubt]]:
    """Everybody's chance at each moment, and the answers that are not those of a program that looks one ahead."""
    record = game.record()
    twin, fate = replay(game.rules, record, to=0, log=False), Fate(record)
    search, stand_ins = players.weighing(seed, judge), dict(record.stand_ins)
    chances = [_chances(judge, twin)]
    doubtful = []
    for number, text in enumerate(record.answers):
        decision, given = twin.decision, twin.parse(text)
        if decision is not None and decision.seat in seats and not decision.forced and search.is_searched(decision):
            doubt = _doubt(search, twin.view(decision.seat), number, given)
            if doubt is not None:
                doubtful.append(doubt)
        twin.choose(given, lapse=stand_ins.get(number))
        fate.befall(twin)
        chances.append(_chances(judge, twin))
    return chances, doubtful


def _doubt(search: Halving[Any], view: View[Any], number: int, given: Option) -> Doubt | None:
    assert view.decision is not None
    ranked = {option: value for value, option in search.ranked(view, view.decision)}
    rivals = sorted((option for option in ranked if option != given), key=lambda option: -ranked[option])[:RIVALS]
    if not rivals:
        return None
    gap = ranked[rivals[0]] - ranked.get(given, min(ranked.values()))
    return Doubt(number, view, given, tuple(rivals), gap) if gap > 0 else None


def _chances(judge: Judge[Any], game: Game[Any]) -> tuple[float, ...]:
    """Everybody's chance to win; those of rivals are one together."""
    found = [judge.chance(game.table, seat) for seat in range(len(game.seats))]
    whole = sum(found) if len(found) > 1 else 1.0
    return tuple(one / whole if whole else 1 / len(found) for one in found)


class Weighing:
    """Holds an answer against its rivals; as a judge it sees nothing but the chance to win."""

    def __init__(
        self, players: Graded, judge: Judge[Any], doubt: Doubt, seed: int, tried: int = TRIED, proved: int = PROVED
    ) -> None:
        self._players = players
        self._tried, self._proved = tried, proved
        self._judge = judge
        self._doubt = doubt
        self._search = players.weighing(seed, self)
        self._seen: list[Vector] = []
        self._better = doubt.rivals[0]
        self._given: list[float] = []
        self._best: list[float] = []

    def value(self, table: Any, seat: int) -> float:
        """The chance to win, in points; what the table looked like is remembered."""
        vectors = self._players.describe(table)[0]
        rivals = self._players.has_rivals(table)
        self._seen.append(vectors[seat] if rivals else [sum(column) for column in zip(*vectors, strict=True)])
        return WIN * self._judge.chance(table, seat)

    def chance(self, table: Any, seat: int) -> float:
        """The chance to win."""
        return self._judge.chance(table, seat)

    def batches(self) -> Iterator[None]:
        """Find the best of the rivals, and then play it and the answer given on, a few games at a time."""
        view, given, rivals = self._doubt.view, self._doubt.given, self._doubt.rivals
        tried: list[float] = [0.0] * len(rivals)
        for _ in range(self._tried // BATCH):
            yield
            for place, values in enumerate(self._search.outcomes(view, rivals, BATCH)):
                tried[place] += sum(values)
        self._better = rivals[tried.index(max(tried))]
        self._seen.clear()
        for _ in range(self._proved // BATCH):
            yield
            worse, better = self._search.outcomes(view, (given, self._better), BATCH)
            self._given += worse
            self._best += better

    def choice(self) -> Choice | None:
        """What the best rival would have been worth; None where it is hardly better, or not for certain."""
        apart = [one - other for one, other in zip(self._best, self._given, strict=True)]
        if fmean(apart) < max(LEAST * WIN, 2 * stdev(apart) / len(apart) ** 0.5):
            return None
        doubt, chances = self._doubt, (fmean(self._given) / WIN, fmean(self._best) / WIN)
        return Choice(doubt.answer, doubt.view.seat, doubt.given, self._better, *chances, self._traits())

    def _traits(self) -> tuple[Trait, ...]:
        """Where both lead to different positions, what matters most first."""
        given, better = _mean(self._seen[::2]), _mean(self._seen[1::2])
        weights, (_, left) = self._players.weights(), self._players.describe(self._doubt.view.table)
        worths = weights.mixed(left)
        traits = [
            ((other - one) * worth, Trait(name, one, other))
            for name, worth, one, other in zip(weights.features, worths, given, better, strict=True)
            if abs(other - one) >= SLIGHT
        ]
        return tuple(trait for worth, trait in sorted(traits, key=lambda pair: -pair[0])[:TOLD] if worth > 0)


def _mean(vectors: Sequence[Vector]) -> list[float]:
    return [fmean(column) for column in zip(*vectors, strict=True)]

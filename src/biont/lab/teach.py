"""Teaching a net: gradient descent (Adam) over the rows of many games, with NumPy, or CuPy where there is a GPU.

Thirty thousand weights need no framework: what is done here is two matrix products a layer, and every line of it can
be read. Games are the sample, not tables, so they are split by their numbers: those of ``HELD`` stop the teaching when
it no longer helps, those of ``UNSEEN`` measure it, all others teach. The target of a table is a mixture of how the
game ended with what other nets say of the tables that followed (TD, ``LAMBDA``): less of it is luck. Each of these nets
knows all games but a fold, and speaks of that fold alone: whoever has learned from a game knows too well how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont.lab.selfplay import Arrays

Floats = NDArray[np.float32]
Layers = list[tuple[Any, Any]]
Taught = Sequence[tuple[Floats, Floats]]

WIDTHS = (128, 32)
"""Sums in the inner layers."""
BATCH, STEPS = 4096, 16
"""Rows of a step, fewer where an epoch would have less than so many steps."""
EPOCHS = 6
RATE, LATER, DECAY = 2e-3, 5e-4, 1e-4
"""How fast weights move at first, from nothing and where a net learns on, and how fast they fade."""
ASIDE = 0.25
"""What the lead in points counts beside the victory: it is learned along to know the table better."""
LAMBDA = 0.9
"""How much the end of a game counts against the tables that came soon."""
FOLDS = 5
"""Nets that say what followed, each of the games that it does not know."""
OF, HELD, UNSEEN = 20, (0,), (1, 2)
"""Games by the rest of their numbers: those that stop the teaching, and those that measure it."""


def machine(gpu: bool | None = None) -> Any:
    """What reckons with arrays: CuPy where it is installed and finds a GPU (None: where there is one), else NumPy."""
    if gpu is False:
        return np
    try:
        import cupy

        cupy.zeros(1).sum().get()
    except Exception:  # not installed, or no GPU that it knows: whatever it says
        if gpu:
            raise
        return np
    return cupy


def split(data: Arrays) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """The rows that teach, those that say when to stop, and those that measure."""
    rest = data["game"] % OF
    held, unseen = np.isin(rest, HELD), np.isin(rest, UNSEEN)
    return np.flatnonzero(~(held | unseen)), np.flatnonzero(held), np.flatnonzero(unseen)


def teach(
    data: Arrays,
    *,
    seed: int,
    epochs: int = EPOCHS,
    xp: Any = np,
    begin: Taught | None = None,
    progress: Callable[[], None] = lambda: None,
) -> tuple[list[tuple[Floats, Floats]], Floats]:
    """The layers of a net, and what it says of every row; with ``begin`` it learns on from these layers. ``progress``
    hears of every epoch of all ``FOLDS`` + 1 nets."""
    teaching, held, unseen = split(data)
    lesson = _Lesson(data, xp, measure(data["x"][teaching]), epochs, begin, progress)
    fold = (data["game"] // OF + data["game"]) % FOLDS
    fold[unseen] = FOLDS  # which nobody may learn from
    said = np.zeros(len(fold), np.float32)
    for one in range(FOLDS):
        spoken_of = np.flatnonzero(fold == one)
        others = np.flatnonzero((fold != one) & (fold != FOLDS))
        layers = lesson.fitted(data["won"], others, spoken_of, seed + one)
        said[spoken_of] = foretell(layers, lesson.x[xp.asarray(spoken_of)], xp)
    layers = lesson.fitted(returns(data, said), teaching, held, seed)
    return [(home(w).astype(np.float32), home(b).astype(np.float32)) for w, b in layers], foretell(layers, lesson.x, xp)


def measure(x: NDArray[Any]) -> tuple[Floats, Floats]:
    """The mean and the usual difference of each input; one that never differs says nothing and is left out."""
    total = sum((part.astype(np.float64).sum(0) for part in np.array_split(x, 64)), np.zeros(x.shape[1]))
    mean = total / len(x)
    square = sum((((part - mean) ** 2).sum(0) for part in np.array_split(x, 64)), np.zeros(x.shape[1]))
    deviation = np.sqrt(square / len(x))
    return mean.astype(np.float32), np.where(deviation > 1e-4, 1 / np.maximum(deviation, 1e-4), 0).astype(np.float32)


def home(array: Any) -> NDArray[Any]:
    """An array of NumPy, wherever it was."""
    return array.get() if hasattr(array, "get") else array  # type: ignore[no-any-return]


@dataclass
class _Lesson:
    """What all nets of one teaching have in common."""

    data: Arrays
    xp: Any
    measures: tuple[Floats, Floats]
    epochs: int
    begin: Taught | None
    progress: Callable[[], None]

    def __post_init__(self) -> None:
        self.x = self.xp.asarray(self.data["x"])
        self.mean, self.inverse = (self.xp.asarray(one) for one in self.measures)

    def fitted(self, targets: Floats, teaching: NDArray[np.intp], held: NDArray[np.intp], seed: int) -> Layers:
        """The layers that foretold the held-out games best, of all epochs; the first one measures the inputs, too."""
        xp, x, mean, inverse, won = self.xp, self.x, self.mean, self.inverse, self.data["won"]
        lot = np.random.default_rng(seed)
        flat = self._first(lot)
        fastest = RATE if self.begin is None else LATER
        goals = xp.asarray(np.stack([targets, self.data["margin"]], 1))
        aside = x[xp.asarray(held)]
        moment, square = [xp.zeros_like(one) for one in flat], [xp.zeros_like(one) for one in flat]
        batch = max(1, min(BATCH, len(teaching) // STEPS))
        steps = len(teaching) // batch
        best, kept, step = np.inf, [one.copy() for one in flat], 0
        for _ in range(self.epochs):
            order = xp.asarray(lot.permutation(teaching))
            for number in range(steps):
                rows = order[number * batch : (number + 1) * batch]
                gradients = _gradients(flat, (x[rows].astype(np.float32) - mean) * inverse, goals[rows], xp)
                step += 1
                rate = fastest * 0.5 * (1 + np.cos(np.pi * step / (steps * self.epochs)))
                for one, slope, first, second in zip(flat, gradients, moment, square, strict=True):
                    first += 0.1 * (slope - first)
                    second += 0.001 * (slope * slope - second)
                    grown = first / (1 - 0.9**step) / (xp.sqrt(second / (1 - 0.999**step)) + 1e-8)
                    one -= rate * (grown + DECAY * one)
            loss = log_loss(foretell(_whole(flat, mean, inverse), aside, xp), won[held]) if len(held) else 0.0
            if loss < best:
                best, kept = loss, [one.copy() for one in flat]
            self.progress()
        return _whole(kept, mean, inverse)

    def _first(self, lot: np.random.Generator) -> list[Any]:
        """The weights to begin with: those of the net that learns on, for measured inputs, or drawn by lot."""
        xp = self.xp
        if self.begin is None:
            sizes = [self.x.shape[1], *WIDTHS, 2]
            return [
                xp.asarray(one)
                for before, after in pairwise(sizes)
                for one in (
                    lot.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32),
                    np.zeros(after, np.float32),
                )
            ]
        (first, bias), *rest = [(xp.asarray(weights), xp.asarray(bias)) for weights, bias in self.begin]
        heard = self.inverse[:, None] > 0
        measured = xp.where(heard, first / xp.where(heard, self.inverse[:, None], 1), 0)
        return [measured, bias + self.mean @ first, *(one.copy() for pair in rest for one in pair)]


def _gradients(flat: list[Any], row: Any, goals: Any, xp: Any) -> list[Any]:
    """How the loss changes with every weight: the log-loss of victories and the squared error of leads."""
    layers = len(flat) // 2
    seen = [row]
    for place in range(layers):
        row = row @ flat[2 * place] + flat[2 * place + 1]
        if place < layers - 1:
            row = xp.maximum(row, 0)
        seen.append(row)
    wrong = xp.empty_like(row)
    wrong[:, 0] = 0.5 + 0.5 * xp.tanh(0.5 * row[:, 0]) - goals[:, 0]
    wrong[:, 1] = ASIDE * (row[:, 1] - goals[:, 1])
    wrong /= len(row)
    found: list[Any] = []
    for place in reversed(range(layers)):
        found = [seen[place].T @ wrong, wrong.sum(0), *found]
        wrong = (wrong @ flat[2 * place].T) * (seen[place] > 0)
    return found


def _whole(flat: list[Any], mean: Any, inverse: Any) -> Layers:
    """The layers as they are played with: on inputs as they come, so that nothing can be done differently there."""
    first = flat[0] * inverse[:, None]
    return [(first, flat[1] - mean @ first), *zip(flat[2::2], flat[3::2], strict=True)]


def foretell(layers: Layers, x: Any, xp: Any = np) -> Floats:
    """How likely the seats of these rows are to win."""
    said = []
    for begin in range(0, len(x), 1 << 16):
        row = x[begin : begin + (1 << 16)].astype(np.float32)
        for weights, bias in layers[:-1]:
            row = xp.maximum(row @ weights + bias, 0)
        said.append(home(0.5 + 0.5 * xp.tanh(0.5 * (row @ layers[-1][0][:, 0] + layers[-1][1][0]))))
    return np.concatenate(said) if said else np.empty(0, np.float32)


def returns(data: Arrays, said: Floats) -> Floats:
    """For every row, what the tables that followed for the same seat say, the end of the game last."""
    order = np.lexsort((np.arange(len(said)), data["seat"], data["game"]))
    key = data["game"][order].astype(np.int64) * 8 + data["seat"][order]
    last = np.append(key[1:] != key[:-1], True)
    until = np.flatnonzero(last)[np.cumsum(np.append(0, last[:-1])).astype(np.intp)] - np.arange(len(order))
    found = data["won"][order].astype(np.float32)
    foretold = said[order]
    for away in range(1, int(until.max(initial=0)) + 1):
        rows = np.flatnonzero(until == away)
        found[rows] = (1 - LAMBDA) * foretold[rows + 1] + LAMBDA * found[rows + 1]
    back = np.empty_like(found)
    back[order] = found
    return back


# -- measuring ---------------------------------------------------------------------------------------------------------


def log_loss(said: NDArray[Any], won: NDArray[Any]) -> float:
    """The mean surprise at how games ended."""
    said = np.clip(said.astype(np.float64), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(said) + (1 - won) * np.log(1 - said)).mean())


def figures(data: Arrays, said: Floats, left: NDArray[Any]) -> Mapping[str, float]:
    """How well unseen games were foretold, by the net and by the evaluation without it, its scale fitted anew."""
    teaching, _, unseen = split(data)
    if not len(unseen):
        return {}
    won, late = data["won"][unseen], left[unseen] < 0.33
    hand = _fitted_hand(data, left, teaching)[unseen]
    found = {"games": float(len(np.unique(data["game"][unseen]))), "rows": float(len(unseen))}
    pair = (data["players"][unseen] == 2) & (won != 0.5)
    for name, chances in (("net", said[unseen]), ("hand", hand)):
        found[f"{name}_log_loss"] = log_loss(chances, won)
        if late.any():
            found[f"{name}_log_loss_late"] = log_loss(chances[late], won[late])
        if pair.any():
            found[f"{name}_right_two_players"] = float(((chances[pair] > 0.5) == (won[pair] > 0.5)).mean())
        found[f"{name}_calibration_error"] = _calibration(chances, won)
    return {name: round(value, 4) for name, value in found.items()}


def _fitted_hand(data: Arrays, left: NDArray[Any], teaching: NDArray[np.intp]) -> NDArray[np.float64]:
    """What the evaluation without a net says, as chances: the scale that fits best of a hundred."""
    fair = -np.log(np.maximum(1.0, data["players"] - 1.0))  # a soloist's chance is even where nothing is known
    sample = teaching[:: max(1, len(teaching) // 100_000)]

    def chances(rows: Any, late: float, early: float) -> NDArray[np.float64]:
        logit = data["hand"][rows] / (late + early * left[rows]) + fair[rows]
        return 1 / (1 + np.exp(-np.clip(logit, -30, 30)))  # type: ignore[no-any-return]

    tried = [(late, early) for late in np.geomspace(0.3, 20, 10) for early in np.geomspace(0.3, 60, 10)]
    late, early = min(tried, key=lambda pair: log_loss(chances(sample, *pair), data["won"][sample]))
    return chances(slice(None), late, early)


def _calibration(said: NDArray[Any], won: NDArray[Any], bins: int = 15) -> float:
    """By how much what is said differs from what comes, on average over bins of chances."""
    place = np.minimum((said * bins).astype(int), bins - 1)
    off = [abs(said[place == one].sum() - won[place == one].sum()) for one in range(bins)]
    return float(sum(off) / len(said))

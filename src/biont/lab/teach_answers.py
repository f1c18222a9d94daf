"""Teaching a net for answers: by how much each comes off better in a search than a look one answer ahead says.

A question is a sample, and all that counts is how its answers differ: what is said of them, thought of them and found
about them is taken less their mean. First a net explains these differences; then it is taught the choice itself, which
is better played with. Several nets are taught, each without a fold of the games, and speak together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont.lab.selfplay import Arrays
from biont.lab.teach import Floats, home, measure

HIDDEN = 96
"""Sums in the one inner layer of each net."""
BATCH = 1024
RATE, LATER, FADING = 2e-3, 5e-4, 3e-2
"""How fast weights move at first, and when the choice is taught; how fast they fade."""
FOLDS, UNSEEN = 5, 10
"""Nets, each of which does not know a fold of the games; one game in so many measures them all."""
PASSES = 5
"""Times that an epoch goes through all questions: they are fewer than tables."""
SHARE = 0.5
"""How much of what the nets of one round say counts in play (docs/bots.md has what was tried)."""
LEAST = 0.1
"""The least that the look's own word counts in a search, by question."""


@dataclass
class Questions:
    """Every question a sample: its answers side by side, those it does not have masked out."""

    x: Any
    value: Any
    came: Any
    mask: Any
    kind: Any
    game: NDArray[Any]
    mean: Floats
    inverse: Floats
    warmth: float
    """Points by which an answer may be worse and still be chosen a third as often, while the choice is taught."""

    @classmethod
    def of(cls, data: Arrays, kinds: int, verbs: Sequence[str], warmth: float) -> Questions:
        """The questions that lie in the rows of a run, with all inputs measured."""
        key = data["game"].astype(np.int64) * 4096 + data["asked"]
        _, first, ids, counts = np.unique(key, return_index=True, return_inverse=True, return_counts=True)
        order = np.argsort(ids, kind="stable")
        at = ids[order], np.arange(len(ids)) - np.append(0, np.cumsum(counts)[:-1])[ids[order]]
        mean, inverse = measure(data["x"])
        inputs, shape = len(mean), (len(counts), int(counts.max()))
        x = np.zeros((*shape, inputs + kinds + len(verbs)), np.float16)
        x[(*at, slice(None, inputs))] = np.clip((data["x"][order].astype(np.float32) - mean) * inverse, -8, 8)
        x[(*at, inputs + data["kind"][order].astype(int))] = 1
        x[(*at, inputs + kinds + np.searchsorted(np.array(verbs), data["verb"][order]))] = 1
        value, came, mask = (np.zeros(shape, np.float32) for _ in range(3))
        value[at], came[at], mask[at] = data["value"][order], data["came"][order], 1
        kind = data["kind"][first].astype(np.int64)
        return cls(x, value, _apart(came, mask), mask, kind, data["game"][first], mean, inverse, warmth)

    def on(self, xp: Any) -> Questions:
        """The same where they are reckoned with."""
        there = {name: xp.asarray(getattr(self, name)) for name in ("x", "value", "came", "mask", "kind")}
        return replace(self, **there)


def _apart(numbers: Any, mask: Any) -> Any:
    """How the answers to each question differ: their numbers less the mean."""
    return (numbers - (numbers * mask).sum(1, keepdims=True) / mask.sum(1, keepdims=True)) * mask


def teach_answers(
    data: Arrays,
    names: Sequence[str],
    *,
    warmth: float,
    seed: int,
    epochs: int,
    xp: Any = np,
    progress: Callable[[], None],
) -> tuple[list[tuple[Floats, Floats]], dict[str, Any]]:
    """The layers of all nets together, on inputs as they come, and what is to be written about them; ``names`` are the
    questions."""
    verbs = sorted(set(data["verb"].tolist()))
    asked = Questions.of(data, len(names), verbs, warmth)
    there = asked.on(xp)
    unseen = asked.game % UNSEEN == 0
    fold = (asked.game // UNSEEN + asked.game) % FOLDS
    nets = []
    for one in range(FOLDS):
        teaching, held = (np.flatnonzero(~unseen & chosen) for chosen in (fold != one, fold == one))
        nets.append(_fitted(there, (teaching, held), len(names), seed + one, epochs, xp, progress))
    first = np.concatenate([net[0] for net in nets], 1)
    bias = np.concatenate([net[1] for net in nets])
    last = np.concatenate([net[2] for net in nets]) / FOLDS
    trust = np.mean([net[3] for net in nets], 0)
    measured: dict[str, float] = {"questions": int(unseen.sum())}
    if unseen.any():
        said = np.maximum(asked.x[unseen].astype(np.float32) @ first + bias, 0) @ last[:, 0]
        thought = asked.value[unseen] * np.maximum(trust, LEAST)[asked.kind[unseen]][:, None]
        for name, numbers in (("gained", thought + SHARE * said), ("gained_without", thought)):
            chosen = np.where(asked.mask[unseen] > 0, numbers, -np.inf).argmax(1)[:, None]
            measured[name] = round(float(np.take_along_axis(asked.came[unseen], chosen, 1).mean()), 4)
    inputs = len(asked.mean)
    whole = np.concatenate([first[:inputs] * asked.inverse[:, None], first[inputs:]]).astype(np.float32)
    bias = (bias - asked.mean @ whole[:inputs]).astype(np.float32)
    shares = [round(SHARE / max(float(one), LEAST), 4) for one in trust]
    about = {"kinds": list(names), "verbs": verbs, "shares": shares, "questions": len(asked.game), "unseen": measured}
    return [(whole, bias), (last.astype(np.float32), np.zeros(1, np.float32))], about


def _fitted(
    asked: Questions, parts: tuple[Any, Any], kinds: int, seed: int, epochs: int, xp: Any, progress: Callable[[], None]
) -> list[Floats]:
    """The weights of one net, and how much the look's word counts: first whatever explains the held-out questions best,
    then what the choice that follows from it brings."""
    lot = np.random.default_rng(seed)
    inputs = asked.x.shape[2]
    drawn = lot.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32)
    empty = np.zeros(HIDDEN, np.float32), np.zeros((HIDDEN, 1), np.float32)
    flat = [xp.asarray(one) for one in (drawn, *empty, np.full(kinds, 0.5, np.float32))]
    teaching, held = (xp.asarray(part) for part in parts)
    best, kept = np.inf, flat
    for number, loss in enumerate(_descent(flat, asked, teaching, held, lot, epochs * PASSES, (RATE, _slopes), xp), 1):
        if loss < best:
            best, kept = loss, [one.copy() for one in flat]
        if number % PASSES == 0:
            progress()
    for _ in _descent(kept, asked, teaching, held, lot, epochs * PASSES // 2, (LATER, _choice_slopes), xp):
        pass
    return [home(one) for one in kept]


def _descent(
    flat: list[Any],
    asked: Questions,
    teaching: Any,
    held: Any,
    lot: np.random.Generator,
    passes: int,
    how: tuple[float, Callable[..., list[Any]]],
    xp: Any,
) -> Iterator[float]:
    """Go through all questions so often, and change the weights as Adam does; after each pass, the squared error."""
    fastest, slopes_of = how
    moment, square = [xp.zeros_like(one) for one in flat], [xp.zeros_like(one) for one in flat]
    steps = max(1, len(teaching) // BATCH)
    step = 0
    for _ in range(passes):
        order = teaching[xp.asarray(lot.permutation(len(teaching)))]
        for number in range(steps):
            slopes = slopes_of(flat, asked, order[number * BATCH : (number + 1) * BATCH], xp)
            step += 1
            rate = fastest * 0.5 * (1 + np.cos(np.pi * step / (steps * passes)))
            for place, (one, slope, first, second) in enumerate(zip(flat, slopes, moment, square, strict=True)):
                first += 0.1 * (slope - first)
                second += 0.001 * (slope * slope - second)
                grown = first / (1 - 0.9**step) / (xp.sqrt(second / (1 - 0.999**step)) + 1e-8)
                one -= rate * (grown + (FADING * one if place < 3 else 0))
        yield _loss(flat, asked, held, xp)


def _said(flat: list[Any], asked: Questions, rows: Any, xp: Any) -> tuple[Any, Any, Any]:
    """Inputs, inner sums, and what is said and thought of answers together."""
    x = asked.x[rows].astype(np.float32)
    inner = xp.maximum(x @ flat[0] + flat[1], 0)
    return x, inner, (inner @ flat[2])[..., 0] + asked.value[rows] * flat[3][asked.kind[rows]][:, None]


def _slopes(flat: list[Any], asked: Questions, rows: Any, xp: Any) -> list[Any]:
    """How the squared error changes with every weight."""
    x, inner, said = _said(flat, asked, rows, xp)
    mask = asked.mask[rows]
    return _back(flat, asked, rows, (x, inner, (_apart(said, mask) - asked.came[rows]) / mask.sum()), xp)


def _choice_slopes(flat: list[Any], asked: Questions, rows: Any, xp: Any) -> list[Any]:
    """How what a choice loses changes with every weight, where better answers are the likelier to be chosen.

    However much luck there is in how single answers came off, on average a choice gets what they are worth.
    """
    x, inner, said = _said(flat, asked, rows, xp)
    mask, came = asked.mask[rows], asked.came[rows]
    said = xp.where(mask > 0, said, -1e9)
    likely = xp.exp((said - said.max(1, keepdims=True)) / asked.warmth) * mask
    likely /= likely.sum(1, keepdims=True)
    lost = likely * ((likely * came).sum(1, keepdims=True) - came) / (asked.warmth * len(came))
    return _back(flat, asked, rows, (x, inner, lost.astype(np.float32)), xp)


def _back(flat: list[Any], asked: Questions, rows: Any, seen: tuple[Any, Any, Any], xp: Any) -> list[Any]:
    """How a loss changes with every weight, from how it changes with what is said."""
    x, inner, wrong = seen
    back = wrong[..., None] * flat[2][:, 0] * (inner > 0)
    trust = (asked.value[rows] * wrong).sum(1)
    return [
        x.reshape(-1, x.shape[2]).T @ back.reshape(-1, HIDDEN),
        back.sum((0, 1)),
        (inner * wrong[..., None]).sum((0, 1))[:, None],
        xp.bincount(asked.kind[rows], weights=trust, minlength=len(flat[3])).astype(np.float32),
    ]


def _loss(flat: list[Any], asked: Questions, held: Any, xp: Any) -> float:
    """The squared error of some questions."""
    total = 0.0
    for begin in range(0, len(held), 8192):
        rows = held[begin : begin + 8192]
        wrong = _apart(_said(flat, asked, rows, xp)[2], asked.mask[rows]) - asked.came[rows]
        total += float((wrong**2).sum())
    return total

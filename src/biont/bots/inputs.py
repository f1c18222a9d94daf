"""What a net is told of a table: the numbers of the own seat, of the rivals, and of the table, always in one order."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

Numbers = Sequence[float]


def arranged(players: Sequence[list[float]], worths: Numbers, seat: int, table: list[float]) -> list[float]:
    """The inputs of a seat: its own numbers, those of the rival worth most, the mean of all rivals, the table's."""
    own = players[seat]
    if len(players) == 2:
        rival = players[1 - seat]
        return [*own, *rival, *rival, *table]
    rivals = [place for place in range(len(players)) if place != seat]
    if not rivals:
        nothing = [0.0] * len(own)
        return [*own, *nothing, *nothing, *table]
    best = players[max(rivals, key=worths.__getitem__)]
    share = 1 / len(rivals)
    rows = [players[one] for one in rivals]
    if len(rows) == 2:
        mean = [share * (one + two) for one, two in zip(*rows, strict=True)]
    else:
        mean = [share * (one + two + three) for one, two, three in zip(*rows, strict=True)]
    return [*own, *best, *mean, *table]


def names_of(player: Sequence[str], table: Sequence[str]) -> list[str]:
    """What the inputs are called, in their order."""
    return [f"{whose}_{name}" for whose in ("own", "best", "mean") for name in player] + list(table)


def version_of(names: Sequence[str], number: int) -> str:
    """A version of inputs: a number, raised where a name comes to mean something else, and a mark of all names."""
    return f"{number}-{blake2b(' '.join(names).encode(), digest_size=4).hexdigest()}"

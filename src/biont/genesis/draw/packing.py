"""How organisms stand in lines in a small window, so that none is out of sight: narrower ones, or one elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from biont.genesis.draw.map_rows import lines

LINES = 2
"""So many lines of organisms a small window has room for."""


class Sizes(NamedTuple):
    """Units in a small window of the own tableau, of an organism, a parasite and a column of cards, and between
    organisms; the style sheet knows the same."""

    room: float
    cell: float
    parasite: float
    slip: float
    gap: float
    below: bool = False
    """Whether a parasite has its cards below it, not beside it."""


class Standing(Protocol):
    """What stands there: an organism with its cards, and its parasite beside it."""

    @property
    def kind(self) -> str:
        """Whether it is a parasite."""

    @property
    def body(self) -> object:
        """What makes a macroorganism of it."""

    @property
    def mutations(self) -> Sequence[object]:
        """Its cards."""

    @property
    def parasite(self) -> Standing | None:
        """What clings to it."""


One = TypeVar("One", bound=Standing)

MANY, TEEMING = Sizes(52.4, 10.9, 8.4, 8.7, 0.75), Sizes(53.2, 9.4, 7.2, 8.5, 0.5)
"""Of many organisms, and of more than two lines hold."""

STACKED = TEEMING._replace(parasite=8.5, below=True)
"""Where one with all its parasites is broader than a line even so: their cards stand below them."""

WIDE = TEEMING._replace(room=61.0)
"""Of those in a window that is wide for its height, whose units are smaller: at 1280 to 720 it is as broad."""

BODY = 20.0


def is_teeming(organisms: Sequence[Standing]) -> bool:
    """Whether organisms need more lines than there is room for, or one is broader than a line."""
    return _depth(organisms, MANY) > LINES or _is_too_broad(organisms, MANY)


def is_stacked(organisms: Sequence[Standing]) -> bool:
    """Whether one with all its parasites is broader than a line even so: then its cards stand higher, those of
    parasites below them."""
    return _is_too_broad(organisms, TEEMING)


def _is_too_broad(organisms: Sequence[Standing], sizes: Sizes) -> bool:
    return any(_breadth(one, sizes) > sizes.room for one in organisms)


def arranged(organisms: tuple[One, ...]) -> tuple[One, ...]:
    """Organisms in their order, but for one that goes first or last where else they do not fit: in any small window, or
    if that cannot be, in one that is wide for its height."""
    if not is_teeming(organisms):
        return organisms
    rest = [(one, tuple(other for other in organisms if other is not one)) for one in organisms]
    ways = [organisms, *(way for one, others in rest for way in ((*others, one), (one, *others)))]
    known = [STACKED] if is_stacked(organisms) else [TEEMING, WIDE]
    fitting = (way for sizes in known for way in ways if _depth(way, sizes) <= LINES)
    return next(fitting, organisms)


def _depth(organisms: Sequence[Standing], sizes: Sizes) -> int:
    return len(lines([_breadth(one, sizes) for one in organisms], sizes.room))


def _breadth(organism: Standing, sizes: Sizes) -> float:
    """Units that one is wide with its cards and its parasites."""
    cards, high = len(organism.mutations), 4 if sizes.below else 3
    columns = 2 if cards == 4 else -(-cards // high)
    if sizes.below and organism.kind == "parasite":
        columns = 0
    cell = sizes.parasite if organism.kind == "parasite" else sizes.cell if organism.body is None else BODY
    beside = _breadth(organism.parasite, sizes) if organism.parasite is not None else sizes.gap
    return cell + columns * sizes.slip + beside

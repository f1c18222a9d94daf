"""Ways over the map: where one can come in some steps, by open Hex sides, with so many Spots outside one's realm."""

from __future__ import annotations

from collections.abc import Sequence

from biont.origins.world import Sides, Spots, World, union


def reach(
    world: World, levels: Sequence[Spots], steps: int, sides: Sides, home: Spots, foreign: int, shut: Spots = 0
) -> Spots:
    """All Spots that can be come to in so many steps, with at most `foreign` of them outside `home`.

    `levels[n]` are the Spots where the way begins with `n` foreign ones behind it: ``[bit]`` for a figure. `home`
    is `land` for landfolk; nobody enters `shut`.
    """
    if not foreign:
        return _walk_home(world, levels[0], steps, sides, home & ~shut)
    return union(_walk(world, levels, steps, sides, home, foreign, shut))


def contact(
    world: World, levels: Sequence[Spots], steps: int, sides: Sides, home: Spots, foreign: int, shut: Spots
) -> Spots:
    """The same, together with the Spots of `shut` that are the end of such a way: they are entered, not passed."""
    if steps < 1:
        return union(levels[: foreign + 1])
    found = 0
    for number, level in enumerate(_walk(world, levels, steps - 1, sides, home, foreign, shut)):
        further = world.step(level, sides)
        found |= level | (further if number < foreign else further & home)
    return found


def _walk(
    world: World, levels: Sequence[Spots], steps: int, sides: Sides, home: Spots, foreign: int, shut: Spots
) -> list[Spots]:
    """Where one can be after so many steps, by the number of foreign Spots entered."""
    home &= ~shut
    if not foreign:
        return [_walk_home(world, levels[0], steps, sides, home)]
    levels = [*levels, *[0] * (foreign + 1 - len(levels))][: foreign + 1]
    away = ~home & ~shut
    for _ in range(steps):
        found = [world.step(level, sides) for level in levels]
        for number, level in enumerate(found):
            levels[number] |= level & home
            if number < foreign:
                levels[number + 1] |= level & away
    return levels


def _walk_home(world: World, spots: Spots, steps: int, sides: Sides, home: Spots) -> Spots:
    """Where one can be after so many steps at home: most ways of a game lead over no foreign Spot."""
    for _ in range(steps):
        further = spots | world.step(spots, sides) & home
        if further == spots:
            break
        spots = further
    return spots

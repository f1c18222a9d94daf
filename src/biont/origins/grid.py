"""The grid that Hexes lie on: names, places and neighbours of corners.

Hexes stand with a corner up, in rows from north to south; in odd rows they are half a Hex further east. Their corners
form zigzag lines, so a corner is named by its line and by half Hexes counted from the west: "c17".
"""

from typing import TypeAlias

AROUND = ((0, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
"""Lines below and half Hexes east of a Hex's place to each of its corners, clockwise from the top."""

Place: TypeAlias = tuple[int, int]
"""A corner of the grid: line and half Hexes."""


def grid_word(place: Place) -> str:
    """The name of a corner: a letter for its line from the north, and half Hexes from the west, from 1 on."""
    line, column = place
    return f"{chr(ord('a') + line)}{column + 1}"


def grid_place(word: str) -> Place:
    """The corner of a name such as "c17"; a `ValueError` where it is none."""
    line = ord(word[:1] or " ") - ord("a")
    if not 0 <= line < 26 or not word[1:].isdigit() or word[1:2] == "0":
        raise ValueError(f"There is no corner {word!r}.")
    return line, int(word[1:]) - 1


def hex_point(row: int, column: int) -> Place:
    """The middle of a Hex on a drawing: half widths of a Hex from the west, half sides from the north."""
    return 2 * column + row % 2 + 1, 3 * row + 2


def corner_point(place: Place) -> Place:
    """A corner on the same drawing; every other one of a line is a peak."""
    line, column = place
    return column, 3 * line + (column + line + 1) % 2


def places_around(row: int, column: int) -> list[Place]:
    """The corners of the Hex at a place, clockwise from the top."""
    middle = 2 * column + row % 2 + 1
    return [(row + below, middle + east) for below, east in AROUND]

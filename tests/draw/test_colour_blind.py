"""Colour is never alone: whoever sees no red, green or blue tells any two seats apart, and what is lit from the rest.

Colours are told by their brightness; where two are alike, the sign cut into each piece has to be seen on it.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from biont import games
from biont.draw.palette import PAINTS, Paint

SIMULATED = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Full protanopia, deuteranopia and tritanopia, on linear light (Machado, Oliveira and Fernandes 2009)."""

SEEN = 3.0
"""The least contrast of a sign (WCAG 1.4.11)."""

APART = 1.6
"""The least contrast of two surfaces that need no sign."""

LIT, EDGES = "#ffb81c", ("#5a3c00", "#241a00")
"""Amber, and the dark edge that it wears by day and by night."""


def light(colour: str) -> tuple[float, ...]:
    """A colour as linear light."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * one for one in colour[1:])
    values = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def brightness(colour: str, blind: str) -> float:
    """How bright a colour is to somebody."""
    seen = [
        min(1.0, max(0.0, sum(by * part for by, part in zip(row, light(colour), strict=True))))
        for row in SIMULATED[blind]
    ]
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def contrast(one: str, other: str, blind: str) -> float:
    """The contrast of two colours to somebody (WCAG)."""
    dark, bright = sorted((brightness(one, blind), brightness(other, blind)))
    return (bright + 0.05) / (dark + 0.05)


def told_apart(one: Paint, other: Paint, blind: str) -> bool:
    """By their brightness, or because the sign on each of them is seen."""
    signs = all(contrast(paint.fill, paint.ink, blind) >= SEEN for paint in (one, other))
    return contrast(one.fill, other.fill, blind) >= APART or signs


@pytest.mark.parametrize("blind", SIMULATED)
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_any_two_seats_are_told_apart(game: str, blind: str) -> None:
    palette = games.game(game).drawing.art.palette
    assert [
        pair for pair in combinations(palette, 2) if not told_apart(palette[pair[0]], palette[pair[1]], blind)
    ] == []


@pytest.mark.parametrize("blind", SIMULATED)
def test_so_are_the_seats_of_a_game_that_brings_no_colours(blind: str) -> None:
    assert [pair for pair in combinations(PAINTS, 2) if not told_apart(*pair, blind)] == []


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_every_seat_has_a_sign_of_its_own(game: str) -> None:
    art = games.game(game).drawing.art
    signs = [str(art.sign(colour)) for colour in art.palette]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("blind", SIMULATED)
def test_what_is_lit_wears_an_edge_that_everybody_sees(blind: str) -> None:
    for edge in EDGES:
        assert contrast(LIT, edge, blind) >= SEEN

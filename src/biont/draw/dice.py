"""Dice as symbols."""

from __future__ import annotations

PIPS = {
    1: ((5, 5),),
    2: ((3, 3), (7, 7)),
    3: ((2.7, 2.7), (5, 5), (7.3, 7.3)),
    4: ((3, 3), (7, 3), (3, 7), (7, 7)),
    5: ((2.7, 2.7), (7.3, 2.7), (5, 5), (2.7, 7.3), (7.3, 7.3)),
    6: ((3, 2.4), (7, 2.4), (3, 5), (7, 5), (3, 7.6), (7, 7.6)),
}


def die(face: int) -> str:
    """A die that shows a face; paper and pips take their colours from the page."""
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="1.02"/>' for x, y in PIPS[face])
    return f'<rect class="die-paper" x=".5" y=".5" width="9" height="9" rx="1.9"/><g class="die-pips">{pips}</g>'


def symbols() -> dict[str, tuple[str, str]]:
    """The six faces, and a die as the mark of what cannot be taken back."""
    return {**{f"die-{face}": ("0 0 10 10", die(face)) for face in PIPS}, "mark-dice": ("0 0 10 10", die(5))}

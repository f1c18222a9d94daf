"""The table of Bios:Origins in a real browser: whole games by clicking on what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.origins import begin, step
from tests.browser.positions import nearly_over, recorded
from tests.browser.test_choosing import bring

MOST = 500
"""Clicks of one player; a game takes 100 to 200."""

SOME = 12
"""Those of an ordinary run, from the first one on."""

RECORDED = {False: 8, True: 9}
"""Of these recorded games an ordinary run plays the end."""


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_a_whole_game_by_clicking(page: Page, advanced: bool, soak: bool) -> None:
    """Nearly everything is chosen on the board, and nothing that is lit lies below something else.

    An ordinary run plays the beginning of a game and the end of another.
    """
    begin(page, advanced=advanced)
    seats = 2
    given, over = clicked(page, MOST if soak else SOME)
    assert over is soak
    assert given >= (60 if soak else SOME)
    if not soak:
        bring(page, nearly_over("origins", RECORDED[advanced], 30))
        _, over = clicked(page, MOST)
        seats = len(recorded("origins")[RECORDED[advanced]].seats)
        assert over
    page.click("#prompt a.key")
    expect(page.locator(".end-plate")).to_be_visible()
    expect(page.locator(".scores tfoot td")).to_have_count(seats)
    expect(page.locator("svg.chart polyline")).to_have_count(seats)


def clicked(page: Page, most: int) -> tuple[int, bool]:
    """Play to the end, or so many answers; how many were given, and whether the game is over."""
    on_board = number = 0
    while number < most:
        seen = step(page, number * 7)
        assert seen["hidden"] == []
        if seen["over"]:
            break
        on_board += seen["on"]
        number += 1
    assert on_board > number * 0.6
    return number, seen["over"]

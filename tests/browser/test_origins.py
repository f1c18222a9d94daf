"""The table of Bios:Origins in a real browser: whole games by clicking on what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.origins import begin, step

MOST = 500
"""Clicks of one player; a game takes 100 to 200."""

SOME = 40
"""Those of a game that is not played to its end."""


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_a_whole_game_by_clicking(page: Page, advanced: bool, soak: bool) -> None:
    """Nearly everything is chosen on the board, and nothing that is lit lies below something else.

    An ordinary run plays the advanced game to its end, which has everything of the basic one.
    """
    begin(page, advanced=advanced)
    hidden: list[str] = []
    on_board = 0
    whole = soak or advanced
    for number in range(MOST if whole else SOME):
        seen = step(page, number * 7)
        hidden += seen["hidden"]
        if seen["over"]:
            break
        on_board += seen["on"]
    assert seen["over"] is whole
    assert number > 60 or not whole
    assert on_board > number * 0.6
    assert hidden == []
    if not whole:
        return
    page.click("#prompt a.key")
    expect(page.locator(".end-plate")).to_be_visible()
    expect(page.locator(".scores tfoot td")).to_have_count(2)
    expect(page.locator("svg.chart polyline")).to_have_count(2)

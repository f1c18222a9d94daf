"""The table of Bios:Origins in a real browser: whole games by clicking on what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.origins import begin, step

MOST = 500
"""Clicks of one player; a game takes 100 to 200."""


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_a_whole_game_by_clicking(page: Page, advanced: bool) -> None:
    """Nearly everything is chosen on the board, and nothing that is lit lies below something else."""
    begin(page, advanced=advanced)
    hidden: list[str] = []
    on_board = 0
    for number in range(MOST):
        seen = step(page, number * 7)
        hidden += seen["hidden"]
        if seen["over"]:
            break
        on_board += seen["on"]
    assert seen["over"]
    assert number > 60
    assert on_board > number * 0.6
    assert hidden == []
    page.click("#prompt a.key")
    expect(page.locator(".end-plate")).to_be_visible()
    expect(page.locator(".scores tfoot td")).to_have_count(2)
    expect(page.locator("svg.chart polyline")).to_have_count(2)

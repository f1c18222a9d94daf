"""Low windows, such as a page at 200 %: what is told there, in few lines."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import opened
from tests.browser.table import READ, TURN, moved, sent, version

UNDER = """() => {
  const button = document.querySelector("#guide .acts .button").getBoundingClientRect(), range = document.createRange();
  range.selectNodeContents(document.querySelector("#guide .say"));
  const meets = ({ left, right, top, bottom }) => right > button.left + 1 && left < button.right
    && bottom > button.top + 1 && top < button.bottom - 1;
  return [...range.getClientRects()].filter(meets).length;
}"""
"""Lines of what the guide says that lie under its button."""


def test_in_a_low_window_what_happened_and_what_is_suggested_stand_together(browser: Browser, server: str) -> None:
    """Beside the button, in lines as long as the window, and from their beginning; a page at 200 % hid what others had
    done below the suggestion."""
    context = opened(browser, base_url=server, viewport={"width": 640, "height": 400})
    page = context.new_page()
    page.goto(sent(page, "/origins/guided"))
    page.wait_for_selector(TURN)
    say = "document.querySelector('#guide .say')"
    seen = 0
    for _ in range(14):
        page.evaluate(READ)
        before = version(page)
        assert page.evaluate(UNDER) == 0
        assert page.evaluate(f"{say}.scrollTop") == 0
        happened = page.locator("#guide .happened")
        if happened.count():
            seen += 1
            expect(happened).to_be_in_viewport(ratio=0.9)
            expect(page.locator("#guide .suggests b")).to_be_in_viewport(ratio=0.9)
        page.evaluate(f"{say}.scrollTop = 40")
        page.locator("#prompt .option.first").click()
        moved(page, before)
    assert seen
    context.close()

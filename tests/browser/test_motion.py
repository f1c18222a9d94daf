"""What moves at the table moves from what was to what is, and for whoever wants no motion nothing does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import opened
from tests.browser.table import choose, sit_down, start

SEEN = """
window.faces = [];
document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const { target } of changes) if (target.closest("#tray")) window.faces.push(target.getAttribute("href"));
}).observe(document.body, { subtree: true, attributeFilter: ["href"] }));
"""
"""Notes the faces that dice in the tray turn to."""


@pytest.fixture
def lively(browser: Browser, server: str) -> Iterator[Page]:
    """A page at which things move."""
    context = opened(browser, base_url=server, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(SEEN)
    yield page
    context.close()


def until_dice(page: Page) -> None:
    """Answer until dice have fallen."""
    for number in range(20):
        with page.expect_response("**/answer/*") as answered:
            choose(page, number * 3)
        if "data-roll" in answered.value.text():
            return
    raise AssertionError("no dice fell")


def test_dice_fall_and_settle_without_another_face(lively: Page) -> None:
    """All in one frame: each face that changes, and each die that settles later, would be another long one."""
    start(lively)
    until_dice(lively)
    lively.wait_for_function("() => document.querySelectorAll('#tray .rolling').length")
    falling = "document.getAnimations().filter((one) => one.animationName?.startsWith('tumble'))"
    ends = lively.evaluate(f"{falling}.map((one) => one.effect.getComputedTiming().endTime)")
    assert len(set(ends)) == 1
    expect(lively.locator("#tray .rolling")).to_have_count(0)
    assert lively.evaluate("window.faces") == []


def test_dice_lie_still_for_whoever_wants_no_motion(page: Page) -> None:
    page.add_init_script(SEEN)
    start(page)
    until_dice(page)
    assert page.evaluate("[window.faces.length, document.querySelectorAll('.rolling').length]") == [0, 0]


def warmed(route: Route) -> None:
    """The same answer in a warmer world."""
    reply = route.fetch()
    route.fulfill(response=reply, body=reply.text().replace('data-climate=\\"cool\\"', 'data-climate=\\"warm\\"'))


@pytest.mark.parametrize("moves", [True, False])
def test_ice_melts_where_motion_is_wanted(lively: Page, page: Page, moves: bool) -> None:
    here = lively if moves else page
    sit_down(here, "genesis", {"seat-red": "person", "seat-blue": "person"})  # nobody else sends another frame
    assert here.get_attribute("#strata", "data-climate") == "cool"
    here.route("**/answer/*", warmed)
    choose(here, 0)
    expect(here.locator("#strata")).to_have_attribute("data-climate", "warm")
    expect(here.locator("#strata.turns-warm")).to_have_count(int(moves))


def test_words_are_underlined_in_the_frame_that_brings_them(lively: Page) -> None:
    """Not later, and not by highlights: with those the browser would paint all texts anew with every frame."""
    start(lively)
    lively.wait_for_selector(".log u[data-is]")
    count = "[...document.querySelectorAll('.log li')].map((one) => one.querySelectorAll('u').length)"
    lively.evaluate(f"document.addEventListener('drawn', () => {{ window.drawn = {count}; }})")
    choose(lively, 0)
    lively.wait_for_function("() => window.drawn")
    assert sum(lively.evaluate("window.drawn")) > 0
    assert lively.evaluate("CSS.highlights.size") == 0
    text = lively.locator(".log li:has(u)").first.text_content() or ""
    assert "  " not in text.strip()


PULSED = """async () => {
  document.querySelector("#others").setAttribute("style", "min-height: 200vh");   // more than can be seen
  document.body.insertAdjacentHTML("beforeend", "<p class=others-did><button data-line=1 data-places=others>");
  const [table] = [...document.querySelectorAll("script[type=module]")].map((one) => one.src);
  (await import(new URL("table/places.js", table))).pulse();
  const { top, height } = document.querySelector(".halo").style;
  const edge = (id) => document.getElementById(id).getBoundingClientRect();
  return [parseFloat(top) - edge("top").bottom, edge("prompt").top - parseFloat(top) - parseFloat(height)];
}"""
"""How far below the top of the board the halo of something large begins, and how far above the prompt it ends."""


def test_a_halo_stays_on_the_board(lively: Page) -> None:
    lively.set_viewport_size({"width": 390, "height": 844})
    start(lively)
    assert min(lively.evaluate(PULSED)) >= -1

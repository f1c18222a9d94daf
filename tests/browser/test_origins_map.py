"""The map of Bios:Origins in its plate: nothing lies over a place, and another window shows it as if opened so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from biont.origins.rules.spread import ASK_DESTINATION
from tests.browser.conftest import opened
from tests.browser.table import FITTED, TURN
from tests.browser.test_choosing import SIZES, bring
from tests.browser.test_origins_table import asking, cut

WIDE = [(1280, 720), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
"""Windows that show the whole world."""

GAMES = [(0, 208, "en-GB"), (8, 3, "de-DE"), (2, 378, "de-DE"), (1, 505, "en-GB"), (9, 733, "de-DE")]
"""Recorded games of two, three and four players after so many answers, one of them as long as the Philosophy has not
moved: what is told of it then is longest."""

COVERED = """() => {
  const found = [];
  const around = (circle, across = 1, down = 1) => {
    const { x, y, width, height } = circle.getBoundingClientRect(), wide = width * across, high = height * down;
    const left = x + (width - wide) / 2, top = y + (height - high) / 2;
    return { left, top, right: left + wide, bottom: top + high };
  };
  // In the middle of a Hex, which is 104 wide and 120 high, lies a circle of 60.
  const hexes = [...document.querySelectorAll("#ground .hexes > g")].map((one) => [one.id, around(one, 104 / 60, 2)]);
  const spots = [...document.querySelectorAll("#ground .stands circle")].map((one) => [one.id, around(one)]);
  const panels = [...document.querySelectorAll(".cartouche")];
  for (const panel of panels) {
    const box = panel.getBoundingClientRect();
    for (const [name, { left, right, top, bottom }] of [...hexes, ...spots]) {
      const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      if (!apart) found.push(`${panel.id} covers ${name}`);
    }
  }
  const head = (one) => one.getBoundingClientRect().top;
  if (head(panels[0]) < head(document.querySelector(".cartouches")) - 1) found.push("cartouches leave their corner");
  const plate = document.querySelector("#plate"), map = document.querySelector("#ground");
  const { width, height } = map.viewBox.baseVal;
  const most = Math.min(plate.clientWidth / width, plate.clientHeight / height);
  return [found, hexes.length + spots.length, panels.length, map.getScreenCTM().a / most];
}"""
"""Places under a cartouche, how many of both there are, and how large the map is, of what the whole plate would have
room for."""

PLACE = """() => {
  const { left, top, width } = document.querySelector("#ground").getBoundingClientRect();
  return [left, top, width].map(Math.round);
}"""
"""Where the map lies, and how wide it is."""


@pytest.mark.parametrize(("number", "answers", "language"), GAMES)
def test_no_place_of_the_world_lies_under_a_cartouche(
    browser: Browser, server: str, number: int, answers: int, language: str
) -> None:
    """And the map is hardly smaller for it."""
    context = opened(browser, language, base_url=server)
    page = context.new_page()
    bring(page, cut(number, answers))
    page.wait_for_selector("#hex-hawaii", state="attached")
    for width, height in WIDE:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FITTED)
        covered, places, panels, share = page.evaluate(COVERED)
        assert covered == [], (width, height)
        assert places > 200
        assert panels == 2
        assert share > 0.94, (width, height)
    context.close()


def resize(page: Page, size: tuple[int, int]) -> list[int]:
    """Make a window larger or smaller; where the map then is."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FITTED)
    place: list[int] = page.evaluate(PLACE)
    return place


@pytest.mark.parametrize(
    ("before", "after"), [("large", "phone"), ("large", "zoomed"), ("large", "small"), ("phone", "large")]
)
def test_in_another_window_the_map_is_as_if_opened_so(browser: Browser, server: str, before: str, after: str) -> None:
    """Also in the middle of a question: a small window shows what can be chosen, near enough to hit it."""
    (width, height), size = SIZES[before], SIZES[after]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, asking(ASK_DESTINATION))
    first = page.evaluate(PLACE)
    place = resize(page, size)
    assert place != first
    fresh = context.new_page()
    fresh.set_viewport_size({"width": size[0], "height": size[1]})
    fresh.goto(page.url)
    fresh.wait_for_selector(TURN)
    fresh.wait_for_load_state()
    assert place == fresh.evaluate(PLACE)
    context.close()


def test_the_bar_of_an_address_takes_nobodys_view_away(browser: Browser, server: str) -> None:
    """It comes and goes as a phone is scrolled."""
    width, height = SIZES["phone"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, asking(ASK_DESTINATION))
    page.locator(".globe").focus()
    for key in ("+", "ArrowLeft"):
        page.keyboard.press(key)
    own = page.evaluate(PLACE)
    assert resize(page, (width, height - 80)) == own
    assert resize(page, (width, height)) == own
    context.close()

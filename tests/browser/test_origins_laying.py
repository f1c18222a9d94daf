"""A custom map is laid by hand, by mouse, by taps on a phone and by keys, and the game begins on it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from biont.origins.game import new
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_HEX_PLACE, ASK_HEX_SIDE, ASK_HEX_TURN
from tests.browser.conftest import opened
from tests.browser.table import leave, moved, sit_down, version
from tests.browser.test_choosing import bring

LAYING = (ASK_HEX_CHIT, ASK_HEX_SIDE, ASK_HEX_PLACE, ASK_HEX_TURN)

MOST = 120
"""Answers of one player that lay a world; it takes about eighty."""

SOME = 10
"""So many show that a way of laying works; an ordinary run goes on with a world that lacks little."""

FREE = """() => [...document.querySelectorAll(".board .hit")].map((hit) => {
  const { left, top, width, height } = hit.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
  return { x, y, free: [-3, 0, 3].every((near) => document.elementFromPoint(x, y + near) === hit) };
}).filter((one) => one.free)"""
"""The middle of everything that is lit and that nothing lies on; a finger is no point."""

ALONE = """() => [...document.querySelectorAll("#mine [id^=laid-]")].map((drawn) => {
  const alone = document.querySelector(".board").appendChild(document.createElementNS(drawn.namespaceURI, "svg"));
  const copy = alone.appendChild(drawn.cloneNode(true));
  const fills = (one) => [...one.querySelectorAll("path")].map((path) => getComputedStyle(path).fill);
  const same = String(fills(drawn)) === String(fills(copy));
  alone.remove();
  return same;
})"""
"""Whether what is drawn once and used again keeps its colours where nothing stands around it."""


def lay(page: Page) -> None:
    """A game of two on a map that they lay in turn; the other one answers at once."""
    settings = {"map": "custom", "laying": "players", "seat-black": "person", "seat-green": "easy"}
    sit_down(page, "origins", settings)
    expect(page.locator("#mine.laying")).to_have_count(1)


@cache
def nearly_laid() -> str:
    """The record of a game whose world lacks a few chits."""
    game = new(("black", "green"), seed=5, map="custom", laying="players")
    while game.decision is not None and game.decision.kind in LAYING:
        game.choose(game.decision.options[len(game.answers) * 7 % len(game.decision.options)])
    return replace(game.record(), answers=game.record().answers[:-8]).to_json()


def laid(page: Page) -> bool:
    """Whether the world is complete."""
    return page.locator("#mine.laying").count() == 0


def test_chits_of_the_same_ground_have_the_same_colours(page: Page) -> None:
    lay(page)
    alone = page.evaluate(ALONE)
    assert alone
    assert all(alone)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_world_is_laid_by_mouse_and_by_taps(browser: Browser, server: str, size: str, soak: bool) -> None:
    """Nearly everything is chosen on the tray and the map themselves; then the game begins on that world."""
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    context = opened(browser, base_url=server, **(phone if size == "phone" else {}))
    page = context.new_page()
    lay(page)
    clicked(page, size, MOST if soak else SOME)
    if not soak:
        expect(page.locator("#mine.laying")).to_have_count(1)
        bring(page, nearly_laid())
        clicked(page, size, MOST)
    expect(page.locator("#mine .ladder")).to_have_count(1)
    context.close()


def clicked(page: Page, size: str, most: int) -> None:
    """Lay the world, or so much of it, on the board."""
    on_board = listed = 0
    hexes = page.locator("#ground .hexes > g").count()
    for number in range(most):
        if laid(page):
            break
        before = version(page)
        places = page.evaluate(FREE)
        if places:
            place = places[number % len(places)]
            (page.touchscreen.tap if size == "phone" else page.mouse.click)(place["x"], place["y"])
            on_board += 1
        else:
            page.locator("#prompt button.option:visible").first.click()
            listed += 1
        moved(page, before)
    assert on_board > 4 * listed
    assert page.locator("#ground .hexes > g").count() >= hexes


def test_a_world_is_laid_by_keys(browser: Browser, server: str, soak: bool) -> None:
    context = opened(browser, "de-DE", base_url=server)
    page = context.new_page()
    lay(page)
    for number in range(MOST if soak else SOME):
        if laid(page):
            break
        before = version(page)
        leave(page)
        shown = "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.key)"
        keys = [key for key in page.eval_on_selector_all("#prompt [data-key]", shown) if key != "+"]
        page.keyboard.press(keys[number % len(keys)])
        if page.query_selector("#prompt .picking:checked"):
            page.keyboard.press("1")
        moved(page, before)
    expect(page.locator("#mine .ladder")).to_have_count(int(soak))
    context.close()

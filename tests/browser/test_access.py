"""Everybody can use every page: axe-core finds no serious problem, in either theme."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page

from biont.campaign.file import begun
from tests.browser.conftest import opened
from tests.browser.table import buttons, choose, start
from tests.campaign.soak import campaign, finished

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
PAGES = (
    "/",
    "/genesis/lessons",
    "/genesis/lessons/S25",
    "/genesis/lessons/S25?chosen=kill-cube%20red",
    "/genesis/rules?q=parasite",
    "/genesis/aid",
    "/genesis/cards",
    "/genesis/cards/standard-2e/tmrna",
    "/genesis/cards?kind=macroorganism",
    "/origins/cards",
    "/origins/cards?kind=hex",
    "/origins/cards/standard/warning-calls",
    "/genesis/desk",
    "/none",
)


@pytest.fixture(scope="module", params=["light", "dark"])
def themed(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Page]:
    """A page in one of the themes that lets the checker in."""
    context = opened(browser, base_url=server, bypass_csp=True, color_scheme=request.param)
    yield context.new_page()
    context.close()


def problems(page: Page, within: str = "html") -> list[str]:
    """Serious and critical findings on a page or in a part of it, each with the first thing it was found on."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", within)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("path", PAGES)
def test_pages_around_the_table(themed: Page, path: str) -> None:
    themed.goto(path)
    assert problems(themed) == []


def test_the_table_and_its_points(themed: Page) -> None:
    start(themed)
    assert problems(themed) == []
    for number in range(8):
        if buttons(themed):
            choose(themed, number * 5)
    assert problems(themed) == []
    address = themed.url
    themed.click("#menu > summary")
    assert problems(themed) == []
    for path in ("/end", "/log", "/report", "/chronicle", "?at=2"):
        themed.goto(address + path)
        assert problems(themed) == []


SIZES = ((1280, 800), (390, 844), (640, 400))
"""Windows of a laptop and of a phone, and the laptop's at 200 %."""


def looked_at(page: Page) -> None:
    """Nothing serious, and nothing wider than the window."""
    assert problems(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
    page.set_viewport_size({"width": 1280, "height": 800})


def test_the_pages_of_a_campaign(themed: Page) -> None:
    """The first page, a game to play, the form with and without slips, dice and a world to look at, a chronicle."""
    story = begun(["Ann", "Bob with a name that is as long as may"])
    story = story.taken(finished(story.begun(5), random.Random(5)))
    themed.goto("/campaign")
    looked_at(themed)
    file = FilePayload(name="c.json", mimeType="application/json", buffer=story.to_json().encode())
    themed.set_input_files("[name=file]", files=file)
    themed.click("form.upload button")
    themed.wait_for_selector(".timeline")
    looked_at(themed)
    address = themed.url
    themed.goto(f"{address}/genesis/chronicle")
    looked_at(themed)
    themed.goto(f"{address}/result")
    looked_at(themed)
    themed.fill("[name=oxygen]", "9")
    themed.press("[name=oxygen]", "Enter")
    themed.wait_for_selector("[id=wrong-oxygen]")
    looked_at(themed)
    themed.goto(address)
    themed.click(".dice [value=look]")
    themed.wait_for_selector(".preview img")
    looked_at(themed)
    themed.click(".dice .primary")
    themed.wait_for_selector(".origins.now .preview img")
    looked_at(themed)


def test_the_end_of_a_campaign(themed: Page) -> None:
    """A campaign whose games are all played, and what it brings to High Frontier."""
    file = FilePayload(name="c.json", mimeType="application/json", buffer=campaign(0).to_json().encode())
    themed.goto("/campaign")
    themed.set_input_files("[name=file]", files=file)
    themed.click("form.upload button")
    themed.wait_for_selector(".timeline")
    looked_at(themed)
    themed.goto(f"{themed.url}/frontier")
    looked_at(themed)

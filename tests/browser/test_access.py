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
from tests.browser.test_bars import FEWER
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


CHECKS = """([part, rules]) => axe.run(part, {
  resultTypes: ["violations"], ...(rules ? { runOnly: rules } : { rules: { region: { enabled: false } } })
})"""
"""Looks for everything, or by some rules alone; one that looks at every thing for a finding that is never serious is
left out."""


UNSEEN = "document.querySelector('#terms')?.replaceChildren()"
"""What names mean is shown elsewhere, and the checker would look at each of its words to find it hidden: more than half
of a table."""


@pytest.fixture(scope="module")
def checked(browser: Browser, server: str) -> Iterator[Page]:
    """A page that lets the checker in."""
    context = opened(browser, base_url=server, bypass_csp=True)
    yield context.new_page()
    context.close()


def problems(page: Page, within: str = "html") -> list[str]:
    """Serious and critical findings on a page or in a part of it, each with the first thing it was found on.

    Themes differ in their colours, so in the dark nothing but contrast is looked at.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(UNSEEN)
    found: list[dict[str, Any]] = page.evaluate(CHECKS, [within, None])["violations"]
    page.emulate_media(color_scheme="dark")
    # The page hears of it a little later: else some colours would be those of day and others those of night.
    page.wait_for_function("matchMedia('(prefers-color-scheme: dark)').matches")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found += page.evaluate(CHECKS, [within, ["color-contrast"]])["violations"]
    page.emulate_media(color_scheme="light")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("path", PAGES)
def test_pages_around_the_table(checked: Page, path: str, soak: bool) -> None:
    """All cards of a gallery with ``--soak``, else some of every colour."""
    checked.goto(path)
    if not soak:
        checked.evaluate(FEWER)
    assert problems(checked) == []


def test_the_table_and_its_points(checked: Page) -> None:
    start(checked)
    assert problems(checked) == []
    for number in range(4):
        if buttons(checked):
            choose(checked, number * 5)
    assert problems(checked) == []
    address = checked.url
    checked.click("#menu > summary")
    assert problems(checked) == []
    for path in ("/end", "/log", "/report", "/chronicle", "?at=2"):
        checked.goto(address + path)
        assert problems(checked) == []


SIZES = ((1280, 800), (390, 844), (640, 400))
"""Windows of a laptop and of a phone, and the laptop's at 200 %."""


def looked_at(page: Page) -> None:
    """Nothing serious, and nothing wider than the window."""
    assert problems(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
    page.set_viewport_size({"width": 1280, "height": 800})


def test_the_pages_of_a_campaign(checked: Page, soak: bool) -> None:
    """The first page, a game to play, the form with slips, dice and a world to look at, a chronicle; with ``--soak``
    the form without slips and the world before it is taken, too."""
    story = begun(["Ann", "Bob with a name that is as long as may"])
    story = story.taken(finished(story.begun(5), random.Random(5)))
    checked.goto("/campaign")
    looked_at(checked)
    file = FilePayload(name="c.json", mimeType="application/json", buffer=story.to_json().encode())
    checked.set_input_files("[name=file]", files=file)
    checked.click("form.upload button")
    checked.wait_for_selector(".timeline")
    looked_at(checked)
    address = checked.url
    checked.goto(f"{address}/genesis/chronicle")
    looked_at(checked)
    checked.goto(f"{address}/result")
    if soak:
        looked_at(checked)
    checked.fill("[name=oxygen]", "9")
    checked.press("[name=oxygen]", "Enter")
    checked.wait_for_selector("[id=wrong-oxygen]")
    looked_at(checked)
    checked.goto(address)
    checked.click(".dice [value=look]")
    checked.wait_for_selector(".preview img")
    if soak:
        looked_at(checked)
    checked.click(".dice .primary")
    checked.wait_for_selector(".origins.now .preview img")
    looked_at(checked)


def test_the_end_of_a_campaign(checked: Page) -> None:
    """A campaign whose games are all played, and what it brings to High Frontier."""
    file = FilePayload(name="c.json", mimeType="application/json", buffer=campaign(0).to_json().encode())
    checked.goto("/campaign")
    checked.set_input_files("[name=file]", files=file)
    checked.click("form.upload button")
    checked.wait_for_selector(".timeline")
    looked_at(checked)
    checked.goto(f"{checked.url}/frontier")
    looked_at(checked)


@pytest.mark.parametrize("colours", ["#aaa, #fff", "#000, #333"])
def test_a_bad_contrast_would_be_found_in_either_theme(checked: Page, colours: str) -> None:
    style = f":root {{ color-scheme: light dark; background: light-dark(#fff, #222); color: light-dark({colours}) }}"
    checked.set_content(f"<html lang=en><title>T</title><style>{style}</style><main><h1>Text</h1><p>Text</p></main>")
    assert [one.partition(":")[0] for one in problems(checked)] == ["color-contrast"]

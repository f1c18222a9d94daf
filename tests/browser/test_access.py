"""Everybody can use every page: axe-core finds no serious problem, in either theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import opened
from tests.browser.table import buttons, choose, start

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


def problems(page: Page) -> list[str]:
    """Serious and critical findings, each with the first thing it was found on."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
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

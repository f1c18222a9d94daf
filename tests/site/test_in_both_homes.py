"""The browser tests of the table, on the site: the same tests that run against a server."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import cast

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import test_choosing, test_clicks, test_origins, test_origins_table, test_table
from tests.browser.conftest import opened
from tests.site.hosting import Hosted, table
from tests.site.within import Within

pytestmark = pytest.mark.real

OTHERS = {"browser", "server"}
"""Whoever wants these has a window of his own kind: without script, of another size, in another language."""

NOT_HERE = {
    "test_a_window_is_told_that_its_game_was_deleted": "names an address as it is at the root of a server",
}


def chosen(module: ModuleType) -> dict[str, object]:
    """Tests of a module that need nothing but a page. What a service worker answers cannot be lost on the way."""
    return {
        f"{name}_{module.__name__.rpartition('_')[2]}": test
        for name, test in vars(module).items()
        if name.startswith("test_") and name not in NOT_HERE and not OTHERS & {*inspect.signature(test).parameters}
        if "route" not in test.__code__.co_names
    }


for one in (test_table, test_clicks, test_choosing, test_origins, test_origins_table):
    globals().update(chosen(one))


@pytest.fixture(scope="module")
def window(browser: Browser, steady: Hosted) -> Iterator[Within]:
    """A window in which the table is."""
    context = opened(browser)
    fresh = context.new_page()
    fresh.goto(steady.url)
    table(fresh)
    yield Within(fresh, steady.url)
    context.close()


@pytest.fixture
def page(window: Within) -> Iterator[Page]:
    """The window as the tests of the table know one; its errors are errors of the test."""
    problems: list[str] = []

    def note(error: object) -> None:
        problems.append(str(error))

    window.window.on("pageerror", note)
    yield cast(Page, window)
    window.window.remove_listener("pageerror", note)
    for other in window.window.context.pages:
        if other is not window.window:
            other.close()
    assert not problems


@pytest.fixture
def soak() -> bool:
    """Here, too, one game of each kind is enough."""
    return False

"""The form for one's own cards in a real Chromium: the drawing grows, and keys are enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import opened
from tests.browser.test_access import problems


def begin(page: Page, game: str, name: str) -> None:
    """Begin a pack."""
    page.goto(f"/{game}/desk")
    page.fill("[name=name]", name)
    page.click(".begin button")
    page.wait_for_selector(".pile")


def test_the_drawing_grows_as_one_types(page: Page) -> None:
    begin(page, "origins", "grows")
    page.click(".slips a >> nth=0")
    page.fill("[name='en']", "Alarm")
    page.wait_for_selector("#drawn h2:has-text('Alarm')")
    page.fill("[name='events']", "famine, rain")
    page.wait_for_selector("[data-field='events'].bad .fault:has-text('rain')")
    page.fill("[name='events']", "famine, pollution")
    page.wait_for_selector("#drawn .strikes:has-text('pollution')")
    assert page.locator(".blank.bad").count() == 0
    page.focus("[name='en']")
    page.keyboard.press("Enter")
    page.wait_for_url("**?saved=1")
    assert page.locator("h1").inner_text() != "Alarm", "the next open card is at hand"


def test_what_is_wrong_can_be_read_where_it_stands(page: Page) -> None:
    """All of a long message by its field, however narrow the window: nothing of it is hidden or has to be scrolled."""
    begin(page, "genesis", "reads")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/genesis/desk/reads/mutation/restriction")
    page.fill("[name='front.icons']", "immunology rain")
    page.wait_for_selector("[data-field='front.icons'].bad .fault:has-text('rain')")
    hidden = "one => one.scrollHeight - one.clientHeight"
    assert page.locator("[data-field='front.icons']").evaluate(hidden) <= 1


def test_everybody_can_use_the_form(browser: Browser, server: str) -> None:
    """By day and by night, as ``problems`` looks at every page."""
    context = opened(browser, base_url=server, bypass_csp=True)
    page = context.new_page()
    begin(page, "genesis", "for-all")
    assert problems(page) == []
    page.goto("/genesis/desk/for-all/placard/pond")
    page.fill("[name='warm']", "7")
    page.wait_for_selector("[data-field='warm'].bad")
    assert problems(page) == []
    context.close()


@pytest.mark.parametrize("width", [390, 1280])
def test_every_form_fits_its_window_without_script(browser: Browser, server: str, width: int) -> None:
    window = {"width": width, "height": 844}
    context = opened(browser, "de-DE", base_url=server, viewport=window, java_script_enabled=False)
    page = context.new_page()
    begin(page, "genesis", f"fits-{width}")
    for kind, key in (("macroorganism", "seaweed"), ("placard", "pond"), ("parasite", "red")):
        page.goto(f"/genesis/desk/fits-{width}/{kind}/{key}")
        assert page.locator("#drawn .card-face").count() >= 1
        wide = page.locator("main *").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('svg')).length"
        )
        assert wide == 0
    context.close()

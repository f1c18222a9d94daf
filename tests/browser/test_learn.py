"""The guided first game in a real browser: two clicks to the first idea, and out of the guide at any moment."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.table import TURN, moved, version


def test_the_guide_leads_and_can_be_left(page: Page) -> None:
    page.goto("/")
    page.click(".hero .second")
    page.wait_for_selector(TURN)
    assert page.inner_text("#guide h2").startswith("Make something live")
    before = version(page)
    page.keyboard.press("Tab")
    page.focus("#guide .primary")
    page.keyboard.press("Enter")
    moved(page, before)
    assert page.inner_text("#guide h2").startswith("Send out your bionts")
    assert page.evaluate("document.activeElement.closest('#guide') !== null")
    before = version(page)
    page.click("#prompt .option >> nth=0")
    moved(page, before)
    assert page.is_visible("#guide h2")
    before = version(page)
    page.click("#guide .button")
    moved(page, before)
    assert not page.is_visible("#guide")
    page.reload()
    assert not page.is_visible("#guide")
    assert page.is_visible("#prompt .option")

"""A campaign in the browser: a game of Bios:Genesis, a stand-in, and the first turns of Bios:Origins on that world."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.table import TURN, buttons, moved, picks, version

PATIENCE = 120_000
"""Milliseconds in which two programs that choose at random end a game of Bios:Genesis."""


def test_from_the_first_cell_to_the_first_words(page: Page) -> None:
    page.goto("/")
    page.click("a[href='/campaign']")
    page.fill("[name=name-0]", "Ann")
    page.fill("[name=name-1]", "Bob")
    page.click("button:has-text('Begin')")
    expect(page.locator(".chapter.now h2")).to_contain_text("Bios:Genesis")
    campaign = page.url

    # A short game of Bios:Genesis: two programs play it at once.
    page.select_option("[name=seat-red]", "random")
    page.select_option("[name=seat-blue]", "random")
    page.click("button:has-text('Play Bios:Genesis')")
    page.wait_for_url(re.compile("/game/"))
    page.click("#menu > summary")
    page.select_option("#menu [name=pace]", "instant")
    page.click("#menu .arrange button")
    page.wait_for_selector("#prompt a[href$='/end']", timeout=PATIENCE)
    page.goto(campaign)
    page.click("button:has-text('Close this chapter')")
    expect(page.locator(".chapter.genesis.done .standings tbody tr")).to_have_count(2)
    expect(page.locator(".chapter.genesis a[href$='/chronicle']")).to_be_visible()

    # The stand-in for Bios:Megafauna says what it is.
    page.click("button:has-text('Let dice make up')")
    expect(page.locator(".chapter.megafauna.done .remark")).to_contain_text("a stand-in of our own")

    # Bios:Origins on the world that is left: a person starts, and takes the first turns.
    page.select_option("[name=map]", "cratons")
    page.select_option("[name=seat-black]", "person")
    page.select_option("[name=seat-orange]", "random")
    page.click("button:has-text('Play Bios:Origins')")
    page.wait_for_url(re.compile("/game/"))
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    page.click("#menu > summary")
    page.select_option("#menu [name=pace]", "instant")
    page.click("#menu .arrange button")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    expect(page.get_by_text("Gondwana").first).to_be_attached()  # the cratons lie on the map
    for _ in range(8):
        before = version(page)
        picks(page)
        [one for one in buttons(page) if one.is_visible()][-1].click()  # others are folded away
        moved(page, before)
    page.goto(campaign)
    expect(page.locator(".chapter.origins.now a:has-text('Go on playing Bios:Origins')")).to_be_visible()
    with page.expect_download() as download:
        page.click("a[href$='/file']")
    assert download.value.suggested_filename.startswith("campaign-")

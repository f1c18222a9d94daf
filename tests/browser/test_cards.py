"""The gallery of cards in a real Chromium: nothing runs out of a card, and filters need no script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from biont import games
from tests.browser.conftest import opened

ESCAPED = """() => {
  const found = [], cards = [...document.querySelectorAll(".faces .card-face")];
  for (const card of cards) card.style.width = "180px";
  for (const card of cards) {
    const edge = card.getBoundingClientRect();
    for (const one of card.querySelectorAll("*")) {
      if (one.closest("svg") && one.tagName !== "svg" || !one.getClientRects().length) continue;
      const box = one.getBoundingClientRect();
      const out = box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 1;
      if (out || one.tagName !== "svg" && one.clientWidth && one.scrollWidth > one.clientWidth + 1) {
        found.push(`${card.querySelector("h2").textContent}: <${one.tagName} ${one.className}> ${one.textContent}`);
        break;
      }
    }
  }
  return found;
}"""
"""Cards that something sticks out of when they are 180 pixels wide, as narrow as they get on a phone or a table."""


@pytest.mark.parametrize("game", ["genesis", "origins"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_runs_out_of_a_card(browser: Browser, server: str, game: str, language: str, soak: bool) -> None:
    """All cards in German, whose words are longer; in English those of the first kind, and with ``--soak`` all."""
    definition = games.game(game)
    context = opened(browser, {"en": "en-GB", "de": "de-DE"}[language], base_url=server)
    page = context.new_page()
    drawers = definition.drawing.gallery.drawers(definition.library.load(""), definition.words(language))
    for drawer in drawers if soak or language == "de" else drawers[:1]:
        page.goto(f"/{game}/cards?kind={drawer.kind}")
        assert page.locator(".faces .card-face").count() == len(drawer.cards)
        assert page.evaluate(ESCAPED) == []
    context.close()


def test_sources_are_told_by_keys_and_by_touch(browser: Browser, server: str) -> None:
    context = opened(browser, base_url=server, java_script_enabled=False, has_touch=True)
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/genesis/cards/standard-2e/restriction")
    sources = page.locator(".source")
    expect(sources.first.locator("p")).to_be_hidden()
    sources.first.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(sources.first.locator("p")).to_contain_text("nothing public says it")
    sources.nth(1).locator("summary").tap()
    expect(sources.nth(1).locator("p")).to_be_visible()
    wide = "[...document.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > innerWidth + 1)"
    assert page.evaluate(f"{wide}.map(one => `${{one.tagName}} ${{one.className}}`)") == []
    lowest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('.source summary')].map(one => one.offsetHeight))"
    )
    assert lowest >= 22
    context.close()


def test_cards_are_found_without_script(browser: Browser, server: str) -> None:
    context = opened(browser, base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/origins/cards")
    page.click(".kinds a:has-text('Ideas')")
    page.click("nav[aria-label=Epoch] a:text-is('II')")
    page.click("nav[aria-label=Discipline] a:has-text('politics')")
    page.wait_for_load_state()
    found = page.locator(".card-face").count()
    assert 0 < found < 119
    assert page.locator(".card-face:has(.band.politics):has(small:has-text('Epoch II'))").count() == found
    assert page.locator("[role=status]").inner_text() == f"{found} cards"
    page.click("nav[aria-label=Epoch] a:has-text('all')")
    page.wait_for_load_state()
    assert page.locator(".card-face").count() > found
    context.close()

"""The site in a real Chromium: somebody without Python opens an address, plays, closes the lid, and goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tools.site.blob import squeezed
from tools.site.sources import ROOT, TAKEN

from tests.browser.conftest import opened
from tests.site.hosting import (
    LANGUAGES,
    LONG,
    PLAYERS,
    Hosted,
    answers,
    click,
    record,
    replayed,
    served,
    sit_down,
    table,
)

pytestmark = pytest.mark.real

MOST = 1500
"""Clicks of one player in a whole game, and more."""

HEAP = 150_000_000
"""Bytes that the memory of a worker may have after a whole game."""


def test_somebody_opens_an_address_plays_closes_the_lid_and_goes_on(context: BrowserContext, host: Hosted) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(host.url)
    assert page.inner_text("#step"), "what happens is said at once"

    for game in ("genesis", "origins"):
        place = sit_down(page, game)
        for number in range(3):
            click(page, number)
        assert page.url.endswith(place), "the address in the bar is that of the game"
        told = record(page)
        assert told.strip() == replayed(told).strip()

    # The lid is closed, the train has no network: everything is there, and goes on.
    kept = answers(page)
    host.stop()
    page.reload()
    assert answers(page)[: len(kept)] == kept
    click(page)

    # A second window is served by the same table; where the first is closed, the second has it.
    second = context.new_page()
    second.goto(page.url)
    click(second)
    kept = answers(second)
    page.close()
    click(second)
    assert answers(second)[: len(kept)] == kept

    # The worker dies: another one goes on with what is stored.
    (worker, *_) = [one for one in second.workers if one.url.endswith("/worker.js")]
    kept = answers(second)
    worker.evaluate("setTimeout(() => { throw new Error('killed by a test'); })")
    second.wait_for_selector("#note:not([hidden])", state="attached", timeout=LONG)
    click(second)
    assert answers(second)[: len(kept)] == kept
    assert {url.split("/")[2] for url in asked if not url.startswith(("data:", "blob:"))} == {host.url.split("/")[2]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_by_clicks_has_the_record_of_a_server(
    browser: Browser, steady: Hosted, tmp_path: Path, game: str, language: str
) -> None:
    context = opened(browser, LANGUAGES[language])
    page = context.new_page()
    page.goto(steady.url)
    sit_down(page, game)
    assert table(page).get_attribute("html", "lang") == language
    assert None in (click(page, 7 * number) for number in range(MOST))
    told = record(page)
    assert told.strip() == replayed(told).strip() == served(told, tmp_path).strip()
    for worker in page.workers:
        assert worker.evaluate("self.heap()") <= HEAP, worker.url

    # What comes after a game, here without numpy.
    frame = table(page)
    frame.click("#prompt a.key")
    expect(frame.locator(".end-plate")).to_be_visible(timeout=LONG)
    context.close()


FIRST_VISIT = 11_000_000
"""Bytes that a first visit may take."""


def test_the_same_sources_give_the_same_bytes_and_not_too_many(tmp_path: Path) -> None:
    for name in ("one", "other"):
        for kept in TAKEN.glob("bytecode-*"):
            kept.unlink()
        subprocess.run([sys.executable, "-m", "tools.site", str(tmp_path / name)], check=True, cwd=ROOT)
    one, other = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("one", "other"))
    assert one == other
    assert sum(len(squeezed(content)) for content in one.values()) <= FIRST_VISIT

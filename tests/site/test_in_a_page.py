"""The site in a real Chromium: somebody without Python opens an address, plays, closes the lid, and goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from tests.site.hosting import LONG, Hosted, answers, click, record, replayed, sit_down

pytestmark = pytest.mark.real


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

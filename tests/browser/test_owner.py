"""The owner's pages on a phone: by keyboard, in German, and everybody can use them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from biont.server import Store, sqlite_url
from biont.server.people.sessions import hashed
from tests.browser.conftest import STEADY, opened
from tests.browser.test_access import problems
from tests.server.running import Runner

PHONE = {"width": 390, "height": 844}


def test_an_owner_looks_after_his_server_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    store.offer(hashed("olga"))
    store.add_person("Ben", "2026-01-01T00:00:00.000+00:00")
    store.close()
    running = Runner(tmp_path, STEADY, "--allow-host", "table.example")
    context = opened(browser, "de-DE", base_url=running.url, viewport=PHONE, bypass_csp=True)
    page = context.new_page()
    try:
        page.goto("/own/olga")
        page.get_by_label("Name").fill("Olga")
        page.keyboard.press("Enter")
        page.wait_for_url("**/owner")
        page.get_by_label("Text").fill("Neustart um neun")
        page.keyboard.press("Enter")
        expect(page.locator(".to-all")).to_have_text("Neustart um neun")
        found = {path: problems(page) for path in ("/owner",)}
        for path in ("/owner/people", "/owner/tables", "/privacy"):
            page.goto(path)
            found[path] = problems(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert not any(found.values()), found
        page.goto("/owner/people")
        page.get_by_role("button", name="Ben wegschicken").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Ben wieder einlassen")).to_be_visible()
    finally:
        context.close()
        running.stop()

"""Versions in a real Chromium: one comes after the other, whole or not at all, and a page is never of two."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.site.hosting import LONG, Hosted, altered, answers, click, sit_down, table

pytestmark = pytest.mark.real


def test_a_newer_version_is_taken_whole_at_the_next_start_or_not_at_all(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    place = altered(folder, tmp_path / "site", shell_css="/* older */\n")
    newer = altered(folder, tmp_path / "newer", shell_css="/* newer */\n")
    style, contents = place / "shell.css", place / "contents.js"
    host = Hosted(place)
    page = context.new_page()
    page.goto(host.url)
    sit_down(page, "genesis")
    click(page)
    kept = answers(page)
    version = page.evaluate("self.biontContents.version")

    # Half of a newer version: a file is missing that it lists.
    style.unlink()
    shutil.copy(newer / "contents.js", contents)
    assert page.evaluate(UPDATED) == "refused"
    page.reload()
    assert answers(page)[: len(kept)] == kept
    assert page.evaluate("self.biontContents.version") == version

    # The whole of it waits for the next start.
    shutil.copy(newer / "shell.css", style)
    assert page.evaluate(UPDATED) == "waits"
    page.reload()
    click(page)
    kept, address = answers(page), page.url
    assert page.evaluate("self.biontContents.version") == version, "it is not exchanged under a game"
    (tmp_path / "beside.html").write_text("", encoding="utf-8")
    beside = context.new_page()
    beside.goto(f"{host.origin}/beside.html")
    page.close()
    beside.evaluate(TAKEN_OVER, f"/{place.name}/")
    assert not host.asked, "addresses of games are nobody's business but the table's"
    host.stop()
    page = context.new_page()
    page.goto(address)
    assert answers(page)[: len(kept)] == kept
    assert page.evaluate("self.biontContents.version") != version
    assert page.evaluate("fetch('shell.css').then((reply) => reply.text())") == style.read_text(encoding="utf-8")
    assert len(page.evaluate("caches.keys()")) == 1, "the older one is gone"


UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const settled = async () => {
    const fresh = registration.installing;
    if (fresh) await new Promise((done) => fresh.addEventListener("statechange", done, { once: true }));
    return fresh?.state;
  };
  let state = "";
  for (let looks = 0; looks < 2; looks++) {
    await settled();
    await registration.update().catch(() => {});
    state = await settled();
  }
  return registration.waiting ? "waits" : state === "redundant" ? "refused" : "none";
}"""
"""Looks for a newer version: whether it waits, or could not be taken. Browsers look by themselves a while after a page
has come; who asks meanwhile is told what that look finds, which may have begun before there was a newer version."""


TAKEN_OVER = """async (place) => {
  for (;;) {
    const { active, waiting } = await navigator.serviceWorker.getRegistration(place);
    if (!waiting && active.state === "activated") return;
    await new Promise((later) => setTimeout(later, 50));
  }
}"""
"""Waits until the version that waited has taken over, once no window is left."""


def test_a_page_that_is_reloaded_past_its_service_worker_finds_back(context: BrowserContext, host: Hosted) -> None:
    page = context.new_page()
    page.goto(host.url)
    table(page)
    page.evaluate("self.before = true")
    context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    page.wait_for_function("() => !self.before && navigator.serviceWorker.controller", timeout=LONG)
    sit_down(page, "genesis")
    click(page)


def test_a_first_visit_that_was_cut_short_does_not_keep_the_next_version_waiting(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    place = altered(folder, tmp_path / "site", shell_css="/* older */\n")
    newer = altered(folder, tmp_path / "newer", shell_css="/* newer */\n")
    library = (place / "library.bin.gz").read_bytes()
    (place / "library.bin.gz").unlink()
    host = Hosted(place)
    page = context.new_page()
    page.goto(host.url)
    page.wait_for_selector("#sentence:not([hidden])", timeout=LONG)
    version = page.evaluate("self.biontContents.version")
    page.close()
    (place / "library.bin.gz").write_bytes(library)
    for name in ("contents.js", "shell.css"):
        shutil.copy(newer / name, place / name)
    page = context.new_page()
    page.goto(host.url)
    sit_down(page, "genesis")
    click(page)
    assert page.evaluate("self.biontContents.version") != version
    assert page.evaluate("fetch(self.VERSION).then((reply) => reply.text())") != version
    host.stop()

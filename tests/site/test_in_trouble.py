"""Bad conditions in a real Chromium: each gets a sentence, and nothing that was acknowledged is lost."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.site.bytecode import chromium

from biont.words import words
from tests.browser.conftest import opened
from tests.site.hosting import (
    BEGIN,
    LANGUAGES,
    LONG,
    PLAYERS,
    Hosted,
    altered,
    answers,
    click,
    record,
    replayed,
    sit_down,
    table,
)

pytestmark = pytest.mark.real


def sentence(page: Page, key: str, language: str = "en", place: str = "#sentence") -> None:
    """Wait until the page says a sentence of ours."""
    expect(page.locator(place)).to_have_text(words(language)(key), timeout=LONG)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lack", "key"),
    [
        ("delete window.DecompressionStream", "shell-too-old"),
        ("delete Navigator.prototype.serviceWorker", "shell-no-worker"),
    ],
)
def test_what_a_browser_lacks_is_said(browser: Browser, host: Hosted, language: str, lack: str, key: str) -> None:
    context = opened(browser, LANGUAGES[language])
    context.add_init_script(lack)
    page = context.new_page()
    page.goto(host.url)
    sentence(page, key, language)
    sentence(page, "shell-otherwise", language, "#otherwise")
    expect(page.locator("#bar")).to_be_hidden()
    context.close()


def test_a_service_worker_that_never_comes_is_not_waited_for_for_ever(browser: Browser, host: Hosted) -> None:
    context = opened(browser, service_workers="block")
    page = context.new_page()
    page.goto(host.url)
    sentence(page, "shell-no-worker")
    context.close()


def launched(browser: Browser, *arguments: str) -> Browser:
    """Another Chromium, started with these."""
    return browser.browser_type.launch(executable_path=chromium(), args=["--no-sandbox", *arguments])


def test_an_address_without_https_is_told_apart(browser: Browser, host: Hosted) -> None:
    other = launched(browser, "--host-resolver-rules=MAP biont.example 127.0.0.1")
    page = other.new_page()
    page.goto(f"http://biont.example:{host.port}/{host.folder.name}/")
    sentence(page, "shell-no-https")
    other.close()


def test_where_nothing_may_be_kept_at_all_the_page_says_so(browser: Browser, host: Hosted, tmp_path: Path) -> None:
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(
        '{"profile": {"default_content_setting_values": {"cookies": 2}}}', encoding="utf-8"
    )
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=["--no-sandbox"]
    )
    page = context.new_page()
    page.goto(host.url)
    sentence(page, "shell-refused")
    context.close()


REFUSED = """navigator.storage.getDirectory = () => Promise.reject(new DOMException("refused", "SecurityError"));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_storage_is_refused_one_plays_in_memory_and_takes_the_record_along(
    browser: Browser, folder: Path, tmp_path: Path, language: str
) -> None:
    host = Hosted(altered(folder, tmp_path / "site", worker_js=REFUSED))
    context = opened(browser, LANGUAGES[language])
    page = context.new_page()
    page.goto(host.url)
    table(page)
    sentence(page, "shell-not-kept", language, "#said")
    page.click("#along")
    sentence(page, "shell-along-none", language, "#said")
    # Another address of the same window is another start: the game would be gone. So the frame goes there alone.
    frame = table(page)
    frame.click("form.now .guided")
    frame.wait_for_url("**/game/*")
    click(page)
    with page.expect_download() as taken:
        page.click("#along")
    told = taken.value.path().read_text(encoding="utf-8")
    assert replayed(told).strip() == told.strip()
    context.close()
    host.stop()


FULL = """const faults = new BroadcastChannel("faults"), whole = FileSystemSyncAccessHandle.prototype.write;
faults.onmessage = ({ data }) => {
  FileSystemSyncAccessHandle.prototype.write = data !== "full" ? whole
    : () => { throw new DOMException("no room", "QuotaExceededError"); };
  faults.postMessage("done");
};
"""
FAULT = """(what) => new Promise((done) => {
  const faults = new BroadcastChannel("faults");
  faults.onmessage = done;
  faults.postMessage(what);
})"""


def test_full_storage_refuses_an_answer_as_a_full_disk_does(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    host = Hosted(altered(folder, tmp_path / "site", worker_js=FULL))
    page = context.new_page()
    page.goto(host.url)
    sit_down(page, "genesis")
    click(page)
    expect(table(page).locator("#prompt .option").first).to_be_attached(timeout=LONG)
    kept = answers(page)
    frame = table(page)
    frame.evaluate(FAULT, "full")
    if not frame.query_selector("#prompt button.option:visible"):
        frame.click("#prompt .picks >> nth=0")
    frame.click("#prompt button.option:visible >> nth=0")
    expect(frame.locator("#trouble")).to_be_visible(timeout=LONG)
    assert answers(page) == kept
    frame.evaluate(FAULT, "room")
    frame.click("#trouble")
    click(page)
    assert answers(page)[: len(kept)] == kept
    assert len(answers(page)) > len(kept)
    host.stop()


HURRIED = """const open = CacheStorage.prototype.open;
CacheStorage.prototype.open = async function (...given) {
  const workers = navigator.serviceWorker;
  if (!workers.controller) await new Promise((there) => { workers.addEventListener("controllerchange", there); });
  return open.apply(this, given);
};
"""
"""A page asks for no file before its service worker answers for it."""


def test_a_service_worker_that_comes_before_the_files_fetches_them(context: BrowserContext, host: Hosted) -> None:
    page = context.new_page()
    page.add_init_script(HURRIED)
    page.goto(host.url)
    sit_down(page, "genesis")


DIES = """let left = Infinity;
const faults = new BroadcastChannel("faults");
faults.onmessage = ({ data }) => { left = data; faults.postMessage("done"); };
for (const name of ["write", "flush", "truncate"]) {
  const whole = FileSystemSyncAccessHandle.prototype[name];
  FileSystemSyncAccessHandle.prototype[name] = function (...given) {
    if (left-- <= 0) { self.postMessage({ broken: "killed by a test" }); for (;;); }
    return whole.apply(this, given);
  };
}
"""
"""The worker dies before it has done that many more things to its files: it tells so, and does nothing any more."""

DIED_OR_MOVED = """(version) => !document.getElementById("note").hidden
  || document.getElementById("table").contentDocument.querySelector(".board").dataset.version !== version"""

GIVE = """() => {
  const listed = () => [...document.querySelectorAll("#prompt button.option")].filter((one) => one.checkVisibility());
  document.querySelector("#stage.open .close-stage")?.click();
  if (!listed().length) document.querySelector("#prompt .picks").click();
  listed()[0].click();
}"""


def test_a_worker_that_dies_inside_a_commit_loses_nothing_that_was_acknowledged(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    host = Hosted(altered(folder, tmp_path / "site", worker_js=DIES))
    page = context.new_page()
    page.goto(host.url)
    sit_down(page, "genesis")
    page.wait_for_selector("html[data-keeps]", state="attached", timeout=LONG)  # from here on it starts quickly
    for after in range(20):
        click(page)
        frame = table(page)
        expect(frame.locator("#prompt .option").first).to_be_attached(timeout=LONG)
        kept, version = answers(page), frame.get_attribute(".board", "data-version")
        frame.evaluate(FAULT, after)
        frame.evaluate(GIVE)
        page.wait_for_function(DIED_OR_MOVED, arg=version, timeout=LONG)
        if page.is_hidden("#note"):
            assert after > 3, "a commit is several things"
            frame.evaluate(FAULT, 1e9)
            break
        page.wait_for_selector("#note[hidden]", state="attached", timeout=LONG)
        assert answers(page)[: len(kept)] == kept, after
    click(page)
    told = record(page)
    assert told.strip() == replayed(told).strip()
    host.stop()


STANDS = DIES.replace('broken: "killed by a test"', "stands: true")
"""The same, but nobody takes notice: the worker stands still until its tab is closed."""

NOTICED = """const Own = self.Worker;
self.Worker = class extends Own {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => { if (data.stands) document.documentElement.dataset.stands = ""; });
  }
};
"""
"""The page notes that its worker stands still."""

STANDS_OR_MOVED = """(version) => "stands" in document.documentElement.dataset
  || document.getElementById("table").contentDocument.querySelector(".board").dataset.version !== version"""


def test_a_tab_that_is_closed_inside_a_commit_loses_nothing_that_was_acknowledged(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    host = Hosted(altered(folder, tmp_path / "site", worker_js=STANDS, table_js=NOTICED))
    page = context.new_page()
    page.goto(host.url)
    place = urljoin(host.url, sit_down(page, "genesis"))
    page.wait_for_selector("html[data-keeps]", state="attached", timeout=LONG)
    for after in range(20):
        click(page)
        frame = table(page)
        expect(frame.locator("#prompt .option").first).to_be_attached(timeout=LONG)
        kept, version = answers(page), frame.get_attribute(".board", "data-version")
        frame.evaluate(FAULT, after)
        frame.evaluate(GIVE)
        page.wait_for_function(STANDS_OR_MOVED, arg=version, timeout=LONG)
        stood = page.get_attribute("html", "data-stands") is not None
        page.close()
        page = context.new_page()
        page.goto(place)
        found = answers(page)
        assert found[: len(kept)] == kept, after
        if not stood:
            assert after > 3, "a commit is several things"
            assert len(found) > len(kept), "what was acknowledged is there"
            break
    told = record(page)
    assert told.strip() == replayed(told).strip()
    host.stop()


def test_a_service_worker_that_is_stopped_is_not_missed(context: BrowserContext, host: Hosted) -> None:
    page = context.new_page()
    page.goto(host.url)
    sit_down(page, "origins")
    session = context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    for number in range(4):
        click(page, number)
        kept = answers(page)
        session.send("ServiceWorker.stopAllWorkers")
        click(page)
        assert answers(page)[: len(kept)] == kept
        assert len(answers(page)) > len(kept)


DAMAGE = """async (kind) => {
  const root = await navigator.storage.getDirectory();
  const [folder] = await Array.fromAsync(root.values()), names = await Array.fromAsync(folder.keys());
  const file = await folder.getFileHandle(names.find((name) => name.startsWith("memory ")));
  const kept = await file.getFile(), at = kept.size >> 2;
  const byte = new Uint8Array(await kept.slice(at, at + 1).arrayBuffer());
  const write = async () => {
    const out = await file.createWritable({ keepExistingData: true });
    if (kind === "bit") await out.write({ type: "write", position: at, data: byte.map((one) => one ^ 1) });
    else await out.truncate(at);
    await out.close();
  };
  // The worker in which programs think may still read it.
  while (!await write().then(() => true, (error) => { if (error.name !== "NoModificationAllowedError") throw error; }))
    await new Promise((later) => setTimeout(later, 50));
}"""


def test_kept_memory_is_used_and_thrown_away_where_it_is_damaged(context: BrowserContext, host: Hosted) -> None:
    page = context.new_page()
    page.goto(host.url)
    sit_down(page, "genesis")
    click(page)
    kept = answers(page)
    for kind in ("bit", "half"):
        page.wait_for_selector("html[data-keeps]", state="attached", timeout=LONG)
        page.reload()
        page.wait_for_selector("html[data-memory=kept]", state="attached", timeout=LONG)
        page.evaluate(DAMAGE, kind)
        page.reload()
        page.wait_for_selector("html[data-memory=fresh]", state="attached", timeout=LONG)
        assert answers(page)[: len(kept)] == kept


SLOW = "setTimeout(() => { for (const since = performance.now(); performance.now() - since < 3000;); })"


def test_a_window_that_is_slow_to_answer_does_nothing_twice(context: BrowserContext, host: Hosted) -> None:
    first, second = context.new_page(), context.new_page()
    first.goto(host.url)
    table(first)
    second.goto(host.url)
    frame = table(second)
    first.evaluate(SLOW)
    frame.evaluate(BEGIN, ["genesis", PLAYERS["genesis"]])
    frame.goto(host.url)
    assert len(frame.query_selector_all(".saved li")) == 1

"""What lies around a table, in the page: whatever a server has at its addresses is there too."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, expect

import biont
from biont.kernel import Record
from biont.server.packed import MARK, pack
from biont.words import words
from tests.browser.conftest import opened
from tests.site.hosting import LANGUAGES, LONG, Hosted, table

pytestmark = pytest.mark.real

ADDRESSES = (
    *("daily", "campaign"),
    *(f"{game}/{page}" for game in ("genesis", "origins") for page in ("lessons", "rules", "aid", "cards", "desk")),
)
"""What can be opened without a game."""


def whole_game(name: str) -> str:
    """The record of a game that two programs have played to its end."""
    game = biont.new(name, seats=2, seed=5, settings={})
    programs = {seat: biont.bot("random", seat) for seat in range(2)}
    while (decision := game.decision) is not None:
        game.choose(programs[decision.seat].choose(game.view(decision.seat)))
    found: str = game.record().to_json()
    return found


def shows(frame: Frame, address: str) -> None:
    """Open an address in the frame: it has a heading, and nobody says that something went wrong."""
    reply = frame.goto(address, timeout=LONG)
    assert reply, address
    assert reply.status == 200, address
    expect(frame.locator("h1").first).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_lies_around_a_table_opens_in_a_page(browser: Browser, steady: Hosted, language: str) -> None:
    context = opened(browser, LANGUAGES[language])
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    # The first visit is one to an address below the page.
    page.goto(urljoin(steady.url, "genesis/lessons"))
    frame = table(page)
    expect(frame.locator("h1").first).to_be_attached(timeout=LONG)
    assert page.url == urljoin(steady.url, "genesis/lessons")
    for address in ADDRESSES:
        shows(frame, urljoin(steady.url, address))
        assert frame.get_attribute("html", "lang") == language
    _daily(page, steady)
    _pack(page, steady)
    assert not troubles
    context.close()


def _daily(page: Page, host: Hosted) -> None:
    """The game of the day begins, and stands in the calendar of one's own."""
    frame = table(page)
    frame.goto(urljoin(host.url, "daily"))
    frame.click("form[action$='/daily/genesis'] button")
    frame.wait_for_url("**/game/*", timeout=LONG)
    expect(frame.locator(".board")).to_be_visible(timeout=LONG)
    place = frame.url
    frame.goto(urljoin(host.url, "daily"))
    expect(frame.locator(f"a[href$='{place.rpartition('/')[2]}']").first).to_be_attached()


def _pack(page: Page, host: Hosted) -> None:
    """A pack of one's own begins, outlives the window, and goes out as a file."""
    frame = table(page)
    frame.goto(urljoin(host.url, "genesis/desk"))
    frame.fill("[name=name]", "mine")
    frame.click(".begin button")
    frame.wait_for_selector(".pile", timeout=LONG)
    page.reload()
    frame = table(page)
    expect(frame.locator(".pile").first).to_be_attached(timeout=LONG)
    with page.expect_download() as taken:
        frame.click("a[href$='/download']")
    assert taken.value.path().read_bytes()[:2] == b"PK"


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_a_link_brings_a_whole_game_on_a_first_visit(context: BrowserContext, steady: Hosted, game: str) -> None:
    told = whole_game(game)
    page = context.new_page()
    page.goto(f"{steady.url}{MARK}{pack(told)}")
    frame = table(page)
    frame.wait_for_url("**/game/*", timeout=LONG)
    expect(frame.locator(".board")).to_be_visible(timeout=LONG)
    place = frame.url.partition("?")[0]
    found = frame.evaluate("(place) => fetch(`${place}/record?whole=1`).then((reply) => reply.text())", place)
    assert Record.from_json(found).answers == Record.from_json(told).answers
    for address in ("end", "log", "chronicle", "report"):
        shows(frame, f"{place}/{address}")
    if game == "origins":  # its judge is a net, and a page has none
        assert not frame.query_selector("a[href$='/review']")
        frame.goto(f"{place}/review")
        expect(frame.locator("main")).to_contain_text(words("en")("error-review-no-program"))
        return
    shows(frame, f"{place}/review")
    frame.click("form[action$='/review'] button")
    # It takes a while, and tells how far it is: as long as it gets on, nobody need worry.
    done = -1
    while not frame.query_selector(".paper .scroll"):
        done = frame.wait_for_function(FURTHER, arg=done, timeout=LONG).json_value()


FURTHER = """(before) => {
  if (document.querySelector(".paper .scroll")) return 1000;
  const { value = -1 } = document.querySelector("progress") ?? {};
  return value > before ? value + 0.001 : false;
}"""
"""How far a review is, once it is further than before."""

"""Whoever does not look at the board is told whose turn it is: by the title, by a message of the system, by sound; and
whoever talks sees what he is asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import whole_browser as browser
from tests.browser.test_net import net, screen
from tests.browser.test_sound import lengths

__all__ = ["browser", "net", "screen"]

NOTED = """
window.notified = [];
window.heard = [];
window.streams = [];
window.Notification = new Proxy(Notification, {
  construct(real, told) { window.notified.push(told); return new real(...told); },
});
window.EventSource = class extends EventSource {
  constructor(...where) { super(...where); window.streams.push(this); }
};
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard.push(this.buffer.duration);
  return begin.apply(this, when);
};
"""
"""Notes messages of the system, sounds and streams of a page."""

OPEN = "window.streams.filter((one) => one.readyState < 2).map((one) => new URL(one.url).pathname)"

SEEN = """seen => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => !seen });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (seen ? "visible" : "hidden") });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""A browser without a window never hides a page by itself."""


BOX = """name => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
}"""


def posted(page: Page, home: str, path: str, **fields: str) -> str:
    """Send a form without opening its page; where it leads."""
    found = re.search(r'name="token" value="(\w+)"', page.request.get("/").text())
    assert found
    form = {"token": found[1], **fields}
    reply = page.request.post(path, form=form, headers={"Origin": home}, max_redirects=0)
    assert reply.status == 303, reply.text()
    return reply.headers["location"]


def answers(page: Page, home: str, game: str) -> None:
    """Somebody answers, without looking at the board, until another is asked."""
    while (frame := page.request.get(f"{game}/frame").json())["asked"]:
        option = re.findall(r'name=option value="([^"]+)"', frame["regions"]["prompt"])[0]
        posted(page, home, f"{game}/answer/{frame['version']}", option=unescape(option))


def met(anna: Page, ben: Page, home: str) -> str:
    """The game of two people, in which Anna is asked."""
    seats = {"seat-red": "mine", "seat-blue": "open", "seat-green": "nobody", "seat-yellow": "nobody"}
    table = posted(anna, home, "/tables/genesis", name="Anna", listed="on", **seats)
    posted(ben, home, f"{table}/sit/1", name="Ben")
    posted(anna, home, f"{table}/ready", ready="on")
    game = posted(ben, home, f"{table}/ready", ready="on")
    answers(ben, home, game)
    return game


@pytest.fixture
def tabs(screen: Callable[..., Page], net: str) -> tuple[Page, str, list[Page]]:
    """Anna; the game; and of Ben, who wants messages of the system, his board, his first page and the board again."""
    anna, board = screen(), screen()
    board.context.grant_permissions(["notifications"], origin=net)
    board.context.add_init_script(NOTED)
    game = met(anna, board, net)
    board.goto("/me")
    board.click("button.notify")
    expect(board.locator("button.notify")).to_have_attribute("aria-pressed", "true")
    board.goto(game)
    tabs = [board]
    for place in ("/", game):
        tabs.append(board.context.new_page())
        tabs[-1].goto(place)
    expect(tabs[1].locator("h1")).to_have_text("No table waits for you")
    expect(tabs[2].locator("#company .attends[data-how=here]")).to_have_count(1)
    return anna, game, tabs


def test_a_page_that_nobody_looks_at_tells_whose_turn_it_is(tabs: tuple[Page, str, list[Page]], net: str) -> None:
    anna, game, (board, first, again) = tabs
    streams = [board.evaluate(OPEN), first.evaluate(OPEN), again.evaluate(OPEN)]
    assert streams == [["/me/events", f"{game}/events"], [], [f"{game}/events"]] or streams == [
        [f"{game}/events", "/me/events"],
        [],
        [f"{game}/events"],
    ], "all tabs share one stream of their person, each board that is looked at has its own"
    for page in (board, first, again):
        page.evaluate(SEEN, False)
    assert [page.evaluate(OPEN) for page in (board, first, again)] == [["/me/events"], [], []]
    answers(anna, net, game)
    for page in (board, again):
        expect(page).to_have_title(re.compile("^Your turn – Bios:Genesis"))
    expect(first).to_have_title(re.compile(r"^\(1\) "))
    board.wait_for_function("() => window.notified.length")
    (heading, told), *more = board.evaluate("window.notified")
    assert (heading, more) == ("Your turn", []), "once, by whichever tab listens"
    assert "Genesis" in told["body"]
    assert [page.evaluate("window.notified.length + window.heard.length") for page in (first, again)] == [0, 0]
    assert board.evaluate("window.heard") == [], "nothing is heard before somebody wants it"


def test_with_the_switch_on_it_is_heard_and_whoever_looks_gets_no_message(
    tabs: tuple[Page, str, list[Page]], net: str
) -> None:
    anna, game, (board, first, again) = tabs
    again.close()
    first.close()
    turn = lengths()["turn"]
    board.click("button.sound")
    board.wait_for_function("() => window.heard.length === 1")
    board.evaluate(SEEN, False)
    answers(anna, net, game)
    board.wait_for_function("() => window.heard.length === 2 && window.notified.length === 1")
    assert board.evaluate("window.heard") == pytest.approx([turn, turn], abs=0.001)
    board.evaluate(SEEN, True)
    expect(board.locator("#company .turn-of")).to_have_text("Your turn")
    answers(board, net, game)
    expect(board).to_have_title(re.compile("^Bios:Genesis"))
    answers(anna, net, game)
    expect(board).to_have_title(re.compile("^Your turn – "))
    board.evaluate("new Promise((done) => setTimeout(done, 1000))")  # twice as long as a message waits for another tab
    assert board.evaluate("window.notified.length") == 1


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_talk_leaves_the_board_or_at_least_the_question_in_sight(
    screen: Callable[..., Page], net: str, locale: str
) -> None:
    anna, ben = screen(), screen()
    ben.set_extra_http_headers({"Accept-Language": locale})
    ben.goto(met(anna, ben, net))
    ben.click("a.talk")
    expect(ben.locator(".talk-panel .saying .text")).to_be_focused()
    for width, height in ((390, 664), (390, 844), (768, 1024), (900, 600), (1024, 768), (1119, 800), (1280, 800)):
        ben.set_viewport_size({"width": width, "height": height})
        left, top, right, bottom = ben.evaluate(BOX, ".talk-panel")
        for name in ("#prompt", ".board") if width > 760 else ("#prompt",):
            first, above, last, below = ben.evaluate(BOX, name)
            apart = first >= right or last <= left or above >= bottom or below <= top
            assert apart, (width, name, (left, top, right, bottom), (first, above, last, below))
            assert min(first, above, left, top, width - last, height - below, width - right, height - bottom) >= 0, (
                width
            )

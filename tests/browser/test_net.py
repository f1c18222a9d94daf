"""People at several screens: each in a browser of his own, one of them a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from html import unescape
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import STEADY, opened
from tests.browser.test_access import problems
from tests.server.running import Runner

PHONE = {"width": 390, "height": 844}

PATIENCE = 30_000
"""Milliseconds for what makes the server play a game again from its beginning."""


@pytest.fixture(scope="session")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that can be called by another name, and so tells people apart."""
    running = Runner(tmp_path_factory.mktemp("net"), STEADY, "--allow-host", "table.example")
    yield running.url
    running.stop()


@pytest.fixture
def screen(browser: Browser, net: str) -> Iterator[Callable[..., Page]]:
    """Opens screens, each in a browser of its own, whose errors are errors of the test."""
    problems: list[str] = []
    with ExitStack() as contexts:

        def fresh(phone: bool = False, checked: bool = False, scripts: bool = True) -> Page:
            """``checked``: the checker of access is let in."""
            how: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if phone else {}
            how["java_script_enabled"] = scripts
            context = opened(browser, base_url=net, bypass_csp=checked, **how)
            contexts.callback(context.close)
            page = context.new_page()
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on("console", lambda line: problems.append(line.text) if "Content Security" in line.text else None)
            return page

        yield fresh
    assert not problems


def welcome(page: Page, link: str, name: str) -> None:
    """Somebody comes by a link: a name, a button, and he sits there."""
    page.goto(link)
    page.fill("[name=name]", name)
    page.locator(".coming button").first.click()
    page.wait_for_url("**/table/*")


def answer(page: Page) -> None:
    """Give the first answer, however one presses it: on a phone, what is warned of wants to be pressed twice."""
    page.locator("#prompt button[name=option]").first.evaluate("button => button.form.requestSubmit(button)")


def test_four_people_meet_by_link_talk_and_play_while_one_watches(screen: Callable[..., Page]) -> None:
    """Ben, at his phone, loses his cookie and comes back by his words; Clara leaves, and her program goes on, until Eva
    takes her seat; they play to the end."""
    anna, ben, clara, david, eva = people = [screen(number == 1, number == 3) for number in range(5)]
    anna.goto("/tables/genesis")
    anna.locator("[name=short]").evaluate("box => { box.checked = true }")
    for colour, who in (("red", "mine"), ("green", "open"), ("blue", "open"), ("yellow", "open")):
        anna.select_option(f"[name=seat-{colour}]", who)
    anna.fill("[name=title]", "Friday <evening>")
    anna.check("[name=watch][value=link]", force=True)
    anna.fill("[name=name]", "Anna")
    anna.click("text=Open the table")
    anna.wait_for_url("**/table/*")
    expect(anna.locator("h1")).to_have_text("Friday <evening>")
    anna.click("text=A link to the table")
    link = anna.locator(".invitation input").input_value()
    david.goto(link)
    expect(david).to_have_title("Anna invites you to Bios:Genesis – Biont")
    assert not problems(david)
    for page, name in ((ben, "Ben"), (clara, "Clara"), (david, "David")):
        welcome(page, link, name)
        expect(anna.locator(".place", has_text=name)).to_be_visible()
    talk(ben, "Hello <b>all</b>")
    expect(anna.locator("a.talk .unread")).to_have_text("1")
    assert not problems(david)
    for page in (anna, ben, clara, david):
        page.click("text=I am ready")
        expect(page.locator("text=I am ready")).to_have_count(0)
    for page in (anna, ben, clara, david):
        page.wait_for_url("**/game/*")
    eva.goto(anna.url)
    anna.keyboard.press("/")
    expect(anna.locator(".said li")).to_contain_text("Hello <b>all</b>")
    expect(anna.locator("a.talk .unread")).to_be_hidden()
    beside = "() => document.querySelector('.board').getBoundingClientRect().right <= innerWidth - 309"
    anna.wait_for_function(beside)  # nothing lies over the board
    anna.fill(".noting textarea", "Ben bluffs")
    anna.click(".noting button")
    anna.keyboard.press("Escape")
    expect(anna.locator(".talk-panel")).to_have_count(0)
    shuts_early(anna)
    expect(eva.locator("a.talk")).to_have_count(0)
    for page in (anna, ben):
        expect(page.locator("#company .attends[data-how=here]")).to_have_count(4)
    for _ in range(4):
        asked = next(page for page in (anna, ben, clara, david) if together(page, people))
        expect(asked.locator("#company .turn-of")).to_have_text("Your turn")
        expect(asked.locator("#company .since time")).to_have_text(re.compile(r"^\d\d:\d\d"))
        for page in people:
            if page is not asked:
                expect(page.locator("#prompt [name=option]")).to_have_count(0)
        version = eva.get_attribute(".board", "data-version")
        answer(asked)
        for page in people:
            page.wait_for_selector(f".board:not([data-version='{version}'])")
    clara.click("#menu summary")
    clara.click("#leave button")
    expect(anna.locator("#company")).to_contain_text("for Clara")
    clara.click("#come-back button")
    expect(anna.locator("#company")).not_to_contain_text("for Clara")
    comes_back(ben)
    expect(ben.locator("#company")).to_contain_text("Ben")
    takes_over(anna, clara, eva)
    david.goto(str(anna.locator("a.talk").get_attribute("href")))
    assert not problems(david)
    to_the_end(anna.url, [anna, ben, david, eva])


def takes_over(anna: Page, clara: Page, eva: Page) -> None:
    """Clara leaves again, and Anna, the host, invites Eva, who has only watched, to the seat."""
    board = anna.url
    clara.click("#menu summary")
    clara.click("#leave button")
    expect(anna.locator("#company")).to_contain_text("for Clara")
    anna.click("#menu summary")
    anna.click(".inviting button")
    eva.goto(anna.locator(".invitation input").input_value())
    eva.fill("[name=name]", "Eva")
    eva.click(".coming button")
    eva.wait_for_url("**/game/*")
    expect(eva.locator("#company .folk")).to_contain_text("Eva")
    anna.goto(board)
    expect(anna.locator("#company .folk")).to_contain_text("Eva")


def to_the_end(board: str, people: Sequence[Page]) -> None:
    """They play until the game is over. Nobody looks meanwhile: a board that is drawn for each of hundreds of answers
    would show nothing that the first turns have not."""
    own = "document.querySelector('meta[name=token]')?.content ?? document.querySelector('input[name=token]').value"
    address, tokens = board.split("?")[0], [page.evaluate(own) for page in people]
    for page in people:
        page.goto("about:blank")
    for _ in range(500):
        for page, token in zip(people, tokens, strict=True):
            frame = page.request.get(f"{address}/frame").json()
            if frame["finished"]:
                break
            found = re.findall(r'name=option value="([^"]+)"', frame["regions"]["prompt"]) if frame["asked"] else []
            if found:
                form = {"token": token, "option": unescape(found[-1])}
                told = {"Origin": address.partition("/game/")[0]}
                place = f"{address}/answer/{frame['version']}"
                reply = page.request.post(place, form=form, headers=told, max_redirects=0)
                assert reply.status == 303, reply.text()
                break
        if frame["finished"]:
            break
    for page in people[:2]:
        page.goto(f"{address}/end")
        expect(page.locator(".end-plate")).to_be_visible()
        expect(page.locator("[name=thrown]")).to_have_value(re.compile("^[0-9a-f]{32}$"))


def first_pages(anna: Page, ben: Page) -> None:
    """Both have their first page open too, in a second tab: it says at once for whom a table waits, by the stream that
    the board's tab has already."""
    asked, other = (anna, ben) if together(anna, (anna, ben)) else (ben, anna)
    streams: list[str] = []
    other.context.on("request", lambda request: streams.append(request.url) if "/me/events" in request.url else None)
    tab = other.context.new_page()
    tab.goto("/")
    expect(tab.locator("h1")).to_have_text("No table waits for you")
    for _ in range(8):
        version = asked.get_attribute(".board", "data-version")
        answer(asked)
        asked.wait_for_selector(f".board:not([data-version='{version}'])")
        if together(other, (anna, ben)):
            break
    expect(tab).to_have_title(re.compile(r"^\(1\) "))
    expect(tab.locator("h1")).to_have_text("A table waits for you")
    assert not streams, "one stream is enough"
    tab.close()


def talk(page: Page, text: str) -> None:
    """Say something without leaving the table."""
    page.click("a.talk")
    page.fill(".saying [name=text]", text)
    page.keyboard.press("Enter")
    expect(page.locator(".said li").last).to_contain_text(text)
    page.click(".talk-panel .close")


def shuts_early(page: Page) -> None:
    """Shut the talk before it has come: its reply finds no panel, which is no error of the page."""
    held: list[Route] = []
    page.route("**/talk", lambda route: held.append(route))
    with page.expect_request("**/talk"):
        page.click("a.talk")
    page.click(".talk-panel .close")
    with page.expect_response("**/talk") as reply:
        held[0].continue_()
    reply.value.finished()
    expect(page.locator(".talk-panel")).to_have_count(0)
    page.unroute("**/talk")


def comes_back(page: Page) -> None:
    """Somebody's browser forgets him; his words bring him back to his seat."""
    board = page.url
    page.goto("/me")
    page.click("text=Show me eight words")
    words = page.locator(".eight li").all_inner_texts()
    page.context.clear_cookies()
    assert page.goto("/back") is not None
    page.fill("[name=words]", " ".join(words))
    page.click("text=Come back")
    page.wait_for_url("**/me")
    page.goto(board)
    page.wait_for_selector("#company")


def test_two_people_meet_by_link_and_play_each_at_his_screen(screen: Callable[..., Page]) -> None:
    anna, ben = screens = screen(checked=True), screen(phone=True)
    anna.goto("/tables/origins")
    anna.fill("[name=name]", "Anna")
    anna.click("text=Open the table")
    anna.wait_for_url("**/table/*")
    anna.click("text=A link to the table")
    code = anna.locator(".qr-code svg")
    drawn = code.evaluate("svg => svg.querySelector('path:last-of-type').getBoundingClientRect().width")
    assert drawn > 0.7 * code.evaluate("svg => svg.clientWidth"), "it fills its place, but for the margin"
    anna.click("text=Copy the link")
    expect(anna.locator(".invitation .copy")).to_have_text("Copied")
    link = anna.locator(".invitation input").input_value()
    welcome(ben, link, "Ben")
    expect(anna.locator(".place", has_text="Ben")).to_be_visible()  # her page was not loaded again
    for number in range(anna.locator(".place.empty").count()):
        place = anna.locator(".place.empty").first
        place.locator("select").select_option("easy")
        place.locator("text=Change").click()
        anna.wait_for_load_state()
        expect(anna.locator(".place.empty")).to_have_count(anna.locator(".place").count() - 3 - number)
    anna.click("text=I am ready")
    expect(anna.locator("text=Not yet after all")).to_be_visible()
    ben.click("text=I am ready")
    for page in screens:
        page.wait_for_url("**/game/*")
        expect(page.locator("#company")).to_contain_text("Anna")
    for _ in range(6):
        asked = anna if together(anna, screens) else ben
        other = ben if asked is anna else anna
        expect(asked.locator("#company .turn-of")).to_have_text("Your turn")
        expect(asked).to_have_title(re.compile("^Your turn – Bios:"))
        expect(other).to_have_title(re.compile("^Bios:"))
        expect(other.locator("#prompt [name=option]")).to_have_count(0)
        version = other.get_attribute(".board", "data-version")
        answer(asked)
        other.wait_for_selector(f".board:not([data-version='{version}'])")
    agreed_and_refused(anna, ben)
    assert anna.evaluate("document.querySelector('#company').getBoundingClientRect().top") == 0
    first_pages(anna, ben)
    rests(ben, anna)  # Anna was refused something, and has to wait before she asks again
    ben.click("#menu summary")
    ben.click("#give-up summary")
    ben.click("#leave button")
    for page in screens:  # a game of two that somebody gives up is over
        expect(page.locator("#prompt [name=option]")).to_have_count(0)
        expect(page.locator("#give-up")).to_have_count(0)
    ends_without_a_winner(anna, ben)


def rests(anna: Page, ben: Page) -> None:
    """All agree on a pause; anybody ends it."""
    anna.click("#menu summary")
    anna.click("#propose button[value=propose-pause]")
    ben.locator("#proposals button", has_text="Agree").click(timeout=PATIENCE)
    for page in (anna, ben):
        expect(page.locator("#proposals")).to_contain_text("The game rests", timeout=PATIENCE)
        expect(page.locator("#prompt [name=option]")).to_have_count(0)
    ben.locator("#proposals button", has_text="Go on").click()
    for page in (anna, ben):
        expect(page.locator("#proposals li")).to_have_count(0, timeout=PATIENCE)


def ends_without_a_winner(anna: Page, ben: Page) -> None:
    """They play once more, one click each, and agree that this game ends as it stands."""
    before = anna.url
    for page in (anna, ben):
        page.goto(f"{before.split('?')[0]}/end")
        page.click("form[action$='/again'] button")
    for page in (anna, ben):
        page.wait_for_url("**/game/*")
        assert page.url != before
    anna.click("#menu summary")
    anna.click("#propose button[value=propose-end]")
    ben.locator("#proposals button", has_text="Agree").click(timeout=PATIENCE)
    for page in (anna, ben):
        expect(page.locator("#proposals li")).to_have_count(0, timeout=PATIENCE)
        expect(page.locator("#prompt [name=option]")).to_have_count(0, timeout=PATIENCE)
    anna.goto(f"{anna.url}/end")
    expect(anna.locator(".end-plate h1")).to_have_text("No winner")


def agreed_and_refused(anna: Page, ben: Page) -> None:
    """Anna proposes to go back, which Ben refuses; to what he proposes she agrees."""
    for asks, says, word in ((anna, ben, "Refuse"), (ben, anna, "Agree")):
        asks.goto(f"{asks.url.split('?')[0]}?at=1")
        asks.click("#propose-back button")
        expect(says.locator("#proposals")).to_contain_text("would like to go back to turn", timeout=PATIENCE)
        expect(asks.locator("#proposals button")).to_have_text(["Withdraw"], timeout=PATIENCE)
        if says is anna:
            says.keyboard.press("w")
            expect(says.locator("#proposals :is(a, button)").first).to_be_focused()
            assert not problems(anna, "#proposals")
        says.locator("#proposals button", has_text=word).click()
        expect(asks.locator("#proposals li")).to_have_count(0, timeout=PATIENCE)
        expect(says.locator("#proposals li")).to_have_count(0, timeout=PATIENCE)
    expect(anna.locator(".log li", has_text="went back").first).to_contain_text("dealt anew", timeout=PATIENCE)


def together(first: Page, screens: Sequence[Page]) -> bool:
    """Wait until all screens show the game as it stands now; whether the first one is asked."""
    frame = first.request.get(f"{first.url.split('?')[0]}/frame").json()
    for page in screens:
        page.wait_for_load_state()
        page.wait_for_selector(f".board[data-version='{frame['version']}']")
    return bool(frame["asked"])

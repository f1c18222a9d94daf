"""People at several screens: each in a browser of his own, one of them a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import STEADY, opened
from tests.server.running import Runner

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that can be called by another name, and so tells people apart."""
    running = Runner(tmp_path_factory.mktemp("net"), STEADY, "--allow-host", "table.example")
    yield running.url
    running.stop()


@pytest.fixture
def screens(browser: Browser, net: str) -> Iterator[tuple[Page, Page]]:
    """Anna's screen, and Ben's phone."""
    contexts = [opened(browser, base_url=net), opened(browser, base_url=net, viewport=PHONE, has_touch=True)]
    pages = [context.new_page() for context in contexts]
    problems: list[str] = []
    for one in pages:
        one.on("pageerror", lambda error: problems.append(str(error)))
        one.on("console", lambda line: problems.append(line.text) if "Content Security" in line.text else None)
    yield pages[0], pages[1]
    for context in contexts:
        context.close()
    assert not problems


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_two_people_meet_by_link_and_play_each_at_his_screen(screens: tuple[Page, Page], game: str) -> None:
    anna, ben = screens
    anna.goto(f"/tables/{game}")
    if anna.locator("[name=name]").count():
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
    ben.goto(link)
    ben.fill("[name=name]", "Ben")
    ben.locator(".coming button").first.click()
    ben.wait_for_url("**/table/*")
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
        asked = anna if together(screens) else ben
        other = ben if asked is anna else anna
        expect(asked.locator("#company .turn-of")).to_have_text("Your turn")
        expect(asked).to_have_title(re.compile("^Your turn – Bios:"))
        expect(other).to_have_title(re.compile("^Bios:"))
        expect(other.locator("#prompt [name=option]")).to_have_count(0)
        version = other.get_attribute(".board", "data-version")
        # however he presses it: on a phone, what is warned of wants to be pressed twice
        asked.locator("#prompt button[name=option]").first.evaluate("button => button.form.requestSubmit(button)")
        other.wait_for_selector(f".board:not([data-version='{version}'])")
    ben.click("#menu summary")
    ben.click("#leave button")
    expect(anna.locator("#company")).to_contain_text("for Ben")
    expect(ben.locator("#prompt [name=option]")).to_have_count(0)
    ben.click("#come-back button")
    expect(anna.locator("#company")).not_to_contain_text("for Ben")
    expect(ben.locator("#come-back")).to_have_count(0)


def together(screens: tuple[Page, Page]) -> bool:
    """Wait until both screens show the game as it stands now; whether the first one is asked."""
    anna, _ = screens
    frame = anna.request.get(f"{anna.url.split('?')[0]}/frame").json()
    for page in screens:
        page.wait_for_load_state()
        page.wait_for_selector(f".board[data-version='{frame['version']}']")
    return bool(frame["asked"])

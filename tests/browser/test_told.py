"""What is told at the table can be read and put away: sheets, headlines, the past, hints, and the card of a choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import opened
from tests.browser.positions import recorded
from tests.browser.table import TURN, choose, moved, sent, start, version

CUT = """() => [...document.querySelectorAll(".others-did span")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.clientWidth < 200).length"""


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    """A small window."""
    context = opened(browser, base_url=server, viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


def guided(page: Page) -> None:
    """The guided game."""
    page.goto(sent(page, "/genesis/guided"))
    page.wait_for_selector(TURN)
    page.wait_for_load_state()


def test_on_a_phone_a_sheet_goes_with_a_tap_and_headlines_are_not_cut(phone: Page) -> None:
    guided(phone)
    put_away = headlines = 0
    for _ in range(40):
        headlines += phone.locator(".others-did li").count()
        assert phone.evaluate(CUT) == 0
        if phone.locator("#stage.open.covers").count():
            phone.click("#stage .leaf.now h2")
            put_away += 1
        elif phone.locator("#stage.open").count():
            phone.click("#stage .close-stage")
        expect(phone.locator("#stage")).to_be_hidden()
        if put_away and headlines:
            return
        before = version(phone)
        phone.locator("#prompt button.suggested.first").evaluate("one => one.click()")
        moved(phone, before)
    raise AssertionError((put_away, headlines))


def test_on_a_phone_the_past_says_where_one_is_and_leads_back(phone: Page) -> None:
    place = sent(phone, "/open", text=recorded("genesis")[3].to_json()).removesuffix("/end")
    phone.goto(f"{place}?at=150")
    expect(phone.locator("#prompt .ask b")).to_be_in_viewport(ratio=0.8)
    phone.click("#prompt a.key")
    phone.wait_for_url(lambda address: "at=" not in address)


def test_a_hint_that_the_guide_has_given_is_not_offered(page: Page) -> None:
    guided(page)
    expect(page.locator("#guide .suggests")).to_be_visible()
    expect(page.locator("#hint button")).to_be_disabled()
    page.click("#guide [name=leave]")
    expect(page.locator("#hint button")).to_be_enabled()


def test_undo_stays_where_it_is_when_more_can_be_taken_back(page: Page) -> None:
    start(page)
    places = {page.locator("#undo button").bounding_box()["x"]}  # type: ignore[index]
    for _ in range(12):
        choose(page, 0)
        places.add(page.locator("#undo button").bounding_box()["x"])  # type: ignore[index]
        if page.locator(".undo-to:not(.none)").count():
            break
    assert page.locator(".undo-to:not(.none)").count()
    assert len(places) == 1


def test_the_card_that_can_be_bought_lies_beside_the_choice(page: Page) -> None:
    guided(page)
    for _ in range(40):
        page.evaluate("document.querySelector('#stage.open .close-stage')?.click()")
        if page.locator("#effects .face").count():
            break
        before = version(page)
        page.locator("#prompt button.suggested.first").evaluate("one => one.click()")
        moved(page, before)
    face = page.locator("#effects .face").first
    number = (face.locator("..").get_attribute("id") or "").removeprefix("effect-")
    page.hover(f"#prompt [data-option='{number}']:visible >> nth=0")
    expect(face.locator(".card-face h2")).to_be_in_viewport()

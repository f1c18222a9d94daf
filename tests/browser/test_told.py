"""What is told at the table can be read and put away: sheets, headlines, the past, hints, and the card of a choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from biont.genesis.pools import ASK_SUBSTITUTE
from biont.server.asking import FEW
from tests.browser.conftest import opened
from tests.browser.positions import open_game, recorded
from tests.browser.table import READ, TURN, choose, moved, sent, start, version

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


@pytest.mark.parametrize("width", [390, 1280])
def test_in_the_past_the_way_back_stays_where_it_is(browser: Browser, server: str, width: int) -> None:
    """However long what happened then is told: whoever watches the game wants to hit it."""
    context = opened(browser, base_url=server, viewport={"width": width, "height": 800})
    page = context.new_page()
    place = sent(page, "/open", text=recorded("genesis")[3].to_json()).removesuffix("/end")
    places, sentences = set(), set()
    for at in (90, 120, 150, 180, 200):
        page.goto(f"{place}?at={at}")
        box = page.locator("#prompt a.key").bounding_box()
        assert box
        places.add((box["x"], box["width"]))
        sentences.add(page.locator("#prompt .ask b").bounding_box()["height"])  # type: ignore[index]
        branch = page.locator("#prompt .branch .key").bounding_box()
        assert branch
        assert branch["x"] >= box["x"] + box["width"] or branch["y"] >= box["y"] + box["height"]
    context.close()
    assert len(sentences) > 1
    assert len(places) == 1


WHOLE = """() => [...document.querySelectorAll("#prompt .options .option")].filter((one) => one.checkVisibility())
  .every((one) => {
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2;
    return [box.top + 4, box.bottom - 4].every((y) => one.contains(document.elementFromPoint(x, y)));
  })"""


BELOW = """() => {
  const foot = (one) => document.querySelector(one).getBoundingClientRect().bottom;
  return Math.abs(foot("#prompt") - foot("#prompt .options"));
}"""
"""How much of the prompt is left below its answers."""


def open_at(page: Page, number: int, answers: int) -> None:
    """A recorded game after so many answers."""
    record = recorded("genesis")[number]
    page.goto(
        sent(page, "/open", text=replace(record, answers=record.answers[:answers]).to_json()).removesuffix("/end")
    )
    page.wait_for_selector(TURN)


def test_on_a_phone_all_answers_are_laid_over_the_board_where_they_have_no_room(phone: Page) -> None:
    open_at(phone, 1, 465)
    more = phone.locator("#prompt .unfold")
    expect(more).to_be_visible()
    expect(more).to_have_text("one more answer")
    board = phone.locator("#top").bounding_box()
    assert not phone.evaluate(WHOLE)
    more.click()
    assert phone.evaluate(WHOLE)
    assert phone.evaluate(BELOW) < 8, "the prompt stands empty below them"
    expect(more).to_have_text("fewer answers")
    assert phone.locator("#top").bounding_box() == board
    more.click()
    assert not phone.evaluate(WHOLE)


def test_on_a_phone_a_double_tap_on_more_answers_gives_none_of_them(phone: Page) -> None:
    """They come to lie where the button was."""
    open_at(phone, 1, 465)
    phone.evaluate("addEventListener('submit', () => { window.given = true }, true)")
    more = phone.locator("#prompt .unfold")
    expect(more).to_be_visible()
    place = more.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    phone.mouse.dblclick(x, y)
    assert phone.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.option'))", [x, y])
    assert not phone.evaluate("window.given")


def test_on_a_phone_the_question_mark_tells_what_many_answers_do(phone: Page) -> None:
    open_at(phone, 0, 137)
    phone.click("#prompt .refused > summary")
    told = phone.locator("#prompt .refused details.effect")
    expect(told).not_to_have_count(0)
    assert phone.locator("#effects .effect").count() > FEW
    told.first.locator("summary").click()
    expect(told.first.locator("p").first).to_be_visible()


def test_on_a_phone_the_table_at_the_end_can_be_read(phone: Page) -> None:
    """All of the picture is seen, cut nowhere; what is too small there the table itself shows, which it leads to."""
    phone.goto(sent(phone, "/open", text=recorded("genesis")[3].to_json()))
    picture = phone.locator(".last-board").bounding_box()
    assert picture
    assert 300 < picture["width"] <= phone.evaluate("innerWidth")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.click("section:has(> .scroll > .last-board) p > a")
    phone.wait_for_selector(".board .organism")


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


def test_what_leads_to_several_purchases_of_a_card_shows_that_card(page: Page) -> None:
    guided(page)
    picks = page.locator("#prompt .picks:has(+ .targets)").filter(has_text="(")
    for _ in range(60):
        page.evaluate(READ)
        if page.locator("#effects .face").count() and picks.count():
            break
        before = version(page)
        page.locator("#prompt button.suggested.first").evaluate("one => one.click()")
        moved(page, before)
    named = picks.first.inner_text().split(" (")[0].strip()
    picks.first.hover()
    card = page.locator("#effects .effect.of-pick")
    expect(card.locator(".card-face h2")).to_have_text(named)
    expect(card.locator("> b")).to_be_hidden()
    page.mouse.move(5, 300)
    expect(card).to_have_count(0)


def test_a_click_anywhere_on_a_card_shows_it_in_detail_where_nothing_can_be_chosen(page: Page) -> None:
    guided(page)
    page.locator("#refugium-dhb .scene").click()
    expect(page.locator("#card h2").first).to_have_text("Deep Hot Biosphere")
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    page.locator("#refugium-dust .scene").click()  # what is suggested lies there: it is chosen instead
    expect(page.locator("#guide-title")).to_contain_text("Shield a place")


def test_on_a_phone_what_came_of_it_unfolds_and_leads_to_all_that_happened(phone: Page) -> None:
    guided(phone)
    rest = phone.locator("#guide .recap a[href='#log']")
    for _ in range(20):
        phone.evaluate(READ)
        if rest.count():
            break
        before = version(phone)
        phone.locator("#prompt button.suggested.first").evaluate("one => one.click()")
        moved(phone, before)
    phone.click("#guide .recap h3")
    assert phone.eval_on_selector("#guide .recap", "one => one.scrollHeight <= one.clientHeight")
    rest.click()
    expect(phone.locator("#log h2")).to_be_in_viewport()
    floor = phone.eval_on_selector("#guide", "one => one.getBoundingClientRect().top")
    assert phone.eval_on_selector("#log h2", "one => one.getBoundingClientRect().bottom") < floor


APART = """() => {
  const boxes = [...document.querySelectorAll("#prompt .ends > *")].filter((one) => one.checkVisibility())
    .map((one) => (one.querySelector(":scope > summary") ?? one).getBoundingClientRect());
  return boxes.every((one, at) => boxes.slice(at + 1).every((other) => one.right <= other.left
    || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top)) && boxes.length;
}"""


def test_on_a_phone_what_ends_a_question_lies_apart(phone: Page) -> None:
    """The question mark, "none of these", and what is answered so from now on."""
    record = recorded("genesis")[0]
    kinds = ((at, open_game(record, at).game.decision) for at in range(len(record.answers)))
    full = next(at for at, one in kinds if one is not None and one.kind == ASK_SUBSTITUTE and len(one.options) > 3)
    place = sent(phone, "/open", text=replace(record, answers=record.answers[:full]).to_json()).removesuffix("/end")
    phone.goto(place)
    phone.wait_for_selector(TURN)
    expect(phone.locator("#prompt .refused > summary")).to_be_visible()
    expect(phone.locator("#prompt .always")).to_be_visible()
    expect(phone.locator("#prompt .last:not(.always)")).to_be_visible()
    assert phone.evaluate(APART) == 3


FREE = """() => {
  for (const one of document.querySelectorAll("#board .suggested")) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    for (let y = top + 4; y < bottom; y += 6) for (let x = left + 4; x < right; x += 6) {
      const there = document.elementFromPoint(x, y);
      if (one.contains(there) && !there.closest("a, button, label, summary, [data-several]")) return { x, y };
    }
  }
}"""
"""A place that glows and is no answer itself."""


def kept_down(page: Page, at: dict[str, float] | None) -> None:
    """A finger comes down there, and goes after a while."""
    assert at is not None
    hand, now = page.context.new_cdp_session(page), page.evaluate("Date.now() / 1000")
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at], "timestamp": now})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": now + 0.8})


def test_a_finger_that_is_kept_down_asks_and_answers_nothing(browser: Browser, server: str) -> None:
    """On an answer it is told what that does, on what glows what lies there, on a card that card; a tap answers."""
    context = opened(browser, base_url=server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page, problems = context.new_page(), list[str]()
    page.on("pageerror", lambda error: problems.append(str(error)))
    guided(page)
    page.evaluate(READ)
    before = version(page)
    page.evaluate("addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1 }, true)")
    kept_down(page, page.evaluate(FREE))
    page.wait_for_function("window.clicks === 1")
    pick = page.locator("#prompt label.picks").last.bounding_box()
    assert pick
    kept_down(page, {"x": pick["x"] + pick["width"] / 2, "y": pick["y"] + pick["height"] / 2})
    page.wait_for_function("window.clicks === 2")
    expect(page.locator("#prompt .picking:checked")).to_have_count(0)
    box = page.locator("#prompt .option.first").bounding_box()
    assert box
    kept_down(page, {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    expect(page.locator(".effect.shown")).to_be_visible()
    assert version(page) == before
    page.locator("#prompt .option.first").tap()
    moved(page, before)
    card = page.locator("#board .mutation").first.bounding_box()
    assert card
    page.evaluate("window.clicks = 0")
    kept_down(page, {"x": card["x"] + card["width"] / 2, "y": card["y"] + card["height"] / 2})
    page.wait_for_function("window.clicks === 1")
    assert not problems
    context.close()

"""A click at the table is never lost, whatever the page does meanwhile: each is an answer or is told why not."""

from __future__ import annotations

from playwright.sync_api import Browser, ElementHandle, Page, Route, expect

from tests.browser.conftest import opened
from tests.browser.table import ANSWERS, TURN, buttons, leave, moved, picks, settle, start, version

PLACES = """() => [...document.querySelectorAll("#prompt .option")].filter((one) => one.checkVisibility())
  .map((one) => JSON.stringify(one.getBoundingClientRect()))"""
"""Where everything lies in the list."""


def listed(page: Page) -> list[ElementHandle]:
    """What can be clicked in the list now."""
    picks(page)
    return [one for one in buttons(page) if one.is_visible()]


def given(page: Page, before: int) -> str:
    """The answer that a person gave after so many others."""
    answer: str = page.evaluate(ANSWERS)[before]
    return answer


def answers(page: Page) -> int:
    """How many answers were given."""
    return len(page.evaluate(ANSWERS))


def down_on(page: Page, button: ElementHandle) -> str:
    """Press the mouse on a button and hold it; what the button would answer."""
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    return button.get_attribute("value") or ""


def test_the_list_stays_where_it_is_while_focus_wanders(page: Page, soak: bool) -> None:
    """The mark of the Enter key wanders with the focus, and a warning comes late: neither moves a button."""
    start(page)
    for _ in range(6 if soak else 3):
        found = listed(page)
        page.keyboard.press("Tab")
        leave(page)
        places = page.evaluate(PLACES)
        for button in found:
            button.focus()
            assert page.evaluate("document.activeElement.matches('[data-enter]')")
            assert page.evaluate(PLACES) == places
            button.evaluate("one => one.classList.add('warned')")
            assert page.evaluate(PLACES) == places
        before = version(page)
        found[-1].click()
        moved(page, before)


def test_a_press_counts_for_what_it_began_on_where_the_list_moves_away(page: Page) -> None:
    start(page)
    button, before, count = listed(page)[0], version(page), answers(page)
    wanted = down_on(page, button)
    page.evaluate("document.querySelector('#prompt .options').style.paddingLeft = '30rem'")
    page.mouse.up()
    moved(page, before)
    assert given(page, count) == wanted


def test_a_press_counts_where_the_same_question_is_drawn_again(page: Page) -> None:
    start(page)
    other = page.context.new_page()
    other.goto(page.url)
    button, before, count = listed(page)[0], version(page), answers(page)
    wanted = down_on(page, button)
    settle(other, "slow")
    page.wait_for_selector(f".board:not([data-version='{before}'])")
    page.mouse.up()
    page.wait_for_selector(f".board:not([data-total='{count}'])")
    assert given(page, count) == wanted


def test_a_finger_that_goes_on_chooses_nothing(page: Page) -> None:
    start(page)
    button, before = listed(page)[0], version(page)
    down_on(page, button)
    page.mouse.move(400, 300)
    page.mouse.up()
    page.keyboard.press("m")
    expect(page.locator("#stage")).to_be_visible()
    assert version(page) == before


def test_what_is_chosen_while_a_hint_is_on_its_way_counts(page: Page) -> None:
    start(page)
    held: list[Route] = []
    page.route("**/hint/*", lambda route: held.append(route))
    picks(page)
    with page.expect_request("**/hint/*"):
        page.keyboard.press("h")
    count = answers(page)
    button = listed(page)[-1]
    wanted = button.get_attribute("value")
    button.click()
    held[0].continue_()
    page.wait_for_selector(f".board:not([data-total='{count}'])")
    assert given(page, count) == wanted


def test_a_second_click_on_an_answer_that_is_on_its_way_answers_nothing_else(page: Page) -> None:
    start(page)
    held: list[Route] = []
    page.route("**/answer/*", lambda route: held.append(route), times=1)
    count, found = answers(page), listed(page)
    wanted = found[0].get_attribute("value")
    with page.expect_request("**/answer/*"):
        found[0].click()
    found[-1].click()
    held[0].continue_()
    page.wait_for_selector(f".board:not([data-total='{count}'])")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    assert given(page, count) == wanted
    assert page.evaluate(f"{ANSWERS}.then((all) => all.length)") == int(page.get_attribute(".board", "data-total") or 0)


def test_taking_back_at_once_takes_back_what_is_on_its_way(page: Page) -> None:
    start(page)
    before = version(page)
    listed(page)[0].click()
    moved(page, before)
    expect(page.locator("#undo button")).to_be_enabled()
    held: list[Route] = []
    page.route("**/answer/*", lambda route: held.append(route), times=1)
    count, before = answers(page), version(page)
    with page.expect_request("**/answer/*"):
        listed(page)[0].click()
    page.keyboard.press("u")
    with page.expect_response("**/undo/*"):
        held[0].continue_()
    moved(page, before)
    page.wait_for_selector(f".board[data-total='{count}']")
    assert answers(page) == count


def test_an_answer_holds_where_only_the_settings_changed_meanwhile(page: Page) -> None:
    """The page has not heard that somebody chose another pace: its answer is to the same question."""
    start(page)
    deaf = page.context.new_page()
    deaf.route("**/events*", lambda route: route.abort())
    deaf.goto(page.url)
    count = answers(page)
    settle(page, "slow")
    button = listed(deaf)[0]
    wanted = button.get_attribute("value")
    button.click()
    deaf.wait_for_selector(f".board:not([data-total='{count}'])")
    assert given(deaf, count) == wanted
    expect(deaf.locator("#trouble")).to_be_hidden()


def test_a_key_that_is_held_down_answers_once(page: Page) -> None:
    start(page)
    listed(page)[0].focus()
    count, before = answers(page), version(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "/answer/" in request.url else None)
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    moved(page, before)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert len(sent) == 1
    assert answers(page) > count


HIDDEN = """Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
window.leave = (away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")); };"""
"""Lets a test say that nobody looks at a page."""


def test_pages_that_nobody_looks_at_leave_their_line_to_the_others(browser: Browser, server: str) -> None:
    """A browser opens six lines to a server; with as many tables in the background an answer would never leave."""
    context = opened(browser, base_url=server)
    context.add_init_script(HIDDEN)
    page = context.new_page()
    start(page)
    others = []
    for _ in range(6):
        page.evaluate("window.leave(true)")
        others.append(page)
        fresh = context.new_page()
        fresh.goto(page.url)
        page = fresh
    before = version(page)
    listed(page)[0].click()
    moved(page, before)
    others[0].evaluate("window.leave(false)")
    moved(others[0], before)
    context.close()


def test_a_page_that_was_left_before_it_listens_opens_no_line(browser: Browser, server: str) -> None:
    context = opened(browser, base_url=server)
    context.add_init_script(f"{HIDDEN} window.away = true;")
    page = context.new_page()
    heard: list[str] = []
    page.on("request", lambda request: heard.append(request.url) if "/events" in request.url else None)
    with page.expect_response("**/hearing.js") as script:
        page.goto("/")
        page.click(".hero.genesis .guided")
    page.evaluate("script => import(script).then(() => null)", script.value.url)
    assert not heard
    with page.expect_request("**/events*"):
        page.evaluate("window.leave(false)")
    context.close()


def test_a_lit_thing_can_be_clicked_before_it_has_landed(page: Page) -> None:
    start(page)
    picks(page)
    lit = page.locator("#strata :has(> .hit:visible)").first
    lit.evaluate("one => one.classList.add('aloft')")
    before, box = version(page), lit.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    moved(page, before)


def test_a_sentence_of_trouble_goes_when_it_is_clicked(page: Page) -> None:
    start(page)
    page.route("**/genesis/cards/**", lambda route: route.abort())
    page.click(".board a.name >> nth=0")
    expect(page.locator("#trouble")).to_be_visible()
    page.click("#trouble")
    expect(page.locator("#trouble")).to_be_hidden()

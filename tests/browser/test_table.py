"""The table in a real browser: whole games by mouse and by keyboard, undo, reload, the past, uploads."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import biont
from biont.kernel import Chance
from tests.browser.conftest import opened
from tests.browser.positions import nearly_over
from tests.browser.table import (
    ANSWERS,
    TURN,
    buttons,
    choose,
    leave,
    moved,
    picks,
    pieces,
    play_by_enter,
    start,
    take,
    version,
)
from tests.browser.test_choosing import bring

LIT = """() => [...document.querySelectorAll("#strata .lit, #mine .lit")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => ({ x, y, width, height }))"""
"""Where everything lies that is lit."""

PICKED = "document.querySelector('#prompt .picking:checked')?.id ?? ''"
"""What is picked now."""

REACTS = f"""([before, picked]) => document.querySelector(".board").dataset.version !== before
  || document.querySelector("#here") || ({PICKED}) !== picked"""
"""Whether a click did something: an answer was given, the prompt asks which, or something is picked or let go."""

POINTS = ((0.5, 0.5), (0.12, 0.2), (0.88, 0.8), (0.3, 0.85))

SOME = 10
"""Answers that an ordinary run gives from the first one on."""


def clicked(page: Page, most: int = 800) -> int:
    """Play to the end, or so many answers, by clicking; how often something that was lit reacted."""
    lit = 0
    for number in range(most):
        found = buttons(page)
        if not found:
            break
        if page.is_visible("#stage"):
            page.keyboard.press("m")
        before = version(page)
        places = page.evaluate(LIT) if number % 3 == 1 else []
        if places:
            place, (right, down) = places[number % len(places)], POINTS[number % len(POINTS)]
            picked = page.evaluate(PICKED)
            page.mouse.click(place["x"] + place["width"] * right, place["y"] + place["height"] * down)
            page.wait_for_function(REACTS, arg=[before, picked])
            lit += 1
            if version(page) != before:
                moved(page, before)
                continue
            page.keyboard.press("Escape")
        take(page, found[number * 7 % len(found)])
        moved(page, before)
    return lit


def test_a_whole_game_by_clicking(page: Page, soak: bool) -> None:
    """What is lit reacts wherever it is clicked, and the list has everything. At the end stand the scores. An ordinary
    run plays the beginning of a game and the end of another, in which much has grown."""
    start(page, "short")
    assert clicked(page, 800 if soak else SOME)
    if not soak:
        bring(page, nearly_over("genesis", 0))
        assert clicked(page)
    page.click("#prompt a.key")
    expect(page.locator(".end-plate")).to_be_visible()
    expect(page.locator(".scores tfoot td")).to_have_count(2)
    expect(page.locator("svg.chart polyline")).to_have_count(2)


ELSEWHERE = ("body", "#prompt", "#strata .refugia", "#others .log", "#mine .tableau", "#prompt button.option:visible")
"""Where the keyboard may be when somebody presses Enter: nowhere, beside the list, or on the first answer of it."""


def test_enter_does_what_its_button_says_in_every_question_of_a_whole_game(page: Page, soak: bool) -> None:
    """Wherever the focus is; where no answer is what the question is asked for, the one counts that Tab has reached.
    An ordinary run plays the beginning of a game and the end of another."""
    start(page, "short")
    keep_its_word(page, 800 if soak else SOME)
    if not soak:
        bring(page, nearly_over("genesis", 9))
        keep_its_word(page)
    expect(page.locator("#prompt a.key")).to_be_visible()


def keep_its_word(page: Page, most: int = 800) -> None:
    """Play by Enter, and look at what was answered."""
    promised = play_by_enter(page, ELSEWHERE, most)
    given = page.evaluate(ANSWERS)
    assert promised
    assert {number: given[number] for number in promised} == promised


def test_a_game_in_german_by_keyboard_alone(browser: Browser, server: str, soak: bool) -> None:
    context = opened(browser, "de-DE", base_url=server)
    page = context.new_page()
    page.goto("/")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "play-now":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#prompt .ask b")).to_contain_text("Rot")
    for number in range(14 if soak else 9):
        if not buttons(page):
            break
        before = version(page)
        leave(page)
        if page.query_selector("#prompt [data-enter]"):
            page.keyboard.press("Enter")
        elif number % 3 == 2 and page.query_selector("#prompt [data-key=n]"):
            page.keyboard.press("n")
        else:
            page.keyboard.press("1")
            if page.query_selector("#prompt .picking:checked"):
                page.keyboard.press("1")
        moved(page, before)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    expect(page.locator("#help h2")).to_have_text("Tasten")
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    context.close()


def test_undo_and_redo_and_a_reload_in_the_middle_of_a_decision(page: Page) -> None:
    start(page)
    strata = pieces(page)
    for number in range(6):
        before = version(page)
        take(page, buttons(page)[0])
        moved(page, before)
        if page.is_enabled("#undo button"):
            break
        strata = pieces(page)
        assert number < 5, "nothing could be taken back"
    after = pieces(page)
    before = version(page)
    page.keyboard.press("u")
    moved(page, before)
    assert pieces(page) == strata
    before = version(page)
    page.click("#redo button")
    moved(page, before)
    assert pieces(page) == after
    page.wait_for_load_state()
    asked = page.inner_text("#prompt .ask")
    page.reload()
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    expect(page.locator("#prompt .ask")).to_have_text(asked)
    assert pieces(page) == after


def test_a_second_window_sees_what_happens_in_the_first_and_that_its_game_was_deleted(page: Page) -> None:
    start(page)
    other = page.context.new_page()
    other.goto(page.url)
    before = version(other)
    choose(page, 0)
    moved(other, before)
    expect(other.locator("#prompt .ask")).to_have_text(page.inner_text("#prompt .ask"))
    other.goto("/")
    game = page.url.rpartition("/")[2]
    away = other.locator("details.away", has=other.locator(f"form[action$='/game/{game}/delete']"))
    away.locator("summary").click()
    away.locator("button").click()
    expect(page.locator("#trouble")).to_contain_text("no such game")


def test_the_slower_window_is_told_so_and_a_lost_answer_gets_a_sentence_and_the_table_as_it_is(page: Page) -> None:
    start(page)
    other = page.context.new_page()
    other.route("**/events*", lambda route: route.abort())
    other.goto(page.url)
    choose(page, 0)
    take(other, buttons(other)[0])
    expect(other.locator("#trouble")).to_contain_text("Somebody else was faster")
    moved(other, "-1")
    other.route("**/answer/*", lambda route: route.abort(), times=1)
    other.goto(page.url)
    before = version(other)
    choose(page, 0)
    take(other, buttons(other)[0])
    expect(other.locator("#trouble")).to_contain_text("No answer came from the server")
    moved(other, before)
    expect(other.locator("#prompt .ask")).to_have_text(page.inner_text("#prompt .ask"))


def test_a_position_that_does_not_come_gets_the_same_sentence(page: Page) -> None:
    start(page)
    choose(page, 0)
    page.route("**/frame*", lambda route: route.abort(), times=1)
    leave(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#trouble")).to_contain_text("No answer came from the server")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer")


def test_a_page_listens_again_where_the_server_refused_the_stream(page: Page) -> None:
    start(page)
    other = page.context.new_page()
    other.route("**/events*", lambda route: route.fulfill(status=503), times=1)
    other.goto(page.url)
    before = version(other)
    choose(page, 0)
    moved(other, before)


def test_the_history_slider(page: Page) -> None:
    start(page)
    for number in range(6):
        if buttons(page):
            choose(page, number)
    now = pieces(page)
    leave(page)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer")
    page.locator("#slide").fill("0")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer 0")
    page.wait_for_load_state()  # the slider listens once the script is there
    assert not buttons(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt .option")
    expect(page.locator("#strip output")).to_have_text("now")
    assert pieces(page) == now


def test_a_record_is_watched_and_played_on_from(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished_record(), encoding="utf-8")
    page.goto("/")
    page.set_input_files("[name=file]", file)
    page.click(".upload button")
    with page.expect_download() as download:
        page.click("#share-picture")
    download.value.save_as(tmp_path / "end.png")  # as chats show it whole
    assert struct.unpack(">II", (tmp_path / "end.png").read_bytes()[16:24]) == (1200, 630)
    page.click(".onwards a[href$='?at=0']")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer 0")
    page.wait_for_load_state()  # the slider listens once the script is there
    page.locator("#slide").fill("20")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer 20")
    page.click(".branch button")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    assert buttons(page)


def finished_record() -> str:
    """The record of a game that chance played."""
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    chance = Chance(2)
    while game.decision is not None:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    return game.record().to_json()


def test_a_broken_upload_gets_a_sentence(page: Page, tmp_path: Path) -> None:
    for text in ("no record at all", json.dumps({"biont": 1})):
        file = tmp_path / "broken.json"
        file.write_text(text, encoding="utf-8")
        page.goto("/")
        page.set_input_files("[name=file]", file)
        page.click(".upload button")
        expect(page.locator(".problem")).to_be_visible()


def test_a_card_is_read_from_its_top_also_after_another_one(page: Page) -> None:
    start(page)
    page.set_viewport_size({"width": 1280, "height": 420})
    for _ in range(2):
        page.locator("#strata .deck a.name").first.click()
        expect(page.locator("#card")).to_be_visible()
        assert page.evaluate("document.querySelector('#card').scrollTop") == 0
        page.click("#card .sources > summary")
        assert page.evaluate(
            "(() => { const one = document.querySelector('#card'); one.scrollTop = 80; return one.scrollTop })()"
        )
        page.keyboard.press("Escape")
        expect(page.locator("#card")).to_be_hidden()


def test_what_a_first_question_shows_to_eyes_and_ears(page: Page) -> None:
    """A card is zoomed and says where it comes from; pointing at an option says what it does; the way past the board
    leads to the question; the option with the same number is another one after an answer by keyboard; and news are read
    without the signs of buttons."""
    start(page)
    page.click("#strata .deck a.name")
    expect(page.locator("#card dd .from-badge").first).to_be_hidden()  # who plays has not asked for it
    page.click("#card .sources > summary")
    expect(page.locator("#card dd .from-badge").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#prompt') !== null")
    picks(page)
    buttons(page)[0].hover()
    expect(page.locator(".effect.shown")).to_be_visible()
    assert buttons(page)[0].get_attribute("aria-describedby") == "effect-0"
    page.mouse.move(0, 0)
    expect(page.locator(".effect.shown")).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("#prompt [data-option='0']").focus()
    expect(page.locator("#effect-0.shown")).to_be_visible()
    before = version(page)
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator("#others .log [form=undo]").first).to_be_visible()
    expect(page.locator("#news p").first).to_be_attached()
    expect(page.locator("#news")).not_to_contain_text("↶")
    picks(page)
    page.locator("#prompt [data-option='0']").focus()
    expect(page.locator("#effect-0.shown")).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_whoever_plays_alone_is_offered_no_programs(browser: Browser, server: str, script: bool) -> None:
    """He says with which colours he plays; who plays Origins alone is Black."""
    context = opened(browser, base_url=server, java_script_enabled=script)
    page = context.new_page()
    page.goto("/")
    for game, own in (("genesis", 4), ("origins", 1)):
        form = page.locator(f".paper.{game} .new")
        expect(form.locator(".seat select").first).to_be_visible()
        form.locator("[value=solitaire]").check()
        expect(form.locator(".seat select:visible")).to_have_count(0)
        expect(form.locator(".seat:visible")).to_have_count(own)
    form = page.locator(".paper.genesis .new")
    form.locator("[name=alone-red]").uncheck()
    form.locator("[name=alone-green]").check()
    form.locator("button.primary").first.click()
    expect(page.locator("#mine .own")).to_have_count(2)
    expect(page.locator("#mine .c-green, #mine.c-green").first).to_be_attached()
    context.close()


def test_the_game_is_playable_without_the_script(browser: Browser, server: str) -> None:
    context = opened(browser, base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    page.select_option(".new [name=seat-blue]", "person")
    with page.expect_navigation():
        page.click(".new button.primary")
    for number in range(4):
        before = version(page)
        found = buttons(page)
        with page.expect_navigation():
            take(page, found[number % len(found)])
        assert version(page) != before
    page.click("#menu > summary")
    page.click("#menu nav a:has-text('Points')")
    expect(page.locator("h1")).to_have_text("Points so far")
    context.close()


FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.flights.push(this.dataset.piece ?? this.className);
  return animate.apply(this, how);
};
"""
"""Notes which pieces and cards are set in motion."""


def test_things_glide_and_dice_tumble_where_motion_is_wanted(browser: Browser, server: str, soak: bool) -> None:
    context = opened(browser, base_url=server, reduced_motion="no-preference")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(FLIGHTS)
    page.goto("/")
    page.select_option(".new [name=seat-blue]", "person")
    page.click("summary:has-text('Variants')")
    page.fill(".new [name=seed]", "5")
    page.click(".new button.primary")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    [dome] = flown(page, "#prompt button.option[value^='assign pool']:visible >> nth=0")
    assert dome.startswith("dome-")
    assert flown(page, "#undo button") == [dome]
    for number in range(12 if soak else 6):
        if buttons(page):
            choose(page, number * 3)
    page.wait_for_selector(".sky > *, .aloft", state="detached")
    page.click("#menu > summary")
    page.uncheck("#menu [name=motion]")
    with page.expect_navigation():
        page.click("#menu .arrange button")
    for _ in range(4 if soak else 2):
        assert flown(page, "#prompt button.option:visible >> nth=0") == []
    assert not errors
    context.close()


def test_nothing_moves_where_no_motion_is_wanted(page: Page) -> None:
    page.add_init_script(FLIGHTS)
    start(page)
    assert flown(page, "#prompt button.option:visible >> nth=0") == []


def flown(page: Page, button: str) -> list[str]:
    """What flies when a button is pressed."""
    page.wait_for_selector(".sky", state="attached")
    page.evaluate("window.flights = []")
    before = version(page)
    picks(page)
    page.click(button)
    moved(page, before)
    found: list[str] = page.evaluate("window.flights")
    return found


def test_what_stays_on_the_board_is_not_drawn_again(page: Page) -> None:
    """A new board is made of the old one: what a person unfolded stays unfolded."""
    start(page)
    page.evaluate("document.querySelector('.other').open ||= true")
    page.evaluate("document.querySelector('#soup').open = true")
    choose(page, 0)
    assert page.evaluate("document.querySelector('#soup').open")
    assert page.evaluate("document.querySelector('.other').open")


def test_a_page_that_missed_something_asks_for_the_whole_board(page: Page) -> None:
    start(page)
    page.route("**/answer/*", lambda route: crossed(route))
    choose(page, 0)
    expect(page.locator("#prompt .option").first).to_be_visible()
    shown = pieces(page)
    page.unroute("**/answer/*")
    page.reload()
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    assert pieces(page) == shown


def crossed(route: Route) -> None:
    """A reply that leaves out regions, as if the page had them already."""
    reply = route.fetch()
    frame = reply.json()
    frame["regions"].pop("strata", None)
    frame["regions"].pop("prompt", None)
    route.fulfill(response=reply, body=json.dumps(frame))

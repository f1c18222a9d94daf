"""At the table of Bios:Origins: keyboard alone, undo, reload, the past, without script, the map, broken uploads."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from biont.kernel.declared import Question
from biont.origins.rules.knowledge import ASK_SPECIALIZE
from biont.origins.rules.spread import ASK_DESTINATION
from tests.browser.conftest import opened
from tests.browser.origins import begin, step
from tests.browser.positions import open_game, recorded
from tests.browser.table import ANSWERS, TURN, buttons, leave, moved, play_by_enter, sent, version
from tests.browser.test_bars import DEAD
from tests.browser.test_choosing import SIZES, bring
from tests.browser.test_origins_boards import SCENES, record


def cut(number: int, answers: int) -> str:
    """A recorded game after so many answers."""
    whole = recorded("origins")[number]
    return replace(whole, answers=whole.answers[:answers]).to_json()


def figures(page: Page) -> list[str]:
    """Every piece on the map, with its place."""
    script = "found => found.map(piece => piece.closest('[id]').id + ' ' + piece.dataset.piece)"
    found: list[str] = page.eval_on_selector_all("#figures [data-piece]", script)
    return sorted(found)


def test_undo_history_and_reload_show_the_same_map(page: Page, soak: bool) -> None:
    begin(page)
    first = figures(page)
    for number in range(12 if soak else 7):
        step(page, number * 3)
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    now = figures(page)
    page.reload()
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    assert figures(page) == now
    page.locator("#slide").fill("0")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer 0")
    page.wait_for_load_state()  # the slider listens once the script is there
    assert figures(page) == first
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt .option")
    assert figures(page) == now


def test_an_answer_is_taken_back_and_given_again(page: Page) -> None:
    begin(page)
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    asked = page.inner_text("#prompt .ask b")
    before = version(page)
    page.click("#act-specialize .hit")
    moved(page, before)
    before = version(page)
    page.click("#undo button")
    moved(page, before)
    assert page.inner_text("#prompt .ask b") == asked
    before = version(page)
    page.click("#redo button")
    moved(page, before)
    expect(page.locator("#market")).to_have_attribute("open", "")


def test_a_game_in_german_by_keyboard_alone(browser: Browser, server: str, soak: bool) -> None:
    context = opened(browser, "de-DE", base_url=server)
    page = context.new_page()
    begin(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for number in range(16 if soak else 10):
        page.wait_for_selector(TURN)
        page.wait_for_load_state()
        if not buttons(page):
            break
        before = version(page)
        leave(page)
        keys = page.eval_on_selector_all(
            "#prompt [data-key]", "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.key)"
        )
        assert keys
        key = keys[number % len(keys)] if "+" not in keys else keys[0]
        page.keyboard.press(key)
        moved(page, before)
    context.close()


PLACES = ("body", "#prompt", ".globe", "#mine .ladder", "#stalls", "#prompt button.option:visible")
"""Where the keyboard may be when somebody presses Enter."""


def test_enter_does_what_its_button_says_in_every_question(page: Page, soak: bool) -> None:
    """Of a whole game with ``--soak``, of its first twelve otherwise: two from each place."""
    some = 2 * len(PLACES)
    begin(page)
    promised = play_by_enter(page, PLACES, 800 if soak else some)
    expect(page.locator("#prompt a.key")).to_have_count(1 if soak else 0)
    given = page.evaluate(ANSWERS)
    assert len(promised) >= (40 if soak else some)
    assert {number: given[number] for number in promised} == promised


LETTERS = """() => {
  const found = [];
  for (const one of document.querySelectorAll("#plate .map text, #plate .bare :is(b, i)")) {
    if (!one.checkVisibility()) continue;
    const scale = (one.closest("foreignObject") ?? one).getScreenCTM().d;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 10.95) found.push(`${one.textContent} has ${size} px`);
  }
  const drawn = [...document.querySelectorAll("#ground .hexes text")];
  const names = drawn.map((one) => [one.textContent, one.getBoundingClientRect()]);
  for (const [number, [name, one]] of names.entries()) for (const [other, two] of names.slice(number + 1)) {
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    if (wide > 1 && Math.abs(one.top - two.top) < 2) found.push(`${name} runs into ${other}`);
  }
  const scale = document.querySelector("#ground").getScreenCTM().a;
  return [found, document.querySelectorAll("#plate .map text").length, scale];
}"""
"""Letters of the map that are smaller than eleven pixels and names that run into each other, how many letters there
are, and how large the map is drawn."""


@pytest.mark.parametrize("size", ["small", "large", "phone"])
def test_letters_of_the_map_have_at_least_eleven_pixels(browser: Browser, server: str, size: str) -> None:
    """Also those of the picture below it; in German, whose names are longer, none runs into its neighbour."""
    width, height = SIZES[size]
    context = opened(browser, "de-DE", base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, record(SCENES[1]))
    found, letters, scale = page.evaluate(LETTERS)
    assert found == []
    assert letters > 90
    picture = page.request.get(page.get_attribute("#ground image", "href") or "").text()
    sizes = [float(one) for one in re.findall(r"\.(?:demand|epoch)\{font:\d+ ([\d.]+)px", picture)]
    assert len(sizes) == 2
    assert min(sizes) * scale >= 10.95
    context.close()


IN_SIGHT = """() => {
  const plate = document.querySelector("#plate").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= plate.left && right <= plate.right && top >= plate.top && bottom <= plate.bottom;
  const lit = [...document.querySelectorAll("#figures .hit")].filter((one) => one.checkVisibility());
  return lit.filter((one) => inside(one.getBoundingClientRect())).length;
}"""
"""How many things that can be chosen on the map are seen."""


@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_in_a_small_window_names_are_read_and_something_lit_is_in_sight(
    browser: Browser, server: str, size: str
) -> None:
    """Whatever part of the world was looked at before."""
    width, height = SIZES[size]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, asking(ASK_DESTINATION))
    assert page.locator("#plate.far").count() == 0
    assert page.evaluate(IN_SIGHT)
    page.locator(".globe").focus()
    for key in ("+", "+", *["ArrowLeft"] * 40):
        page.keyboard.press(key)
    assert not page.evaluate(IN_SIGHT)
    page.reload()
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    assert page.evaluate(IN_SIGHT)
    context.close()


def asking(kind: Question) -> str:
    """A recorded game as the first player is asked something of a kind."""
    whole = recorded("origins")[1]
    for at in range(60, len(whole.answers)):
        decision = open_game(whole, at).game.decision
        if decision is not None and (decision.kind, decision.seat) == (kind, 0):
            return replace(whole, answers=whole.answers[:at]).to_json()
    raise AssertionError(kind)


def test_on_a_phone_the_market_lies_in_the_order_of_its_answers(browser: Browser, server: str) -> None:
    width, height = SIZES["phone"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, asking(ASK_SPECIALIZE))
    listed = page.locator("#prompt .options button.option b").all_inner_texts()
    cards = """() => [...document.querySelectorAll(".stall:not(.gap)")]
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((one) => one.querySelector("h3 .name, h3 a").textContent.trim())"""
    assert [name.strip() for name in listed] == page.evaluate(cards)
    assert len(listed) > 5
    context.close()


COVERED = """() => {
  const panel = document.querySelector("#guide").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top;
  const shown = [...document.querySelectorAll("#market :is(.over, summary, h2 small, h3, .stall)")];
  const under = (one) => { one.scrollIntoView({ block: "nearest" }); return over(one.getBoundingClientRect()); };
  return [shown.length, shown.filter(under).map((one) => one.textContent)];
}"""
"""How much of the Market there is, and what of it lies under the hint once it is scrolled to: its sheet ends above."""
FULL = 526
"""After so many answers of the recorded game an Elder is placed in a Market of high cards."""


@pytest.mark.parametrize("size", ["small", "large"])
def test_a_hint_lies_over_nothing_of_the_market(browser: Browser, server: str, size: str) -> None:
    """With four players, whose scores leave it least room."""
    width, height = SIZES[size]
    context = opened(browser, "de-DE", base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, cut(1, FULL))
    page.click("#hint button")
    page.wait_for_selector("#guide .suggests")
    shown, covered = page.evaluate(COVERED)
    assert shown > 15
    assert covered == []
    context.close()


WARNED = 42
"""After so many answers one of the activities of the recorded game had better be left."""


def test_a_warning_on_a_phone_is_shown_by_the_first_tap_and_the_second_plays(browser: Browser, server: str) -> None:
    width, height = SIZES["phone"]
    size = {"width": width, "height": height}
    context = opened(browser, base_url=server, viewport=size, has_touch=True, is_mobile=True)
    page = context.new_page()
    bring(page, cut(8, WARNED))
    effect = page.get_attribute(".effect[data-warned]", "id") or ""
    option = page.locator(f"#prompt button.option[data-option='{effect.removeprefix('effect-')}']")
    before = version(page)
    option.tap()
    expect(page.locator(f"#{effect} .warning").first).to_be_visible()
    expect(page.locator(f"#{effect} .again")).to_be_visible()
    assert version(page) == before
    option.tap()
    moved(page, before)
    context.close()


@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_a_small_window_tells_what_is_not_possible_and_what_answers_do(
    browser: Browser, server: str, size: str
) -> None:
    """On a sheet above the prompt, which stays as high as it was."""
    width, height = SIZES[size]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    begin(page)
    before = page.locator("#prompt").bounding_box()
    assert before is not None
    expect(page.locator("label[for=pane-mine]")).to_have_css("text-decoration-line", "underline")  # one more
    page.wait_for_selector("#terms > [data-on]", state="attached")  # what names mean
    page.click("#prompt .refused > summary")
    sheet = page.locator("#prompt .refused .sheet")
    expect(sheet.locator(".effect b")).to_have_text(["Specialize"])
    expect(sheet.locator(".effect").first).to_be_in_viewport(ratio=1)
    refused = sheet.locator("li").filter(has_text="takes more Elders")
    refused.scroll_into_view_if_needed()
    expect(refused).to_be_in_viewport(ratio=1)
    place = sheet.bounding_box()
    assert place is not None
    assert min(place["x"], place["y"]) >= 0
    assert place["x"] + place["width"] <= width
    assert place["y"] + place["height"] <= before["y"]
    assert page.locator("#prompt").bounding_box() == before
    page.click("#prompt .refused > summary")
    expect(sheet).to_be_hidden()
    context.close()


def test_terms_explain_themselves_in_place_and_the_map_is_zoomed_and_panned(page: Page) -> None:
    """By keys and by the wheel."""
    begin(page)
    page.hover(".wick .rev")
    expect(page.locator("#tip")).to_contain_text("chaotic revolution")
    page.hover('.ledger th svg:has(use[href="#s-maritime"])')
    expect(page.locator("#tip")).to_contain_text("maritime")
    for named, told in ((".pole circle >> nth=9", "permanent ice"), ("#hex-texas", "Texas"), ("#spot-spain", "Spain")):
        box = page.locator(named).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("#tip")).to_contain_text(told)
    size = "document.querySelector('#ground').getBoundingClientRect().width"
    whole = page.evaluate(size)
    page.locator(".globe").focus()
    page.keyboard.press("+")
    larger = page.evaluate(size)
    assert larger > whole * 1.3
    place = page.locator(".globe").bounding_box()
    page.keyboard.press("ArrowRight")
    moved_to = page.locator(".globe").bounding_box()
    assert place is not None
    assert moved_to is not None
    assert moved_to["x"] < place["x"]
    page.keyboard.press("0")
    assert page.evaluate(size) == pytest.approx(whole)
    page.mouse.move(700, 300)
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"{size} > {whole * 1.3}")
    wheel = "new WheelEvent('wheel', { bubbles: true, cancelable: true })"
    scrolls = page.evaluate(f"document.querySelector('#stage .leaf').dispatchEvent({wheel})")
    assert scrolls, "over a sheet the wheel leaves the map alone"


def test_the_game_is_playable_without_the_script(browser: Browser, server: str) -> None:
    context = opened(browser, base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    page.click(".origins .now button.primary")
    for number in range(6):
        page.wait_for_selector(TURN)
        page.wait_for_load_state()
        shown = buttons(page)
        shown[number % len(shown)].click()
        page.wait_for_load_state()
    expect(page.locator("#ledger tbody tr")).to_have_count(2)
    expect(page.locator("#figures .migrant").first).to_be_visible()
    context.close()


def test_a_broken_record_gets_a_sentence(page: Page, tmp_path: Path) -> None:
    broken = json.loads(record(SCENES[8]))
    broken["answers"][5] = "to nowhere"
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(broken), encoding="utf-8")
    page.goto("/")
    page.set_input_files("[name=file]", file)
    page.click(".upload button")
    expect(page.locator(".problem")).to_contain_text("answer 6")


def test_answers_that_do_what_they_say_leave_no_empty_sheet(browser: Browser, server: str) -> None:
    """Which chit is turned: nothing more is to be told about it, so there is nothing to open; elsewhere there is."""
    context, page = guided(browser, server, "zoomed")
    asks = page.locator("#prompt .refused > summary")
    expect(asks).to_be_visible()
    empty, told = 0, page.locator("#prompt .refused :is(.effect, li)")
    for _ in range(7):
        page.evaluate("document.querySelector('#stage.open .close-stage')?.click()")
        if asks.is_visible():
            assert told.count() > 0
        else:
            assert told.count() == 0
            empty += 1
        before = version(page)
        page.click("#prompt .option.suggested")
        moved(page, before)
    assert empty
    context.close()


def test_a_low_window_announces_both_games(browser: Browser, server: str) -> None:
    """Their names, and how to begin."""
    width, height = SIZES["zoomed"]
    context = opened(browser, "de-DE", base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto("/")
    for game in ("genesis", "origins"):
        for part in (".kicker", ":is(h1, h2)", ".now .primary"):
            expect(page.locator(f".hero.{game} {part}")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


RING = """() => {
  const one = document.querySelector(".board .looked"), box = one.getBoundingClientRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(one);
  const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const guide = document.querySelector("#guide").getBoundingClientRect();
  const middle = box.top + box.height / 2;
  const covered = one.closest("#ground") && innerWidth <= 760 && middle > guide.top && middle < guide.bottom;
  return box.left - beyond >= -1 && box.right + beyond <= innerWidth + 1 && box.top - beyond >= -1
    && box.bottom + beyond <= innerHeight + 1 && !covered;
}"""
"""Whether what the guide speaks of is in sight, with the ring around it."""


def guided(browser: Browser, server: str, size: str) -> tuple[BrowserContext, Page]:
    """A window of a size with the first question of the guided game."""
    width, height = SIZES[size]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(sent(page, "/origins/guided"))
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    return context, page


@pytest.mark.parametrize("size", ["small", "phone"])
def test_what_the_guide_speaks_of_is_in_sight(browser: Browser, server: str, soak: bool, size: str) -> None:
    """A Hex of the map too, which a phone shows in part only; and the ring around it stays in the window. With
    ``--soak`` in a zoomed window too, which is laid out like a phone."""
    for one in (size, "zoomed") if soak and size == "phone" else (size,):
        follow_the_guide(browser, server, one)


def follow_the_guide(browser: Browser, server: str, size: str) -> None:
    """To the end of what it suggests, looking where it speaks of something."""
    context, page = guided(browser, server, size)
    page.wait_for_selector(".pole", state="attached")
    seen = []
    for _ in range(22):
        look = page.get_attribute("#guide", "data-look")
        if look:
            page.wait_for_function(RING, timeout=5000)
            seen.append(look)
        before = version(page)
        page.eval_on_selector("#prompt button.suggested.first", "one => one.click()")
        moved(page, before)
    assert {"#hex-texas", "#hex-grand-banks", "#hex-alaska", "#tableau-green"} <= set(seen)
    context.close()


BESIDE = """() => {
  const [scores, table, other] = ["#ledger", "#ledger table", "#philosophy"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return other.height > 0 && (scores.bottom <= other.top || table.right <= other.left);
}"""


@pytest.mark.parametrize("size", ["zoomed", "phone"])
def test_in_a_small_window_the_guide_lies_over_nothing(browser: Browser, server: str, size: str) -> None:
    """Sheets are opened above it, and every pane ends there."""
    context, page = guided(browser, server, size)
    guide = page.locator("#guide").bounding_box()
    assert guide is not None
    for name in ("challenge", "market", "tableaus", "story"):
        page.click(f"#{name} > summary")
        sheet = page.locator(f"#{name} .over").bounding_box()
        assert sheet is not None
        assert sheet["y"] + sheet["height"] <= guide["y"] + 1
    for pane in ("mine", "ledger"):
        page.click(f"label[for=pane-{pane}]")
        shown = page.locator(f"#{pane}").bounding_box()
        assert shown is not None
        assert shown["y"] + shown["height"] <= guide["y"] + 1
        expect(page.locator("#guide")).to_be_in_viewport(ratio=1)
    assert page.evaluate(BESIDE), "the Philosophy lies over the scores"
    context.close()


def test_enter_answers_whoever_has_clicked_on_a_sheet(browser: Browser, server: str) -> None:
    """His tab keeps no key: he points, and other keys that he presses make no keyboard's user of him."""
    context, page = guided(browser, server, "small")
    for close in ("click", "Escape"):
        page.click("#story > summary")
        expect(page.locator("#story .over")).to_be_visible()
        if close == "click":
            page.click("#story > summary")
        page.keyboard.press("m")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("#prompt .option[data-enter]")).to_have_count(1)
    before = version(page)
    page.keyboard.press("Enter")
    moved(page, before)
    context.close()


def test_a_mouse_in_a_small_window_reads_a_warning_before_it_is_asked_to_click_again(
    browser: Browser, server: str
) -> None:
    width, height = SIZES["zoomed"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, cut(8, WARNED))
    effect = page.get_attribute(".effect[data-warned]", "id") or ""
    option = page.locator(f"#prompt button.option[data-option='{effect.removeprefix('effect-')}']")
    option.hover()
    expect(page.locator(f"#{effect} .warning").first).to_be_visible()
    expect(page.locator(f"#{effect} .again")).to_be_hidden()
    option.click()
    expect(page.locator(f"#{effect} .again")).to_be_visible()
    context.close()


def test_a_migrant_beside_a_city_can_be_clicked_at_any_point(page: Page) -> None:
    """Where both may set out: a button is as round as it looks."""
    bring(page, cut(1, 266))
    expect(page.locator("#figures .on-city .hit")).not_to_have_count(0)
    assert page.evaluate(DEAD) == []


def test_what_can_be_lost_in_the_market_is_found_behind_its_lit_button(page: Page) -> None:
    """Where Cities can be lost too, the map stays in sight."""
    bring(page, cut(2, 532))
    expect(page.locator("#figures .hit")).not_to_have_count(0)
    expect(page.locator("#market .hit")).to_have_count(3)
    expect(page.locator("#market .hit").first).to_be_hidden()
    assert step(page, 0)["hidden"] == []

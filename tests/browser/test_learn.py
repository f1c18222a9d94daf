"""Learning in a real browser: the guide, lessons by key, terms, warnings, and things to take home."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import opened
from tests.browser.positions import recorded
from tests.browser.table import ANSWERS, TURN, leave, moved, picks, pieces, sent, start, version
from tests.browser.test_choosing import bring


def guided(page: Page) -> None:
    """Start the guided first game."""
    page.goto(sent(page, "/genesis/guided"))
    page.wait_for_selector(TURN)
    page.wait_for_load_state()  # keys answer once the script is there


def test_the_guide_leads_and_can_be_left(page: Page) -> None:
    """What it suggests wears its quill in the prompt and on the board; the next idea comes with the next question."""
    guided(page)
    assert page.inner_text("#guide h2").startswith("Make something live")
    expect(page.locator("#prompt .suggested").first).to_be_attached()
    expect(page.locator("#strata .suggested").first).to_be_visible()
    expect(page.locator("#refugium-dust.looked")).to_be_visible()
    expect(page.locator(".looked")).to_be_attached()
    before = version(page)
    picks(page)
    page.click("#prompt button.suggested.first")
    moved(page, before)
    assert page.inner_text("#guide h2").startswith("Shield a place")
    before = version(page)
    page.click("#guide [name=leave]")
    moved(page, before)
    assert not page.is_visible("#guide")
    page.reload()
    assert not page.is_visible("#guide")
    assert page.is_visible("#prompt .option")


def test_a_finger_that_taps_a_word_is_told_what_it_means(browser: Browser, server: str) -> None:
    """Until it taps elsewhere."""
    context = opened(browser, base_url=server, has_touch=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    guided(page)
    page.tap("#guide u >> nth=0")
    expect(page.locator("#tip")).to_be_in_viewport(ratio=1)
    expect(page.locator("#tip b")).to_have_text("Biont")
    page.tap("#guide h2")
    expect(page.locator("#tip")).to_be_hidden()
    page.evaluate("document.dispatchEvent(new Event('drawn'))")  # under a mouse that rests nothing would be explained
    page.tap(".refugium .life >> nth=0")
    expect(page.locator("#tip")).to_be_visible()
    context.close()


COVERED = """() => {
  const stage = document.querySelector("#stage.open"), look = document.querySelector(".looked");
  if (!stage) return [];
  const one = stage.getBoundingClientRect(), other = look?.getBoundingClientRect();
  const aside = !other || one.left >= other.right || one.right <= other.left;
  const covers = !aside && one.top < other.bottom && one.bottom > other.top;
  const cut = [...stage.querySelectorAll(".scenes, ol")].some((part) => part.scrollHeight > part.clientHeight + 1);
  return [covers && "what the guide points at is covered", cut && "something of it is cut"];
}"""
"""What is wrong with the stage where one stands."""


def test_the_stage_shows_all_of_it_and_covers_nothing_that_the_guide_points_at(page: Page) -> None:
    guided(page)
    staged = 0
    while "Now it is your game" not in page.inner_text("#guide h2"):
        before = version(page)
        picks(page)
        page.locator("#prompt button.suggested.first").evaluate("one => one.click()")
        moved(page, before)
        staged += page.locator("#stage.open").count()
        assert [fault for fault in page.evaluate(COVERED) if fault] == []
    assert staged >= 2


def test_on_a_phone_the_guide_points_at_the_pane_or_brings_into_view(browser: Browser, server: str) -> None:
    """The scores are behind their tab, and the suggested idea below the others of the market."""
    context = opened(browser, base_url=server, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto("/")
    page.click(".hero.origins .guided")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    expect(page.locator("label[for=pane-ledger].looked")).to_be_visible()
    before = version(page)
    page.click("#prompt button.suggested.first")
    moved(page, before)
    expect(page.locator("#idea-council-of-elders.looked")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("""() => {
      const one = document.querySelector("#idea-council-of-elders"), box = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    }"""), "something lies over it"
    context.close()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_on_a_phone_the_header_keeps_its_height_and_the_guide_names_its_suggestion(
    browser: Browser, server: str, language: str
) -> None:
    """Whether something can be taken back or not."""
    phone = {"width": 390, "height": 844}
    context = opened(browser, language, base_url=server, viewport=phone, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto("/")
    page.click(".hero.genesis .guided")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    heights = []
    for _ in range(3):
        page.locator("#guide .say > p").first.evaluate("(lesson) => lesson.append(lesson.textContent.repeat(3))")
        expect(page.locator("#guide .suggests")).to_be_in_viewport(ratio=0.95)  # however long the lesson is
        heights.append(page.evaluate("document.querySelector('#top').offsetHeight"))
        before = version(page)
        page.locator("#prompt button.suggested.first").evaluate("one => one.click()")
        moved(page, before)
    assert len(set(heights)) == 1
    context.close()


def test_a_lost_connection_is_forgotten_once_the_server_is_heard_again(page: Page, browser: Browser) -> None:
    start(page)
    page.context.set_offline(True)
    picks(page)
    page.click("#prompt button.option:visible >> nth=0")
    expect(page.locator("#trouble")).to_contain_text("No answer came from the server")
    other = opened(browser, base_url=page.url)
    elsewhere = other.new_page()
    elsewhere.goto(page.url)
    before = version(elsewhere)
    picks(elsewhere)
    page.context.set_offline(False)
    elsewhere.click("#prompt button.option:visible >> nth=0")
    moved(elsewhere, before)
    expect(page.locator(f".board:not([data-version='{before}'])")).to_be_visible(timeout=20_000)
    expect(page.locator("#trouble")).to_be_hidden()
    other.close()


def test_a_hint_marks_an_answer(page: Page) -> None:
    start(page)
    expect(page.locator(".suggested")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#guide .suggests")).to_be_visible()
    expect(page.locator("#prompt .suggested").first).to_be_attached()


def test_the_guide_comes_back_from_the_menu(page: Page) -> None:
    guided(page)
    page.click("#guide [name=leave]")
    expect(page.locator("#guide")).to_be_hidden()
    page.click("#menu > summary")
    page.click("#guiding button")
    expect(page.locator("#guide h2")).to_contain_text("Make something live")


def test_a_regret_is_marked_in_the_list_and_told_before_the_choice(page: Page) -> None:
    guided(page)
    last = page.locator("#prompt .option.last")
    expect(last).to_contain_text("⚠")
    last.hover()
    expect(page.locator(".effect.shown .warning")).to_contain_text("A biont of yours could still go to a refugium")
    picks(page)
    page.locator("#prompt button.option:visible").first.hover()
    expect(page.locator(".effect.shown")).to_contain_text("Red puts a biont")


def test_a_lesson_answers_to_keys_and_says_what_options_do(page: Page) -> None:
    page.goto("/genesis/lessons/S25")
    page.hover("#prompt .option >> nth=0")
    expect(page.locator(".effect.shown")).to_contain_text("an organized red cube dies")
    page.locator("#prompt .option").nth(3).hover()
    expect(page.locator(".effect.shown b")).to_have_text("Let a biont of Green die")
    leave(page)
    page.keyboard.press("4")
    expect(page.locator("#guide .acts")).to_be_visible()
    page.click("#prompt button.option >> nth=0")
    page.click("#prompt button.option >> nth=0")
    expect(page.locator("#guide .right")).to_have_text("Solved!")
    page.goto("/genesis/lessons")
    expect(page.locator(".solved")).to_have_count(1)


def test_the_way_past_the_board_of_a_lesson_leads_to_its_question_and_a_card_is_zoomed_there(page: Page) -> None:
    page.goto("/genesis/lessons/S25")
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#prompt') !== null")
    page.click("#strata .deck a.name >> nth=0")
    expect(page.locator("#card .sources")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.url.partition("#")[0].endswith("/genesis/lessons/S25")


@pytest.mark.parametrize(
    ("language", "plain", "name"),
    [("en-GB", "the roll to stay alive", "Darwin roll"), ("de-DE", "der Wurf ums Überleben", "Darwin-Wurf")],
)
def test_terms_explain_themselves(browser: Browser, server: str, language: str, plain: str, name: str) -> None:
    """To the mouse, to the keyboard on a card, and no entry has a place that the browser does not understand."""
    context = opened(browser, language, base_url=server)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/genesis/lessons/S42")
    tip = page.locator("#tip")
    page.hover(".phases li:nth-child(4)")
    expect(tip.locator("b")).to_have_text(plain)
    expect(tip.locator("i")).to_contain_text(name)
    page.locator("#mine .mutation a.name").first.focus()
    expect(tip.locator("b").first).not_to_have_text(plain)
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    found = page.eval_on_selector_all("#terms [data-on]", "all => all.map((one) => one.dataset.on)")
    for selector in found:
        page.evaluate("selector => document.querySelector(selector)", selector)
    assert len(found) > 60
    assert not errors
    context.close()


def test_numbers_explain_themselves_to_a_finger_also_after_an_answer(browser: Browser, server: str) -> None:
    """Nothing moves before a finger touches; and a card that was closed does not explain itself once more."""
    context = opened(browser, base_url=server, has_touch=True)
    page = context.new_page()
    page.goto("/genesis/lessons/S42")
    page.wait_for_selector("#terms > [data-on]", state="attached")
    page.evaluate("document.dispatchEvent(new Event('drawn'))")
    page.tap("#mine .numbers .c-red")
    expect(page.locator("#tip")).to_be_visible()
    page.tap(".board article:not(:has(.hit)) a.name:visible >> nth=0")
    page.wait_for_selector("#card[open]")
    page.tap("#card form button")
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#tip")).to_be_hidden()
    context.close()


def test_the_terms_of_a_sentence_are_reached_by_keyboard(page: Page) -> None:
    """At the rule of a line, which Tab reaches anyway; a screen reader hears them too, and Escape closes them."""
    start(page)
    tip = page.locator("#tip")
    link = page.locator("#others .log li:has-text('Refugium') a.rule").first
    page.keyboard.press("Tab")
    link.focus()
    expect(tip.locator("b").first).to_be_visible()
    expect(link).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.keyboard.press("Tab")
    expect(link).not_to_have_attribute("aria-describedby", "tip")


def test_enter_goes_on_answering_after_a_click_on_a_line_of_what_came_of_it(page: Page) -> None:
    guided(page)
    for answer in range(4):
        if answer == 2:
            page.click(".recap a >> nth=0")
        before = version(page)
        page.keyboard.press("Enter")
        moved(page, before)


def test_the_words_of_a_rule_explain_themselves_in_its_window(page: Page) -> None:
    start(page)
    page.wait_for_selector(".log u[data-is]")
    page.click("#prompt a.rule")
    page.hover("#card .of-rule u >> nth=0")
    expect(page.locator("#card #tip")).to_be_in_viewport(ratio=1)  # outside of the window nobody would see it
    page.keyboard.press("Escape")
    page.hover(".log u >> nth=0")
    expect(page.locator("#tip")).to_be_visible()


def test_parts_of_what_can_be_chosen_explain_themselves(page: Page) -> None:
    guided(page)
    page.wait_for_selector("#terms > [data-on]", state="attached")
    page.hover("#mine .limit .c-green", force=True)
    expect(page.locator("#mine .hit:hover")).to_have_count(1)  # it lies under what can be clicked
    expect(page.locator("#tip")).to_be_visible()


def test_what_explains_a_focused_card_is_its_description_and_leaves_with_it(page: Page) -> None:
    page.goto("/genesis/lessons/S42")
    card = page.locator("#mine .mutation a.name").first
    card.focus()
    expect(card).to_have_attribute("aria-describedby", "tip")
    page.locator("#prompt .option").first.focus()
    expect(card).not_to_have_attribute("aria-describedby", "tip")
    card.focus()
    expect(page.locator("#tip")).to_be_visible()
    page.evaluate("document.querySelector('#mine .mutation').remove()")
    expect(page.locator("#tip")).to_be_hidden()


def test_the_record_is_copied_where_the_page_has_no_clipboard(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    start(page)
    page.click("#menu > summary")
    page.click("#menu nav a[href$='/report']")
    page.click("[data-copy=record]")
    expect(page.locator("[data-copy=record]")).to_have_text("Copied")


def test_the_log_takes_back(page: Page) -> None:
    start(page)
    before, lay = version(page), pieces(page)
    picks(page)
    page.click("#prompt button.option:visible >> nth=0")
    moved(page, before)
    assert pieces(page) != lay
    before = version(page)
    page.click("#others .log [form=undo] >> nth=-1")
    moved(page, before)
    assert pieces(page) == lay


def test_the_board_is_taken_home_as_a_picture_and_the_game_as_text(page: Page, tmp_path: Path) -> None:
    start(page)
    page.click("#menu > summary")
    with page.expect_download() as download:
        page.click("button.png")
    download.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    page.click("#menu nav a[href$='/report']")
    assert '"seed": "withheld"' in page.input_value("#record")
    text = page.request.get(page.url.replace("/report", "/record?whole=1")).text()
    page.goto("/")
    page.click(".pasted summary")
    page.fill(".pasted textarea", text)
    page.click(".upload button")
    page.wait_for_selector("#prompt")
    assert "/game/" in page.url


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_the_player_aid_prints_on_one_sheet(browser: Browser, server: str, game: str, language: str) -> None:
    context = opened(browser, language, base_url=server)
    page = context.new_page()
    page.goto(f"/{game}/aid")
    sheet = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 725, "height": 1054})
    bottoms = page.eval_on_selector_all(".aids *", "all => all.map((one) => one.getBoundingClientRect().bottom)")
    assert max(bottoms) < 1054
    context.close()


LOOKS = """found => found.map((one) => {
  const { color, backgroundColor } = getComputedStyle(one);
  return [color, backgroundColor, getComputedStyle(one.parentElement).color];
})"""


def test_on_paper_links_and_the_winner_are_ink_and_nothing_is_left_to_click(page: Page) -> None:
    bring(page, recorded("genesis")[15].to_json())
    game = page.url
    page.emulate_media(media="print")
    for path, thing in (("log", ".whole-log a"), ("end", ".won")):
        page.goto(f"{game}/{path}")
        looks = page.eval_on_selector_all(thing, LOOKS)
        assert {(ink == around, ground) for ink, ground, around in looks} == {(True, "rgba(0, 0, 0, 0)")}
    page.goto("/genesis/rules")
    expect(page.locator(".search, .parts")).to_have_count(2)
    for one in page.locator(".search, .parts").all():
        expect(one).to_be_hidden()


def test_what_an_option_does_stays_when_the_explanations_arrive(page: Page) -> None:
    """Whoever clicked somewhere before, so that something has the focus, is told no less."""
    held: list[Route] = []
    page.route("**/genesis-terms-*", lambda route: held.append(route))
    with page.expect_request("**/genesis-terms-*"):
        start(page)
    page.locator("#prompt .picks").first.click()
    page.locator("#prompt button.option:visible").first.hover()
    expect(page.locator(".effect.shown")).to_be_visible()
    release(page, held)
    expect(page.locator(".effect.shown")).to_be_visible()


def test_what_was_reached_by_keyboard_is_explained_when_the_explanations_arrive(page: Page) -> None:
    held: list[Route] = []
    page.route("**/genesis-terms-*", lambda route: held.append(route))
    with page.expect_request("**/genesis-terms-*"):
        start(page)
    page.keyboard.press("Tab")
    page.locator("#others .log li:has-text('Refugium') a.rule").first.focus()
    release(page, held)
    expect(page.locator("#tip b").first).to_be_visible()


def release(page: Page, held: list[Route]) -> None:
    """Let the explanations come."""
    assert held
    for route in held:
        route.continue_()
    expect(page.locator("#terms > [data-on]").first).to_be_attached()


def test_what_glows_gives_the_suggested_answer_and_the_guide_keeps_its_place(page: Page) -> None:
    """Also where a piece would have to be picked first; nothing in prompt and guide has a scroll bar for a pixel, and
    while others play the board is as large as before."""
    page.goto(sent(page, "/genesis/guided"))
    page.wait_for_selector("#prompt .option.first")
    page.wait_for_load_state()
    heights = set()
    for _ in range(4):
        heights.add(page.evaluate("document.querySelector('#guide').offsetHeight"))
        for one in ("#asked", "#guide .say"):
            assert page.eval_on_selector(one, "one => one.scrollHeight <= one.clientHeight")
        before = version(page)
        glowing = page.locator("#strata .suggested")
        if glowing.count():
            wanted = page.get_attribute("#prompt .option.first", "value")
            count = len(page.evaluate(ANSWERS))
            glowing.first.click()
            moved(page, before)
            assert page.evaluate(ANSWERS)[count] == wanted
        else:
            page.click("#prompt .option.first")
            moved(page, before)
    assert len(heights) == 1

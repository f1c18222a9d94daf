"""What newcomers stumbled over at the table of Bios:Origins, and what the table does about it now."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Browser, Locator, Page, expect

from biont.origins.rules.spread import ASK_DESTINATION
from tests.browser.conftest import opened
from tests.browser.origins import begin, step
from tests.browser.positions import recorded
from tests.browser.table import READ, TURN, moved, sit_down, version
from tests.browser.test_choosing import SIZES, bring
from tests.browser.test_origins_table import asking, cut, guided


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something in the window."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tip_comes_to_whoever_points_and_not_to_a_mouse_that_rests(page: Page) -> None:
    """Nor does it lie over a place that can be chosen, where there is room elsewhere."""
    begin(page)
    page.wait_for_load_state()
    page.wait_for_selector("#terms > [data-on]", state="attached")
    page.mouse.move(*middle(page.locator("#act-specialize .hit")))
    before = version(page)
    page.mouse.down()
    page.mouse.up()
    moved(page, before)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500)))")
    expect(page.locator("#tip")).to_be_hidden()
    bring(page, asking(ASK_DESTINATION))
    page.wait_for_selector("#terms > [data-on]", state="attached")
    page.mouse.move(*middle(page.locator("#figures .hit").first))
    page.mouse.move(*middle(page.locator("#figures .migrant").last))
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box is not None
    covered = page.evaluate(
        """([left, top, right, bottom]) => [...document.querySelectorAll("#figures .hit")].filter((one) => {
          const place = one.getBoundingClientRect();
          return place.left < right && place.right > left && place.top < bottom && place.bottom > top;
        }).length""",
        [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]],
    )
    assert covered == 0


def test_the_roman_numbers_of_the_map_explain_themselves(page: Page) -> None:
    begin(page)
    page.wait_for_selector(".quakes circle", state="attached")
    page.mouse.move(*middle(page.locator(".quakes circle").first))
    expect(page.locator("#tip")).to_contain_text("A catastrophe of Epoch")
    # The star of whoever leads is that of religious cards, and the burst says what threatens.
    page.mouse.move(*middle(page.locator("#ledger .lead").first))
    expect(page.locator("#tip")).to_contain_text("leads")
    expect(page.locator("#tip")).not_to_contain_text("religious")
    page.mouse.move(*middle(page.locator("#ledger .dots-of svg").first))
    expect(page.locator("#tip")).to_contain_text("chaotic revolution")


def test_a_phone_opens_the_pane_in_which_one_can_answer(browser: Browser, server: str) -> None:
    width, height = SIZES["phone"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    begin(page)
    page.wait_for_load_state()
    page.click("label[for=pane-ledger]")
    before = version(page)
    page.locator("#prompt button.option:visible").first.click()
    moved(page, before)
    assert page.locator("#figures .hit, #market .hit").count()
    expect(page.locator("#pane-map")).to_be_checked()
    # The tabs stay where they are, whatever is told below them.
    above, below = (middle(page.locator(one)) for one in ("nav.panes", "#strip .replay"))
    headline = f"<ol class=others-did><li><button><span>{'what somebody did ' * 9}</span></button></li></ol>"
    page.evaluate("(html) => document.querySelector('#strip').insertAdjacentHTML('beforeend', html)", headline)
    assert middle(page.locator("nav.panes")) == above
    assert middle(page.locator("#strip .replay")) == below
    page.evaluate("document.querySelector('#market').open = true")
    page.click("label[for=pane-map]")  # who is at the map already wants to see it
    expect(page.locator("#market .over")).to_be_hidden()
    context.close()


def test_headlines_of_three_others_and_points_have_room_beside_each_other(page: Page) -> None:
    """The points of a headline that touches oneself ran into the next one, and left nothing of the headline."""
    begin(page)
    page.wait_for_load_state()
    points = "<b class=gain>Green (easy) points 11 → 13</b>"
    lines = "".join(
        f"<li{' class=touched' if more else ''}><button><span>Turn 43: somebody did this</span>{more}</button></li>"
        for more in (points, "", "")
    )
    disease = "crowd disease (4 of 21) costs 4 Cities and an Elder"
    risk = f"<details id=risks class=menu><summary><span>{disease}</span></summary>"
    html = f"<ol class=others-did>{lines}</ol>{risk}"
    page.evaluate(
        "(html) => document.querySelector('#strip > :first-child').insertAdjacentHTML('afterend', html)", html
    )
    inside = """() => [...document.querySelectorAll(".others-did button")].map((button) => {
      const [around, own] = [button, button.lastElementChild].map((one) => one.getBoundingClientRect());
      return [own.right <= around.right, button.querySelector("span").clientWidth];
    })"""
    for whole, width in page.evaluate(inside):
        assert whole
        assert width > 70


def test_nothing_beside_undo_moves_when_there_is_more_to_take_back(page: Page) -> None:
    begin(page)
    page.wait_for_load_state()
    places = set()
    for number in range(3):
        places.add((middle(page.locator("#undo button"))[0], middle(page.locator("#redo button"))[0]))
        step(page, number)
        page.wait_for_selector(TURN)
    assert len(places) == 1


def test_the_map_grows_by_keys_without_being_reached_first(page: Page) -> None:
    begin(page)
    page.wait_for_load_state()
    size = "document.querySelector('#ground').getBoundingClientRect().width"
    whole = page.evaluate(size)
    page.keyboard.press("=")
    assert page.evaluate(size) > whole * 1.3
    page.keyboard.press("0")
    assert abs(page.evaluate(size) - whole) < 1
    page.wait_for_selector("#help", state="attached")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("the map larger, smaller")


def test_a_chit_is_seen_on_the_map_as_it_would_be_turned(page: Page) -> None:
    sit_down(page, "origins", {"seat-black": "person", "seat-green": "easy", "map": "custom"})
    page.wait_for_load_state()
    for _ in range(3):
        before = version(page)
        page.locator("#prompt button.option").nth(3 if page.query_selector("#figures .hit") else 0).click()
        moved(page, before)
    ways = page.locator("#mine .face-of")
    shown = page.locator(".turning:visible")
    expect(shown).to_have_count(1)
    page.locator("#prompt button.option").nth(1).hover()
    expect(shown).to_have_class(f"turning {ways.nth(1).get_attribute('id')}")


CHALLENGED = 58
"""After so many answers of the first recorded game Black challenges, and is asked which chit melts."""


def test_the_cause_is_spoken_before_the_question_and_reached_before_it(page: Page) -> None:
    whole = recorded("origins")[0]
    bring(page, replace(whole, answers=whole.answers[:CHALLENGED]).to_json())
    page.evaluate(READ)
    page.keyboard.press("Tab")
    before = version(page)
    page.keyboard.press("1")
    moved(page, before)
    expect(page.locator("#stage.open .leaf.cause.now")).to_be_focused()
    heard = page.locator("#news p").all_inner_texts()
    question = page.inner_text("#prompt .ask b")
    title = page.inner_text("#stage .leaf.now h2")
    assert heard[0] == title
    assert question in heard[-1]
    tests = page.locator("#stage .leaf.now .tests tr").count()
    assert len(heard) > 2 + tests
    asked, leaves = version(page), page.locator("#stage .leaf").count()
    for _ in range(leaves):
        assert page.locator("[data-enter]").count() == page.locator("#stage [data-enter]").count() == 1
        page.keyboard.press("Enter")
    expect(page.locator("#stage")).to_be_hidden()
    assert version(page) == asked, "no sheet is unread when the Enter key answers"
    expect(page.locator("#prompt")).to_be_focused()
    described = page.get_attribute("#prompt", "aria-describedby") or ""
    assert question in page.inner_text(f"#{described}")


def test_a_sheet_that_is_longer_than_its_room_says_so_and_is_read_by_wheel_and_keys(page: Page) -> None:
    """The wheel, which zooms the map, reads on in a sheet that lies over it; so do a button, and the key that goes on
    once everything was in sight."""
    whole = recorded("origins")[0]
    page.set_viewport_size({"width": 390, "height": 620})
    bring(page, replace(whole, answers=whole.answers[:CHALLENGED]).to_json())
    page.evaluate(READ)
    before = version(page)
    page.keyboard.press("1")
    moved(page, before)
    leaf, more = page.locator("#stage.open .leaf.now"), page.locator("#stage .leaf-more")
    expect(more).to_be_visible()
    page.mouse.move(*middle(leaf))
    page.mouse.wheel(0, 2000)
    expect(more).to_be_hidden()
    page.keyboard.press("PageUp")
    expect(more).to_be_visible()
    leaf.evaluate("(one) => one.scrollTo(0, 0)")
    for _ in range(9):
        if more.is_hidden():
            break
        at = leaf.evaluate("(one) => one.scrollTop")
        more.click()
        page.wait_for_function("(at) => document.querySelector('#stage .leaf.now').scrollTop > at", arg=at)
        seen = leaf.evaluate("(one) => one.clientHeight - one.querySelector('header').offsetHeight")
        assert leaf.evaluate("(one) => one.scrollTop") - at <= seen - 20, "a line comes again below the title"
    expect(more).to_be_hidden()
    while page.locator("#stage.open").count():
        page.keyboard.press(" ")
    assert version(page) != before


def test_the_whole_world_in_a_small_window_shows_who_lives_where_and_leads_back(browser: Browser, server: str) -> None:
    """The next question that is answered there comes near by itself."""
    width, height = SIZES["phone"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, asking(ASK_DESTINATION))
    page.wait_for_load_state()
    near, far = page.locator("#plate:not(.far)"), page.locator("#plate.far")
    expect(near).to_have_count(1)
    page.click("[data-zoom-by=fit]")
    expect(far).to_have_count(1)
    pieces = "[...document.querySelectorAll('#figures .migrant')].map((one) => one.getBoundingClientRect().width)"
    assert min(page.evaluate(pieces)) >= 14
    page.click("[data-zoom-by=fit]")
    expect(near).to_have_count(1)
    page.click("[data-zoom-by=fit]")
    expect(far).to_have_count(1)
    board = "document.querySelector('.board')"
    page.evaluate(f"{board}.dataset.version = Number({board}.dataset.version) + 1")  # as a new question does
    expect(near).to_have_count(1)
    context.close()


def test_a_finger_is_told_why_a_way_is_shut(browser: Browser, server: str) -> None:
    """By the sign that lies on it; a mouse is told by the browser."""
    width, height = SIZES["phone"]
    context = opened(
        browser, base_url=server, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    bring(page, asking(ASK_DESTINATION))
    page.wait_for_selector("#terms > [data-on]", state="attached")
    barriers = page.locator(".barrier circle")
    page.evaluate("document.querySelector('.barrier').scrollIntoView({ block: 'center' })")
    why = page.locator(".barrier title").first.text_content()
    barriers.first.tap(force=True)
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip")).to_have_text(why or "?")
    context.close()


def test_a_tip_does_not_lie_over_what_an_answer_does(page: Page) -> None:
    """A part of a card that can be chosen explains itself beside what choosing the card would do; what that says
    already, such as what its Eureka means, is not said in a second box."""
    begin(page)
    page.wait_for_selector("#terms > [data-on]", state="attached")
    before = version(page)
    page.locator("#act-specialize .hit").click()
    moved(page, before)
    tip, effect = page.locator("#tip"), page.locator(".effect.shown")
    parts, told = page.locator("#idea-council-of-elders .deed svg:visible"), list[bool]()
    for number in range(parts.count()):
        page.mouse.move(2, 2)
        page.mouse.move(*middle(parts.nth(number)))
        expect(effect).to_be_visible()
        means = tip.locator("p").last.text_content() or ""
        told.append(means.removesuffix(".") in (effect.text_content() or ""))
        expect(tip).to_be_visible(visible=not told[-1])
        if told[-1]:
            continue
        one, other = tip.bounding_box(), effect.bounding_box()
        assert one is not None
        assert other is not None
        apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        assert apart or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    assert {*told} == {False, True}


def test_a_low_window_reads_the_market(browser: Browser, server: str) -> None:
    """As at twice the size of a small one: each Idea stands below its discipline and says its row."""
    width, height = SIZES["zoomed"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    begin(page)
    page.wait_for_load_state()
    page.evaluate("document.querySelector('#market').open = true")
    heads = set()
    for discipline in ("culture", "politics", "industry"):
        (at, head), *stalls = (
            middle(one) for one in (page.locator(f"#draw-{discipline}"), *page.locator(f".stall.{discipline}").all())
        )
        assert stalls
        assert all(abs(x - at) < 2 for x, _ in stalls)
        heads.add(round(head))
    assert len(heads) == 1
    row = "getComputedStyle(document.querySelector('#market .elders'), '::after').content"
    assert "1" in page.evaluate(row) or "3" in page.evaluate(row)
    context.close()


def test_who_answers_by_a_key_leaves_no_ring_behind(page: Page) -> None:
    bring(page, asking(ASK_DESTINATION))
    page.mouse.move(*middle(page.locator("#prompt button.option:visible").first))
    expect(page.locator(".board .pointed").first).to_be_visible()
    before = version(page)
    page.keyboard.press("1")
    moved(page, before)
    expect(page.locator("#ground .pointed, #figures .pointed, .plate .pointed")).to_have_count(0)


def test_a_piece_that_gives_no_answer_now_leads_to_the_question(browser: Browser, server: str) -> None:
    context, page = guided(browser, server, "small")
    piece = page.locator("#figures .piece").first
    expect(page.locator("#figures .hit")).to_have_count(0)
    piece.click()
    expect(page.locator("#asked.flash")).to_have_count(1)
    context.close()


def test_a_finger_puts_away_what_can_still_come(browser: Browser, server: str) -> None:
    """It lies over the answers: a tap on it meant one of them and did nothing."""
    width, height = SIZES["phone"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height}, has_touch=True)
    page = context.new_page()
    bring(page, cut(8, 100))
    page.tap("#risks > summary")
    sheet = page.locator("#risks .sheet")
    expect(sheet).to_be_visible()
    sheet.tap(position={"x": 5, "y": 5})
    expect(sheet).to_be_hidden()
    context.close()


def test_a_phone_opens_the_pane_to_which_the_suggestion_leads(browser: Browser, server: str) -> None:
    """Who sets out is asked in the column; where he should go is seen on the map."""
    width, height = SIZES["phone"]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, cut(8, 43))
    page.click("label[for=pane-mine]")
    before = page.get_attribute(".board", "data-version")
    page.click("#hint button")
    page.wait_for_function("(before) => document.querySelector('.board').dataset.version !== before", arg=before)
    expect(page.locator("#pane-map")).to_be_checked()
    expect(page.locator(".globe .suggested").first).to_be_attached()
    context.close()

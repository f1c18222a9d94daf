"""Choosing at the table: what is lit reacts, Enter keeps its word, the prompt keeps its height, little stands in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import biont
from biont import games
from biont.draw import Choice, Context, Question
from tests.browser.conftest import opened
from tests.browser.table import TURN, buttons, moved, sent, start, take, version

SIZES = {"small": (1280, 800), "large": (1920, 1080), "phone": (390, 844), "zoomed": (640, 400)}

OVERFLOWS = """() => {
  const found = [];
  const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const id of ["top", "strata", "mine", "prompt"]) {
    const region = document.getElementById(id);
    if (!inside(region.getBoundingClientRect(), window_)) found.push(`${id} leaves the window`);
  }
  for (const card of document.querySelectorAll(".refugium, .own .mutation, .own .cell, .deck .mutation")) {
    const room = card.getBoundingClientRect();
    for (const name of card.querySelectorAll(":scope h3")) {
      const range = document.createRange();
      range.selectNodeContents(name);
      if (name.closest(".refugium, .mutation, .cell") === card && !inside(range.getBoundingClientRect(), room)) {
        found.push(`${name.textContent.trim()} leaves ${card.id || card.className}`);
      }
    }
  }
  for (const option of document.querySelectorAll("#prompt .option")) {
    if (!option.checkVisibility()) continue;
    const prompt = document.querySelector("#prompt").getBoundingClientRect();
    if (!inside(option.getBoundingClientRect(), prompt)) found.push(option.textContent.trim());
  }
  return found;
}"""
"""Names that leave their cards, options that leave the prompt, regions that leave the window."""


CLICKED = """() => document.addEventListener("click", (event) => {
  window.clicked = event.target.closest("[data-key]").getAttributeNames();
  event.preventDefault();
  event.stopImmediatePropagation();
}, true)"""
"""Keeps what the next click is for, and gives no answer."""


def record(seats: list[str], seed: int, answers: int, mode: str = "competitive") -> str:
    """A game that programs played for a while."""
    game = biont.new("genesis", seats=seats, seed=seed, settings={"mode": mode})
    bots = [games.game("genesis").players.make("easy", number) for number in range(len(game.seats))]
    while game.decision is not None and len(game.answers) < answers:
        game.choose(bots[game.decision.seat].choose(game.view(game.decision.seat)))
    return str(game.record().to_json())


GAMES = [
    ("en-GB", ["red", "blue"], 5, 170, "competitive"),
    ("de-DE", ["red", "blue", "green"], 3, 260, "competitive"),
    ("en-GB", ["red", "yellow", "green", "blue"], 8, 300, "competitive"),
    ("de-DE", ["red", "green"], 5, 150, "solitaire"),
    ("de-DE", ["red", "green"], 4, 200, "cooperative"),
]


def guided(page: Page) -> None:
    """The guided game, whose first question is always the same: a biont or a catalyst, and two places for each."""
    page.goto(sent(page, "/genesis/guided"))
    page.wait_for_selector("#prompt .picks")
    page.wait_for_load_state()  # keys answer once the script is there


def bring(page: Page, text: str) -> None:
    """Open a record and play on from its end."""
    page.goto(sent(page, "/open", text=text))
    page.wait_for_selector("#prompt, .verdict")
    if page.query_selector(".verdict"):
        page.click(".next a >> nth=0")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()


@pytest.mark.parametrize(("language", "seats", "seed", "answers", "mode"), GAMES)
def test_the_whole_board_is_seen_and_nothing_leaves_its_place(
    browser: Browser, server: str, language: str, seats: list[str], seed: int, answers: int, mode: str, soak: bool
) -> None:
    """At the end of a played stretch and after some more answers, in two sizes of a desktop window."""
    context = opened(browser, language, base_url=server)
    page = context.new_page()
    bring(page, record(seats, seed, answers, mode=mode))
    heights = set()
    for number in range(3 if soak else 2):
        for width, height in (SIZES["small"], SIZES["large"]):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVERFLOWS) == []
            unit = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
            heights.add(round(page.evaluate("document.querySelector('#prompt').offsetHeight") / unit, 1))
            listed = page.evaluate(
                "[...document.querySelectorAll('#prompt .options .option')].filter(one => one.checkVisibility()).length"
            )
            assert listed <= 12
        found = buttons(page)
        if not found:
            break
        before = version(page)
        page.set_viewport_size({"width": 1280, "height": 800})
        take(page, found[number * 5 % len(found)])
        moved(page, before)
    assert heights == {5.0}
    context.close()


@pytest.mark.parametrize(("size", "least"), [("small", 14), ("large", 18)])
def test_pieces_are_large_enough_and_grow_with_the_window(browser: Browser, server: str, size: str, least: int) -> None:
    width, height = SIZES[size]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    bring(page, record(["red", "blue"], 5, 170))
    script = (
        "found => Math.min(...found.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().width))"
    )
    assert (
        page.eval_on_selector_all("#strata [data-piece], #strata .slot .die, #strata .life .now .die", script)
        >= least - 0.5
    )
    context.close()


@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_a_small_window_shows_the_question_and_what_is_lit(browser: Browser, server: str, size: str) -> None:
    width, height = SIZES[size]
    context = opened(browser, base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    guided(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator("#prompt .ask b")).to_be_in_viewport()
    before = version(page)
    page.click("#prompt .picks >> nth=0")
    expect(page.locator("#strata [class*='of-0']").first).to_be_in_viewport()
    page.locator("#strata button.hit.in-0").first.click()
    moved(page, before)
    context.close()


def test_a_piece_is_picked_and_let_go(page: Page) -> None:
    guided(page)
    lit = "#strata button.hit:visible"
    assert page.locator(lit).count() == 0
    page.click("#free-red .hit, #free-blue .hit", strict=False)
    assert page.locator(lit).count() > 0
    page.keyboard.press("Escape")
    assert page.locator(lit).count() == 0
    page.keyboard.press("2")  # the first key is the suggested answer's
    assert page.locator(lit).count() > 0
    page.keyboard.press("Escape")
    page.click("#prompt .picks >> nth=0")
    page.click("#prompt .picks >> nth=0")
    assert page.locator(lit).count() == 0


def test_a_key_gives_the_answer_that_wears_it_where_something_is_picked(page: Page) -> None:
    """The suggested answer has the first key, and so has the first place for what is picked."""
    guided(page)
    page.keyboard.press("2")
    page.evaluate(CLICKED)
    page.keyboard.press("1")
    assert page.evaluate("[window.clicked.includes('data-main'), window.clicked.includes('data-option')]") == [
        False,
        True,
    ]


def test_a_lit_place_reacts_to_a_click_on_any_point_of_it(page: Page) -> None:
    for fraction in (0.06, 0.5, 0.94):
        guided(page)
        page.click("#prompt .picks >> nth=0")
        before = version(page)
        place = page.locator("#strata button.hit:visible").first.bounding_box()
        assert place is not None
        page.mouse.click(place["x"] + place["width"] * fraction, place["y"] + place["height"] * fraction)
        moved(page, before)


def test_what_happened_comes_on_stage_and_leaves_again(page: Page) -> None:
    start(page)
    expect(page.locator("#stage")).to_be_hidden()
    page.keyboard.press("m")
    expect(page.locator("#stage li:visible").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#stage")).to_be_hidden()
    page.click("#strip .replay")
    expect(page.locator("#stage .leaf.now")).to_be_visible()


def test_on_a_phone_answers_have_the_room_of_a_headline_that_is_not_there(browser: Browser, server: str) -> None:
    """Where one comes, nothing but the lower edge of the answers moves."""
    context = opened(browser, base_url=server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    guided(page)
    alone = page.locator("#prompt").bounding_box()
    page.evaluate("""document.querySelector(".strip-bar").prepend(
      Object.assign(document.createElement("ol"), { className: "others-did" }))""")
    beside = page.locator("#prompt").bounding_box()
    assert alone
    assert beside
    assert abs(alone["y"] - beside["y"]) < 1
    assert alone["height"] - beside["height"] == 32
    context.close()


def test_escape_leaves_a_sheet_before_it_lets_go_of_what_was_picked(page: Page) -> None:
    guided(page)
    lit = "#strata button.hit:visible"
    page.keyboard.press("2")
    page.keyboard.press("m")
    expect(page.locator("#stage .leaf.now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#stage")).to_be_hidden()
    assert page.locator(lit).count() > 0
    page.keyboard.press("Escape")
    assert page.locator(lit).count() == 0


def test_a_pointer_that_rests_points_at_none_of_the_next_answers(page: Page) -> None:
    start(page)
    before = version(page)
    page.click("#prompt .picks >> nth=0")
    answer = page.locator("#prompt button.option:visible").first.bounding_box()
    assert answer is not None
    page.mouse.click(answer["x"] + 30, answer["y"] + 15)
    moved(page, before)
    under = page.locator("#prompt .options .option:hover")
    expect(under).to_have_css("background-color", "rgb(58, 53, 44)")
    page.mouse.move(answer["x"] + 32, answer["y"] + 15)
    expect(under).to_have_css("background-color", "rgb(107, 90, 42)")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_on_a_phone_the_answers_have_the_whole_width(browser: Browser, server: str, language: str) -> None:
    """What ends a question stands beside it, and gives way to the way back while something is picked."""
    context = opened(browser, language, base_url=server, viewport={"width": 390, "height": 844})
    page = context.new_page()
    guided(page)
    assert page.locator("#prompt .options").evaluate("one => one.clientWidth") > 360
    edges = """one => (({ left, right }) => [left, right])(one.getBoundingClientRect())"""
    options = page.locator("#prompt .options").evaluate(edges)
    last, back = page.locator("#prompt .last"), page.locator("#prompt .back")
    expect(last).to_be_visible()
    page.click("#prompt .picks >> nth=0")
    expect(back).to_be_visible()
    expect(last).to_be_hidden()
    assert page.locator("#prompt .options").evaluate(edges) == options
    back.click()
    expect(last).to_be_visible()
    context.close()


PUT = """(html) => {
  const box = document.createElement("template");
  box.innerHTML = html;
  document.querySelector("#prompt").replaceWith(box.content.querySelector("#prompt"));
  document.querySelector("#prompt .first")?.classList.add("suggested");
}"""
"""Puts another question into the bar, with the quill that a script gives what is suggested."""

LEAVES = """() => {
  const found = [], seen = (one) => one.checkVisibility() && one.getClientRects().length;
  const bar = document.querySelector("#prompt").getBoundingClientRect();
  const list = document.querySelector("#prompt .options");
  const within = (one, other, by) => one.left >= other.left - by && one.right <= other.right + by
    && one.top >= other.top - by && one.bottom <= other.bottom + by;
  const look = () => {
    for (const option of [...document.querySelectorAll("#prompt .options .option")].filter(seen)) {
      const box = option.getBoundingClientRect();
      if (!within(box, list.getBoundingClientRect(), 1)) found.push(`${option.textContent} leaves the bar`);
      for (const part of [...option.querySelectorAll("span, kbd")].filter(seen)) {
        if (!within(part.getBoundingClientRect(), box, 0)) found.push(`${part.textContent} leaves its button`);
        const size = parseFloat(getComputedStyle(part).fontSize) * 1280 / innerWidth;
        if (size < 10.95) found.push(`${part.textContent} has ${size} px`);
      }
    }
    const next = [...document.querySelectorAll("#prompt .turn")].find(seen);
    if (next) document.getElementById(next.htmlFor).checked = true;
    return next;
  };
  for (const pick of [null, ...document.querySelectorAll("#prompt .picking")]) {
    if (pick) pick.checked = true;
    while (look());
    for (const paging of document.querySelectorAll("#prompt .paging")) paging.checked = false;
  }
  return [Math.round(bar.height / innerWidth * 80 * 10) / 10, [...new Set(found)]];
}"""
"""How high the bar is, and what leaves its button or the bar, whatever is picked and on every page."""

PROMOTED = "Promote Cytochromes (heat shield) to Cytochrome P450 (oxygen shield, fewer errors) (1 yellow)"
AUFGESTUFT = "»Endospore (Hitze-Abwehr, alle Reihen)« zu »Meiosporen (alle Reihen, weniger Fehler)« aufstufen (1 gelb)"
POINT = "the second cube of the card: one point"
ALWAYS = "From now on pay and swap discs for me"
"""What takes most room beside the answers."""


@pytest.mark.parametrize("label", [PROMOTED, AUFGESTUFT, "Pay one yellow catalyst"])
@pytest.mark.parametrize("brings", ["", POINT])
@pytest.mark.parametrize("picks", [0, 3])
def test_every_answer_is_whole_in_its_button(page: Page, label: str, brings: str, picks: int) -> None:
    """However many sentences are asked, beside a suggestion and without one; those that have no room come after."""
    guided(page)
    game = biont.new("genesis", seats=["red", "blue"], seed=1)
    board, say = games.game("genesis").drawing.board, games.game("genesis").words("en")
    things = [
        Choice(
            f"buy {a} {b}", "Buy it", f"x{a}{b}", pick=f"deck-{a}", picked=f"{label[:40]} {a}", short=f"for {b} {label}"
        )
        for a in range(picks)
        for b in range(3)
    ]
    for count in (2, 3, 4, 6):
        answers = [Choice(f"o {n}", f"{label} {n}", f"x{n}", "disc-red", brings=brings) for n in range(count)]
        for first in (None, Choice("all", f"{label} at last", "y", "dome-red", main=True, brings=brings)):
            question = Question("What does Red buy?", options=(*answers, *things), suggested=first, always=ALWAYS)
            drawn = board.draw(game.view(0), say, Context(question=question))["prompt"]
            page.evaluate(PUT, str(drawn))
            for width, height in ((1280, 800), (1024, 768), (1440, 900))[: 3 if count == 6 else 1]:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(LEAVES) == [5, []], (count, first is not None, width)


def test_what_an_answer_does_stays_in_the_window(page: Page) -> None:
    """However much there is to say of it: it lies between the bar above and the guide below."""
    guided(page)
    page.evaluate("""() => {
      const effect = document.querySelector("#effects").appendChild(document.createElement("div"));
      effect.className = "effect shown";
      effect.innerHTML = `<div class=face>${"A card<br>".repeat(13)}</div>${"<p>Much is to say.</p>".repeat(30)}`;
    }""")
    box = page.locator(".effect.shown").bounding_box()
    top, guide = page.locator("#top").bounding_box(), page.locator("#guide").bounding_box()
    assert box
    assert top
    assert guide
    assert box["y"] >= top["y"] + top["height"]
    assert box["y"] + box["height"] <= guide["y"]

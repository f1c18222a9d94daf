"""The bars of the table, in positions of thirty recorded games and in any window.

Nothing is cut or too small, and what is lit answers to a click on any point of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import opened
from tests.browser.positions import boards, drawn, recorded
from tests.browser.table import sent
from tests.browser.test_choosing import bring

FAULTS, DEAD = (
    (Path(__file__).parent / name).read_text(encoding="utf-8").split("\n", 1)[1] for name in ("faults.js", "lit.js")
)

SIZES = {"small": (1280, 800), "large": (1920, 1080), "phone": (390, 844), "zoomed": (640, 400)}
"""Windows of a laptop, of a large screen and of a phone, and the laptop's at 200 %."""

PAPER = (718, 1047)
"""What the margins of a sheet leave."""

FEWER = "document.querySelectorAll('.faces > li:not(:nth-child(3n + 1))').forEach((card) => card.remove())"
"""Of a gallery every third card is left."""

WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility() && !one.closest("svg, .unseen, .away-from-eyes, .c-off"))
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => `${one.nodeName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""What runs out of the sheet at its right."""

SHOW = """([html, language]) => {
  const box = document.createElement("template");
  box.innerHTML = html;
  document.querySelector(".board").remove();
  document.querySelector("#strip")?.remove();
  document.querySelector("body > svg").after(...box.content.childNodes);
  document.documentElement.lang = language;
}"""
"""Puts another board on the page: one page with its styles shows all of them."""


@pytest.fixture(scope="module")
def guided(browser: Browser, server: str) -> Iterator[Page]:
    """A page of the game, one for all boards."""
    context = opened(browser, base_url=server)
    page = context.new_page()
    page.goto(sent(page, "/genesis/guided"))
    page.wait_for_selector("#prompt .option")
    yield page
    context.close()


@pytest.fixture
def frame(guided: Page) -> Page:
    """A page that boards can be put on, with no pointer on it."""
    guided.set_viewport_size({"width": 1280, "height": 800})
    guided.mouse.move(0, 0)
    return guided


def printed(page: Page) -> list[str]:
    """What is wrong with the page on a sheet of A4."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": PAPER[0], "height": PAPER[1]})
    found: list[str] = page.evaluate(FAULTS if page.query_selector(".board") else WIDE)
    page.emulate_media(media="null")
    return found


def faults(page: Page, language: str, fractions: tuple[float, ...], every: int) -> list[str]:
    """Everything that is wrong with positions of the recorded games in four windows."""
    found: list[str] = []
    heights: dict[str, set[int]] = {}
    for name, html in boards("genesis", language, fractions, every):
        page.evaluate(SHOW, [html, language])
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{name}, {size}: {fault}" for script in (FAULTS, DEAD) for fault in page.evaluate(script)]
            heights.setdefault(size, set()).add(page.evaluate("document.querySelector('#prompt').offsetHeight"))
        found += [f"{name}, on paper: {fault}" for fault in printed(page)]
    assert all(len(same) == 1 for same in heights.values()), heights
    return found


@pytest.mark.parametrize(("language", "fraction"), [("en", 0.6), ("de", 0.92)])
def test_positions_of_recorded_games_fit_every_window(frame: Page, language: str, fraction: float, soak: bool) -> None:
    """One position of every tenth game, or with ``--soak`` seven of every game."""
    fractions, every = ((0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.97), 1) if soak else ((fraction,), 10)
    assert faults(frame, language, fractions, every) == []


@pytest.mark.parametrize("size", ["small", "phone"])
def test_what_is_lit_on_something_lit_answers_for_itself(frame: Page, size: str) -> None:
    """A card that could be promoted lay under its organism, which had other answers and asked which of them."""
    frame.evaluate(SHOW, [drawn("genesis", 0, 169, "en"), "en"])
    width, height = SIZES[size]
    frame.set_viewport_size({"width": width, "height": height})
    assert frame.query_selector(".organism.lit > [data-several]")
    assert frame.query_selector(".organism.lit .mutation.lit")
    assert frame.evaluate(DEAD) == []
    frame.evaluate(SHOW, [drawn("genesis", 5, 421, "en"), "en"])
    assert frame.query_selector(".organism.is-0 .parasite.of-0"), "somebody moves from a host into its parasite"
    assert frame.evaluate(DEAD) == []


def test_long_causes_and_long_names_are_whole_and_large_enough(frame: Page) -> None:
    """A cause of three lines on a phone, and Cyanobakterien on another's organism; a phone tells the player order."""
    for number, at, language, size in ((10, 508, "de", "small"), (25, 339, "en", "phone")):
        frame.evaluate(SHOW, [drawn("genesis", number, at, language), language])
        width, height = SIZES[size]
        frame.set_viewport_size({"width": width, "height": height})
        assert frame.evaluate(FAULTS) == []
        expect(frame.locator("#top .order li").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_no_mark_lies_over_what_was_picked(frame: Page, size: str) -> None:
    """The mark of the free bionts, which have acted, hangs into the picked catalyst above it."""
    frame.evaluate(SHOW, [drawn("genesis", 17, 115, "de"), "de"])
    width, height = SIZES[size]
    frame.set_viewport_size({"width": width, "height": height})
    assert frame.query_selector("#free-red > .why")
    assert frame.evaluate(DEAD) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_dice_that_a_question_is_about_lie_beside_it(frame: Page, size: str, language: str) -> None:
    """What dies? Each die says what it does, whole and above the prompt; what is lit can be scrolled from below it."""
    width, height = SIZES[size]
    frame.set_viewport_size({"width": width, "height": height})
    frame.evaluate(SHOW, [drawn("genesis", 1, 38, language), language])
    tray, prompt = frame.locator("#tray .roll.stays"), frame.locator("#prompt").bounding_box()
    expect(tray).to_be_in_viewport(ratio=1)
    for means in tray.locator(".means").all():
        expect(means).to_be_in_viewport(ratio=1)
    box = tray.bounding_box()
    assert box
    assert prompt
    assert box["y"] + box["height"] <= prompt["y"] + 1
    assert box["height"] < height / 5
    assert frame.evaluate(FAULTS) + frame.evaluate(DEAD) == []


@pytest.mark.parametrize("size", ["small", "large"])
def test_what_a_macroorganism_would_do_does_not_cover_the_list_of_them(frame: Page, size: str) -> None:
    width, height = SIZES[size]
    frame.set_viewport_size({"width": width, "height": height})
    frame.evaluate(SHOW, [drawn("genesis", 6, 424, "de"), "de"])
    frame.hover("#macro-lampshell")
    effect, offers = frame.locator(".effect.shown").bounding_box(), frame.locator("#stack").bounding_box()
    assert effect
    assert offers
    below, right = offers["y"] + offers["height"], offers["x"] + offers["width"]
    assert effect["y"] >= below or effect["x"] >= right


def test_many_places_with_long_names_fit_their_buttons(frame: Page) -> None:
    """Eight targets of the only piece to pick, all of which cannot be taken back: the piece alone bears the sign."""
    frame.evaluate(SHOW, [drawn("genesis", 25, 141, "de"), "de"])
    assert len(frame.query_selector_all("#prompt .targets button:visible")) == 8
    assert frame.evaluate(FAULTS) == []


@pytest.mark.parametrize("at", [(23, 191), (23, 305), (28, 263)])
def test_long_sentences_fit_their_buttons_whatever_is_picked(frame: Page, at: tuple[int, int]) -> None:
    """Many picks with many long targets each; the way on leads to more of what was picked."""
    frame.evaluate(SHOW, [drawn("genesis", *at, "de"), "de"])
    for size in ("small", "large"):
        width, height = SIZES[size]
        frame.set_viewport_size({"width": width, "height": height})
        assert frame.evaluate(FAULTS) == []
    frame.locator("#prompt .picks").first.click()
    expect(frame.locator("#prompt .options > .turn:visible")).to_have_count(0)


def test_other_pages_fit_on_paper(browser: Browser, server: str, soak: bool) -> None:
    """Points, chronicle and log of a long game, galleries, a card, the rules and the player aid; in German, whose words
    are longer, and with ``--soak`` in English too."""
    for language in ("de-DE", "en-GB") if soak else ("de-DE",):
        context = opened(browser, language, base_url=server)
        page = context.new_page()
        longest = max(recorded("genesis"), key=lambda record: (len(record.seats), len(record.answers)))
        bring(page, longest.to_json())
        table = page.url.partition("?")[0]
        pages = [f"{table}/{name}" for name in ("end", "chronicle", "log")]
        pages += [f"/genesis/{name}" for name in ("aid", "cards", "cards?kind=macroorganism", "cards?kind=event")]
        pages += ["/genesis/rules", "/genesis/cards/standard-2e/tmrna", "/origins/cards", "/origins/cards?kind=hex"]
        for address in pages:
            page.goto(address)
            if not soak:
                page.evaluate(FEWER)
            assert printed(page) == [], address
        context.close()


@pytest.mark.parametrize("size", ["small", "phone"])
def test_a_thing_with_several_answers_asks_which_of_them_beside_itself(frame: Page, size: str) -> None:
    """By a click and by Enter; every answer is whole in the window, and Escape puts the choice away."""
    width, height = SIZES[size]
    frame.set_viewport_size({"width": width, "height": height})
    frame.evaluate(SHOW, [drawn("genesis", 6, 326, "de"), "de"])
    cover = frame.locator(".board a[data-several]:visible").first
    cover.click()
    here = frame.locator("#here .option")
    assert here.count() == len((cover.get_attribute("data-several") or "").split())
    for answer in here.all():
        expect(answer).to_be_in_viewport(ratio=1)
    frame.keyboard.press("Escape")
    expect(frame.locator("#here")).to_have_count(0)
    cover.press("Enter")
    expect(here.first).to_be_focused()

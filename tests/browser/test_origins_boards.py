"""Boards of recorded games of Bios:Origins, of every kind, in both languages and several windows.

Everything is seen, what is lit can be clicked, nothing leaves its place, and everybody can use it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import opened
from tests.browser.origins import OVERFLOWS, step
from tests.browser.positions import recorded
from tests.browser.table import READ, TURN
from tests.browser.test_access import problems
from tests.browser.test_bars import DEAD
from tests.browser.test_choosing import SIZES, bring

MODES = ("basic", "advanced", "three", "first", "solitaire", "cooperative", "sea", "yrr")
"""The kinds of the recorded games, in their order."""


class Scene(NamedTuple):
    """A game that programs played for a share of its length."""

    mode: str
    seed: int
    share: float
    language: str


SCENES = [
    Scene(mode, seed, share, language)
    for seed, (share, language) in enumerate([(0.9, "de-DE"), (0.5, "en-GB"), (0.25, "de-DE")], 2)
    for mode in MODES
][:20]
EVERY = 9
"""An ordinary run looks at every ninth of them: three kinds of games, at all shares and in both languages."""


@cache
def record(scene: Scene) -> str:
    """The record of a scene: so much of a recorded game, which programs played to its end."""
    whole = recorded("origins")[SCENES.index(scene)]
    return replace(whole, answers=whole.answers[: int(len(whole.answers) * scene.share)]).to_json()


def scenes(soak: bool) -> list[Scene]:
    """What this run looks at."""
    return SCENES if soak else SCENES[::EVERY]


def at(browser: Browser, server: str, scene: Scene, **options: object) -> tuple[BrowserContext, Page]:
    """A window that shows a scene."""
    context = opened(browser, scene.language, base_url=server, **options)
    page = context.new_page()
    bring(page, record(scene))
    return context, page


def test_the_whole_board_is_seen_and_what_is_lit_can_be_clicked(browser: Browser, server: str, soak: bool) -> None:
    """At a position and after some more answers, in two sizes of a desktop window, with every sheet unfolded."""
    for scene in scenes(soak):
        context, page = at(browser, server, scene)
        heights, lit = set(), 0
        for number in range(4 if soak else 2):
            page.wait_for_selector(TURN)
            page.wait_for_load_state()
            page.evaluate(READ)
            for width, height in (SIZES["small"], SIZES["large"]):
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(OVERFLOWS) == [], (scene, width)
                assert page.evaluate(DEAD) == [], (scene, width)
                unit = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
                heights.add(round(page.evaluate("document.querySelector('#prompt').offsetHeight") / unit, 1))
                listed = (
                    "[...document.querySelectorAll('#prompt .options .option')].filter(one => one.checkVisibility())"
                )
                assert page.evaluate(f"{listed}.length") <= 13, scene
            page.set_viewport_size({"width": 1280, "height": 800})
            lit += page.locator(".board .hit").count()
            if step(page, number * 5)["over"]:
                break
        assert heights == {5.0}
        assert lit
        for sheet in ("market", "tableaus", "story"):
            page.evaluate(f"document.getElementById('{sheet}').open = true")
            assert page.evaluate(OVERFLOWS) == [], (scene, sheet)
        context.close()


@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_a_small_window_shows_the_question_and_plays_on(browser: Browser, server: str, soak: bool, size: str) -> None:
    width, height = SIZES[size]
    for scene in scenes(soak)[:: 1 if soak else 2]:
        context, page = at(browser, server, scene, viewport={"width": width, "height": height})
        tops = set()
        for number in range(4 if soak else 2):
            page.wait_for_selector(TURN)
            page.wait_for_load_state()
            assert page.evaluate("document.documentElement.scrollWidth") <= width, scene
            expect(page.locator("#prompt .ask b")).to_be_in_viewport()
            tops.add(page.evaluate("document.querySelector('#top').offsetHeight"))
            if step(page, number * 3)["over"]:
                break
        assert len(tops) == 1, (scene, tops)
        page.wait_for_selector(TURN)
        page.wait_for_load_state()
        for pane, shown in (("mine", "#mine h2"), ("ledger", "#ledger .mine-of .total b >> nth=0")):
            page.click(f"label[for=pane-{pane}]")
            page.click(shown, trial=True)
        page.click("#philosophy", trial=True)
        assert page.evaluate("document.querySelector('#ledger').scrollWidth") <= width, scene
        context.close()


@pytest.mark.parametrize("size", ["small", "phone", "zoomed"])
def test_whoever_may_keep_an_idea_sees_what_it_does(browser: Browser, server: str, size: str) -> None:
    width, height = SIZES[size]
    context = opened(browser, "de-DE", base_url=server, viewport={"width": width, "height": height})
    page = context.new_page()
    whole = recorded("origins")[MODES.index("solitaire")]
    invented = next(number for number, answer in enumerate(whole.answers) if answer.startswith("keep "))
    bring(page, replace(whole, answers=whole.answers[:invented]).to_json())
    keep = page.locator("#prompt .option[value^=keep]")
    expect(keep.locator("small")).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOWS) == []
    context.close()


def test_everybody_can_use_it(browser: Browser, server: str, soak: bool) -> None:
    """axe-core finds no serious problem on the board, its sheets and the scores; sheets of an ordinary run are those of
    one board."""
    for number, scene in enumerate(scenes(soak)[:: 1 if soak else 4]):
        context, page = at(browser, server, scene, bypass_csp=True)
        assert problems(page) == [], scene
        for sheet in ("challenge", "market", "tableaus", "story") if soak or not number else ():
            page.evaluate(f"document.getElementById('{sheet}').open = true")
            assert problems(page, f"#{sheet}") == [], (scene, sheet)
        page.goto(page.url + "/end")
        assert problems(page) == [], scene
        context.close()

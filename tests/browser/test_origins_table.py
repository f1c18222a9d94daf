"""At the table of Bios:Origins: keyboard alone, undo, reload, the past, without script, the map, broken uploads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import opened
from tests.browser.origins import begin, step
from tests.browser.table import TURN, buttons, moved, version
from tests.browser.test_origins_boards import SCENES, record


def figures(page: Page) -> list[str]:
    """Every piece on the map, with its place."""
    script = "found => found.map(piece => piece.closest('[id]').id + ' ' + piece.dataset.piece)"
    found: list[str] = page.eval_on_selector_all("#figures [data-piece]", script)
    return sorted(found)


def test_undo_history_and_reload_show_the_same_map(page: Page) -> None:
    begin(page)
    shown = [figures(page)]
    for number in range(12):
        step(page, number * 3)
        shown.append(figures(page))
    page.wait_for_selector(TURN)
    now = figures(page)
    page.reload()
    page.wait_for_selector(TURN)
    assert figures(page) == now
    page.locator("#slide").fill("0")
    expect(page.locator("#prompt .ask b")).to_contain_text("After answer 0")
    page.wait_for_load_state()  # the slider listens once the script is there
    assert figures(page) == shown[0]
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt .option")
    assert figures(page) == now


def test_an_answer_is_taken_back_and_given_again(page: Page) -> None:
    begin(page)
    page.wait_for_selector(TURN)
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


def test_a_game_in_german_by_keyboard_alone(browser: Browser, server: str) -> None:
    context = opened(browser, "de-DE", base_url=server)
    page = context.new_page()
    begin(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for number in range(16):
        page.wait_for_selector(TURN)
        if not buttons(page):
            break
        before = version(page)
        page.evaluate("document.activeElement.blur()")
        keys = page.eval_on_selector_all(
            "#prompt [data-key]", "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.key)"
        )
        assert keys
        key = keys[number % len(keys)] if "+" not in keys else keys[0]
        page.keyboard.press(key)
        moved(page, before)
    context.close()


def test_the_map_is_zoomed_and_panned_by_keys_and_wheel(page: Page) -> None:
    begin(page)
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


def test_the_game_is_playable_without_the_script(browser: Browser, server: str) -> None:
    context = opened(browser, base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    page.click(".origins .now button.primary")
    for number in range(6):
        page.wait_for_selector(TURN)
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


def test_terms_explain_themselves_in_place(page: Page) -> None:
    begin(page)
    page.hover(".wick .rev")
    expect(page.locator("#tip")).to_contain_text("chaotic revolution")
    page.hover('.ledger th svg:has(use[href="#s-icon-maritime"])')
    expect(page.locator("#tip")).to_contain_text("maritime")

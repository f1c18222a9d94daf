"""What the table does for every game: one without a drawing is played by clicking, long lists are told bit by bit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import biont
from biont.server.asking import FEW
from tests.browser.conftest import READ, opened
from tests.browser.table import TURN, buttons, choose, moved, version
from tests.browser.test_access import problems
from tests.server.running import Runner

PLUGGED = "from biont import games; games.BUILT_IN['skirmish'] = 'tests.plugin.skirmish.definition:SKIRMISH'"
"""How a server gets to know a game that has nothing but rules."""


@pytest.fixture(scope="module")
def plain(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page at the table of a skirmish between two people."""
    running = Runner(tmp_path_factory.mktemp("plain"), f"{PLUGGED}; {READ}")
    context = opened(browser, base_url=running.url, bypass_csp=True)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/")
    form = page.locator(".skirmish .new")
    form.locator("[name=seat-blue]").select_option("person")
    form.locator("[name=seat-green]").select_option("nobody")
    form.locator("button.primary").click()
    page.wait_for_selector(TURN)
    page.wait_for_load_state()
    yield page
    context.close()
    running.stop()
    assert not errors


def test_a_game_without_a_drawing_is_played_on_its_board_and_in_its_list(plain: Page, soak: bool) -> None:
    clicked = 0
    for number in range(40 if soak else 18):
        if not buttons(plain):
            break
        before = version(plain)
        lit = plain.query_selector_all("#fields .hit, #fields .chip")
        if lit and number % 2:
            clicked += 1
            lit[number % len(lit)].click()
        else:
            found = buttons(plain)
            found[number * 7 % len(found)].click()
        moved(plain, before)
    assert clicked > 3
    expect(plain.locator("#story .points li")).to_have_count(2)
    expect(plain.locator("#story .log li").first).to_be_visible()


def test_a_plain_board_is_for_everybody(plain: Page) -> None:
    assert problems(plain) == []
    plain.locator("#slide").fill("0")
    expect(plain.locator("#prompt .ask b")).to_contain_text("After answer 0")
    plain.keyboard.press("Escape")
    expect(plain.locator("#strip output")).to_have_text("now")


def long_list(page: Page, tmp_path: Path) -> None:
    """Open a game that asks with a long list."""
    game = biont.new("genesis", seats=["red", "blue"], seed=0)
    while (decision := game.decision) is not None and (decision.seat or len(decision.options) <= FEW):
        game.choose(decision.options[0])
    file = tmp_path / "game.json"
    game.record().save(file)
    page.goto("/")
    page.set_input_files("[name=file]", file)
    page.click(".upload button")
    page.wait_for_selector("#prompt .option")


def test_of_a_long_list_the_effect_is_told_when_somebody_points_at_an_option(page: Page, tmp_path: Path) -> None:
    long_list(page, tmp_path)
    assert len(buttons(page)) > FEW
    expect(page.locator(".effect")).to_have_count(0)
    page.locator("#prompt .option.picks").first.click()
    first, second = page.locator("#prompt .targets .option:visible").all()[:2]
    numbers = [one.get_attribute("data-option") for one in (first, second)]
    first.hover()
    expect(page.locator(f"#effect-{numbers[0]}.shown")).to_be_visible()
    expect(first).to_have_attribute("aria-describedby", f"effect-{numbers[0]}")
    second.hover()
    expect(page.locator(f"#effect-{numbers[1]}.shown")).to_be_visible()
    expect(page.locator(".effect.shown")).to_have_count(1)
    asked = page.get_attribute("#effects", "data-ask")
    choose(page, 0)
    expect(page.locator(f"#effects[data-ask='{asked}']")).to_have_count(0)


def test_who_points_at_an_answer_before_the_script_has_come_is_told_all_the_same(page: Page, tmp_path: Path) -> None:
    held: list[Route] = []
    page.route("**/table.js*", lambda route: held.append(route))
    long_list(page, tmp_path)
    page.locator("#prompt .option.picks").first.click()
    answer = page.locator("#prompt .targets .option:visible").first
    answer.hover()
    held[0].continue_()
    expect(page.locator(f"#effect-{answer.get_attribute('data-option')}.shown")).to_be_visible()

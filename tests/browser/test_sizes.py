"""Both tables in windows of five sizes: what a question follows from and what is suggested stand in sight, words can be
read, and nothing runs out of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import biont
from biont import games
from biont.kernel import Record
from biont.server.hint import SETTING
from biont.server.page.draw import assembled, draw
from tests.browser.conftest import opened
from tests.browser.origins import OVERFLOWS
from tests.browser.positions import open_game, recorded, seen
from tests.browser.table import FITTED, sent
from tests.browser.test_bars import DEAD, FAULTS, SHOW

SIZES = [(1280, 800), (1440, 900), (1920, 1080), (390, 844), (640, 400)]
"""A laptop, a larger one, a large screen, a phone, and the laptop's window at 200 %."""

PHONE = 760
"""Windows up to this width are laid out as on a phone."""

SEEN = {"genesis": [(6, 253), (23, 316), (1, 358)], "origins": [(1, 239), (1, 659), (8, 71)]}
"""Recorded games after so many answers, when a question follows from something."""

GAMES, PARTS, SHARES = 40, 10, (0.25, 0.6, 0.93)
"""With ``--soak``: so many games of each, in parts that can be run one by one, at these shares of their length."""

FITS = {"genesis": [FAULTS, DEAD], "origins": [OVERFLOWS, DEAD]}
"""What else is wrong with a board: what leaves its place, and what is lit and does not answer."""

WRONG = """(because) => {
  const found = [], seen = (one) => one?.checkVisibility({ visibilityProperty: true });
  const prompt = document.querySelector("#prompt").getBoundingClientRect();
  const whole = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= -1 && top >= prompt.top - 1 && right <= innerWidth + 1 && bottom <= prompt.bottom + 1;
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than the window");
  if (prompt.bottom > innerHeight + 1) found.push("the prompt leaves the window");
  const chip = document.querySelector("#prompt .because"), first = document.querySelector("#prompt .option.first");
  if (because && !(seen(chip) && whole(chip))) found.push("the cause is not in sight");
  if (!first || !seen(first) || !whole(first)) found.push("what is suggested is not in sight");
  // In a small window the first thing that it is about lies where nothing covers it.
  const things = [...document.querySelectorAll("#board .suggested")].filter(seen);
  const [about, top, guide] = [things[0], ...document.querySelectorAll("#top, #guide")]
    .map((one) => one?.getBoundingClientRect());
  const out = about && (about.bottom < top.bottom + 8 || about.top > (guide.top || prompt.top) - 8);
  if (innerWidth <= 760 && out) found.push("what the suggestion is about is not in sight");
  const words = document.createRange();
  for (const one of document.querySelectorAll("#prompt .option:not(.turn)")) {
    const told = one.querySelector("span");
    if (!told || !seen(one)) continue;
    words.selectNodeContents(told);
    const said = words.getBoundingClientRect(), button = one.getBoundingClientRect();
    const inside = said.top >= button.top - 2 && said.bottom <= button.bottom + 2 && said.right <= button.right + 1;
    if (!inside) found.push(`"${one.textContent.trim()}" leaves its button`);
  }
  const stage = document.querySelector("#stage");
  (stage.querySelector("[data-first]") ?? stage.querySelector(".leaf")).classList.add("now");
  stage.classList.add("open");
  const room = stage.getBoundingClientRect();
  if (because && (room.height < 60 || room.bottom > innerHeight + 1)) found.push(`the stage is ${room.height} px high`);
  for (const one of stage.querySelectorAll(".now .struck > *")) {
    const there = one.parentElement.getBoundingClientRect(), { right, bottom } = one.getBoundingClientRect();
    if (seen(one) && (bottom > there.bottom + 1 || right > room.right + 1)) found.push("what struck is cut");
  }
  stage.classList.remove("open");
  const asked = document.querySelector("#prompt .ask b");
  if (!seen(asked) || asked.getBoundingClientRect().top < prompt.top - 1) found.push("the question is cut");
  for (const one of document.querySelectorAll(".philosophy .diagram text")) {
    const card = one.closest(".philosophy").getBoundingClientRect(), { left, right } = one.getBoundingClientRect();
    if (seen(one) && (left < card.left || right > card.right)) found.push(`"${one.textContent}" leaves its card`);
  }
  const written = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  while (written.nextNode()) {
    const { data, parentElement: one } = written.currentNode;
    if (!/[\\p{L}\\p{N}]/u.test(data) || one.closest("title, .unseen, .away-from-eyes, .of, option, style")) continue;
    // In a drawing a unit is as large as the drawing makes it.
    const unit = one instanceof SVGTextContentElement ? Math.abs(one.getScreenCTM()?.d ?? 0) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * unit;
    if (seen(one) && one.getClientRects().length && size < 10.95) found.push(`"${data.trim()}" has ${size} px`);
  }
  return [...new Set(found)];
}"""


PLACE = """async (turn) => {
  const [table, ...own] = [...document.querySelectorAll("script[type=module]")].map((one) => one.src);
  sessionStorage.clear();
  (await import(new URL("board/marks.js", table))).suggest();
  (await import(new URL("board/picking.js", table))).towards(".board .suggested:not(.option)");
  for (const script of own) await import(`${script}#${turn}`);
  document.querySelector(".board").dataset.version = turn;
}"""
"""What the page's scripts do with a board that comes: a suggestion is marked and brought into sight, on a map too. A
script of a game looks once at the board of its page, so each board gets one of its own."""

PANES = """() => [...document.querySelectorAll("[name=pane]")].map((one) => one.id)"""
"""In a small window a board may show one of its panes at a time."""


def board(record: Record, answers: int, language: str) -> tuple[str, bool] | None:
    """The board with a hint, and whether its question follows from something; none where nobody is asked."""
    table = open_game(record, answers)
    table.settings = {**table.settings, SETTING: answers}
    if table.decision is None:
        return None
    position, definition = seen(table, language), games.game(record.game)
    shown = str(assembled(definition, definition.words(language), draw(position)))
    return shown, bool(position.game.causes_for(position.seat).behind(table.decision))


def played(game: str, number: int) -> Record:
    """A recorded game, or one that programs play for it."""
    if number < len(recorded(game)):
        return recorded(game)[number]
    definition = games.game(game)
    fresh = biont.new(game, seats=definition.seating.names[: 2 + number % 3], seed=number, settings={})
    programs = [definition.players.make("easy", seat) for seat in range(len(fresh.seats))]
    while fresh.decision is not None:
        fresh.choose(programs[fresh.decision.seat].choose(fresh.view(fresh.decision.seat)))
    return fresh.record()


def positions(game: str, part: int | None) -> Iterator[tuple[str, Record, int]]:
    """What this run looks at: a few moments, or moments of a part of many games."""
    if part is None:
        yield from ((f"{number}", recorded(game)[number], answers) for number, answers in SEEN[game])
        return
    for number in range(part, GAMES, PARTS):
        record = played(game, number)
        yield from ((f"{number}", record, int(len(record.answers) * share)) for share in SHARES)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """An ordinary run has no parts."""
    parts = list(range(PARTS)) if metafunc.config.getoption("--soak") else [None]
    metafunc.parametrize(("game", "part"), [(game, part) for game in sorted(SEEN) for part in parts])


def fits(page: Page, game: str, width: int) -> list[str]:
    """What else is wrong, in a small window in each of the panes."""
    wrong: list[str] = []
    for pane in (page.evaluate(PANES) if width <= PHONE else []) or [""]:
        if pane and not page.is_checked(f"#{pane}"):
            page.click(f"label[for={pane}]")
        for script in FITS[game]:
            wrong += page.evaluate(script)
    return wrong


def test_a_board_is_right_in_every_window(browser: Browser, server: str, game: str, part: int | None) -> None:
    """Cause and advice stand in sight, words can be read; in parts of many games, nothing else is wrong either."""
    context = opened(browser, base_url=server)
    page = context.new_page()
    page.goto(sent(page, f"/{game}/guided"))
    page.wait_for_selector("#prompt .option")
    found = []
    for turn, (name, record, answers) in enumerate(positions(game, part)):
        language = "de" if turn % 2 else "en"
        drawn = board(record, answers, language)
        if drawn is None:
            continue
        for width, height in SIZES if part is not None else SIZES[:1] + SIZES[2:]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FITTED)
            page.evaluate(SHOW, [drawn[0], language])
            page.evaluate(PLACE, f"{turn}-{width}")
            wrong = page.evaluate(WRONG, drawn[1]) + (fits(page, game, width) if part is not None else [])
            found += [f"{game} {name} at {answers}, {language}, {width}: {one}" for one in dict.fromkeys(wrong)]
    assert not found, "\n".join(found)
    context.close()

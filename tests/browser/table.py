"""What a person does at the table in the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import ElementHandle, Page

TURN = "#prompt .option, #prompt a.key"
"""Something to choose, or the way to the scores."""

ANSWERS = "fetch(location.pathname + '/record').then((reply) => reply.json()).then((game) => game.answers)"
"""What was answered so far."""


def sent(page: Page, path: str, **fields: str) -> str:
    """Send a form without opening the page that it stands on; where it leads."""
    found = re.search(r'name="token" value="(\w+)"', page.request.get("/").text())
    assert found
    reply = page.request.post(path, multipart={"token": found[1], **fields}, max_redirects=0)
    assert reply.status == 303, reply.text()
    return reply.headers["location"]


def sit_down(page: Page, game: str, fields: dict[str, str], seed: int = 5) -> None:
    """Begin a game and open it once a person is asked: what programs did before is then no news to the page."""
    place = sent(page, "/games", game=game, seed=str(seed), **fields)
    for _ in range(1000):
        if page.request.get(f"{place}/frame", headers={"X-Biont": "1"}).json()["asked"]:
            break
    page.goto(place)
    page.wait_for_selector(TURN)


def start(page: Page, *variants: str, pace: str = "instant") -> None:
    """Against the program, which answers at once; always the same game."""
    sit_down(page, "genesis", {"seat-red": "person", "seat-blue": "easy", **dict.fromkeys(variants, "on")})
    if pace != "instant":
        settle(page, pace)


def settle(page: Page, pace: str) -> None:
    """Let programs answer at that pace."""
    page.click("#menu > summary")
    page.select_option("#menu [name=pace]", pace)
    page.click("#menu .arrange button")
    page.wait_for_selector(TURN)
    page.wait_for_load_state()  # keys answer once the script is there


def version(page: Page) -> str:
    """Where the game stands on this page."""
    return page.get_attribute(".board", "data-version") or ""


def moved(page: Page, since: str) -> None:
    """Wait until the board is a new one and a person is asked again."""
    page.wait_for_selector(f".board:not([data-version='{since}'])")
    page.wait_for_selector(TURN)


def buttons(page: Page) -> list[ElementHandle]:
    """What can be chosen in the list below the board, now or once something was picked."""
    return page.query_selector_all("#prompt button.option")


def picks(page: Page) -> None:
    """Pick the first thing, where something has to be picked before anything can be chosen."""
    if page.query_selector("#prompt .picks") and not page.query_selector("#prompt .picking:checked"):
        page.click("#prompt .picks >> nth=0")


def take(page: Page, button: ElementHandle) -> None:
    """Click an answer of the list, after what has to be picked before it."""
    pick = button.evaluate("one => /in-(\\d+)/.exec(one.closest('.targets')?.className)?.[1] ?? ''")
    if pick and not page.is_checked(f"#pick-{pick}"):  # a second click would let it go
        page.click(f"#prompt label[for=pick-{pick}]")
    while not button.is_visible():
        page.click("#prompt .turn:visible")
    button.click()


REACH = """number => {
    const found = [...document.querySelectorAll("#prompt button.option")].filter((one) => one.checkVisibility());
    found[number % found.length].focus();
}"""
MARKED = """() => {
    const { total, version } = document.querySelector(".board").dataset;
    return [Number(total), version, [...document.querySelectorAll("[data-enter]")].map((one) => one.value)];
}"""


FITTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""The plate is told of another size with the next frame."""

READ = "document.querySelector('#stage.open .close-stage')?.click()"
"""What struck was read; now to the table."""


def leave(page: Page) -> None:
    """Let go of whatever the keyboard has reached; the mark of the Enter key follows in a task of its own."""
    page.evaluate("new Promise((done) => { document.activeElement.blur(); setTimeout(done); })")


def play_by_enter(page: Page, places: Sequence[str], most: int = 800) -> dict[int, str]:
    """Play to the end, or so many answers, with the Enter key, the focus at one place after the other: what its button
    promised, by how many answers there were; where no answer is what the question is asked for, the one counts that Tab
    has reached."""
    promised: dict[int, str] = {}
    for number in range(most):
        if not page.query_selector("#prompt button.option"):
            break
        page.evaluate(READ)
        page.keyboard.press("Tab")  # from here on the focus is one of the keyboard
        leave(page)
        place = page.query_selector(places[number % len(places)])
        if place is not None:
            place.focus()
        if page.query_selector("#prompt [data-enter]") is None:
            if not page.query_selector("#prompt button.option:visible"):
                page.keyboard.press("1")  # something has to be picked first
            page.evaluate(REACH, number * 7)
        answers, before, [promise] = page.evaluate(MARKED)
        assert answers not in promised, "a question has one answer"
        promised[answers] = promise
        page.keyboard.press("Enter")
        page.wait_for_function("known => Number(document.querySelector('.board').dataset.total) > known", arg=answers)
        moved(page, before)
    return promised


def pieces(page: Page) -> list[str]:
    """Every piece on the map, with the thing it lies on."""
    script = "found => found.map(piece => piece.closest('[id]').id + ' ' + piece.dataset.piece)"
    found: list[str] = page.eval_on_selector_all("#strata [data-piece]", script)
    return found


def choose(page: Page, number: int) -> None:
    """Click an option of the list."""
    before = version(page)
    found = buttons(page)
    take(page, found[number % len(found)])
    moved(page, before)

"""What can be heard: nothing at first; with the switch on, what a frame tells, and nothing twice."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import biont
from tests.browser.table import choose, sit_down, start

FOLDER = Path(biont.__file__).parent / "server" / "static" / "sounds"

NOTED = """
window.heard = [];
window.told = new Set();
let known = Infinity;
document.addEventListener("drawn", ({ detail: { frame } }) => {
  for (const [answers, name] of frame.sounds) if (answers > Math.min(known, frame.total - 1)) window.told.add(name);
  known = frame.total;
});
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard.push(this.buffer.duration);
  return begin.apply(this, when);
};
"""
"""Notes what frames tell, and how long everything is that begins to sound."""


def lengths() -> dict[str, float]:
    """How many seconds each sound lasts; no two last as long."""
    found = {}
    for file in FOLDER.glob("*.wav"):
        with wave.open(str(file)) as opened:
            found[file.stem] = opened.getnframes() / opened.getframerate()
    return found


def heard(page: Page) -> list[str]:
    """The sounds that have begun."""
    durations: list[float] = page.evaluate("window.heard")
    return [name for one in durations for name, length in lengths().items() if abs(one - length) < 0.001]


def wait_for(page: Page, *names: str) -> None:
    """Wait until all of these have sounded since the last look."""
    wanted = [lengths()[name] for name in names]
    page.wait_for_function("wanted => wanted.every((one) => heard.some((it) => Math.abs(it - one) < .001))", arg=wanted)


def test_nothing_is_heard_before_the_switch_is_on_and_the_browser_remembers_it(page: Page) -> None:
    page.add_init_script(NOTED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith(".wav") else None)
    start(page)
    switch = page.locator("button.sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    choose(page, 0)
    assert (heard(page), asked) == ([], [])
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    wait_for(page, "turn")
    choose(page, 0)
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("game", "seats"), [("genesis", ("red", "blue")), ("origins", ("black", "white"))], ids=["genesis", "origins"]
)
def test_what_frames_tell_is_heard(page: Page, game: str, seats: tuple[str, str]) -> None:
    page.add_init_script(NOTED)
    sit_down(page, game, {f"seat-{seats[0]}": "person", f"seat-{seats[1]}": "easy"})
    page.click("button.sound")
    wait_for(page, "turn")
    page.evaluate("window.heard = []")
    for number in range(12):
        choose(page, number * 5)
        told: list[str] = page.evaluate("[...window.told]")
        if len(told) > 1:
            break
    assert len(told) > 1
    wait_for(page, *told)
    assert set(heard(page)) == set(told)

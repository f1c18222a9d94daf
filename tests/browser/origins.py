"""What a person does at the table of Bios:Origins in the browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.table import TURN, settle

STEP = """async (number) => {
  const board = document.querySelector(".board"), before = board.dataset.version;
  const wait = (what) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(document.querySelector("#prompt .ask").textContent)), 20000);
    const look = () => { if (what()) { clearTimeout(late); done(); } else setTimeout(look, 4); };
    look();
  });
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const ready = () => [...document.querySelectorAll("#prompt .option, #prompt a.key")].some(seen);
  await wait(ready);
  const asked = document.querySelector("#prompt .ask b").textContent, hidden = [], free = [];
  for (const hit of document.querySelectorAll(".board .hit")) {
    const place = hit.getBoundingClientRect();
    const there = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    if (seen(hit) && there === hit) free.push(hit);
    else hidden.push(`${asked} ${hit.closest("[id]").id} ${seen(hit) ? there?.id || there?.className : "hidden"}`);
  }
  const listed = [...document.querySelectorAll("#prompt button.option")].filter(seen);
  if (!listed.length) return { over: true, hidden, asked };
  const main = listed.find((one) => "main" in one.dataset);
  const chosen = main ?? (free.length ? free[number % free.length] : listed[number % listed.length]);
  chosen.click();
  if ("narrow" in document.querySelector("#prompt").dataset) {
    [...document.querySelectorAll("#prompt .options button.option")].find(seen).click();
  }
  await wait(() => board.dataset.version !== before);
  return { over: false, hidden, asked, on: free.includes(chosen) };
}"""
"""Clicks what one came for, else something that is lit on the board and not covered, else an answer of the list; and
waits for the next board. Tells what was asked, and what is lit but cannot be reached."""


def begin(page: Page, seed: int = 5, *, advanced: bool = False) -> None:
    """A game against a program that answers at once."""
    page.goto("/")
    page.eval_on_selector(".origins .new [name=seed]", f"field => {{ field.value = '{seed}' }}")
    if advanced:
        page.eval_on_selector(".origins .new [name=advanced]", "box => { box.checked = true }")
    page.click(".origins .new button.primary")
    page.wait_for_selector(TURN)
    settle(page, "instant")


def step(page: Page, number: int) -> dict[str, Any]:
    """One click, and what was seen before it."""
    found: dict[str, Any] = page.evaluate(STEP, number)
    return found

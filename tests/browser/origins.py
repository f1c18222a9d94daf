"""What a person does at the table of Bios:Origins in the browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.table import sit_down

STEP = """async (number) => {
  const board = document.querySelector(".board");
  const wait = (what) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(document.querySelector("#prompt .ask").textContent)), 20000);
    const look = () => { if (what()) { clearTimeout(late); done(); } else setTimeout(look, 4); };
    look();
  });
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const ready = () => [...document.querySelectorAll("#prompt .option, #prompt a.key")].some(seen);
  await wait(ready);
  document.querySelector("#stage.open .close-stage")?.click();   // what struck was read; now to the table
  const before = board.dataset.version;   // not earlier: until here the board may still change by itself
  const asked = document.querySelector("#prompt .ask b").textContent, hidden = [], free = [];
  const over = (one) => {
    const place = one.getBoundingClientRect();
    return document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
  };
  const look = (hit) => {
    if (seen(hit) && over(hit) === hit) return true;
    hidden.push(`${asked} ${hit.closest("[id]").id} ${seen(hit) ? over(hit)?.id || over(hit)?.className : "hidden"}`);
    return false;
  };
  const folded = [];
  for (const hit of document.querySelectorAll(".board .hit")) {
    const sheet = hit.closest(".sheet-of:not([open])"), way = sheet?.querySelector("summary");
    if (way && getComputedStyle(way).outlineStyle === "solid" && way.contains(over(way))) folded.push([hit, way]);
    else if (look(hit)) free.push(hit);
  }
  for (const [hit, way] of folded) { way.click(); look(hit); way.click(); }
  const listed = [...document.querySelectorAll("#prompt button.option")].filter(seen);
  if (!listed.length) return { over: true, hidden, asked };
  const main = listed.find((one) => "main" in one.dataset);
  const chosen = main ?? (free.length ? free[number % free.length] : listed[number % listed.length]);
  const give = (one) => {
    const effect = document.getElementById(`effect-${one.dataset.option}`);
    one.click();
    if (effect && "warned" in effect.dataset && matchMedia("(max-width: 760px)").matches) one.click();
  };
  give(chosen);
  const here = document.querySelector("#here button.option");
  if (here) give(here);
  await wait(() => board.dataset.version !== before);
  return { over: false, hidden, asked, on: free.includes(chosen) };
}"""
"""Clicks what one came for, else something that is lit on the board and not covered, else an answer of the list, in a
small window twice if it may be regretted; and waits for the next board. Tells what was asked, and what is lit but
cannot be reached, not even behind the lit button of a sheet that is folded."""


def begin(page: Page, seed: int = 5, *, advanced: bool = False) -> None:
    """A game against a program that answers at once."""
    fields = {"seat-black": "person", "seat-green": "easy", "advanced": "on" if advanced else ""}
    sit_down(page, "origins", fields, seed)


def step(page: Page, number: int) -> dict[str, Any]:
    """One click, and what was seen before it."""
    found: dict[str, Any] = page.evaluate(STEP, number)
    return found


OVERFLOWS = """async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const found = new Set();
  const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const text = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  for (const id of ["top", "mine", "plate", "ledger", "prompt"]) {
    const region = document.getElementById(id);
    if (seen(region) && !inside(region.getBoundingClientRect(), window_)) found.add(`${id} leaves the window`);
  }
  for (const card of document.querySelectorAll(".rung, .stall, .card-face, .cartouche, .tab, .fuse, .bid-of, .lobe")) {
    if (!seen(card)) continue;
    const room = card.getBoundingClientRect();
    for (const part of card.querySelectorAll("h2, h3, p, .deed, .what, .pawns, small")) {
      const said = part.textContent.trim();
      if (seen(part) && said && !inside(text(part), room)) found.add(`${said} leaves ${card.className}`);
    }
    for (const name of card.querySelectorAll("h3 .name, h3 a")) {
      const cut = name.clientWidth && name.scrollWidth > name.clientWidth + 1;
      if (seen(name) && cut) found.add(`${name.textContent.trim()} is cut`);
    }
  }
  for (const cell of document.querySelectorAll(".ledger th, .ledger td")) {
    const room = document.querySelector(".ledger").getBoundingClientRect();
    const right = cell.getBoundingClientRect().right;
    if (seen(cell) && right > room.right + 1) found.add(`the ledger is cut at ${cell.textContent.trim()}`);
  }
  for (const card of document.querySelectorAll(".tableau-of .rung")) {
    const room = card.closest(".tableau-of").getBoundingClientRect();
    if (seen(card) && !inside(card.getBoundingClientRect(), room)) found.add(`${card.id} leaves its tableau`);
  }
  const prompt = document.querySelector("#prompt").getBoundingClientRect();
  for (const option of document.querySelectorAll("#prompt .option, #prompt .ask b")) {
    const out = !inside(option.getBoundingClientRect(), prompt);
    const scrolls = innerWidth <= 760 && option.closest(".options");
    if (seen(option) && out && !scrolls) found.add(`${option.textContent.trim()} leaves the prompt`);
  }
  for (const option of document.querySelectorAll("#prompt .options .option > span")) {
    const out = !inside(text(option), option.parentElement.getBoundingClientRect());
    if (seen(option) && out) found.add(`${option.textContent.trim()} leaves its button`);
  }
  return [...found];
}"""
"""Regions that leave the window, texts that leave their cards and buttons, names and scores that are cut."""

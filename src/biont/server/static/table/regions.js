// The board is made of regions. A frame brings those that are new to this page, and the page makes its own into them.

import { board, theme } from "./state.js";

const WHOLE = new Set(["prompt", "effects", "tray", "stage"]);   // regions of which nothing stays when they change
const marks = Object.fromEntries(board.dataset.marks.split(" ").map((one) => one.split("=")));   // of every region as it is shown here
const texts = new Map();                            // of regions as they were sent here, for lines that change in them

// The regions as they lie on the page.
export const shown = () => new Map(Object.keys(marks).map((name) => [name, document.getElementById(name)]));

// The regions that a frame changes, as they will be; nothing where it builds on what this page was never sent.
export function unpacked(frame) {
  const changed = Object.keys(frame.marks).filter((name) => marks[name] !== frame.marks[name]);
  const sent = new Map(changed.map((name) => [name, whole(name, frame.regions[name])]));
  if ([...sent.values()].includes(undefined)) return null;
  for (const [name, html] of sent) texts.set(name, html);
  return new Map([...sent].map(([name, html]) => [name, parsed(html)]));
}

// The text of a region: as it was sent, or the old one with the lines that changed.
function whole(name, sent) {
  if (typeof sent !== "object") return sent;
  if (sent.base !== marks[name] || !texts.has(name)) return undefined;
  const lines = texts.get(name).split("\n");
  for (const [start, end, fresh] of sent.lines.reverse()) lines.splice(start, end - start, ...fresh);
  return lines.join("\n");
}

function parsed(html) {
  const box = document.createElement("template");
  box.innerHTML = html;
  for (const one of box.content.querySelectorAll("[name=theme]")) one.ariaPressed = String(one.value === theme);
  return box.content.firstElementChild;
}

// Whether an element goes with a region of which nothing stays.
export const goes = (element, fresh) => [...WHOLE].some((name) => fresh.has(name) && element.closest(`#${name}`));

export function swap(fresh, frame) {
  for (const [name, element] of fresh) {
    const old = document.getElementById(name);
    if (WHOLE.has(name)) old.replaceWith(element); else morph(old, element);
    marks[name] = frame.marks[name];
  }
}

// Make an element what the server drew, and leave alone what is the same: scrolled places stay, and little is painted.
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id || (old.nodeName === "svg" && !old.id)) return old.replaceWith(fresh);
  if (old.nodeType === Node.TEXT_NODE) { old.data = fresh.data; return; }
  attributes(old, fresh);
  children(old, fresh);
}

// What a child is, whatever stands in it: most boards differ by something that came or went between others.
const kind = (one) => `${one.nodeName} ${one.id || one.classList?.[0] || ""}`;

function children(old, fresh) {
  const named = new Map();
  for (const one of old.children) if (one.id) named.set(one.id, one);
  if (named.size) {
    const wanted = new Set([...fresh.children].map((one) => one.id));
    for (const [id, one] of named) if (!wanted.has(id)) { one.remove(); named.delete(id); }
  }
  const here = [...old.childNodes], there = [...fresh.childNodes], alike = [];
  while (here.length && there.length && kind(here.at(-1)) === kind(there.at(-1))) alike.push([here.pop(), there.pop()]);
  let next = old.firstChild;
  const end = alike.at(-1)?.[0] ?? null;
  for (const one of there) {
    const twin = one.id ? named.get(one.id) : next !== end && kind(next) === kind(one) ? next : null;
    if (!twin) { old.insertBefore(one, next); continue; }
    if (twin !== next) old.insertBefore(twin, next); else next = next.nextSibling;
    morph(twin, one);
  }
  while (next !== end) { const gone = next; next = next.nextSibling; gone.remove(); }
  for (const [twin, one] of alike) morph(twin, one);
}

// What a person opened stays open; the server opens and closes only what it means to (data-opened).
function attributes(old, fresh) {
  const meant = old.hasAttribute("data-opened") !== fresh.hasAttribute("data-opened");
  for (const name of new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const value = fresh.getAttribute(name);
    if (value === old.getAttribute(name) || (name === "open" && !meant)) continue;
    if (value === null) old.removeAttribute(name); else old.setAttribute(name, value);
    if (name === "value" || name === "checked" || name === "selected") old[name] = fresh[name];
  }
}

// Places that others changed: they pulse once when one is asked again, and can be stepped through.

import { flash } from "../board/links.js";
import { floor } from "../board/picking.js";
import { $, all, moves } from "../dom.js";

const told = () => all(".others-did [data-places]").map((one) => `${one.dataset.line}: ${one.dataset.places}`).join();
let at = -1, pulsed = told();

const SWELLS = 14, EDGE = 3;   // px: so far a halo swells at each side, and so far it stays from the edge of the window

const places = () => [...new Set(all(".others-did [data-places]").flatMap((one) => one.dataset.places.split(" ")).filter(Boolean))];

// What can be seen of a place: not what the regions around it have scrolled away, nor what lies below the board's edges.
function seen(one, top, bottom) {
  const box = one.getBoundingClientRect(), edges = [];
  for (let outer = one.parentElement; outer; outer = outer.parentElement) if (getComputedStyle(outer).overflow !== "visible") edges.push(outer.getBoundingClientRect());
  const most = (side) => Math.max(box[side], ...edges.map((edge) => edge[side])), least = (side) => Math.min(box[side], ...edges.map((edge) => edge[side]));
  return { left: Math.max(EDGE, most("left")), top: Math.max(top, most("top")), right: Math.min(innerWidth - EDGE, least("right")), bottom: Math.min(bottom, least("bottom")) };
}

// A halo above each of them, so that nothing below is painted anew while it swells and fades: once for what they did.
export function pulse() {
  at = -1;
  const now = told(), old = now === pulsed;
  pulsed = now;
  if (old || !moves("motion")) return;
  // All places are looked at before the first halo is laid: else the board would be laid out for each.
  const ceiling = $("#top")?.getBoundingClientRect().bottom ?? EDGE, ground = floor();
  const boxes = places().map((id) => document.getElementById(id)).filter((one) => one?.checkVisibility()).map((one) => seen(one, ceiling, ground));
  for (const { left, top, right, bottom } of boxes) {
    const width = right - left, height = bottom - top;
    if (width <= 0 || height <= 0) continue;
    const halo = Object.assign(document.createElement("i"), { className: "halo", inert: true, onanimationend: () => halo.remove() });
    Object.assign(halo.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    for (const [name, size] of [["--wide", width], ["--high", height]]) halo.style.setProperty(name, 1 + 2 * Math.min(SWELLS, size / 8) / size);
    document.body.append(halo);
  }
}

// What they lie over has moved away, or another pane lies there now.
for (const gone of ["scroll", "change"]) document.addEventListener(gone, () => { for (const one of all(".halo")) one.remove(); }, { capture: true, passive: true });

export function step(by) {
  const found = places();
  if (!found.length) return;
  at = (at + by + found.length) % found.length;
  flash(found[at]);
}

// Whoever clicks on a headline sees its places one after the other.
export function visit(button) {
  const found = button.dataset.places.split(" ").filter(Boolean);
  const next = (Number(button.dataset.at ?? -1) + 1) % found.length;
  button.dataset.at = next;
  if (found.length) flash(found[next]);
}

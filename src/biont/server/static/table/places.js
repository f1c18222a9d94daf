// Places that others changed: they pulse once when one is asked again, and can be stepped through.

import { flash } from "../board/links.js";
import { $, all, moves } from "../dom.js";

let at = -1, told = $(".others-did")?.textContent;

const places = () => [...new Set(all(".others-did [data-places]").flatMap((one) => one.dataset.places.split(" ")).filter(Boolean))];

// A halo above each of them, once they are told, so that nothing below is painted anew while it swells and fades.
export function pulse() {
  const now = $(".others-did")?.textContent, old = now === told;
  told = now;
  if (old) return;
  at = -1;
  if (!moves("motion")) return;
  // All places are looked at before the first halo is laid: else the board would be laid out for each.
  const boxes = places().map((id) => document.getElementById(id)).filter((one) => one?.checkVisibility()).map((one) => one.getBoundingClientRect());
  for (const { x, y, width, height } of boxes) {
    const halo = Object.assign(document.createElement("i"), { className: "halo", inert: true, onanimationend: () => halo.remove() });
    Object.assign(halo.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(halo);
  }
}

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

// What the guide speaks of is pointed out on the board.

import { $, all } from "../dom.js";

// Where something is that the guide speaks of: itself, or in a small window the tab of the pane that hides it.
function whereabouts(look) {
  const found = all(look, $(".board")), seen = found.find((one) => one.checkVisibility());
  if (seen || !found.length) return seen;
  for (let one = found[0]; one; one = one.parentElement) {
    const tab = one.id && $(`label[for="pane-${one.id}"]`);
    if (tab) return tab;
  }
}

// What the guide speaks of wears a ring, and in a large window a line leads there from its panel. A board that hides
// some of itself hears of it once, in the event `sought`.
let sought = "";
export function lead() {
  for (const one of all(".looked")) one.classList.remove("looked");
  const panel = $("#guide"), look = panel?.dataset.look;
  const target = look && whereabouts(look);
  const line = $("#lead");
  line?.remove();
  if (!target) return;
  target.classList.add("looked");
  if (look !== sought) target.dispatchEvent(new Event("sought", { bubbles: true }));
  sought = look;
  if (target instanceof HTMLElement) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
  const from = panel.getBoundingClientRect(), to = target.getBoundingClientRect();
  if (innerWidth <= 760 || to.bottom > from.top && to.right > from.left) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), way = document.createElementNS(svg.namespaceURI, "path");
  const start = { x: Math.min(from.right - 24, Math.max(from.left + 24, to.right)), y: from.top };
  const end = { x: Math.max(to.left, Math.min(to.right, start.x)), y: Math.min(to.bottom, start.y) };
  way.setAttribute("d", `M${start.x} ${start.y}V${(end.y + start.y) / 2 > to.bottom ? to.bottom + 6 : end.y}H${end.x}V${end.y}`);
  svg.id = "lead";
  svg.append(way);
  $(".board").append(svg);
}

// What the guide speaks of is pointed out on the board.

import { $, all, amid } from "../dom.js";

// Where something is that the guide speaks of: itself, or in a small window the tab of the pane that hides it.
function whereabouts(look) {
  const found = all(look, $(".board")), seen = found.find((one) => one.checkVisibility());
  if (seen || !found.length) return seen;
  for (const hidden of found) for (let one = hidden; one; one = one.parentElement) {
    const tab = one.id && $(`label[for="pane-${one.id}"]`);
    if (tab) return tab;
  }
}

// What the guide speaks of wears a ring. A board that hides some of itself hears of it once, in the event `sought`.
let sought = "";
export function lead() {
  for (const one of all(".looked")) one.classList.remove("looked");
  const panel = $("#guide"), look = panel?.dataset.look;
  panel?.querySelector(".say")?.scrollTo(0, 0);
  if (panel && innerWidth <= 760) $(".board").style.setProperty("--guide", `${panel.offsetHeight}px`);   // dice lie on it
  const target = look && whereabouts(look);
  if (!target) return;
  target.classList.add("looked");
  if (look !== sought) target.dispatchEvent(new Event("sought", { bubbles: true }));
  sought = look;
  // What stays in sight by itself is not brought there.
  if (target instanceof HTMLElement && !target.closest("#tray, #guide, #prompt")) requestAnimationFrame(() => target.scrollIntoView({ block: innerWidth > 760 ? "nearest" : amid(target) }));
}

// Links of a board open on it: a card or a rule in a window of its own, and a place of the board where it is.

import { $, calm } from "../dom.js";
import { lost, quiet } from "../trouble.js";
import { free } from "./picking.js";

export async function card(address) {
  const html = await fetch(address, { headers: { "X-Biont": "1" } }).then((reply) => reply.ok && reply.text()).catch(lost);
  if (!html) return;
  quiet();
  const inside = $("#card .inside");
  inside.innerHTML = html;
  document.dispatchEvent(new CustomEvent("fresh", { detail: new Map([["card", inside]]) }));
  $("#card").showModal();
  $("#card").scrollTop = 0;   // it may have been scrolled the last time
}

export function flash(id) {
  const thing = document.getElementById(id);
  if (!thing) return;
  const outer = thing.closest("details:not([open])");
  if (outer) outer.open = true;
  thing.dispatchEvent(new CustomEvent("sought", { bubbles: true, detail: "wished" }));   // a board that hides it shows it
  if (innerWidth <= 760) free();
  // What stays in sight by itself is not brought there.
  if (getComputedStyle(thing).position !== "sticky") thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  thing.classList.add("flash");
  setTimeout(() => thing.classList.remove("flash"), 1600);
}

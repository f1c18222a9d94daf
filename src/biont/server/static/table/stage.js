// The stage: sheets of what struck, one after the other, and what happened since the last move.

import { card } from "../board/links.js";
import { mark } from "../board/marks.js";
import { $, all } from "../dom.js";
import { roll } from "./motion.js";
import { home } from "./state.js";

const stage = () => $("#stage");
const leaves = () => all("#stage .leaf");
const shown = () => Math.max(0, leaves().findIndex((leaf) => leaf.classList.contains("now")));

export const isOpen = () => Boolean($("#stage.open"));

// Whoever was in it goes to the question.
export function close() {
  if (!isOpen()) return;
  const held = stage().contains(document.activeElement);
  stage().classList.remove("open");
  if (held) $("#prompt").focus({ preventScroll: true });
  mark();
}

// Open it at a sheet; without one, at what is new, else where it begins.
const foremost = () => $("#stage [data-first]") ?? $("#stage .leaf");
export function open(leaf = foremost()) {
  stage().classList.add("open");
  turn(leaf);
  aside();
}

// What comes on stage with a board lies where it covers nothing, nor what the guide then points at: a board settles it before
// anything flies.
let risen = false;
export function rise() {
  stage().classList.add("open");
  turn(foremost());
  risen = true;
}

export function settle() {
  const looked = $(".looked");
  if (isOpen() && (risen || (looked && over(looked)))) aside();
  risen = false;
}

export function toggle() { if (isOpen()) close(); else open(); }

function turn(leaf) {
  const all = leaves(), held = $("#stage .leaf:focus");
  for (const one of all) one.classList.toggle("now", one === leaf);
  const at = all.indexOf(leaf);
  $("#stage .leaf-at").textContent = all.length > 1 ? `${at + 1} / ${all.length}` : "";
  $("#stage .leaf-back").hidden = at < 1;
  $("#stage .leaf-on").hidden = at + 1 >= all.length;
  if (held) leaf.focus({ preventScroll: true });
  mark();
  const dice = $(".struck .dice", leaf);
  if (dice) roll(dice);
}

// What lies below the edge of a sheet: whether there is more is said at its foot, and keys and a button go there.
const MORE = 14;   // px: so much is but the edge of a sheet
const hidden = () => { const leaf = $("#stage .now"); return leaf.scrollHeight - leaf.clientHeight - leaf.scrollTop; };
function below() { $("#stage .leaf-more").hidden = hidden() < MORE; }

// Some pages further, or a part of one; whether there was anything to read there.
export function read(pages) {
  const leaf = $("#stage.open .now"), was = leaf?.scrollTop;
  // What its title covers counts not, and a line or two of the page before come again.
  leaf?.scrollBy(0, pages * Math.max(40, leaf.clientHeight - ($("header", leaf)?.offsetHeight ?? 0) - 40));
  return leaf?.scrollTop !== was;
}

// One sheet on; after the last one, to the table.
export function onward(by = 1) {
  const next = leaves()[shown() + by];
  if (!next) { close(); return; }
  turn(next);
  aside([stage().classList.contains("right")]);   // it stays on its side
}

// What the question follows from: on stage, or, when that has left it, as a card.
export function because(number) {
  const leaf = document.getElementById(`cause-${number}`);
  if (leaf && isOpen() && leaf.classList.contains("now")) close();
  else if (leaf) open(leaf);
  else card(`${home}/cause/${number}`);
}

// Whether the stage lies over something.
function over(one) {
  const mine = stage().getBoundingClientRect(), box = one.getBoundingClientRect();
  return mine.left < box.right && mine.right > box.left && mine.top < box.bottom && mine.bottom > box.top;
}

// It lies on the side on which it covers less that can be chosen, and never over what a guide points at; what would not
// all be seen of it may take more width, then more height, where that covers no more. What covers something to choose all
// the same is put away by a click on it.
function aside(sides = [false, true]) {
  const here = stage(), looked = $(".looked");
  const lit = all(".board :is(.lit, .hit)").filter((one) => one.checkVisibility() && !one.closest("#prompt, #stage"));
  const lay = (how) => { for (const name of ["right", "wide", "tall"]) here.classList.toggle(name, how.includes(name)); };
  const covered = () => lit.filter(over).length + (looked && over(looked) ? 100 : 0);
  let best = null;
  for (const how of sides.flatMap((right) => (right ? [["right"], ["right", "tall"]] : [[], ["wide"], ["tall"], ["wide", "tall"]]))) {
    lay(how);
    const covers = covered(), under = hidden(), cost = covers + (under < MORE ? 0 : under / (under + here.clientHeight));
    if (!best || cost < best.cost) best = { how, covers, cost };
    if (!cost) break;
  }
  lay(best.how);
  here.classList.toggle("covers", best.covers > 0);
  below();
}

document.addEventListener("scroll", (event) => { if (event.target.matches?.("#stage .now")) below(); }, { capture: true, passive: true });
addEventListener("resize", () => { if (isOpen()) below(); });

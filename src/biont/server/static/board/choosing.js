// How an answer is chosen on every board, of a game or of a lesson: what pointers, fingers and focus do there.

import { $, all } from "../dom.js";
import { card, flash } from "./links.js";
import { mark, suggest } from "./marks.js";
import { narrow, picked, widen } from "./picking.js";
import { point } from "./pointing.js";
import { asks, steady } from "./pressing.js";

export function choosing() {
  document.addEventListener("pointermove", (event) => { $(".board").classList.remove("rests"); point(event.target); });
  document.addEventListener("focusin", (event) => { point(event.target.matches(":focus-visible") ? event.target : null); mark(); });
  document.addEventListener("focusout", () => setTimeout(mark));
  document.addEventListener("click", warn, true);
  document.addEventListener("click", clicked);
  document.addEventListener("drawn", widen);
  // Whoever pointed at an answer before this script came need not move to be told what it does.
  point(all(":hover").pop());
  steady();
  mark();
  suggest();
  // Nobody waits for what explains a board: its script comes once the board can be played, as what terms mean does.
  import("./unfolding.js").then(({ unfolding }) => unfolding()).catch(() => { /* without it answers are scrolled to */ });
  if ($("#terms")) import("../learn.js").catch(() => { /* without it nothing is explained */ });
}

// Where nothing can be pointed at, an answer that may be regretted says so at the first tap, and is given at the second;
// a finger that is kept down on any answer, or on what glows, is told about it.
let warned = "";
function warn(event) {
  const asked = asks(event) && event.target.closest("#prompt .option, .hit, .board .suggested");
  const button = event.target.closest(".board button[data-option]") ?? (asked?.matches?.(".suggested") && $("#prompt .option.first"));
  const effect = button && matchMedia("(hover: none), (max-width: 760px)").matches && document.getElementById(`effect-${button.dataset.option}`);
  const again = effect && `${$(".board").dataset.version} ${effect.id}`;
  const warns = effect && "warned" in effect.dataset && (asked || warned !== again);
  if (!warns && !asked) return;
  if (warns) warned = again;
  if (effect) effect.classList.add("asked");
  if (button) point(button);
  event.preventDefault();
  event.stopImmediatePropagation();
}

// What a click means that gives no answer; whether it means anything.
function meant(event) {
  const cover = event.target.closest("[data-several]");
  if (cover) { narrow(cover); return true; }
  const here = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const read = event.target.closest('.board a.rule[href*="/rules#"], a[data-read]');
  if (read && here) { card(read.href.replace("/rules#", "/rules/")); return true; }
  const zoom = event.target.closest("a.name");
  if (zoom && here) { card(zoom.href); return true; }
  const anchor = event.target.closest('a[href^="#"]:not(.skip)');
  if (anchor) { flash(anchor.getAttribute("href").slice(1)); if (event.detail) anchor.blur(); return true; }   // Enter answers, for whoever points
  if (event.target.closest("#prompt .unfold")) return true;
  const pick = event.target.closest("label[for^=pick-]");
  if (pick) { picked(document.getElementById(pick.htmlFor)); return true; }
  // A question mark says why not: the list of what is not possible opens.
  const why = event.target.closest(".board .why") && $("#prompt .refused");
  if (why) { why.open = true; return true; }
  // What glows is answered by the suggestion, whatever else would have to be picked first.
  const glows = event.target.closest(".board .suggested") && !event.target.closest("a, button, label, summary");
  const first = glows && $("#prompt .option.first");
  if (first) { first.click(); return true; }
  // A card on which nothing can be chosen is shown in detail, as its name is; a finger is told what it touches there.
  const shown = !$("#stage.open, #here") && matchMedia("(hover: hover)").matches && named(event.target);
  if (shown) { card(shown.href); return true; }
  return false;
}

// The name of the card on which something lies that is neither a button nor a link.
function named(element) {
  const thing = element.closest(".board [data-thing]");
  if (!thing || element.closest("a, button, label, summary, input")) return null;
  return all("a.name", thing).find((one) => one.closest("[data-thing]") === thing) ?? null;
}

// A piece that gives no answer now leads to the question that is open, so that no click seems lost.
function still(element) {
  if (element.closest(".board .piece") && !element.closest("a, button, label")) flash("asked");
}

// A finger puts away by a tap what can only be read there: it may lie over what is wanted next.
const away = (event, menu) => event.pointerType === "touch" && menu.matches("#risks, #chances") && !event.target.closest("a, summary");

function clicked(event) {
  for (const menu of all("details.menu[open]")) if (!menu.contains(event.target) || away(event, menu)) menu.open = false;
  if (meant(event)) { event.preventDefault(); return; }
  still(event.target);
  if (!event.target.closest("#here")) widen();
  for (const dialog of all("dialog[open]")) if (event.target === dialog) dialog.close();
}

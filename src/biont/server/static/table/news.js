// What a frame tells that this page has not told yet.

import { $, all } from "../dom.js";
import { rise } from "./stage.js";
import { board } from "./state.js";

const places = import("./places.js").catch(() => null);   // nobody waits for it

let told = Number(board.dataset.told);
let staged = Number($("#stage")?.dataset.last ?? -1);

const MOST = 6;   // lines of the log that are read out

// Tell screen readers what struck, with its tests and what came of them, else what is new in the log; and last the
// question. They hear one region that stays on the page: of one that comes anew some of them say nothing.
export function read(frame) {
  const turn = $("#company .turn-of");   // where each plays at a screen of his own, the title says whose turn it is
  if (turn) document.title = turn.dataset.title;
  if (frame.past) return;
  const struck = $("#stage [data-first].cause"), log = $(".log", board), count = Math.max(0, frame.told - told);
  if (log && count) log.scrollTop = 0;   // what is new stands at its head
  const lines = struck && count ? all("h2, h3, .about, .tests tr, .came li, .costs", struck)
    : log ? all("li", log).slice(0, Math.min(count, MOST)).reverse() : [];
  const said = [...lines, $("#asked")].filter(Boolean).map(spoken);
  $("#news").replaceChildren(...said.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  told = frame.told;
}

// What a line says without its buttons and keys.
function spoken(line) {
  const copy = line.cloneNode(true);
  for (const button of all("[form=undo], .rule, kbd, svg", copy)) button.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

// An event comes on stage when it is the player's turn to see to it, and the plate of a game once that is over;
// whatever he does next takes it away.
export function raise(frame) {
  const stage = $("#stage"), last = Number(stage.dataset.last);
  if (frame.past || !(frame.asked || frame.finished)) return;
  places.then((found) => found?.pulse());
  if (last === staged) return;
  if (last > staged && "auto" in stage.dataset) {
    rise();
    // Whoever plays by keyboard is led to the sheet, and from there to the question.
    const here = document.activeElement;
    if (here?.matches("body, :focus-visible") && !here.closest("details, dialog")) $(".now", stage).focus({ preventScroll: true });
  }
  staged = last;
}

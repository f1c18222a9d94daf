// What a frame tells that this page has not told yet.

import { $, all } from "../dom.js";
import { pulse } from "./places.js";
import { open } from "./stage.js";
import { board } from "./state.js";

let told = Number(board.dataset.told);
let staged = Number($("#stage")?.dataset.last ?? -1);

// Tell screen readers what is new in the log, and then the question.
export function read(frame) {
  if (frame.past) return;
  const count = Math.min(Math.max(0, frame.told - told), 6);
  const lines = all(".log li", board).slice(0, count).reverse().map(spoken);
  $("#news").replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  told = frame.told;
}

// A line of the log without its button.
function spoken(line) {
  const copy = line.cloneNode(true);
  for (const button of all(".rewind", copy)) button.remove();
  return copy.textContent.trim();
}

// An event comes on stage when it is the player's turn to see to it; whatever he does next takes it away.
export function raise(frame) {
  const stage = $("#stage"), last = Number(stage.dataset.last);
  if (frame.past || !frame.asked || last === staged) return;
  pulse();
  if (last > staged && "auto" in stage.dataset) open();
  staged = last;
}

// Keys that give answers.

import { $, all } from "../dom.js";

// Whether a key is meant for something else than the board.
export function busy(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return event.target.matches("input:not([type=range], [type=checkbox], [type=radio]), select, textarea") || Boolean($("dialog[open]"));
}

// The option, the pick or the tool of a key.
export function press(event) {
  if (event.repeat) { if (event.key === "Enter") event.preventDefault(); return; }   // a key held down answers once
  if (event.key === "Enter") {
    const marked = $("[data-enter]");
    if (!marked && event.target.matches(":focus-visible")) return;
    event.preventDefault();
    marked?.click();
    return;
  }
  if (event.key.length !== 1) return;
  const key = CSS.escape(event.key.toLowerCase());
  // Where something is picked, what it can go with has keys of its own behind those of all answers.
  const button = all(`#prompt [data-key="${key}"]`).findLast((one) => one.checkVisibility() && !one.matches(".picking:checked + *")) || $(`.post [data-key="${key}"]:not([disabled])`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

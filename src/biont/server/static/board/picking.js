// Choosing in two steps: a pick is a radio button of the prompt, and the style sheet lights its targets.

import { $, all, calm } from "../dom.js";
import { mark } from "./marks.js";
import { point } from "./pointing.js";

export function picked(radio) {
  const again = radio.checked && radio.classList.contains("picking");
  radio.checked = true;
  if (again) letGo();
  widen();
  point(null);
  mark();
  towards(`.of-${radio.id.slice(5)}`);
}

// In a small window, what can be clicked is brought into sight.
export function towards(selector) {
  if (innerWidth > 760) return;
  const found = all(selector).filter((one) => one.checkVisibility() && !one.closest("#prompt"));
  if (found.length) found[0].scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
}

// Let go of what was picked, or of a place that was clicked; whether there was anything.
export function letGo() {
  const back = $("#pick-none"), held = $("#prompt .picking:checked") && $(".back");
  const narrowed = widen();
  for (const paging of all(".paging:checked")) paging.checked = false;
  if (held && back) back.checked = true;
  mark();
  return Boolean(held || narrowed);
}

// A place that several answers are about: the prompt asks which of them.
export function narrow(numbers) {
  for (const option of all("#prompt .options .option")) option.hidden = !numbers.includes(option.dataset.option);
  $("#prompt").dataset.narrow = "";
  $(`#prompt [data-option="${numbers[0]}"]`)?.focus({ preventScroll: true });
}

function widen() {
  if (!("narrow" in ($("#prompt")?.dataset ?? {}))) return false;
  for (const option of all("#prompt .options .option")) option.hidden = false;
  delete $("#prompt").dataset.narrow;
  return true;
}

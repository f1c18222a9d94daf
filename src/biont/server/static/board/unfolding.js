// In a small window the prompt has room for two or three answers: a button says how many more there are, and lays all of
// them over the board, which stays where it is.

import { $, all } from "../dom.js";

function count() {
  const button = $("#prompt .unfold"), options = $("#prompt .options");
  if (!button || !options || $("#prompt.unfolded")) return;
  const edge = options.getBoundingClientRect().bottom, middle = (one) => { const { top, bottom } = one.getBoundingClientRect(); return (top + bottom) / 2; };
  const hidden = innerWidth > 760 ? [] : all("#prompt .options .option").filter((one) => one.checkVisibility() && middle(one) > edge);
  button.hidden = !hidden.length;
  button.textContent = hidden.length === 1 ? button.dataset.one : button.dataset.more.replace("#", hidden.length);
}

function fold() {
  $("#prompt").classList.remove("unfolded");
  count();
}

function unfold() {
  if ($("#prompt.unfolded")) { fold(); return; }
  const button = $("#prompt .unfold");
  $("#prompt").classList.add("unfolded");
  button.textContent = button.dataset.fewer;
}

export function unfolding() {
  document.addEventListener("drawn", fold);
  addEventListener("resize", fold);
  // Answers come to lie where the button was: the second click of two is not meant for them.
  document.addEventListener("click", (event) => { if (event.detail > 1 && event.target.closest(".unfolded .option")) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);
  document.addEventListener("click", ({ target }) => {
    if (target.closest("#prompt .unfold")) unfold(); else if (target.closest("#prompt")) count(); else fold();
  });
  // What happened is read from its newest line, wherever it was left.
  document.addEventListener("toggle", ({ target }) => all(".over.story", target)[0]?.scrollTo(0, 0), true);
  count();
}

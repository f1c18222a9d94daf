// Marks on answers: which one the Enter key gives, and which one is suggested.

import { $, all } from "../dom.js";

// The Enter key does what the button says that bears its mark: the one that the keyboard has reached, else the one that
// the question is asked for; none while the keyboard is at something else.
export function mark() {
  const now = document.activeElement, here = now?.matches(":focus-visible") ? now : null;
  const reached = here?.closest("#prompt [data-option]");
  const elsewhere = here && !reached && here.matches("a, button, summary, input, select, textarea, label");
  const marked = reached ?? (elsewhere ? null : all("#prompt [data-main]").find((one) => one.checkVisibility()));
  for (const one of all("[data-enter]")) if (one !== marked) one.removeAttribute("data-enter");
  marked?.setAttribute("data-enter", "");
}

// The answer that the guide or a hint suggests wears a quill, in the prompt and on the board.
export function suggest() {
  for (const one of all(".suggested")) one.classList.remove("suggested");
  const number = $("#guide")?.dataset.suggests;
  const option = number && $(`#prompt [data-option="${number}"]`);
  if (!option) return;
  const pick = /in-(\d+)/.exec(option.closest(".targets")?.className)?.[1];
  const things = [document.getElementById(option.dataset.at), pick && $(`.board .is-${pick}`)];
  const listed = [option, pick && $(`#prompt label[for=pick-${pick}]`)];
  for (const one of [...listed, ...things]) if (one && one.id !== "prompt") one.classList.add("suggested");
  for (const one of listed) one?.scrollIntoView({ block: "nearest" });   // a long list shows it at once
}

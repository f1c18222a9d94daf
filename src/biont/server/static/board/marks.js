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

// The answer that the guide or a hint suggests wears a quill: in the prompt, where it stands first, and on the board, at
// the place that it leads to and at what is picked for it.
export function suggest() {
  for (const one of all(".suggested")) one.classList.remove("suggested");
  const number = $("#guide")?.dataset.suggests;
  const options = number ? all(`#prompt [data-option="${number}"]`) : [];
  if (!options.length) return;
  const targets = options.map((one) => one.closest(".targets")).find(Boolean);
  const pick = /in-(\d+)/.exec(targets?.className)?.[1];
  const things = [document.getElementById(options[0].dataset.at), pick && $(`.board .is-${pick}`)];
  for (const one of [...options, ...things]) if (one && one.id !== "prompt") one.classList.add("suggested");
  options[0].scrollIntoView({ block: "nearest" });   // a long list shows it at once
}

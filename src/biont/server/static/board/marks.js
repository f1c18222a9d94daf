// Marks on answers: which one the Enter key gives, and which one is suggested.

import { $, all } from "../dom.js";

// The Enter key does what the button says that bears its mark: the one that the keyboard has reached, else what leads on
// from a sheet that lies over the table, else what the question is asked for; none while the keyboard is at something else.
export function mark() {
  const now = document.activeElement, here = now?.matches(":focus-visible") ? now : null;
  const reached = here?.closest("#prompt [data-option]");
  const elsewhere = here && !reached && here.matches("a, button, summary, input, select, textarea, label");
  const seen = (which) => all(which).find((one) => one.checkVisibility());
  const marked = reached ?? (elsewhere ? null : seen("#stage :is(.now .onward .button, .leaf-on, .close-stage)") ?? seen("#prompt [data-main]"));
  for (const one of all("[data-enter]")) if (one !== marked) one.removeAttribute("data-enter");
  if (marked && !marked.hasAttribute("data-enter")) marked.setAttribute("data-enter", "");
}

// The answer that the guide or a hint suggests wears a quill: in the prompt, where it stands first, and on the board, at
// the place that it leads to and at what is picked for it.
export function suggest() {
  for (const one of all(".suggested")) one.classList.remove("suggested");
  for (const one of all("svg .quill")) one.remove();
  const number = $("#prompt .option.first")?.dataset.option ?? $("#guide")?.dataset.suggests;
  const options = number ? all(`#prompt [data-option="${number}"]`) : [];
  if (!options.length) return;
  const targets = options.map((one) => one.closest(".targets")).find(Boolean);
  const pick = /in-(\d+)/.exec(targets?.className)?.[1];
  const things = [document.getElementById(options[0].dataset.at), pick && $(`.board .is-${pick}`)];
  // Of several answers in one the first is marked, too.
  const begins = options[0].value.split("; ")[0], first = all("#prompt [data-option]").find((one) => one.value === begins)?.dataset.option;
  const covers = all(`.board foreignObject .hit:is([data-option="${number}"], [data-option="${first}"])`);
  for (const one of [...options, ...things, ...covers]) if (one && one.id !== "prompt") one.classList.add("suggested");
  const covered = Number(covers.some((one) => one.checkVisibility()));   // the cover of a place wears the quill for it
  for (const one of things.slice(covered)) if (one instanceof SVGGraphicsElement) quill(one);
  options[0].scrollIntoView({ block: "nearest" });   // a long list shows it at once
  if (innerWidth > 760) things.find((one) => one?.closest(".over, .mine"))?.scrollIntoView({ block: "nearest" });
}

// On a drawing the quill is a letter beside the thing.
function quill(thing) {
  const { x, y, width } = thing.getBBox(), letter = document.createElementNS("http://www.w3.org/2000/svg", "text");
  letter.setAttribute("class", "quill");
  letter.setAttribute("x", x + width);
  letter.setAttribute("y", y);
  letter.textContent = "✎";
  if (thing instanceof SVGGElement) thing.append(letter); else thing.after(letter);
}

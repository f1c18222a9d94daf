// What an option would do is told while it is pointed at, or reached by keyboard; its twins are marked with it.

import { $, all } from "../dom.js";

// What only the script can add: where the option of a button on the board lies, descriptions of options, and signs on
// final ones.
export function dress(regions) {
  const listed = new Map(all("[data-at]", regions.get("prompt") ?? $("#prompt")).map((one) => [one.dataset.option, one]));
  const told = new Map(all(".effect", regions.get("effects") ?? $("#effects")).map((one) => [one.id, one]));
  for (const region of regions.values()) for (const button of all("[data-option]", region)) {
    button.removeAttribute("title");
    const option = listed.get(button.dataset.option);
    if (option) button.dataset.at = option.dataset.at;
    const effect = told.get(`effect-${button.dataset.option}`);
    if (effect) describe(button, effect);
  }
}

function describe(button, effect) {
  button.setAttribute("aria-describedby", effect.id);
  button.classList.toggle("final", "final" in effect.dataset);
}

let pointing = null, asking = 0;
export function point(element) {
  const numbers = element?.closest?.("[data-odds]");
  const chance = numbers && $(`#strip [data-chance="${numbers.closest("[id]").id}"]`);
  if (chance) numbers.title = chance.textContent;
  const button = element?.closest?.("[data-option]");
  const pick = button ? null : element?.closest?.("#prompt label.picks");
  const number = button?.dataset.option ?? pick?.htmlFor ?? null;
  if (number === pointing && (number === null || pick || $(".pointed"))) return;
  pointing = number;
  for (const one of all(".effect.shown")) one.classList.remove("shown", "of-pick");
  for (const one of all(".pointed")) one.classList.remove("pointed");
  if (pick) { common(pick)?.classList.add("shown", "of-pick"); return; }
  if (number === null) return;
  for (const one of all(`#prompt [data-option="${number}"]`)) one.classList.add("pointed");
  const target = document.getElementById(button.dataset.at);
  if (target && target.id !== "prompt") target.classList.add("pointed");
  const effect = document.getElementById(`effect-${number}`);
  if (effect) tell(effect); else ask(number);
}

// A tip that is open makes room for what an answer does.
function tell(effect) {
  effect.classList.add("shown");
  document.dispatchEvent(new Event("told"));
}

// What is picked first shows the card that all its answers are about.
function common(pick) {
  const answers = all(`#prompt .targets.in-${pick.dataset.pick} [data-option]`).map((one) => document.getElementById(`effect-${one.dataset.option}`));
  const cards = new Set(answers.map((one) => one && $(".face", one)?.innerHTML));
  return cards.size === 1 && !cards.has(undefined) && !cards.has(null) ? answers[0] : null;
}

// Another question has come: its options have the same numbers, and mean something else.
export function forget() { point(null); }

// Of a long list the page brings no effects along: one is asked for when somebody stays on its option.
function ask(number) {
  const address = $("#effects")?.dataset.ask;
  clearTimeout(asking);
  if (address) asking = setTimeout(async () => {
    const html = await fetch(address + number, { headers: { "X-Biont": "1" } }).then((reply) => reply.ok && reply.text()).catch(() => "");
    const effects = $("#effects");
    if (!html || effects?.dataset.ask !== address || document.getElementById(`effect-${number}`)) return;
    effects.insertAdjacentHTML("beforeend", html);
    const effect = effects.lastElementChild;
    for (const button of all(`[data-option="${number}"]`)) {
      describe(button, effect);
      button.classList.toggle("warned", "warned" in effect.dataset);
    }
    if (pointing === number) tell(effect);
  }, 60);
}

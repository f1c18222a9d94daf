// Terms in prompts, log, stories and rules are underlined, and explain themselves to whoever points at them. They are elements of
// their own: of highlights, which leave the text as it is, the browser paints all texts anew with every frame.

import { $, all } from "../dom.js";
import { beside, lines, tip } from "./tip.js";

const SENTENCES = "#prompt .ask, .refused li, .log li, #stage li, #guide .say p, .effect p, .of-rule dd";
const APART = ".because, .does";   // their words stand side by side as things do
const FEW = 6;   // so many answers are told at full length
let words = [], anyWord = null;

// What words mean is there.
export function learnWords() {
  words = all("#terms > [data-word]");
  if (words.length) anyWord = new RegExp(`(?<![\\p{L}-])(?:${words.map((one) => `(${one.dataset.word})`).join("|")})(?![\\p{L}])`, "giu");
  underline(document);
  tellAll();                                                   // since before this came,
  if (document.activeElement) reach(document.activeElement);   // both of them
}

// What a text means that is the name of a term, and what its words mean that are not known yet.
function meanings(text, known) {
  const named = all("#terms > [data-on]").find((one) => all("b, i", one.firstElementChild).some((name) => name.textContent === text));
  const said = [...text.matchAll(anyWord ?? /$^/g)].map((match) => words[match.slice(1).findIndex(Boolean)]);
  const fresh = [...new Set([named, ...said])].filter((one) => one && !known.has(one));
  for (const one of fresh) known.add(one);
  return fresh.map((one) => one.lastElementChild.cloneNode(true));
}

// In a small window: what all answers do, and what the words of their names mean, each once, beside what is not possible.
// Where they say nothing more, there is nothing to ask for.
function tellAll() {
  const known = new Set(), sheet = $("#prompt .refused"), place = sheet && innerWidth <= 760 && $(".does", sheet);
  if (!place) return;
  for (const one of all(".effect", place)) one.remove();
  for (const effect of all("#effects .effect")) {
    const copy = Object.assign(effect.cloneNode(true), { id: "", className: "effect" }), label = $("b", copy);
    const said = all("p", copy).map((one) => one.textContent);
    label.after(...meanings(label.textContent, known).filter((one) => !said.includes(one.textContent)));
    if ($("p:not(.why-rule)", copy)) place.append(copy);
  }
  const told = all(".effect", place);
  if (told.length > FEW) told.forEach(folded);
  sheet.classList.toggle("tells", Boolean(told.length || $("#effects").dataset.all));
  if (sheet.open) askAll();
}

// Many answers are a list of their names, each of which unfolds.
function folded(effect) {
  const fold = Object.assign(document.createElement("details"), { className: "effect" }), name = document.createElement("summary");
  name.append($("b", effect));
  fold.append(name, ...effect.childNodes);
  effect.replaceWith(fold);
}

// Of many answers the page brings no effects along: all of them are asked for once somebody wants to read them.
async function askAll() {
  const effects = $("#effects"), { all: address } = effects.dataset;
  if (!address) return;
  delete effects.dataset.all;
  const html = await fetch(address, { headers: { "X-Biont": "1" } }).then((reply) => reply.ok && reply.text()).catch(() => "");
  if (!html || !effects.isConnected || !effects.dataset.ask) return;
  const inside = document.createElement("template");
  inside.innerHTML = html;
  effects.replaceChildren(...all(".effect", inside.content));
  tellAll();
}
document.addEventListener("toggle", (event) => { if (event.target.matches?.("#prompt .refused[open]") && innerWidth <= 760) askAll(); }, true);

// Underline the words of a page or of a region that is to be shown.
function underline(inside) {
  for (const sentence of anyWord ? all(SENTENCES, inside) : []) {
    const walk = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT), texts = [];
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(APART)) texts.push(walk.currentNode);
    for (const text of texts) cut(text);
  }
}

function cut(text) {
  const parts = [], { data } = text;
  let at = 0;
  for (const { from, to, is } of wordsOf(data)) {
    const word = Object.assign(document.createElement("u"), { textContent: data.slice(from, to) });
    word.dataset.is = is;
    parts.push(data.slice(at, from), word);
    at = to;
  }
  if (at) text.replaceWith(...parts, data.slice(at));
}

// In English a great letter after another word with one is part of a name: “Restriction Enzymes” is a card.
const isNamed = (text, { 0: word, index }) => document.documentElement.lang === "en" && /^\p{Lu}/u.test(word) && /\p{Lu}[\p{L}-]* $/u.test(text.slice(0, index));

// The words of a text, and where they stand in it. Most texts stay when a board is drawn anew.
const read = new Map(), MOST = 2000;
function wordsOf(text) {
  if (read.has(text)) return read.get(text);
  const there = [...text.matchAll(anyWord)].filter((match) => !isNamed(text, match)).map((match) => ({ from: match.index, to: match.index + match[0].length, is: match.slice(1).findIndex(Boolean) }));
  if (read.size >= MOST) read.clear();
  read.set(text, there);
  return there;
}

const meaning = (word) => words[word.dataset.is];
document.addEventListener("fresh", ({ detail }) => { for (const region of detail.values()) underline(region); });
document.addEventListener("drawn", tellAll);
addEventListener("resize", tellAll);
document.addEventListener("drawn", () => { if (pointed && !pointed.isConnected) tell([]); });

// Explain words at a spot, or nothing any more.
function tell(terms, spot) {
  if (!terms.length && !("word" in tip.dataset)) return;
  tip.hidden = !terms.length;
  delete tip.dataset.word;
  if (tip.hidden) return;
  tip.replaceChildren(...lines(terms));
  tip.dataset.word = "";
  beside(spot);
}

let pointed = null;
function point(event) {
  const here = event.target.closest?.("u[data-is]") ?? null;
  if (here === pointed) return;
  pointed = here;
  tell(here ? [meaning(here)] : [], here?.getBoundingClientRect());
}
document.addEventListener("pointermove", (event) => { if (event.pointerType !== "touch") point(event); });
// A finger taps, and taps elsewhere when it has read; a focus that it moves comes before.
document.addEventListener("click", point);

// By keyboard: whoever reaches the rule or the link of a sentence hears all its terms.
function reach(element) {
  const sentence = element.matches(":focus-visible") && element.closest(SENTENCES);
  const terms = sentence ? all("u[data-is]", sentence).map(meaning) : [];
  tell([...new Set(terms)], sentence && sentence.getBoundingClientRect());
  if (terms.length) element.setAttribute("aria-describedby", "tip");
}
document.addEventListener("focusin", (event) => reach(event.target));
document.addEventListener("focusout", (event) => {
  tell([]);
  if (event.target.closest(SENTENCES)) event.target.removeAttribute("aria-describedby");
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") tell([]); });

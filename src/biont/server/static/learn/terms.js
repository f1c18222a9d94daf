// Things on the board explain themselves to whoever points at them or reaches them by keyboard.

import { $, all } from "../dom.js";
import { beside, lines, tip } from "./tip.js";

const { cards, parts, said } = $("#terms").dataset;   // what is a card, what lies on one, and what says its entry itself
let terms = [], places = new Map(), shown = null, waiting = 0, rests = false;

// Places to point at lie over the ground of the board, again where it was drawn anew; what says more itself stays.
export function survey() {
  const ground = $("[data-surface]:empty"), surface = ground && $(`#terms > [data-onto="${ground.dataset.surface}"]`);
  if (!surface) return;
  const fresh = surface.content.firstElementChild.cloneNode(true);
  for (const one of all("[id]", fresh)) if (document.getElementById(one.id)) one.remove();
  ground.append(...fresh.children);
}

// What terms mean is there: explain them from now on.
export function explain() {
  terms = all("#terms > [data-on]");
  places = new Map(all("#terms > [data-place]").map((one) => [one.dataset.place, one]));
  // A finger never rests: wherever it comes down, it asks.
  document.addEventListener("pointerover", (event) => { if (!rests || event.pointerType === "touch") point(below(event), 450); });
  document.addEventListener("told", () => { if (shown && !tip.hidden) { tip.hidden = isSaid(); beside(shown.getBoundingClientRect()); } });
  // What comes to lie under a pointer that rests explains itself once the pointer moves.
  document.addEventListener("drawn", () => { rests = true; show(null); clearTimeout(waiting); });
  document.addEventListener("pointermove", (event) => { if (rests || event.target.matches?.(".hit")) { rests = false; point(below(event), 450); } });
  // A finger's focus, which comes before its click, has hidden what was told; where it has chosen, nothing is told. A
  // pointer rests where it clicks: what comes to lie under it, once a sheet is gone, waits until it moves.
  document.addEventListener("click", (event) => { rests = true; if (placed(event.target) || (event.pointerType === "touch" && !event.target.matches(".hit"))) point(event.target, 0); });
  document.addEventListener("wheel", () => { if (shown && placed(shown)) show(null); }, { passive: true });
  const under = all(":hover").pop();
  if (under) point(under, 450);
  document.addEventListener("focusin", (event) => reach(event.target));
  if (document.activeElement?.matches(":focus-visible")) reach(document.activeElement);   // since before this came
  document.addEventListener("focusout", (event) => {
    show(null);
    if (event.target.matches(".board a.name")) event.target.removeAttribute("aria-describedby");
  });
  document.addEventListener("keydown", (event) => { rests = true; if (event.key === "Escape") show(null); });
  document.addEventListener("scroll", () => show(null), true);
  // What is explained may leave the board.
  new MutationObserver(() => { if (shown && !shown.isConnected) show(null); }).observe($(".board"), { childList: true, subtree: true });
}

// What is seen at a pointer: something that can be chosen lies under a cover, with all its parts.
function below({ target, clientX, clientY }) {
  return (target.matches?.(".hit") && document.elementsFromPoint(clientX, clientY).find((one) => !one.matches(".hit"))) || target;
}

// Somebody reached an element by keyboard; what is focused because a window was closed nobody has asked about.
function reach(element) {
  if (!element.matches(":focus-visible")) return;
  const link = element.closest(".board a.name");
  show(link && entries(link));
  if (link && !tip.hidden) link.setAttribute("aria-describedby", tip.id);
}

// The entry of the innermost thing around an element that has one.
function entry(element) {
  const inner = (one, other) => !other || (other !== one && other.contains(one));
  let found = null, thing = null;
  for (const term of terms) {
    const match = element.closest(term.dataset.on);
    if (match && inner(match, thing)) { found = term; thing = match; }
  }
  return thing && { thing, terms: [found] };
}

// On a card that is focused, the entries of everything that lies on it.
function entries(element) {
  const thing = cards && element.closest(cards);
  if (!thing) return entry(element);
  const found = new Set(all(parts, thing).map((one) => entry(one)?.terms[0]));
  return { thing, terms: [...found].filter(Boolean).slice(0, 6) };
}

// A place of the map, which most pointers only pass; who stays there or taps it is told its name.
function placed(element) {
  const thing = places.size ? element.closest(".ground [id]") : null;
  return places.has(thing?.id) && !$(":scope > title", thing) ? { thing, terms: [places.get(thing.id)] } : null;
}

// What has nothing but a title of its own, which no finger is shown by the browser: a way that is shut says why, a number what it counts.
function titled(element) {
  const thing = matchMedia("(hover: none)").matches && element.closest(".board g:has(> title), .board :is([data-said], [title]:not(a, button, summary))");
  return thing ? { thing, terms: [] } : null;
}

function point(element, wait) {
  clearTimeout(waiting);
  const here = element.closest(".board") && placed(element);
  show(here && wait ? null : here || element.closest(".board") && (entry(element) ?? titled(element)));
  if (here && wait) waiting = setTimeout(show, wait, here);
}

function show(found) {
  if ((found?.thing ?? null) === shown) return;
  shown = found?.thing ?? null;
  tip.hidden = true;
  if (!found) return;
  // What the thing itself says stands first; the browser would show it a second time.
  const title = $(":scope > title", found.thing), own = found.thing.title || title?.textContent || found.thing.dataset.said || "";
  if (!found.terms.length && !own) return;
  tip.hidden = false;
  if (own) { found.thing.dataset.said = own; found.thing.removeAttribute("title"); found.thing.setAttribute("aria-label", own); }
  title?.remove();
  tip.replaceChildren(...lines(found.terms));
  const named = tip.textContent.toLowerCase().startsWith(own.toLowerCase());
  if (!named && found.terms.length < 2 && !(said && found.thing.matches(said))) tip.append(Object.assign(document.createElement("p"), { className: "itself", textContent: own }));
  tip.hidden = isSaid();
  beside(found.thing.getBoundingClientRect());
}

// Whether what an answer does says already what a tip would.
function isSaid() {
  const told = $(".effect.shown")?.textContent ?? "", means = tip.lastElementChild?.textContent.replace(/\.$/, "") ?? "";
  return Boolean(means) && told.includes(means);
}

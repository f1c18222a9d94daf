// Learning: every term and icon explains itself, lessons answer to keys, and records and pictures can be taken home.
"use strict";

// -- terms ------------------------------------------------------------------------------------------------------------

// What terms, places and keys mean is the same at every table, so it is a file that the browser keeps.
if ($("#terms")) fetch($("#terms").dataset.from).then((reply) => (reply.ok ? reply.text() : "")).then((html) => {
  $("#terms").innerHTML = html;
  document.body.append(...all("#terms > dialog"));
  explain();
  learnWords();
}).catch(() => { /* without it nothing is explained */ });

// Places to point at lie over the ground of the board, again where it was drawn anew; what says more itself stays.
function survey() {
  const ground = $("[data-surface]:empty"), surface = ground && $(`#terms > [data-onto="${ground.dataset.surface}"]`);
  if (!surface) return;
  const places = surface.content.firstElementChild.cloneNode(true);
  for (const one of all("[id]", places)) if (document.getElementById(one.id)) one.remove();
  ground.append(...places.children);
}

function explain() {
  const tip = $("#tip");
  const terms = all("#terms > [data-on]");
  const { cards, parts, said } = $("#terms").dataset;   // what is a card, what lies on one, and what says its entry itself
  const places = new Map(all("#terms > [data-place]").map((one) => [one.dataset.place, one]));
  const inner = (one, other) => !other || (other !== one && other.contains(one));
  let shown = null, waiting = 0;

  // The entry of the innermost thing around an element that has one.
  function entry(element) {
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

  function show(found) {
    if ((found?.thing ?? null) === shown) return;
    shown = found?.thing ?? null;
    tip.hidden = !found?.terms.length;
    if (tip.hidden) return;
    // What the thing itself says stands first; the browser would show it a second time.
    const own = found.thing.title || found.thing.dataset.said || "";
    if (found.thing.title) { found.thing.dataset.said = own; found.thing.removeAttribute("title"); found.thing.setAttribute("aria-label", own); }
    const title = $(":scope > title", found.thing);
    if (title) { found.thing.setAttribute("aria-label", title.textContent); title.remove(); }
    tip.replaceChildren(...found.terms.flatMap((term) => [...term.children].map((one) => one.cloneNode(true))));
    if (own && found.terms.length === 1 && !(said && found.thing.matches(said))) tip.append(Object.assign(document.createElement("p"), { className: "itself", textContent: own }));
    beside(tip, found.thing.getBoundingClientRect());
  }

  // A place of the map, which most pointers only pass; who stays there or taps it is told its name.
  function placed(element) {
    const thing = places.size ? element.closest(".ground [id]") : null;
    return places.has(thing?.id) && !$(":scope > title", thing) ? { thing, terms: [places.get(thing.id)] } : null;
  }

  function point(element, wait) {
    clearTimeout(waiting);
    const here = element.closest(".board") && placed(element);
    show(here && wait ? null : here || element.closest(".board") && entry(element));
    if (here && wait) waiting = setTimeout(show, wait, here);
  }

  document.addEventListener("pointerover", (event) => point(event.target, 450));
  document.addEventListener("click", (event) => { if (placed(event.target)) point(event.target, 0); });
  document.addEventListener("wheel", () => { if (shown && placed(shown)) show(null); }, { passive: true });
  const under = all(":hover").pop();
  if (under) point(under, 450);
  document.addEventListener("focusin", (event) => {
    const link = event.target.closest(".board a.name");
    show(link && entries(link));
    if (link && !tip.hidden) link.setAttribute("aria-describedby", tip.id);
  });
  document.addEventListener("focusout", (event) => {
    show(null);
    if (event.target.matches(".board a.name")) event.target.removeAttribute("aria-describedby");
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") show(null); });
  document.addEventListener("scroll", () => show(null), true);
  // What is explained may leave the board.
  new MutationObserver(() => { if (shown && !shown.isConnected) show(null); }).observe($(".board"), { childList: true, subtree: true });
}

// A tip lies below what it speaks of, or above it where there is no room.
function beside(tip, spot) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  tip.style.left = `${Math.max(6, Math.min(spot.left, innerWidth - width - 6))}px`;
  tip.style.top = `${spot.bottom + height + 8 < innerHeight ? spot.bottom + 6 : Math.max(6, spot.top - height - 6)}px`;
}

// -- words ------------------------------------------------------------------------------------------------------------

// Terms in prompts, log and stories are underlined where the browser can do it without changing the text, and explain
// themselves to whoever points at them. The new board is painted first.
const SENTENCES = "#prompt .ask, .log li, #stage li, #guide .say p, .effect p";
let words = [], anyWord = null, found = [];

function learnWords() {
  words = all("#terms > [data-word]");
  if (words.length) anyWord = new RegExp(`(?<![\\p{L}-])(?:${words.map((one) => `(${one.dataset.word})`).join("|")})(?![\\p{L}])`, "giu");
  lead();
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
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches?.(".refused[open]")) return;
  const known = new Set(), place = $(".does", target);
  for (const one of all(".effect", place)) one.remove();
  for (const effect of all("#effects .effect")) {
    const copy = Object.assign(effect.cloneNode(true), { id: "", className: "effect" }), label = $("b", copy);
    label.after(...meanings(label.textContent, known));
    if ($("p:not(.why-rule)", copy)) place.append(copy);
  }
}, true);

let due = false;
function soon() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => setTimeout(underline));
}

function underline() {
  due = false;
  if (!anyWord) return;
  if (found.some(({ range }) => !range.startContainer.isConnected)) tell([]);
  found = [];
  for (const sentence of all(SENTENCES)) {
    const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) for (const match of texts.currentNode.data.matchAll(anyWord)) {
      const range = new Range();
      range.setStart(texts.currentNode, match.index);
      range.setEnd(texts.currentNode, match.index + match[0].length);
      found.push({ range, word: words[match.slice(1).findIndex(Boolean)] });
    }
  }
  if (globalThis.CSS?.highlights) CSS.highlights.set("word", new Highlight(...found.map((one) => one.range)));
}

// The word under the pointer.
function wordAt(event) {
  if (!event.target.closest?.(SENTENCES)) return null;
  return found.find(({ range }) => [...range.getClientRects()].some((box) => event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom));
}

// Explain words at a spot, or nothing any more.
function tell(terms, spot) {
  const tip = $("#tip");
  if (!tip || (!terms.length && !("word" in tip.dataset))) return;
  tip.hidden = !terms.length;
  delete tip.dataset.word;
  if (tip.hidden) return;
  tip.replaceChildren(...terms.flatMap((one) => [...one.children].map((line) => line.cloneNode(true))));
  tip.dataset.word = "";
  beside(tip, spot);
}

let pointed = null;
document.addEventListener("pointermove", (event) => {
  const here = wordAt(event) ?? null;
  if (here === pointed) return;
  pointed = here;
  tell(here ? [here.word] : [], here?.range.getBoundingClientRect());
});

// By keyboard: whoever reaches the rule or the link of a sentence hears all its terms.
document.addEventListener("focusin", (event) => {
  const sentence = event.target.matches(":focus-visible") && event.target.closest(SENTENCES);
  if (sentence && due) underline();
  const terms = sentence ? found.filter(({ range }) => sentence.contains(range.startContainer)).map((one) => one.word) : [];
  tell([...new Set(terms)], sentence && sentence.getBoundingClientRect());
  if (terms.length) event.target.setAttribute("aria-describedby", "tip");
});
document.addEventListener("focusout", (event) => {
  tell([]);
  if (event.target.closest(SENTENCES)) event.target.removeAttribute("aria-describedby");
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") tell([]); });

// -- the guide --------------------------------------------------------------------------------------------------------

// Where something is that the guide speaks of: itself, or in a small window the tab of the pane that hides it.
function whereabouts(look) {
  const found = all(look, $(".board")), seen = found.find((one) => one.checkVisibility());
  if (seen || !found.length) return seen;
  for (let one = found[0]; one; one = one.parentElement) {
    const tab = one.id && $(`label[for="pane-${one.id}"]`);
    if (tab) return tab;
  }
}

// What the guide speaks of wears a ring, and in a large window a line leads there from its panel. A board that hides
// some of itself hears of it once, in the event `sought`.
let sought = "";
function lead() {
  survey();
  soon();
  for (const one of all(".looked")) one.classList.remove("looked");
  const panel = $("#guide"), look = panel?.dataset.look;
  const target = look && whereabouts(look);
  const line = $("#lead");
  line?.remove();
  if (!target) return;
  target.classList.add("looked");
  if (look !== sought) target.dispatchEvent(new Event("sought", { bubbles: true }));
  sought = look;
  if (target instanceof HTMLElement) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
  const from = panel.getBoundingClientRect(), to = target.getBoundingClientRect();
  if (innerWidth <= 760 || to.bottom > from.top && to.right > from.left) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), way = document.createElementNS(svg.namespaceURI, "path");
  const start = { x: Math.min(from.right - 24, Math.max(from.left + 24, to.right)), y: from.top };
  const end = { x: Math.max(to.left, Math.min(to.right, start.x)), y: Math.min(to.bottom, start.y) };
  way.setAttribute("d", `M${start.x} ${start.y}V${(end.y + start.y) / 2 > to.bottom ? to.bottom + 6 : end.y}H${end.x}V${end.y}`);
  svg.id = "lead";
  svg.append(way);
  $(".board").append(svg);
}
lead();
addEventListener("resize", lead);

// -- taking home ------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const copy = event.target.closest("button.copy");
  if (copy) {
    const text = document.getElementById(copy.dataset.copy);
    const done = () => { copy.textContent = copy.dataset.done; };
    // A page of another host without https has no clipboard; the old way copies what is selected.
    const selected = () => { if (document.execCommand("copy")) done(); };
    text.focus();
    text.select();
    if (navigator.clipboard) navigator.clipboard.writeText(text.value).then(done, selected); else selected();
  }
  const picture = event.target.closest("button.png");
  if (picture) png(picture.dataset.svg);
});

// The picture that the server draws, painted twice as large for paper and screens with fine dots.
async function png(address) {
  const reply = await fetch(address).catch(lost);
  if (!reply?.ok) return;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await reply.text())}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * picture.naturalWidth;
  canvas.height = 2 * picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  const name = /filename="(.+)\.svg"/.exec(reply.headers.get("Content-Disposition"));
  const link = Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: `${name?.[1] ?? "biont"}.png` });
  link.click();
}

// The table's own script. The server draws; this swaps the regions that changed, sends what was clicked, and moves things.
"use strict";

const table = document.querySelector(".board[data-game]");
const $ = (selector, inside = document) => inside.querySelector(selector);
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const moves = (what) => !calm.matches && document.body.classList.contains(what);
const WHOLE = new Set(["prompt", "effects", "tray", "stage"]);   // regions of which nothing stays when they change

// Language and theme bring one back to the page where they were chosen.
for (const back of all("input.back")) back.value = location.pathname + location.search;
document.addEventListener("submit", (event) => {
  const back = $("input.back", event.target);
  if (back) back.value = location.pathname + location.search;
});

if ($(".board")) choosing();
if (table) play(table);

// Nobody waits for what explains a board: its script comes once the board can be played, as what terms mean does.
if ($("#terms")) document.head.append(Object.assign(document.createElement("script"), { src: $("#terms").dataset.script }));

// -- every board, of a game or of a lesson ---------------------------------------------------------------------------

// What only the script can add: where the option of a button on the board lies, descriptions of options, and signs on
// final ones.
function dress(regions) {
  const listed = new Map(all("[data-at]", regions.get("prompt") ?? $("#prompt")).map((one) => [one.dataset.option, one]));
  const told = new Map(all(".effect", regions.get("effects") ?? $("#effects")).map((one) => [one.id, one]));
  for (const region of regions.values()) for (const button of all("[data-option]", region)) {
    button.removeAttribute("title");
    const option = listed.get(button.dataset.option);
    if (option) button.dataset.at = option.dataset.at;
    const effect = told.get(`effect-${button.dataset.option}`);
    if (effect) describe(button, effect);
  }
  if (told.size) $(".refused", regions.get("prompt") ?? document)?.classList.add("tells");
}

function describe(button, effect) {
  button.setAttribute("aria-describedby", effect.id);
  button.classList.toggle("final", "final" in effect.dataset);
}

function choosing() {
  document.addEventListener("pointermove", (event) => { $(".board").classList.remove("rests"); point(event.target); });
  document.addEventListener("focusin", (event) => { point(event.target.matches(":focus-visible") ? event.target : null); mark(); });
  document.addEventListener("focusout", () => setTimeout(mark));

  // Where nothing can be pointed at, an answer that may be regretted says so at the first tap, and is given at the second.
  let warned = "";
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".board button[data-option]");
    const effect = button && matchMedia("(hover: none), (max-width: 760px)").matches && document.getElementById(`effect-${button.dataset.option}`);
    const again = effect && `${$(".board").dataset.version} ${effect.id}`;
    if (!effect || !("warned" in effect.dataset) || warned === again) return;
    warned = again;
    effect.classList.add("asked");
    point(button);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  document.addEventListener("click", (event) => {
    const cover = $(".board") && event.target.closest("[data-several]");
    if (cover) { event.preventDefault(); narrow(cover.dataset.several.split(" ")); return; }
    const zoom = event.target.closest("a.name");
    const read = event.target.closest('.board a.rule[href*="/rules#"], a[data-read]');
    if (read && $("#card") && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); card(read.href.replace("/rules#", "/rules/")); return; }
    if (zoom && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); card(zoom.href); return; }
    const anchor = event.target.closest('a[href^="#"]:not(.skip)');
    if (anchor) { event.preventDefault(); flash(anchor.getAttribute("href").slice(1)); return; }
    const pick = event.target.closest("label[for^=pick-]");
    if (pick) { event.preventDefault(); picked(document.getElementById(pick.htmlFor)); return; }
    for (const menu of all("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
    for (const dialog of all("dialog[open]")) if (event.target === dialog) dialog.close();
  });
  steady();
  mark();
  suggest();
  if (table) return;
  dress(new Map([["board", $(".board")]]));
  document.addEventListener("keydown", (event) => { if (!busy(event) && !(event.key === "Escape" && letGo())) press(event); });
}

// A press counts for what it began on: where the board is laid out or drawn anew before the finger is lifted, the browser
// would let it count for nothing. A finger that went on meant something else.
const STILL = 8;   // px
function steady() {
  const choice = (element) => element.closest?.("#prompt .option, .hit") ?? null;
  let pressed = null;
  document.addEventListener("pointerdown", (event) => {
    const thing = event.isPrimary && event.button === 0 && choice(event.target);
    pressed = thing && { thing, question: question(), x: event.clientX, y: event.clientY };
  }, true);
  document.addEventListener("pointerup", (event) => {
    const begun = pressed;
    pressed = null;
    if (!begun || choice(event.target) === begun.thing || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL) return;
    if (question() === begun.question) twin(begun.thing)?.click();
  }, true);
  document.addEventListener("pointercancel", () => { pressed = null; }, true);
}

// The open question: so many answers were given before it.
const question = () => $(".board").dataset.total;

// What stands for a choice since the board was drawn anew.
function twin(thing) {
  if (thing.isConnected) return thing;
  const means = (one) => one.getAttribute("value") ?? one.getAttribute("for") ?? one.dataset.several;
  return all(thing.matches(".hit") ? ".hit" : "#prompt .option").find((one) => means(one) === means(thing));
}

// What an option would do is told while it is pointed at, or reached by keyboard; its twins are marked with it.
let pointing = null, asking = 0;
function point(element) {
  const numbers = element?.closest?.("[data-odds]");
  const chance = numbers && $(`#strip [data-chance="${numbers.closest("[id]").id}"]`);
  if (chance) numbers.title = chance.textContent;
  const button = element?.closest?.("[data-option]");
  const number = button?.dataset.option ?? null;
  if (number === pointing && (number === null || $(".pointed"))) return;
  pointing = number;
  for (const one of all(".effect.shown")) one.classList.remove("shown");
  for (const one of all(".pointed")) one.classList.remove("pointed");
  if (number === null) return;
  for (const one of all(`#prompt [data-option="${number}"]`)) one.classList.add("pointed");
  const target = document.getElementById(button.dataset.at);
  if (target && target.id !== "prompt") target.classList.add("pointed");
  const effect = document.getElementById(`effect-${number}`);
  if (effect) effect.classList.add("shown"); else ask(number);
}

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
    if (pointing === number) effect.classList.add("shown");
  }, 60);
}

// -- choosing in two steps: a pick is a radio button of the prompt, and the style sheet lights its targets ---------------

function picked(radio) {
  const again = radio.checked && radio.classList.contains("picking");
  radio.checked = true;
  if (again) letGo();
  widen();
  point(null);
  mark();
  towards(`.of-${radio.id.slice(5)}`);
}

// In a small window, what can be clicked is brought into sight.
function towards(selector) {
  if (innerWidth > 760) return;
  const found = all(selector).filter((one) => one.checkVisibility() && !one.closest("#prompt"));
  if (found.length) found[0].scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
}

// Let go of what was picked, or of a place that was clicked; whether there was anything.
function letGo() {
  const back = $("#pick-none"), held = $("#prompt .picking:checked") && $(".back");
  const narrowed = widen();
  for (const paging of all(".paging:checked")) paging.checked = false;
  if (held && back) back.checked = true;
  mark();
  return Boolean(held || narrowed);
}

// A place that several answers are about: the prompt asks which of them.
function narrow(numbers) {
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

// The answer that the guide or a hint suggests wears a quill, in the prompt and on the board.
function suggest() {
  for (const one of all(".suggested")) one.classList.remove("suggested");
  if (typeof lead === "function") lead();   // the guide's script comes after this one
  const number = $("#guide")?.dataset.suggests;
  const option = number && $(`#prompt [data-option="${number}"]`);
  if (!option) return;
  const pick = /in-(\d+)/.exec(option.closest(".targets")?.className)?.[1];
  const things = [document.getElementById(option.dataset.at), pick && $(`.board .is-${pick}`)];
  const listed = [option, pick && $(`#prompt label[for=pick-${pick}]`)];
  for (const one of [...listed, ...things]) if (one && one.id !== "prompt") one.classList.add("suggested");
  for (const one of listed) one?.scrollIntoView({ block: "nearest" });   // a long list shows it at once
}

// The Enter key does what the button says that bears its mark: the one that the keyboard has reached, else the one that
// the question is asked for; none while the keyboard is at something else.
function mark() {
  const now = document.activeElement, here = now?.matches(":focus-visible") ? now : null;
  const reached = here?.closest("#prompt [data-option]");
  const elsewhere = here && !reached && here.matches("a, button, summary, input, select, textarea, label");
  const marked = reached ?? (elsewhere ? null : all("#prompt [data-main]").find((one) => one.checkVisibility()));
  for (const one of all("[data-enter]")) if (one !== marked) one.removeAttribute("data-enter");
  marked?.setAttribute("data-enter", "");
}

function flash(id) {
  const thing = document.getElementById(id);
  if (!thing) return;
  for (const outer of [thing.closest("details:not([open])")]) if (outer) outer.open = true;
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  thing.classList.add("flash");
  setTimeout(() => thing.classList.remove("flash"), 1600);
}

async function card(address) {
  const html = await fetch(address, { headers: { "X-Biont": "1" } }).then((reply) => reply.ok && reply.text()).catch(lost);
  if (!html) return;
  quiet();
  $("#card .inside").innerHTML = html;
  $("#card").showModal();
}

function trouble(sentence) {
  const place = $("#trouble");
  place.textContent = sentence;
  place.hidden = false;
  place.classList.remove("lost");
}

// What the browser says about a broken connection is English, and not meant for people.
function lost() { trouble($("#trouble").dataset.lost); $("#trouble").classList.add("lost"); }

// The server is heard again: what was said about its silence is over.
function audible() { if ($("#trouble").classList.contains("lost")) quiet(); }

function quiet() { $("#trouble").hidden = true; }

// Whether a key is meant for something else than the board.
function busy(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return event.target.matches("input:not([type=range], [type=checkbox], [type=radio]), select, textarea") || Boolean($("dialog[open]"));
}

// The option, the pick or the tool of a key.
function press(event) {
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
  const button = all(`#prompt [data-key="${key}"]`).find((one) => one.checkVisibility() && !one.matches(".picking:checked + *")) || $(`.post [data-key="${key}"]:not([disabled])`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

function play(board) {
  const game = board.dataset.game;
  const home = `/game/${game}`;
  const self = Math.random().toString(36).slice(2, 12);   // tells the server what this page has been sent
  const marks = Object.fromEntries(board.dataset.marks.split(" ").map((one) => one.split("=")));   // of every region as it is shown here
  const texts = new Map();                            // of regions as they were sent here, for lines that change in them
  let version = Number(board.dataset.version);
  let at = Number(board.dataset.at), total = Number(board.dataset.total);
  let told = Number(board.dataset.told);
  let past = at < total;
  let rolled = Math.max(-1, ...all("#tray [data-roll]").map((roll) => Number(roll.dataset.roll)));
  let staged = Number($("#stage")?.dataset.last ?? -1);
  let sending = 0, sent = 0, slow = 0, waiting = null, watching = 0;

  // -- new frames ---------------------------------------------------------------------------------------------------

  function parsed(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    return box.content.firstElementChild;
  }

  // The text of a region: as it was sent, or the old one with the lines that changed.
  function whole(name, sent) {
    if (typeof sent !== "object") return sent;
    if (sent.base !== marks[name] || !texts.has(name)) return undefined;
    const lines = texts.get(name).split("\n");
    for (const [start, end, fresh] of sent.lines.reverse()) lines.splice(start, end - start, ...fresh);
    return lines.join("\n");
  }

  function show(frame, { still = false } = {}) {
    if (frame.game !== game) return;
    const changed = Object.keys(frame.marks).filter((name) => marks[name] !== frame.marks[name]);
    const sent = new Map(changed.map((name) => [name, whole(name, frame.regions[name])]));
    // The server sends what is new to this page; where a reply and the stream crossed, the page asks for everything.
    if ([...sent.values()].includes(undefined)) return look(null);
    for (const [name, html] of sent) texts.set(name, html);
    const fresh = new Map([...sent].map(([name, html]) => [name, parsed(html)]));
    dress(fresh);
    const journeys = !still && moves("motion") && !document.hidden ? depart(fresh) : [];
    put(fresh, frame);
    // Look at everything first and move it then: else the browser would lay out the board for every single piece.
    for (const launch of journeys.map((arrive) => arrive())) launch?.();
  }

  function put(fresh, frame) {
    const focus = remember();
    for (const [name, element] of fresh) {
      const old = document.getElementById(name);
      if (WHOLE.has(name)) old.replaceWith(element); else morph(old, element);
      marks[name] = frame.marks[name];
    }
    if (frame.version > version) { arrived(); board.classList.add("rests"); }
    version = frame.version; at = frame.at; total = frame.total; past = frame.past;
    board.dataset.version = version;
    board.dataset.total = total;
    read(frame);
    tumble();
    if (!past) told = frame.told;
    pointing = null;
    restore(focus);
    mark();
    suggest();
    raise(frame);
    towards(".board .lit");
  }

  // Make an element what the server drew, and leave alone what is the same: scrolled places stay, and little is painted.
  function morph(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    if (old.nodeName !== fresh.nodeName || old.id !== fresh.id || old.nodeName === "svg") return old.replaceWith(fresh);
    if (old.nodeType === Node.TEXT_NODE) { old.data = fresh.data; return; }
    attributes(old, fresh);
    const named = new Map();
    for (const one of old.children) if (one.id) named.set(one.id, one);
    if (named.size) {
      const wanted = new Set([...fresh.children].map((one) => one.id));
      for (const [id, one] of named) if (!wanted.has(id)) { one.remove(); named.delete(id); }
    }
    let next = old.firstChild;
    for (const one of [...fresh.childNodes]) {
      const twin = one.id ? named.get(one.id) : next && !next.id ? next : null;
      if (!twin) { old.insertBefore(one, next); continue; }
      if (twin !== next) old.insertBefore(twin, next); else next = next.nextSibling;
      morph(twin, one);
    }
    while (next) { const gone = next; next = next.nextSibling; gone.remove(); }
  }

  // What a person opened stays open; the server opens and closes only what it means to (data-opened).
  function attributes(old, fresh) {
    const meant = old.hasAttribute("data-opened") !== fresh.hasAttribute("data-opened");
    for (const name of new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])) {
      const value = fresh.getAttribute(name);
      if (value === old.getAttribute(name) || (name === "open" && !meant)) continue;
      if (value === null) old.removeAttribute(name); else old.setAttribute(name, value);
      if (name === "value" || name === "checked" || name === "selected") old[name] = fresh[name];
    }
  }

  // An event comes on stage when it is the player's turn to see to it; whatever he does next takes it away.
  function raise(frame) {
    const stage = $("#stage"), last = Number(stage.dataset.last);
    if (frame.past || !frame.asked || last === staged) return;
    if (last > staged && "auto" in stage.dataset) stage.classList.add("open");
    staged = last;
  }

  // Focus stays where it was, or goes to the same kind of thing; whoever clicked gets no option under his Enter key.
  function remember() {
    const now = document.activeElement;
    if (!now || now === document.body || !board.parentElement.contains(now)) return null;
    return { id: now.id, action: now.closest("form")?.id, seen: now.matches(":focus-visible") };
  }

  function restore(focus) {
    if (!focus || document.activeElement !== document.body) return;
    const target = (focus.id && document.getElementById(focus.id))
      || (focus.action && focus.action !== "answer" && $(`#${CSS.escape(focus.action)} button:not([disabled])`))
      || (focus.seen && $("#prompt .option:is(button)"))
      || $("#prompt");
    target?.focus({ preventScroll: true });
  }

  // Tell screen readers what is new in the log, and then the question.
  function read(frame) {
    if (frame.past) return;
    const count = Math.min(Math.max(0, frame.told - told), 6);
    const lines = all(".log li", board).slice(0, count).reverse().map(spoken);
    const news = $("#news");
    news.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  }

  // A line of the log without its button.
  function spoken(line) {
    const copy = line.cloneNode(true);
    for (const button of all(".rewind", copy)) button.remove();
    return copy.textContent.trim();
  }

  function tumble() {
    const fresh = all("#tray [data-roll]").filter((roll) => Number(roll.dataset.roll) > rolled);
    rolled = Math.max(-1, ...all("#tray [data-roll]").map((roll) => Number(roll.dataset.roll)));
    if (past || !moves("dice")) return;
    for (const roll of fresh) {
      roll.classList.add("rolling");
      setTimeout(() => roll.classList.remove("rolling"), 700);
    }
  }

  const still = () => {
    for (const roll of all(".rolling")) roll.classList.remove("rolling");
    for (const flight of flying) flight.finish();
  };

  // -- things that move ---------------------------------------------------------------------------------------------

  // A drawing says what can move: data-thing names a card, whatever it lies on or has become; data-holds is on what
  // pieces lie on, and may name the thing that counts as their place; data-supply is where all others come from; and
  // data-side says whose side of the table a region shows.
  const PIECES = "[data-holds] [data-piece]";
  const MANY = 24;            // more than this at once nobody can follow
  const flying = new Set();

  // Things by name, with where they lie: the id of what holds them, and the place there. Pieces have no names: what
  // counts is how many of a kind lie where. What stands in a summary is shown again where that unfolds.
  function inventory(regions) {
    const things = new Map(), pieces = new Map();
    for (const region of regions) {
      for (const thing of all("[data-thing]", region)) {
        const lies = `${thing.parentElement.closest("[id]").id}/${[...thing.parentElement.children].indexOf(thing)}`;
        things.set(thing.dataset.thing, { thing, lies, region });
      }
      for (const piece of all(PIECES, region)) {
        if (piece.closest("summary")) continue;
        const holder = holding(piece), place = `${piece.dataset.piece} ${holder.id}`;
        const count = Number(holder.dataset.count ?? 1);
        pieces.set(place, [...(pieces.get(place) ?? []), ...Array(count).fill(piece)]);
      }
    }
    return { things, pieces };
  }

  // What a piece lies on.
  const holding = (piece) => {
    const { holds } = piece.closest("[data-holds]").dataset;
    return piece.closest(holds ? `#${CSS.escape(holds)}` : "[id]");
  };

  // Where a thing is seen: in something that is folded up, there.
  const seen = (thing) => (thing.checkVisibility() ? thing : thing.closest("details"))?.getBoundingClientRect();

  // Compare the board as it lies with the one to come: for everything that will have moved, a function that lets it
  // fly once the new board is there.
  function depart(fresh) {
    const before = inventory([...fresh.keys()].map((name) => document.getElementById(name)));
    const after = inventory(fresh.values());
    const journeys = [], aboard = new Set(), kinds = new Map();
    // When people share a screen, they change places with every turn; that is no move.
    const turned = [...fresh.values()].some((region) => region.dataset.side !== document.getElementById(region.id).dataset.side);
    for (const [name, { thing, lies, region }] of after.things) {
      const was = before.things.get(name);
      if (!was || was.lies === lies || (turned && "side" in region.dataset)) continue;
      const from = seen(was.thing);
      for (const piece of all(PIECES, thing)) aboard.add(piece);
      journeys.push(() => glide(document.getElementById(thing.id), from, was.region.id === region.id));
    }
    const kind = (name) => kinds.get(name) ?? kinds.set(name, { gone: [], come: [] }).get(name);
    for (const [place, lay] of before.pieces) {
      const left = after.pieces.get(place)?.length ?? 0;
      for (const piece of lay.slice(left)) kind(piece.dataset.piece).gone.push({ drawn: piece.cloneNode(true), from: seen(piece) });
    }
    for (const [place, lie] of after.pieces) {
      const old = before.pieces.get(place)?.length ?? 0;
      for (const piece of lie.slice(old)) kind(piece.dataset.piece).come.push({ place, piece, number: lie.indexOf(piece) });
    }
    const supply = $("[data-supply]")?.getBoundingClientRect();
    for (const { gone, come } of kinds.values()) {
      for (let n = 0; n < Math.max(gone.length, come.length); n++) {
        if (!aboard.has(come[n]?.piece)) journeys.push(() => hop(gone[n], come[n], supply));
      }
    }
    return journeys.slice(0, MANY);
  }

  const sky = Object.assign(document.createElement("div"), { className: "sky", inert: true });
  document.body.append(sky);

  // A ghost flies; what it stands for is not seen until it has landed.
  function fly(ghost, steps, thing = null, outermost = ghost) {
    const flight = ghost.animate(steps, { duration: 420, easing: "cubic-bezier(.3, .1, .2, 1)" });
    flying.add(flight);
    thing?.classList.add("aloft");
    flight.finished.catch(() => {}).then(() => {
      flying.delete(flight);
      thing?.classList.remove("aloft");
      if (sky.contains(outermost)) outermost.remove();
    });
  }
  const centre = (spot) => `translate(${spot.x + spot.width / 2}px, ${spot.y + spot.height / 2}px)`;

  // A piece goes from place to place; what comes from nowhere or goes there comes from the supply or goes back to it.
  function hop(gone, come, supply) {
    const [name, holder] = come?.place.split(" ") ?? [];
    const lie = come ? all(`[data-piece=${name}]`, document.getElementById(holder)).filter((one) => one.matches(PIECES)) : [];
    const target = lie.filter((one) => holding(one).id === holder && !one.closest("summary"))[come?.number];
    const from = gone?.from ?? supply, to = target ? seen(target) : supply;
    if (!from || !to || !(gone || target)) return null;
    const ghost = gone?.drawn ?? target.cloneNode(true);
    const steps = [
      { transform: centre(from), opacity: gone ? 1 : 0 }, { opacity: 1 }, { transform: centre(to), opacity: target ? 1 : 0 },
    ];
    return () => {
      ghost.classList.replace("aloft", "ghost") || ghost.classList.add("ghost");
      sky.append(ghost);
      fly(ghost, steps, target && !("count" in target.parentElement.dataset) ? target : null);
    };
  }

  // A thing slides along its region; to another region it goes above all things, as a likeness of itself.
  function glide(thing, from, stays) {
    const to = thing && seen(thing);
    if (!from || !to || (from.x === to.x && from.y === to.y)) return null;
    if (stays && thing.checkVisibility()) return () => fly(thing, { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, "none"] });
    const width = thing.offsetWidth || from.width;
    const steps = { transform: [`${centre(from)} scale(${Math.min(2, from.width / width)})`, centre(to)] };
    return () => {
      const ghost = likeness(thing, width);
      // What holds it decides how it looks, so it flies in empty likenesses of its holders.
      let outermost = ghost;
      for (let holder = thing.parentElement; holder !== board.parentElement; holder = holder.parentElement) {
        const around = Object.assign(document.createElement("div"), { className: holder.className });
        around.style.display = "contents";
        around.append(outermost);
        outermost = around;
      }
      sky.append(outermost);
      fly(ghost, steps, thing, outermost);
    };
  }

  function likeness(thing, width) {
    const ghost = thing.cloneNode(true);
    for (const one of all(".hit, .chips, .why", ghost)) one.remove();
    for (const one of [ghost, ...all(".aloft", ghost)]) one.classList.remove("aloft");
    for (const one of [ghost, ...all("[id]", ghost)]) one.removeAttribute("id");
    ghost.classList.add("ghost");
    ghost.style.width = `${width}px`;
    return ghost;
  }

  // -- sending ------------------------------------------------------------------------------------------------------

  const PATIENCE = 20000;   // ms

  // What the server answers, or nothing where no answer came.
  async function asked(address, how) {
    try {
      const reply = await fetch(address, { ...how, signal: AbortSignal.timeout(PATIENCE) });
      return { reply, found: await reply.json() };
    } catch { return lost(); }
  }

  async function send(form, button, again = false) {
    if (sending) { waiting = { form, button, asked: question() }; return; }
    const mine = sending = ++sent, about = question();
    still();
    slow = setTimeout(() => document.body.classList.add("sending"), 250);
    const data = new FormData(form);
    if (button?.name) data.set(button.name, button.value);
    try {
      const answer = await asked(form.action, { method: "POST", headers: { "X-Biont": self }, body: new URLSearchParams(data) });
      // What was sent may have arrived although no answer came back.
      if (!answer) return await look(null);
      const { reply, found } = answer;
      // A program may have answered meanwhile, and the stream may have been faster than this reply.
      if (reply.ok) { quiet(); if (found.version > version || past) await show(found); return; }
      if (reply.status === 409) await look(null);
      // Something else than the question may have changed since the page was drawn: then the answer still holds.
      if (reply.status === 409 && !again && about === question()) waiting = { form, button, asked: about, again: true };
      else trouble(found.sentence);
    } finally {
      if (sending === mine) arrived();
      next();
    }
  }

  // What was chosen while something else was on its way waits for it, and counts if the same is asked then. What takes
  // back and gives again is meant for whatever was answered last.
  function next() {
    if (!waiting || sending) return;
    const { form, button, asked, again } = waiting;
    waiting = null;
    const steps = form.matches("#undo, #redo") && !button?.name;
    const now = button && (steps || asked === question()) ? twin(button) : null;
    if (now?.form && !now.disabled) send(now.form, now, again);
  }

  // A new frame, from the reply or from the stream, means that what was sent has arrived: the next click counts again.
  function arrived() {
    sending = 0;
    clearTimeout(slow);
    document.body.classList.remove("sending");
    if (waiting) setTimeout(next);   // once the frame that it waited for is shown
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || form.matches(".look, .branch, .arrange")) return;
    if (!form.action.startsWith(location.origin + home)) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // -- the past -----------------------------------------------------------------------------------------------------

  let wanted = null, again = false, fetching = false;
  async function look(number) {
    wanted = number;
    again = true;
    if (fetching) return;
    fetching = true;
    try {
      while (again) {
        again = false;
        const place = wanted;
        const answer = await asked(`${home}/frame${place === null ? "" : `?at=${place}`}`, { headers: { "X-Biont": "1" } });
        if (!answer) break;
        const { reply, found } = answer;
        if (!reply.ok) { trouble(found.sentence); break; }
        if (found.version < version) again = true; else if (place === wanted) show(found, { still: true });
      }
    } finally { fetching = false; }
    history.replaceState(null, "", past ? `${home}?at=${at}` : home);
  }

  // The turn that a moment of the past belongs to.
  const turnAt = (slide, to) => [...slide.list.options].filter((one) => Number(one.value) <= to).at(-1).label;

  const go = (number) => {
    const to = Math.max(0, Math.min(total, number));
    const slide = $("#slide");
    slide.value = to;
    slide.form.querySelector("output").textContent = to >= total ? slide.dataset.now : `${slide.dataset.turn.replace("#", turnAt(slide, to))} · ${to} / ${total}`;
    look(to >= total ? null : to);
  };

  document.addEventListener("input", (event) => { if (event.target.id === "slide") { stop(); go(Number(event.target.value)); } });

  function watch() {
    if (watching) return stop();
    if (!past) go(0);
    watching = setInterval(() => {
      if (fetching) return;
      if (at + 1 >= total) { stop(); go(total); } else go(at + 1);
    }, 700);
    document.body.classList.add("watching");
  }
  function stop() {
    clearInterval(watching);
    watching = 0;
    document.body.classList.remove("watching");
  }

  // -- news ---------------------------------------------------------------------------------------------------------

  let stream = null, later = 0;
  function listen() {
    deaf();
    const heard = stream = new EventSource(`${home}/events?version=${version}&page=${self}`);
    heard.addEventListener("open", audible);
    heard.addEventListener("frame", (event) => {
      audible();
      const frame = JSON.parse(event.data);
      if (past) total = frame.total;
      else if (frame.version > version) show(frame);
    });
    heard.addEventListener("gone", (event) => { deaf(); trouble(JSON.parse(event.data)); });
    // The browser mends a stream that broke off, but gives up where the server answered with an error.
    heard.addEventListener("error", () => {
      if (heard === stream && heard.readyState === EventSource.CLOSED) later = setTimeout(listen, 3000);
    });
  }
  function deaf() {
    clearTimeout(later);
    stream?.close();
  }
  listen();
  addEventListener("pagehide", deaf);
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  // A browser has few lines to a server: pages that nobody looks at leave them to those that are played on.
  document.addEventListener("visibilitychange", () => { if (document.hidden) deaf(); else wake(); });
  function wake() {
    listen();
    look(past ? at : null);
  }

  // -- clicks ---------------------------------------------------------------------------------------------------------

  document.addEventListener("click", (event) => {
    if (event.target.closest(".print")) print();
    if (event.target.closest("button.help")) $("#help")?.showModal();
    if (event.target.closest(".slider .play")) watch();
    const stage = $("#stage");
    if (event.target.closest(".replay")) stage.classList.toggle("open");
    else if (!event.target.closest("#stage a, #stage .event")) stage.classList.remove("open");
    if (event.target.closest(".key") && past && event.target.closest("a")) { event.preventDefault(); stop(); go(total); }
    if (event.target.closest("#tray")) still();
    if (event.target.closest("#trouble")) quiet();
  });

  // -- keys ---------------------------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (busy(event)) return;
    if (event.key === "Escape") {
      if (letGo()) return;
      if ($("#stage.open")) { $("#stage").classList.remove("open"); return; }
      still(); stop(); quiet();
      for (const menu of all("details.menu[open]")) { menu.open = false; $("summary", menu).focus(); }
      if (past) go(total);
      return;
    }
    if (event.key === "m") { $("#stage").classList.toggle("open"); return; }
    if (event.key === "?") { $("#help")?.showModal(); return; }
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      if (event.target.id === "slide" || event.target.closest(".scroll, [role=region]")) return;
      event.preventDefault();
      stop();
      go(at + (event.key === "ArrowLeft" ? -1 : 1) * (event.shiftKey ? 10 : 1));
      return;
    }
    press(event);
  });

  dress(new Map(Object.keys(marks).map((name) => [name, document.getElementById(name)])));
}

// The table's own script. The server draws; this swaps the regions that changed, sends what was clicked, and moves things.
"use strict";

const table = document.querySelector(".board[data-game]");
const $ = (selector, inside = document) => inside.querySelector(selector);
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Language and theme bring one back to the page where they were chosen.
for (const back of all("input.back")) back.value = location.pathname + location.search;
document.addEventListener("submit", (event) => {
  const back = $("input.back", event.target);
  if (back) back.value = location.pathname + location.search;
});

if (table) play(table);

function play(board) {
  const game = board.dataset.game;
  const home = `/game/${game}`;
  const last = {};            // the HTML of every region as it was swapped in last
  let version = Number(board.dataset.version);
  let at = Number(board.dataset.at), total = Number(board.dataset.total);
  let told = Number(board.dataset.told);
  let past = at < total;
  let rolled = Math.max(-1, ...all("#tray [data-roll]").map((roll) => Number(roll.dataset.roll)));
  let sending = 0, sent = 0, watching = 0, waiting = null;

  // -- new frames ---------------------------------------------------------------------------------------------------

  const GLIDING = "[id^=refugium-], [id^=organism-], [id^=card-], [id^=macro-]";

  function parsed(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    return box.content.firstElementChild;
  }

  // Where a thing lies: the id of what holds it, and its place there. What changes it glides.
  function places(root) {
    const found = new Map();
    for (const thing of all(GLIDING, root)) {
      if (thing.closest(".stack")) continue;
      const holder = thing.parentElement.closest("[id]");
      found.set(thing.id, `${holder ? holder.id : ""}/${[...thing.parentElement.children].indexOf(thing)}`);
    }
    return found;
  }

  function show(frame, { glide = true } = {}) {
    if (frame.game !== game) return;
    const changed = Object.entries(frame.regions).filter(([name, html]) => last[name] !== html);
    const fresh = changed.map(([name, html]) => [name, parsed(html)]).filter(([, element]) => element);
    Object.assign(last, frame.regions);
    const swap = () => put(fresh, frame);
    if (!glide || calm.matches || !document.startViewTransition || document.hidden) return swap();
    const before = places(board), after = new Map();
    for (const [, element] of fresh) for (const [id, place] of places(element)) after.set(id, place);
    const moving = [...after].filter(([id, place]) => before.get(id) !== place).map(([id]) => id).slice(0, 12);
    if (!moving.length) return swap();
    const name = (on) => moving.forEach((id) => {
      const thing = document.getElementById(id);
      if (thing) thing.style.viewTransitionName = on ? id : "";
    });
    name(true);
    waiting?.skipTransition();
    const transition = document.startViewTransition(() => { swap(); name(true); });
    waiting = transition;
    transition.ready.catch(() => {});   // a transition that is skipped is no error
    transition.finished.catch(() => {}).then(() => { name(false); if (waiting === transition) waiting = null; });
  }

  function put(fresh, frame) {
    const focus = remember();
    const opened = new Set(all("details[id][open]", document).map((one) => one.id));
    const scrolls = new Map(all(".times, .strata, .others, .mine, .middle").map((one) => [one.className, [one.scrollTop, one.scrollLeft]]));
    for (const [name, element] of fresh) document.getElementById(name)?.replaceWith(element);
    for (const id of opened) {
      const one = document.getElementById(id);
      if (one && (one.classList.contains("menu") || one.classList.contains("stack") || one.classList.contains("soup"))) one.open = true;
    }
    for (const [names, [top, left]] of scrolls) {
      const one = document.getElementsByClassName(names)[0];
      if (one) { one.scrollTop = top; one.scrollLeft = left; }
    }
    if (frame.version > version) arrived();
    version = frame.version; at = frame.at; total = frame.total; past = frame.past;
    board.dataset.version = version;
    dress();
    restore(focus);
    read(frame);
    tumble();
    if (!past) told = frame.told;
  }

  // Focus stays where it was, or goes to the same kind of thing.
  function remember() {
    const now = document.activeElement;
    if (!now || now === document.body || !board.parentElement.contains(now)) return null;
    return { id: now.id, option: now.dataset.option, prompt: Boolean(now.closest("#prompt")), action: now.closest("form")?.id };
  }

  function restore(focus) {
    if (!focus || document.activeElement !== document.body) return;
    const target = (focus.id && document.getElementById(focus.id))
      || (focus.action && focus.action !== "answer" && $(`#${CSS.escape(focus.action)} button:not([disabled])`))
      || $("#prompt .option");
    target?.focus({ preventScroll: true });
  }

  // Tell screen readers what is new in the log, and then the question.
  function read(frame) {
    if (frame.past) return;
    const count = Math.min(Math.max(0, frame.told - told), 6);
    const lines = all("#others .log li").slice(0, count).reverse().map((line) => line.textContent.trim());
    const news = $("#news");
    news.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  }

  // What only the script can add: descriptions of options, signs on final ones, chances on the things themselves.
  function dress() {
    const finals = new Set(all("#effects [data-final]").map((one) => one.id.slice(7)));
    for (const button of all("[data-option]")) {
      const number = button.dataset.option;
      if (document.getElementById(`effect-${number}`)) button.setAttribute("aria-describedby", `effect-${number}`);
      button.removeAttribute("title");
      if (finals.has(number)) button.classList.add("final");
    }
    for (const link of all("#strip [data-chance]")) {
      const numbers = document.getElementById(link.dataset.chance)?.querySelector(".numbers, .life");
      if (numbers) numbers.title = link.textContent;
    }
  }

  function tumble() {
    const fresh = all("#tray [data-roll]").filter((roll) => Number(roll.dataset.roll) > rolled);
    rolled = Math.max(-1, ...all("#tray [data-roll]").map((roll) => Number(roll.dataset.roll)));
    if (calm.matches || past || !document.body.classList.contains("dice")) return;
    for (const roll of fresh) {
      roll.classList.add("rolling");
      setTimeout(() => roll.classList.remove("rolling"), 700);
    }
  }

  const still = () => {
    for (const roll of all(".rolling")) roll.classList.remove("rolling");
    waiting?.skipTransition();
  };

  // -- sending ------------------------------------------------------------------------------------------------------

  async function send(form, button) {
    if (sending) return;
    const mine = sending = ++sent;
    still();
    document.body.classList.add("sending");
    const data = new FormData(form);
    if (button?.name) data.set(button.name, button.value);
    try {
      const reply = await fetch(form.action, { method: "POST", headers: { "X-Biont": "1" }, body: new URLSearchParams(data) });
      const found = await reply.json();
      // A program may have answered meanwhile, and the stream may have been faster than this reply.
      if (reply.ok) { quiet(); if (found.version > version || past) show(found); } else { trouble(found.sentence); if (reply.status === 409) await look(null); }
    } catch (error) {
      trouble(String(error));
    } finally {
      if (sending === mine) arrived();
    }
  }

  // A new frame, from the reply or from the stream, means that what was sent has arrived: the next click counts again.
  function arrived() {
    sending = 0;
    document.body.classList.remove("sending");
  }

  function trouble(sentence) {
    const place = $("#trouble");
    place.textContent = sentence;
    place.hidden = false;
  }
  const quiet = () => { $("#trouble").hidden = true; };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || form.matches(".look, .branch, .arrange")) return;
    if (!form.action.startsWith(location.origin + home)) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // -- the past -----------------------------------------------------------------------------------------------------

  let wanted = null, fetching = false;
  async function look(number) {
    wanted = number;
    if (fetching) return;
    fetching = true;
    try {
      for (let asked = undefined; asked !== wanted;) {
        asked = wanted;
        const reply = await fetch(`${home}/frame${asked === null ? "" : `?at=${asked}`}`, { headers: { "X-Biont": "1" } });
        const frame = await reply.json();
        if (!reply.ok) { trouble(frame.sentence); break; }
        if (asked === wanted) show(frame, { glide: false });
      }
    } finally { fetching = false; }
    history.replaceState(null, "", past ? `${home}?at=${at}` : home);
  }

  const go = (number) => {
    const to = Math.max(0, Math.min(total, number));
    const slide = $("#slide");
    slide.value = to;
    slide.form.querySelector("output").textContent = to >= total ? slide.dataset.now : `${to} / ${total}`;
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

  let stream = null;
  function listen() {
    stream = new EventSource(`${home}/events?version=${version}`);
    stream.addEventListener("frame", (event) => {
      const frame = JSON.parse(event.data);
      if (past) total = frame.total;
      else if (frame.version > version) show(frame);
    });
  }
  listen();
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => { if (event.persisted) { listen(); look(past ? at : null); } });

  // -- pointing -----------------------------------------------------------------------------------------------------

  // What an option would do stands above the prompt while it is pointed at or focused; its twins light up with it.
  let pointed = null;
  function point(element) {
    const button = element?.closest?.("[data-option]");
    const number = button?.dataset.option ?? element?.closest?.("[data-options]")?.dataset.options.split(" ")[0];
    if (number === pointed) return;
    pointed = number ?? null;
    for (const one of all(".effect.shown")) one.classList.remove("shown");
    for (const one of all(".pointed")) one.classList.remove("pointed");
    if (number === undefined) return;
    document.getElementById(`effect-${number}`)?.classList.add("shown");
    for (const one of all(`[data-option="${number}"]`)) one.classList.add("pointed");
    const target = button && document.getElementById(button.dataset.at);
    if (target && target.id !== "prompt") target.classList.add("pointed");
  }
  document.addEventListener("pointerover", (event) => point(event.target));
  document.addEventListener("focusin", (event) => point(event.target));

  document.addEventListener("click", (event) => {
    const zoom = event.target.closest("a[data-zoom]");
    if (zoom && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); card(zoom.href); return; }
    const anchor = event.target.closest('a[href^="#"]');
    if (anchor) { event.preventDefault(); flash(anchor.getAttribute("href").slice(1)); return; }
    if (event.target.closest(".print")) print();
    if (event.target.closest("button.help")) $("#help").showModal();
    if (event.target.closest(".slider .play")) watch();
    if (event.target.closest(".key") && past && event.target.closest("a")) { event.preventDefault(); stop(); go(total); }
    if (event.target.closest("#tray")) still();
    for (const menu of all("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
    for (const dialog of all("dialog[open]")) if (event.target === dialog) dialog.close();
  });

  function flash(id) {
    const thing = document.getElementById(id);
    if (!thing) return;
    for (const outer of [thing.closest("details:not([open])")]) if (outer) outer.open = true;
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
    thing.classList.add("flash");
    setTimeout(() => thing.classList.remove("flash"), 1600);
  }

  async function card(address) {
    const reply = await fetch(address, { headers: { "X-Biont": "1" } });
    if (!reply.ok) return;
    const inside = $("#card .inside");
    inside.innerHTML = await reply.text();
    $("#card").showModal();
  }

  // -- keys ---------------------------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const typing = event.target.matches("input:not([type=range], [type=checkbox], [type=radio]), select, textarea");
    if (typing || $("dialog[open]")) return;
    if (event.key === "Escape") {
      still(); stop(); quiet();
      for (const menu of all("details.menu[open]")) { menu.open = false; $("summary", menu).focus(); }
      if (past) go(total);
      return;
    }
    if (event.key === "?") { $("#help").showModal(); return; }
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      if (event.target.id === "slide" || event.target.closest(".scroll, [role=region]")) return;
      event.preventDefault();
      stop();
      go(at + (event.key === "ArrowLeft" ? -1 : 1) * (event.shiftKey ? 10 : 1));
      return;
    }
    if (event.key === "Enter" && event.target.closest("button, a, summary, input")) return;
    if (event.key === "Enter" || event.key.length === 1) {
      const key = CSS.escape(event.key === "Enter" ? "Enter" : event.key.toLowerCase());
      const button = $(`#prompt [data-key="${key}"]`) || $(`#top [data-key="${key}"]:not([disabled])`);
      if (button) { event.preventDefault(); button.click(); }
    }
  });

  dress();
}

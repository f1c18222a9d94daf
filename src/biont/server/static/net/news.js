// News of all tables of whoever sits here: the title says whose turn it is, a mark what is unread, dots who is here.

import { $, all } from "../dom.js";
import { allowed, notify } from "./notify.js";
import { looked, seen, share } from "./shared.js";
import { refresh } from "./talk.js";

const home = new URL(import.meta.url).pathname.split("/static/")[0];
const { title } = document;
const SOON = 500;   // ms in which another tab can say that somebody looks at the table
let told = null, waited = null;

export function news() {
  share(`${home}/me/events`, hear);
  document.addEventListener("drawn", () => { if (told) paint(); });
}

const own = () => $(".board[data-game]")?.dataset.game;
const here = () => told.tables.find((one) => (own() ? one.game === own() : one.table === $("#waiting")?.dataset.table));

function hear(found, first) {
  const before = told;
  told = found;
  const waits = new Set(told.tables.filter((one) => one.waits).map((one) => one.table));
  const fresh = told.tables.filter((one) => one.waits && waited && !waited.has(one.table));
  waited = waits;
  paint();
  if (fresh.length && document.hidden) document.dispatchEvent(new CustomEvent("turn"));
  if (!document.hidden) looked(fresh.filter((one) => one === here()).map((one) => one.table));
  if (first && fresh.length && allowed()) setTimeout(() => announce(fresh), SOON);
  if (before && here()?.unread) refresh();
  if (before && location.pathname === `${home}/`) renew();
}

// The board that is looked at says itself whose turn it is; one that is not does so by its title.
function paint() {
  const word = $("#to-all");
  if (word) { word.hidden = !told.said; word.textContent = told.said; }
  const one = here(), waits = told.tables.filter((table) => table.waits && table !== one);
  const turn = $("#company .turn-of");
  if (turn && document.hidden && one) document.title = `${one.waits ? `${told.turn} – ` : ""}${turn.dataset.of}`;
  if (!turn) document.title = waits.length ? `(${waits.length}) ${title}` : title;
  for (const mark of all("a.talk .unread")) { mark.hidden = !one?.unread; mark.textContent = one?.unread || ""; }
  const next = $("#company .next");
  if (next) next.hidden = !waits.length;   // its address knows which of them has the least time
  if (!one || !turn) return;
  for (const [number, person] of all("#company .folk li").entries()) {
    const how = one.here[number], dot = $(".attends", person) ?? person.appendChild(document.createElement("i"));
    dot.className = "attends";
    dot.dataset.how = how;
    dot.title = how ? told.words[how] : "";
    dot.role = "img";
    dot.ariaLabel = dot.title;
  }
  $("#company .watching").textContent = one.watching;
}

// Whoever looks at a table need not be told by the system that it waits.
function announce(fresh) {
  for (const one of fresh.filter(({ table }) => !seen.has(table))) {
    notify(told.turn, one.title, one.table, `${home}/${one.game ? `game/${one.game}` : `table/${one.table}`}`);
  }
  seen.clear();
}

// The first page shows at once what has changed at one's tables.
async function renew() {
  const page = await fetch(location.href).then((reply) => (reply.ok ? reply.text() : "")).catch(() => "");
  const fresh = page && $("#content", new DOMParser().parseFromString(page, "text/html"));
  if (fresh && !document.activeElement?.matches("#content :is(input, select)")) $("#content").replaceWith(fresh);
}

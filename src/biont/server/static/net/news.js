// News of all tables of whoever sits here: the title says whose turn it is, a mark what is unread, dots who is here.

import { $, all } from "../dom.js";
import { share } from "./shared.js";
import { refresh } from "./talk.js";

const home = new URL(import.meta.url).pathname.split("/static/")[0];
const { title } = document, NOTIFY = "biont-notify";
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
  if (first) for (const one of fresh) notify(one);
  if (before && here()?.unread) refresh();
  if (before && $(".content.start") && !$("#waiting")) renew();
}

// The board that is looked at says itself whose turn it is; one that is not does so by its title.
function paint() {
  const one = here(), waits = told.tables.filter((table) => table.waits && table !== one);
  const turn = $("#company .turn-of");
  if (turn && document.hidden && one) document.title = `${one.waits ? `${told.turn} – ` : ""}${turn.dataset.of}`;
  if (!turn) document.title = waits.length ? `(${waits.length}) ${title}` : title;
  for (const mark of all("a.talk .unread")) { mark.hidden = !one?.unread; mark.textContent = one?.unread || ""; }
  const next = $("#company .next");
  if (next) {
    next.hidden = !waits.length;
    if (waits.length) next.href = `${home}/${waits[0].game ? `game/${waits[0].game}` : `table/${waits[0].table}`}`;
  }
  if (!one || !turn) return;
  for (const [number, person] of all("#company .folk li").entries()) {
    const how = one.here[number], dot = $(".dot", person) ?? person.appendChild(document.createElement("i"));
    dot.className = how ? `dot ${how}` : "dot none";
    dot.title = how ? told.words[how] : "";
    dot.role = "img";
    dot.ariaLabel = dot.title;
  }
  $("#company .watching").textContent = one.watching;
}

// A page that nobody looks at may tell by the system, where that was wished and allowed.
function notify(one) {
  let wished = false;
  try { wished = localStorage.getItem(NOTIFY) === "on"; } catch { /* then it is not */ }
  if (!wished || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(told.turn, { body: one.title, tag: one.table });
  shown.addEventListener("click", () => { focus(); location.assign(`${home}/${one.game ? `game/${one.game}` : `table/${one.table}`}`); });
}

// The first page shows at once what has changed at one's tables.
async function renew() {
  const page = await fetch(location.href).then((reply) => (reply.ok ? reply.text() : "")).catch(() => "");
  const fresh = page && $("#content", new DOMParser().parseFromString(page, "text/html"));
  if (fresh && !document.activeElement?.matches("#content :is(input, select)")) $("#content").replaceWith(fresh);
}

// Talk and notes beside the table: what their page has, without leaving this one.

import { $ } from "../dom.js";
import { local } from "./times.js";

let panel = null, opener = null;

export function talking() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.talk");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (panel) shut(); else open(link);
  });
  document.addEventListener("keydown", pressed, true);
}

function pressed(event) {
  if (event.key === "Escape" && panel && (panel.contains(event.target) || event.target === document.body)) { event.stopPropagation(); shut(); return; }
  if (event.key === "w") { wish(event); return; }
  const typing = event.target.matches("input, textarea, select") || $("dialog[open]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  const link = $("a.talk");
  if (link) { event.preventDefault(); if (panel) $(".saying .text", panel)?.focus(); else open(link); }
}

// To what is proposed, unless an answer has that key.
function wish(event) {
  const first = $("#proposals :is(a, button)");
  if (!first || $('#prompt [data-key="w"]') || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  event.preventDefault();
  first.focus();
}

async function open(link) {
  opener = link;
  panel = Object.assign(document.createElement("aside"), { className: "talk-panel" });
  panel.setAttribute("aria-label", link.firstChild.data.trim());
  const close = Object.assign(document.createElement("button"), { type: "button", className: "close", textContent: "×" });
  close.setAttribute("aria-label", link.dataset.close);
  close.addEventListener("click", shut);
  panel.append(close);
  panel.addEventListener("submit", send);
  document.body.append(panel);
  await refresh();
  if (panel) ($(".saying .text", panel) ?? close).focus();
}

function shut() {
  panel?.remove();
  panel = null;
  ($("a.talk") ?? opener).focus();
}

// What was said since: shown, and read by whoever has the panel open before him.
export async function refresh() {
  if (!panel) return;
  await asked(opener.href, {});
  const form = panel && $("[action$='/heard']", panel);   // it may have been shut meanwhile, as below
  if (form && !document.hidden && $(".said .new", panel)) asked(form.action, posted(form, { last: $(".talking", panel).dataset.last }), true);
}

function posted(form, more = {}) {
  const data = new FormData(form);
  for (const [name, value] of Object.entries(more)) data.set(name, value);
  return { method: "POST", body: data };
}

async function send(event) {
  event.preventDefault();
  const { target: form, submitter } = event;
  await asked(form.action, posted(form, submitter?.name ? { [submitter.name]: submitter.value } : {}), false, form);
}

// The reply is the talk as it is then; what is being typed elsewhere stays.
async function asked(address, how, silent = false, form = null) {
  const reply = await fetch(address, { ...how, headers: { "X-Biont": "talk" } }).catch(() => null);
  if (!reply || silent) return;
  const text = await reply.text();
  if (!panel) return;
  if (reply.headers.get("content-type")?.includes("json")) { complain(JSON.parse(text).sentence); return; }
  const box = document.createElement("template");
  box.innerHTML = text;
  const fresh = $(".talking", box.content), old = $(".talking", panel);
  if (!fresh) return;
  const done = reply.ok ? form : null, at = old?.contains(document.activeElement) ? document.activeElement : null;
  const here = at?.name || $("textarea, .text", at?.closest("form") ?? fresh)?.name;
  for (const field of [".saying .text", ".noting textarea"]) {
    const was = old && $(field, old), will = $(field, fresh);
    if (was && will && !done?.contains(was)) will.value = was.value;
  }
  if (old && $(".hears", old)?.open && $(".hears", fresh)) $(".hears", fresh).open = true;
  if (old) old.replaceWith(fresh); else panel.append(fresh);
  local(fresh);
  const list = $(".said", fresh);
  if (list) list.scrollTop = list.scrollHeight;
  if (at) ($(`[name="${CSS.escape(here ?? "")}"]`, fresh) ?? $(".close", panel)).focus();
}

function complain(sentence) {
  const place = $(".problem", panel) ?? Object.assign(document.createElement("p"), { className: "problem", role: "alert" });
  place.textContent = sentence;
  $(".talking", panel)?.prepend(place);
}

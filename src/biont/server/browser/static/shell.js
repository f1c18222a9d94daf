// The page around the table: it shows how far the start is, owns the worker in which the table runs where no other
// window does, and keeps the address true to what its frame shows.

import { fail, note, step, steps } from "./screen.js";
import { Table } from "./table.js";
import { lacking, say, told } from "./words.js";

const ROOT = new URL("./", document.baseURI);
const NAME = `biont ${ROOT.pathname}`;
const LONG = 20_000;       // milliseconds after which a service worker that does not come will not
const STARTING = 240_000;  // ... the same where it has to take all files first
const AGAIN = 3;           // times that a page is loaded anew whose requests do not reach the table
const frame = document.getElementById("table");
let table = null;

navigator.serviceWorker?.addEventListener("message", asked);
start().catch((error) => fail(told(error), error));

async function start() {
  document.documentElement.lang = say.language;
  // Whatever address is shown, the files of this page lie where it began.
  document.head.prepend(Object.assign(document.createElement("base"), { href: ROOT.href }));
  step("shell-begin", 0.01);
  const lack = lacking();
  if (lack) return fail(lack);
  await Promise.all([window.take(steps.load), served()]);
  step("shell-begin", steps.fetched);
  navigator.storage?.persist?.();
  const show = () => { frame.src = wanted(); };
  // Where another window has the table, this one shows it at once; where that one closes, this one goes on with it.
  const { held } = await navigator.locks.query();
  if (held.some((one) => one.name === NAME)) show();
  navigator.locks.request(NAME, async () => {
    const files = { folder: NAME.replaceAll("/", "-"), version: self.biontContents.version };
    table = new Table({ root: ROOT, table: { ...files, root: ROOT.pathname, languages: [say.language] } }, heard);
    if (!frame.hidden) table.shown();   // it goes on with what another window began
    await table.start();
    if (!frame.src) show();
    await new Promise(() => {});
  });
}

// Resolves once the service worker of this version answers for this page, so that what is shown is one version as a whole.
async function served() {
  const workers = navigator.serviceWorker;
  const changed = new Promise((there) => { workers.addEventListener("controllerchange", there, { once: true }); });
  const own = await workers.register(new URL("sw.js", ROOT), { scope: ROOT.pathname, updateViaCache: "none" });
  if (!own?.active) await Promise.race([changed, late()]);
  if (await answering(window)) {
    workers.addEventListener("controllerchange", () => location.reload());
    return;
  }
  // Another version answers, or none: this page was reloaded past it, or came while a newer one took over. It begins
  // anew, once; after that only a version that is still on its way can help.
  if (sessionStorage.getItem(NAME)) await Promise.race([changed, late(STARTING)]);
  sessionStorage.setItem(NAME, "anew");
  location.reload();
  await new Promise(() => {});
}

async function late(time = LONG) {
  await new Promise((over) => setTimeout(over, time));
  throw new DOMException("no service worker came", "NotSupportedError");
}

// Whether what a window asks for is answered by the service worker of this version.
async function answering(asker) {
  const reply = await asker.fetch(window.VERSION, { cache: "no-store" }).catch(() => null);
  const own = reply?.ok && await reply.text() === self.biontContents.version;
  if (own) sessionStorage.removeItem(NAME);
  return own;
}

// -- the table ----------------------------------------------------------------------------------------------------

function heard(data) {
  const root = document.documentElement;
  if (data.step) step(`shell-${data.step}`, steps[data.step]);
  if (data.ready) { step("shell-ready", steps.ready); note(""); root.dataset.memory = data.remembered ? "kept" : "fresh"; }
  if (data.kept || data.remembered) root.dataset.keeps = "";   // the next start will be quick
  if (data.refused) note("shell-not-kept");
  if (data.again) note("shell-again");
  if (data.failed) fail(data.failed.includes("NoModificationAllowedError") ? "shell-held" : "shell-broken", data.failed);
}

// The service worker looks for the table, or has a request for it: the window that has the table answers.
function asked({ data, ports }) {
  if (data.who) ports[0].postMessage(Boolean(table));
  else if (data.asks) table.ask(data.asks, ports[0]);
}

// -- the frame ----------------------------------------------------------------------------------------------------

// Where this window wants to be: the address that was opened, or the last one that its frame has shown. Who opens an
// address below this page on a first visit is sent here by `404.html`, with that address behind the number sign.
function wanted() {
  const [, place] = /^#at=(.*)$/.exec(location.hash) ?? [];
  const { href } = place === undefined ? location : new URL(decodeURIComponent(place), ROOT);
  return href.startsWith(ROOT.href) ? href : ROOT.href;
}

let lost = 0;   // how often a page came whose requests would not have reached the table

frame.addEventListener("load", async () => {
  const { contentWindow: inner, contentDocument: page } = frame;
  if (!page) { setTimeout(() => { frame.src = wanted(); }, 500); return; }   // the browser's own page: nobody answered
  if (inner.location.href === "about:blank") return;
  if (!await answering(inner) && page === frame.contentDocument && lost++ < AGAIN) { inner.location.reload(); return; }
  if (page !== frame.contentDocument) return;   // it has gone on meanwhile
  lost = 0;
  document.getElementById("starting").hidden = true;
  frame.hidden = false;
  table?.shown();
  const follow = () => {
    if (inner.location.href !== location.href) history.replaceState(null, "", inner.location.href);
    document.title = page.title;
  };
  follow();
  inner.navigation?.addEventListener("currententrychange", follow);
  inner.focus();
});

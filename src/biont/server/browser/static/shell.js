// The page around the table: it shows how far the start is, owns the worker in which the table runs where no other
// window does, and keeps the address true to what its frame shows.

import { Table } from "./table.js";
import { say, told } from "./words.js";

const $ = (id) => document.getElementById(id);
const ROOT = new URL("./", document.baseURI);
const NAME = `biont ${ROOT.pathname}`;
const SHARES = { fetched: 0.6, interpreter: 0.65, table: 0.75, ready: 0.95 };   // of the bar, when a step has begun
let table = null, lasting = "";

start().catch((error) => fail(told(error), error));

async function start() {
  document.documentElement.lang = say.language;
  // Whatever address is shown, the files of this page lie where it began.
  document.head.prepend(Object.assign(document.createElement("base"), { href: ROOT.href }));
  step("shell-begin", 0.01);
  const lack = lacking();
  if (lack) return fail(lack);
  const serving = served();
  await window.take((share, come, total) => step("shell-load", share * SHARES.fetched, megabytes(come), megabytes(total)));
  step("shell-begin", SHARES.fetched);
  await serving;
  navigator.storage?.persist?.();
  navigator.serviceWorker.addEventListener("message", asked);
  const show = () => { $("table").src = wanted(); };
  // Where another window has the table, this one shows it at once; where that one closes, this one goes on with it.
  const { held } = await navigator.locks.query();
  if (held.some((one) => one.name === NAME)) show();
  navigator.locks.request(NAME, async () => {
    const begin = { cache: window.CACHE, folder: NAME.replaceAll("/", "-"), root: ROOT.pathname, languages: [say.language] };
    table = new Table({ root: ROOT, table: begin }, heard);
    await table.start();
    if (!$("table").src) show();
    await new Promise(() => {});
  });
}

// What this browser lacks, as a sentence; "" where it has everything.
function lacking() {
  if (!window.isSecureContext) return "shell-no-https";
  const has = "serviceWorker" in navigator && "locks" in navigator && "caches" in window
    && "DecompressionStream" in window && "WebAssembly" in window;
  return has ? "" : "shell-too-old";
}

// Resolves once the service worker answers for this page.
async function served() {
  await navigator.serviceWorker.register(new URL("sw.js", ROOT), { scope: ROOT.pathname, updateViaCache: "none" });
  if (navigator.serviceWorker.controller) return;
  await new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", there, { once: true }));
}

// -- the table ----------------------------------------------------------------------------------------------------

function heard(data) {
  if (data.step) step(`shell-${data.step}`, SHARES[data.step]);
  if (data.ready) { step("shell-ready", SHARES.ready); note(""); }
  if (data.refused) note("shell-not-kept");
  if (data.again) note("shell-again");
  if (data.failed) fail("shell-broken", data.failed);
}

// The service worker has a request: the window that has the table answers it.
function asked({ data, ports }) {
  if (!data.asks) return;
  if (table) table.ask(data.asks, ports[0]);
  else ports[0].postMessage("not here");
}

// -- the frame ----------------------------------------------------------------------------------------------------

// Where this window wants to be: the address that was opened.
function wanted() { return location.pathname.startsWith(ROOT.pathname) ? location.href : ROOT.href; }

$("table").addEventListener("load", () => {
  const { contentWindow: inner, contentDocument: page } = $("table");
  if (inner.location.href === "about:blank") return;
  $("starting").hidden = true;
  $("table").hidden = false;
  const follow = () => {
    if (inner.location.href !== location.href) history.replaceState(null, "", inner.location.href);
    document.title = page.title;
  };
  follow();
  inner.navigation?.addEventListener("currententrychange", follow);
  inner.focus();
});

// -- what is told -------------------------------------------------------------------------------------------------

function step(key, share, ...values) {
  $("step").textContent = say(key, ...values);
  $("bar").value = Math.max($("bar").value, share);
}

// What is said beside the table; that nothing is kept stays said.
function note(key) {
  if (key === "shell-not-kept") lasting = key;
  const shown = key || lasting;
  $("note").textContent = shown && say(shown);
  $("note").hidden = !shown;
}

function fail(key, why = "") {
  console.error(why);
  $("bar").hidden = $("step").hidden = true;
  $("starting").hidden = false;
  $("sentence").textContent = say(key);
  $("sentence").hidden = $("otherwise").hidden = false;
  $("otherwise").textContent = say("shell-otherwise");
}

const megabytes = (bytes) => (bytes / 1e6).toLocaleString(say.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

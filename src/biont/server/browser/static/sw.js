// The service worker: hands every request of a page to the table, which runs in a worker of one of the open windows.
// It keeps nothing between two requests that it could not find again, so the browser may stop it whenever it likes.

importScripts("contents.js", "take.js");

const AGAIN = 150;          // milliseconds until the windows are asked again who has the table
const LONG = 90_000;        // ... after which nobody has
const PATIENT = 5_000;      // ... that a window may take to say whether it has the table
const ALIVE = 2_000;        // ... between two looks at whether the window is still there that answers

// A newer version is taken whole or not at all, and waits until every window of this one is closed. The first one waits
// for nobody: the page itself takes the files, and shows how far it is. Where that never came to its end there is
// nothing that would be played on with: then the newer one does not wait either.
self.addEventListener("install", (event) => {
  // Everything is asked for here and nowhere else: by itself Chromium also asks the host meanwhile.
  event.addRoutes?.({ condition: { urlPattern: new URLPattern({}) }, source: "fetch-event" }).catch(() => {});
  if (self.registration.active) event.waitUntil(take().then(older).then((whole) => whole || self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (address.origin !== location.origin || !address.href.startsWith(ROOT)) return;
  address.hash = "";
  if (address.href === VERSION) event.respondWith(new Response(self.biontContents.version));
  else if (event.request.destination === "document") event.respondWith(shell());
  else if (isFile(address.href) && event.request.destination !== "iframe") event.respondWith(file(event.request));
  else event.respondWith(asked(event.request, address));
});

// Windows that were opened while this version took over lose the older one at once: until they are claimed, nobody answers.
async function begin() {
  await self.clients.claim();
  const old = (await caches.keys()).filter((name) => name.startsWith("biont ") && !name.startsWith(CACHE));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Whether an older version is there as a whole.
async function older() {
  const others = (await caches.keys()).filter((name) => name.startsWith("biont ") && name !== CACHE);
  const whole = await Promise.all(others.map((cacheName) => caches.match(WHOLE, { cacheName })));
  return whole.some(Boolean);
}

// Whatever address somebody opens, the same page shows it in its frame; its own files lie in the folder of the table.
async function shell() {
  const page = (await caches.match(new URL("index.html", ROOT), { cacheName: CACHE })) ?? await fetch(ROOT);
  const text = (await page.text()).replace("<head>", `<head><base href="${ROOT}">`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } });
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request);
}

// -- the table ----------------------------------------------------------------------------------------------------

async function asked(request, address) {
  const own = request.referrer.startsWith(ROOT) || request.mode !== "navigate";
  const body = request.method === "GET" ? null : await request.arrayBuffer();
  const question = { method: request.method, path: address.pathname, query: address.search.slice(1),
    host: address.host, scheme: address.protocol.slice(0, -1), own, headers: [...request.headers], body };
  for (const since = Date.now(); Date.now() - since < LONG;) {
    const window = await holder();
    if (window) {
      const { port, first } = await put(question, window);
      if (first) return reply(port, first, window);
      if (request.method !== "GET") break;   // it may have been done, and must not be done twice
    } else if (!(await windows()).length) break;
    await pause(AGAIN);
  }
  return gone(request);
}

// The window that has the table: once it has it, it has it until it is closed.
let last = null;
async function holder() {
  if (!last || !await self.clients.get(last.id)) last = await looked();
  return last;
}

// All windows are asked before any of them is given something to do: one that is slow to answer must not do late what
// another one has done meanwhile.
async function looked() {
  return Promise.any((await windows()).map((window) => new Promise((here, elsewhere) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => { port1.close(); if (data) here(window); else elsewhere(); };
    window.postMessage({ who: true }, [port2]);
    setTimeout(elsewhere, PATIENT);
  }))).catch(() => null);
}

// Where none is open any more, nobody waits for an answer, and a newer version should not have to.
async function windows() {
  const all = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return all.filter((one) => one.frameType === "top-level" && one.url.startsWith(ROOT));
}

// Puts a question to a window: how its answer begins, or nothing where the window was closed before.
function put(question, window) {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise((told) => {
    const deaf = whenClosed(window, () => told({ port, first: null }));
    port.onmessage = ({ data: first }) => { deaf(); told({ port, first }); };
    window.postMessage({ asks: question }, [port2]);
  });
}

// Looks now and then whether a window was closed, and tells so once; until whoever wants to know calls what this returns.
function whenClosed(window, told) {
  const timer = setInterval(async () => {
    if (await self.clients.get(window.id)) return;
    clearInterval(timer);
    told();
  }, ALIVE);
  return () => clearInterval(timer);
}

function reply(port, { status, headers, whole }, window) {
  if (whole) { port.close(); return new Response(bodiless(status) ? null : whole, { status, headers }); }
  let over = false, deaf = () => {};
  const body = new ReadableStream({
    start(pieces) {
      const end = (error) => {
        if (over) return;
        over = true;
        deaf();
        port.close();
        if (error) pieces.error(error); else pieces.close();
      };
      port.onmessage = ({ data }) => { if (data.piece) pieces.enqueue(data.piece); else end(); };
      deaf = whenClosed(window, () => end(new Error("the table is gone")));
    },
    cancel() { over = true; deaf(); port.postMessage("enough"); },
  });
  return new Response(body, { status, headers });
}

const bodiless = (status) => [101, 204, 205, 304].includes(status);
const pause = (time) => new Promise((over) => setTimeout(over, time));

// Nobody has the table: a script is told so, a page comes again by itself.
function gone(request) {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Retry-After": "1", "Cache-Control": "no-store" };
  const body = request.mode === "navigate" && request.method === "GET" ? '<meta http-equiv="refresh" content="1">' : "";
  return new Response(body, { status: 503, headers });
}

// The service worker: hands every request of a page to the table, which runs in a worker of one of the open windows.
// It keeps nothing between two requests, so the browser may stop it whenever it likes.

importScripts("contents.js", "take.js");

const AGAIN = 150;          // milliseconds until the windows are asked again who has the table
const LONG = 90_000;        // ... after which nobody has
const ALIVE = 2_000;        // ... between two looks at whether the window is still there that answers

// A newer version is taken whole or not at all, and waits until every window of this one is closed. The first one waits
// for nobody: the page itself takes the files, and shows how far it is.
self.addEventListener("install", (event) => { if (self.registration.active) event.waitUntil(take()); });
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (address.origin !== location.origin || !address.href.startsWith(ROOT)) return;
  address.hash = "";
  if (event.request.destination === "document") event.respondWith(shell());
  else if (isFile(address.href) && event.request.destination !== "iframe") event.respondWith(file(event.request));
  else event.respondWith(asked(event.request, address));
});

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith("biont ") && !name.startsWith(CACHE));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
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
    const { window, port, first } = await holder(question);
    if (first) return reply(port, first, window);
    if (window && request.method !== "GET") return gone();   // it may have been done, and must not be done twice
    await new Promise((later) => setTimeout(later, AGAIN));
  }
  return gone();
}

// Asks every window; the one that has the table says so at once, and later how the answer begins.
async function holder(question) {
  const windows = (await self.clients.matchAll({ includeUncontrolled: true, type: "window" }))
    .filter((one) => one.frameType === "top-level" && one.url.startsWith(ROOT));
  const lines = windows.map((window) => {
    const { port1: port, port2 } = new MessageChannel();
    const line = { window, port, held: null, first: null };
    line.answered = new Promise((told) => {
      port.onmessage = ({ data }) => {
        if (data === "not here") told();
        else if (data === "here") line.held = alive(window).then(told);
        else { line.first = data; told(); }
      };
      setTimeout(() => { if (!line.held) told(); }, 1000);   // a window that does not even say no
    });
    window.postMessage({ asks: question }, [port2]);
    return line;
  });
  await Promise.all(lines.map((line) => line.answered));
  const found = lines.find((line) => line.first) ?? lines.find((line) => line.held);
  return found ? { window: found.window, port: found.port, first: found.first } : {};
}

// Resolves once a window is closed.
async function alive(window) {
  while (await self.clients.get(window.id)) await new Promise((later) => setTimeout(later, ALIVE));
}

function reply(port, { status, headers, whole }, window) {
  if (whole) return new Response(bodiless(status) ? null : whole, { status, headers });
  let over = false;
  const body = new ReadableStream({
    start(pieces) {
      const end = (error) => {
        if (over) return;
        over = true;
        port.close();
        if (error) pieces.error(error); else pieces.close();
      };
      port.onmessage = ({ data }) => { if (data.piece) pieces.enqueue(data.piece); else end(); };
      alive(window).then(() => end(new Error("the table is gone")));
    },
    cancel() { over = true; port.postMessage("enough"); },
  });
  return new Response(body, { status, headers });
}

const bodiless = (status) => [101, 204, 205, 304].includes(status);
const gone = () => new Response("", { status: 503, headers: { "Retry-After": "1" } });

// The files of the table: fetched once, held against their hashes, and kept together under the name of their version.
// A plain script, for the page and for the service worker; `contents.js`, which is written with them, lists them.

self.CACHE = `biont ${self.biontContents.version}`;
const ROOT = self.registration?.scope ?? document.baseURI;
self.VERSION = new URL("version", ROOT).href;   // where the service worker says which one it is; a host would not know
const WHOLE = new URL("whole", ROOT).href;       // lies beside the files once all of them have come
const KINDS = { html: "text/html", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm",
  css: "text/css", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json" };

// Whatever is not there yet; `told` hears how many bytes of all have come.
async function take(told = () => {}) {
  const kept = await caches.open(CACHE);
  const there = new Set((await kept.keys()).map((one) => one.url));
  const { files } = self.biontContents;
  const total = files.reduce((sum, one) => sum + one.bytes, 0);
  let come = 0;
  const more = (bytes) => told((come += bytes) / total, come, total);
  const missing = files.filter((one) => !there.has(new URL(one.name, ROOT).href));
  for (const one of files) if (!missing.includes(one)) more(one.bytes);
  // The large ones first: what is waited for longest should begin first.
  await Promise.all(missing.sort((one, other) => other.bytes - one.bytes).map((one) => taken(kept, one, more)));
  await kept.put(WHOLE, new Response());
}

async function taken(kept, { name, bytes, sha256, packed }, more) {
  const address = new URL(name, ROOT).href;
  const reply = await fetch(packed ?? name, { cache: "no-cache", integrity: sha256 && `sha256-${sha256}` });
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  let come = 0;
  const counted = reply.body.pipeThrough(new TransformStream({
    transform(piece, out) { come += piece.length; more(Math.min(piece.length, bytes)); out.enqueue(piece); },
  }));
  const kind = KINDS[name.split(".").pop()] ?? "application/octet-stream";
  const content = await new Response(counted).arrayBuffer();
  // Some hosts unpack on the way what others give out as it lies there.
  const head = new Uint8Array(content.slice(0, 2)), squeezed = packed && head[0] === 0x1f && head[1] === 0x8b;
  const plain = squeezed ? new Response(content).body.pipeThrough(new DecompressionStream("gzip")) : content;
  await kept.put(address, new Response(plain, { headers: { "Content-Type": kind } }));
}

// Also as it lies on the host, packed: on a first visit the service worker may come before a file was asked for.
function isFile(address) {
  return self.biontContents.files.some(({ name, packed = name }) =>
    [name, packed].some((one) => new URL(one, ROOT).href === address));
}

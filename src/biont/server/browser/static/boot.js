// The interpreter: started from its files, or from the memory that an earlier visit has kept.

import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL("./", import.meta.url).href;
const MEMORY = new URL("memory", HERE).href, SUM = "X-Sum";
const ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONPATH: "/lib/python3.14:/app", PYTHONDONTWRITEBYTECODE: "1", HOME: "/home" };
const ABI = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };

// `cache` names the files of this version. What was kept and cannot be used is thrown away: then it starts without.
export async function booted(cache, forget = false) {
  const place = await caches.open(cache);
  const kept = forget ? null : await whole(await place.match(MEMORY));
  if (kept) {
    try {
      const python = await interpreter({ _loadSnapshot: kept });
      python.runPython("import random; random.seed()");
      return { python, remembered: true };
    } catch (error) {
      console.warn("What was kept of the interpreter's memory does not fit:", error);
    }
  }
  await place.delete(MEMORY);
  return { python: await interpreter({}), remembered: false };
}

// An interpreter whose memory is kept for later visits once everything is read that a table needs.
export async function remembering(cache, warm) {
  const python = await interpreter({ _makeSnapshot: true });
  warm(python);
  const memory = python.makeMemorySnapshot();
  const headers = { [SUM]: await sum(memory) };
  await (await caches.open(cache)).put(MEMORY, new Response(memory, { headers }));
  return python;
}

// What was kept, if not a bit of it has changed: an interpreter would go on with anything.
async function whole(kept) {
  if (!kept) return null;
  const memory = new Uint8Array(await kept.arrayBuffer());
  return await sum(memory) === kept.headers.get(SUM) ? memory : null;
}

async function sum(memory) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", memory)).join();
}

async function interpreter(options) {
  const blob = fetch(`${HERE}library.bin`).then((reply) => reply.arrayBuffer());
  return loadPyodide({
    indexURL: HERE, stdLibURL: `${HERE}empty.zip`, packageBaseUrl: HERE,
    lockFileContents: { info: ABI, packages: {} },
    env: { ...ENVIRONMENT },
    fsInit: async (FS) => lay(FS, await blob),
    stdout: (line) => console.log(line), stderr: (line) => console.warn(line),
    ...options,
  });
}

// Many files from one: their names and lengths come first.
function lay(FS, blob) {
  const start = 4 + new DataView(blob).getUint32(0, true);
  const made = new Set();
  let at = start;
  for (const [name, length] of JSON.parse(new TextDecoder().decode(new Uint8Array(blob, 4, start - 4)))) {
    const folder = "/" + name.slice(0, name.lastIndexOf("/"));
    if (!made.has(folder)) { FS.mkdirTree(folder); made.add(folder); }
    FS.writeFile("/" + name, new Uint8Array(blob, at, length), { canOwn: true });
    at += length;
  }
}

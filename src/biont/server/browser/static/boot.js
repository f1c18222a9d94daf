// The interpreter: started from its files, or from the memory that an earlier visit has kept.

import { forget, keep, kept } from "./memory.js";
import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL("./", import.meta.url).href;
const ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONPATH: "/lib/python3.14:/app", PYTHONDONTWRITEBYTECODE: "1", HOME: "/home" };
const ABI = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };

// It is told in which folder its version keeps files. What was kept and cannot be used is thrown away.
export async function booted({ folder, version, forget: anew = false }) {
  const file = anew ? null : await kept(folder, version);
  try {
    if (file) return { python: await restored(file), remembered: true };
  } catch (error) {
    console.warn("What was kept of the interpreter's memory does not fit:", error);
  } finally {
    file?.close();
  }
  await forget(folder, version).catch(() => {});   // where there are no files nothing was kept
  return { python: await interpreter(fetched(), {}), remembered: false };
}

async function restored(file) {
  const head = file.head();
  // The rest is read once everything else has been asked for, which comes meanwhile.
  const library = new Promise((over) => setTimeout(over)).then(() => file.library());
  library.catch(() => {});   // whoever waits for it hears of it
  const python = await interpreter(library, { _loadSnapshot: head, fill: (module) => file.fill(module) });
  python.runPython("import random; random.seed()");
  return python;
}

// An interpreter whose memory is kept for later visits once everything is read that a table needs.
export async function remembering({ folder, version }, warm) {
  const library = fetched();
  const python = await interpreter(library, { _makeSnapshot: true });
  warm(python);
  await keep(folder, version, python.makeMemorySnapshot(), await library);
  return python;
}

async function fetched() {
  const reply = await fetch(`${HERE}library.bin`);
  return new Uint8Array(await reply.arrayBuffer());
}

async function interpreter(library, options) {
  return loadPyodide({
    indexURL: HERE, stdLibURL: `${HERE}empty.zip`, packageBaseUrl: HERE,
    lockFileContents: { info: ABI, packages: {} },
    env: { ...ENVIRONMENT },
    fsInit: async (FS) => lay(FS, await library),
    stdout: (line) => console.log(line), stderr: (line) => console.warn(line),
    ...options,
  });
}

// Many files from one: their names and lengths come first.
function lay(FS, { buffer }) {
  const start = 4 + new DataView(buffer).getUint32(0, true);
  const made = new Set();
  let at = start;
  for (const [name, length] of JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, start - 4)))) {
    const folder = "/" + name.slice(0, name.lastIndexOf("/"));
    if (!made.has(folder)) { FS.mkdirTree(folder); made.add(folder); }
    FS.writeFile("/" + name, new Uint8Array(buffer, at, length), { canOwn: true });
    at += length;
  }
}

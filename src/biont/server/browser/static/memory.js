// What a start needs, kept in one file for later visits: the memory of an interpreter that has read everything, and its
// library. A file of the browser's own is read at once, not in pieces through other processes. Each version has its own.

import { found, held } from "./files.js";

const NAME = "memory ", TOLD = 8;   // what stands at the end: the length of the memory, and the sum of everything

// Resolves to a function that reads what this version has kept; to nothing where it has kept nothing.
export async function kept(folder, version) {
  try {
    const file = await (await found(folder)).getFileHandle(NAME + version);
    return async () => whole(await held(file));
  } catch {
    return null;   // it was never kept, or there are no files here at all
  }
}

export async function keep(folder, version, memory, library) {
  const place = await found(folder);
  for await (const name of place.keys()) if (name.startsWith(NAME)) await place.removeEntry(name);
  const file = await held(await place.getFileHandle(NAME + version, { create: true }));
  try {
    moved(memory, 0, (part, at) => file.write(part, { at }));
    moved(library, memory.length, (part, at) => file.write(part, { at }));
    const told = new Uint32Array([memory.length, sum(memory, library)]);
    file.write(told, { at: memory.length + library.length });
    file.flush();
  } finally {
    file.close();
  }
}

export async function forget(folder, version) {
  await (await found(folder)).removeEntry(NAME + version).catch(() => {});
}

// What was kept, if not a bit of it has changed: an interpreter would go on with anything.
function whole(file) {
  try {
    const length = file.getSize() - TOLD, told = new Uint32Array(2);
    file.read(told, { at: length });
    const [own, all] = told;
    if (own > length) throw new Error("it is not whole");
    const memory = new Uint8Array(own), library = new Uint8Array(length - own);
    moved(memory, 0, (part, at) => file.read(part, { at }));
    moved(library, own, (part, at) => file.read(part, { at }));
    if (sum(memory, library) !== all) throw new Error("it is damaged");
    return { memory, library };
  } finally {
    file.close();
  }
}

// All of it, however much is moved at once.
function moved(bytes, start, move) {
  for (let at = 0, done; at < bytes.length; at += done) {
    done = move(bytes.subarray(at), start + at);
    if (!done) throw new Error("it is not whole");
  }
}

// A number that is another one where a single word differs. It need not withstand anybody, only be quick.
function sum(...parts) {
  let all = 1;
  for (const { buffer, byteOffset, length } of parts) {
    const words = new Uint32Array(buffer, byteOffset, length >> 2);
    for (let at = 0; at < words.length; at++) all = Math.imul(all ^ words[at], 0x01000193);
  }
  return all >>> 0;
}

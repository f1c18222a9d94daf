// What a start needs, kept in one file for later visits: the memory of an interpreter that has read everything, and its
// library. A file of the browser's own is read at once, not in pieces through other processes. Each version has its own.

import { found, held } from "./files.js";

const NAME = "memory ", TOLD = 8;   // what stands at the end: the length of the memory, and the sum of everything
const HEAD = 1;                     // the word in which the memory itself says how long its head is

// Resolves to what this version has kept, which has to be closed; to nothing where it has kept nothing.
export async function kept(folder, version) {
  try {
    return new Kept(await held(await (await found(folder)).getFileHandle(NAME + version)));
  } catch {
    return null;   // it was never kept, or there are no files here at all
  }
}

class Kept {
  constructor(file) { this.file = file; }

  close() { this.file.close(); }

  // What the interpreter wants to know of the memory before it has it.
  head() {
    const told = new Uint32Array(2);
    this.end = this.file.getSize() - TOLD;
    this.file.read(told, { at: this.end });
    [this.length, this.all] = told;
    if (this.length > this.end) throw new Error("it is not whole");
    this.file.read(told, { at: 0 });
    return this.first = this.#read(new Uint8Array(told[HEAD]), 0);
  }

  library() {
    return this.last = this.#read(new Uint8Array(this.end - this.length), this.length);
  }

  // Fills the interpreter's memory, if not a bit of it has changed: it would go on with anything.
  fill(module) {
    const length = this.length - this.first.length;
    if (length > module.HEAP8.length) module.growMemory(length);
    const memory = this.#read(module.HEAP8.subarray(0, length), this.first.length);
    if (sum(this.first, memory, this.last) !== this.all) throw new Error("it is damaged");
  }

  #read(bytes, start) { return moved(bytes, start, (part, at) => this.file.read(part, { at })); }
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

// All of it, however much is moved at once.
function moved(bytes, start, move) {
  for (let at = 0, done; at < bytes.length; at += done) {
    done = move(bytes.subarray(at), start + at);
    if (!done) throw new Error("it is not whole");
  }
  return bytes;
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

// The table as the shell has it: its worker, the worker beside it in which programs think, and all requests under way.

const LONG = 60_000;       // milliseconds after which a worker that says nothing is given up
const STARTING = 240_000;  // the same where it starts, which takes a weak machine its time

export class Table {
  #worker = null;
  #mind = null;
  #think = null;         // starts the one beside it
  #shows = false;        // whether a page was shown already
  #remembers = false;    // whether it started from the memory that was kept
  #lines = new Map();    // requests under way: the port of each, and what was asked
  #last = 0;
  #ready = false;
  #there = null;         // who waits until the table answers for the first time
  #forgets = false;      // whether it started once without the memory that was kept
  #watch = 0;

  constructor(begin, told) { this.begin = begin; this.told = told; }

  // Resolves once the table answers.
  start() {
    return new Promise((there) => { this.#there = there; this.#begin(false); });
  }

  // `forget`: without the memory that an earlier visit has kept.
  #begin(forget) {
    this.#ready = false;
    const { port1, port2 } = new MessageChannel();
    const made = (name) => new Worker(new URL(name, this.begin.root), { type: "module" });
    const worker = this.#worker = made("worker.js");
    worker.onmessage = ({ data }) => { if (worker === this.#worker) this.#heard(data); };
    this.#mind = null;
    this.#think = () => this.#thinks(made("mind.js"), port2);
    worker.onerror = (error) => { error.preventDefault(); if (worker === this.#worker) this.#again(error.message); };
    worker.postMessage({ begin: { ...this.begin.table, forget } }, [port1]);
    this.#guard();
  }

  // A page is shown. The worker that thinks starts then, and leaves the first page the processor until then.
  shown() {
    this.#shows = true;
    if (this.#ready && !this.#mind) this.#think();
  }

  #thinks(mind, port) {
    this.#mind = mind;
    this.#mind.postMessage({ begin: { ...this.begin.table, keep: !this.#remembers } }, [port]);
    this.#mind.onmessage = ({ data }) => this.told(data);
    this.#mind.onerror = (error) => error.preventDefault();
  }

  #heard(data) {
    clearTimeout(this.#watch);
    if (data.number) this.#answer(data);
    else if (data.broken) return this.#again(data.broken);
    else if (data.ready) {
      this.#ready = true;
      this.#remembers = data.remembered;
      if (this.#shows) this.#think();
      for (const [number, { asks }] of this.#lines) this.#worker.postMessage({ number, asks });
      this.#there();
    }
    if (!this.#ready) this.#guard();
    this.told(data);
  }

  #answer({ number, ...data }) {
    const line = this.#lines.get(number);
    if (!line) return;
    const moved = data.whole ?? data.piece;
    line.port.postMessage(data, moved ? [moved.buffer] : []);
    line.begun = true;
    if (data.whole || data.end) this.#lines.delete(number);
  }

  // A request of the service worker.
  ask(asks, port) {
    const number = ++this.#last;
    this.#lines.set(number, { asks, port, begun: false });
    port.onmessage = () => { this.#lines.delete(number); this.#worker.postMessage({ enough: number }); };
    if (!this.#ready) return;
    this.#worker.postMessage({ number, asks });
    this.#guard();
    this.#worker.postMessage({ alive: true });
  }

  #guard() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#again("silent"), this.#ready ? LONG : STARTING);
  }

  // The worker is dead or at its end: another one goes on with what is stored. What only looks is asked again; what
  // would change something may have been done, and is answered with an error, so that the page looks anew.
  #again(why) {
    console.error(why);
    clearTimeout(this.#watch);
    this.#worker.terminate();
    this.#mind?.terminate();
    for (const [number, { asks, port, begun }] of this.#lines) {
      if (asks.method === "GET" && !begun) continue;
      port.postMessage(begun ? { end: true } : { status: 503, headers: [], whole: new Uint8Array() });
      this.#lines.delete(number);
    }
    if (this.#ready) { this.told({ again: true }); this.#begin(false); return; }
    // It does not even start: perhaps it does without the memory that was kept. A third time would not help.
    if (this.#forgets) { this.#worker = null; this.told({ failed: why }); return; }
    this.#forgets = true;
    this.#begin(true);
  }
}

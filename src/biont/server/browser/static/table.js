// The table as the shell has it: its worker, the worker beside it in which programs think, and all requests under way.

const LONG = 20_000;   // milliseconds after which a worker that says nothing is given up

export class Table {
  #worker = null;
  #mind = null;
  #lines = new Map();    // requests under way: the port of each, and what was asked
  #last = 0;
  #ready = false;
  #watch = 0;

  constructor(begin, told) { this.begin = begin; this.told = told; }

  // Resolves once the table answers.
  start() {
    this.#ready = false;
    const { port1, port2 } = new MessageChannel();
    const made = (name) => new Worker(new URL(name, this.begin.root), { type: "module" });
    this.#worker = made("worker.js");
    return new Promise((there) => {
      this.#worker.onmessage = ({ data }) => this.#heard(data, there, () => this.#think(made("mind.js"), port2, data));
      this.#worker.onerror = (error) => { error.preventDefault(); this.#again(error.message); };
      this.#worker.postMessage({ begin: this.begin.table }, [port1]);
    });
  }

  // The worker that thinks starts once the table is there, and leaves the table the processor until then.
  #think(mind, port, { remembered }) {
    this.#mind = mind;
    this.#mind.postMessage({ begin: { ...this.begin.table, keep: !remembered } }, [port]);
    this.#mind.onmessage = ({ data }) => this.told(data);
    this.#mind.onerror = (error) => error.preventDefault();
  }

  #heard(data, there, think) {
    clearTimeout(this.#watch);
    if (data.number) this.#answer(data);
    else if (data.broken) this.#again(data.broken);
    else if (data.ready) {
      this.#ready = true;
      think();
      for (const [number, { asks }] of this.#lines) this.#worker.postMessage({ number, asks });
      there();
    }
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
    port.postMessage("here");
    port.onmessage = () => { this.#lines.delete(number); this.#worker.postMessage({ enough: number }); };
    if (!this.#ready) return;
    this.#worker.postMessage({ number, asks });
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#again("silent"), LONG);
    this.#worker.postMessage({ alive: true });
  }

  // The worker is dead or at its end: another one goes on with what is stored. What only looks is asked again; what
  // would change something may have been done, and is answered with an error, so that the page looks anew.
  #again(why) {
    console.error(why);
    this.#worker.terminate();
    this.#mind?.terminate();
    for (const [number, { asks, port, begun }] of this.#lines) {
      if (asks.method === "GET" && !begun) continue;
      port.postMessage(begun ? { end: true } : { status: 503, headers: [], whole: new Uint8Array() });
      this.#lines.delete(number);
    }
    if (!this.#ready) { this.told({ failed: why }); return; }   // it does not even start: once more would not help
    this.told({ again: true });
    this.start();
  }
}

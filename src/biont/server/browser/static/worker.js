// The worker in which the table runs: the application on its store.

import { booted } from "./boot.js";
import { mounted, opened } from "./files.js";
import { thinker } from "./thinker.js";

const STORE = "/store", NAMES = ["games.sqlite", "games.sqlite-journal", "games.sqlite-wal"];
const calls = new Map();
let home = null;

self.onmessage = ({ data, ports }) => {
  if (data.begin) begun(data.begin, ports[0]).catch(broken);
  else if (data.asks) ask(data.number, data.asks);
  else if (data.enough !== undefined) calls.get(data.enough)?.leave();
  else if (data.alive) self.postMessage({ alive: true });
};

async function begun({ root, ...files }, mind) {
  const step = (name) => self.postMessage({ step: name });
  step("interpreter");
  const [handles, { python, remembered }] = await Promise.all([opened(files.folder, NAMES).catch(refused), booted(files)]);
  step("table");
  if (handles) mounted(python.FS, STORE, handles);
  else python.FS.mkdirTree(STORE);
  home = python.pyimport("biont.server.browser").begun(root, STORE, thinker(mind));
  python.runPython("import gc; gc.freeze()");   // what was read until now stays: nobody need look through it for garbage
  self.heap = () => python._module.HEAP8.length;   // for whoever measures
  self.postMessage({ ready: true, remembered });
}

// Where the browser has no files of its own for this page, games lie in memory, and the visitor is told so. Files that
// another one holds are something else: beside them nobody plays in memory.
function refused(error) {
  if (error.name === "NoModificationAllowedError") throw error;
  self.postMessage({ refused: error.name });
  return null;
}

// One request; its answer comes in one piece where it is there in one.
function ask(number, { body, ...question }) {
  const tell = (data, moved = []) => self.postMessage({ number, ...data }, moved);
  const over = () => { calls.get(number)?.destroy(); calls.delete(number); };
  const line = {
    whole(status, told, bytes) {
      const whole = bytes.toJs();
      over();
      tell({ status, headers: JSON.parse(told), whole }, [whole.buffer]);
    },
    begin: (status, told) => tell({ status, headers: JSON.parse(told) }),
    piece(bytes) { const piece = bytes.toJs(); tell({ piece }, [piece.buffer]); },
    end() { over(); tell({ end: true }); },
  };
  try {
    calls.set(number, home.call(JSON.stringify(question), new Uint8Array(body ?? 0), line));
  } catch (error) {
    broken(error);   // the interpreter itself is at its end, as where there is no memory left
  }
}

function broken(error) { self.postMessage({ broken: String(error?.stack ?? error) }); }

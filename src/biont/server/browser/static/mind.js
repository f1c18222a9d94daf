// The worker in which programs think that think for long. The first one of a version also keeps the memory of an
// interpreter that has read everything, for later visits: it has the time.

import { booted, remembering } from "./boot.js";

let line = null, mind = null;
const early = [];

self.onmessage = async ({ data, ports }) => {
  line = ports[0];
  line.onmessage = ({ data: asked }) => { if (mind) answer(asked); else early.push(asked); };
  const { keep, languages, ...files } = data.begin;
  const python = keep
    ? await remembering(files, (fresh) => fresh.pyimport("biont.server.browser").warmed(languages)).catch(() => null)
    : null;
  const own = python ?? (await booted(files)).python;
  mind = own.pyimport("biont.server.browser");
  self.heap = () => own._module.HEAP8.length;   // for whoever measures
  self.postMessage({ kept: Boolean(python) });
  for (const asked of early.splice(0)) answer(asked);
};

function answer({ number, question }) {
  const bytes = mind.reply(question).toJs();
  line.postMessage({ number, answer: bytes }, [bytes.buffer]);
}

// Frames that the server is asked for: the newest, or one of the past.

import { lost, trouble } from "../trouble.js";
import { show } from "./frames.js";
import { home, now } from "./state.js";

const PATIENCE = 20000;   // ms

// What the server answers, or nothing where no answer came.
export async function answered(address, how) {
  try {
    const reply = await fetch(address, { ...how, signal: AbortSignal.timeout(PATIENCE) });
    return { reply, found: await reply.json() };
  } catch { return lost(); }
}

let wanted = null, again = false;
export let fetching = false;

export async function look(number) {
  wanted = number;
  again = true;
  if (fetching) return;
  fetching = true;
  try {
    while (again) {
      again = false;
      const place = wanted;
      const answer = await answered(`${home}/frame${place === null ? "" : `?at=${place}`}`, { headers: { "X-Biont": "1" } });
      if (!answer) break;
      const { reply, found } = answer;
      if (!reply.ok) { trouble(found.sentence); break; }
      if (found.version < now.version) again = true; else if (place === wanted && !show(found, { still: true })) look(null);
    }
  } finally { fetching = false; }
  history.replaceState(null, "", now.past ? `${home}?at=${now.at}` : home);
}

// The server sends what is new to this page; where a reply and the stream crossed, the page asks for everything.
export async function take(frame) { if (!show(frame)) await look(null); }

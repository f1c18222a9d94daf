// What can be heard of a game. Frames say it (page/sounds.py); here it is played, if whoever sits here wants it: a switch
// in the bar, off at first, which the browser remembers for him.

import { all } from "../dom.js";
import { now } from "./state.js";

const KEPT = "biont-sound";
const APART = 0.22;   // seconds from the beginning of one sound to that of the next

let on = remembered(), heard = now.total, speaker = null;
const taken = new Map();

function remembered() { try { return localStorage.getItem(KEPT) === "on"; } catch { return false; } }

// The switch is drawn anew with the bar; how it stands only this page knows.
function dress() { for (const one of all("button.sound")) one.setAttribute("aria-pressed", String(on)); }

function turn() {
  on = !on;
  try { localStorage.setItem(KEPT, on ? "on" : "off"); } catch { /* then it is remembered until the page is left */ }
  dress();
  if (on) play(["turn"]);
}

// A browser lets nothing be heard before the first click or key.
async function woken() {
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") await speaker.resume();
}

async function fetched(name) {
  const reply = await fetch(new URL(`../sounds/${name}.wav`, import.meta.url));
  return speaker.decodeAudioData(await reply.arrayBuffer());
}

async function play(names) {
  for (const name of names) if (!taken.has(name)) taken.set(name, fetched(name));
  const found = await Promise.all(names.map((name) => taken.get(name))).catch(() => { taken.clear(); return []; });
  for (const [number, buffer] of found.entries()) {
    const source = new AudioBufferSourceNode(speaker, { buffer });
    source.connect(speaker.destination);
    source.start(speaker.currentTime + number * APART);
  }
}

// Each sound once, however often there was reason for it.
function hear({ detail: { frame } }) {
  dress();
  if (frame.past) return;
  const fresh = new Set(frame.sounds.filter(([answers]) => answers > heard).map(([, name]) => name));
  heard = frame.total;
  if (on && speaker?.state === "running" && fresh.size) play([...fresh]);
}

for (const act of ["pointerup", "keydown"]) document.addEventListener(act, () => { if (on) woken(); }, true);
document.addEventListener("click", async (event) => {
  if (!event.target.closest("button.sound")) return;
  await woken();
  turn();
});
document.addEventListener("drawn", hear);
document.addEventListener("turn", () => { if (on && speaker?.state === "running") play(["turn"]); });   // while nobody looks
document.body.classList.add("hears");
dress();

// What moves on the table: dice that roll, weather that changes, and things that fly to their new places.

import { all, moves } from "../dom.js";

const ROLLING = 800;   // ms after which dice lie

// How things fly comes once the board can be played; what has moved before then is where it belongs.
let flights = null;
export function bring() {
  import("./flights.js").then((found) => { flights = found; }).catch(() => { /* without it nothing flies */ });
}

// For everything that will have moved on the board to come, a function that lets it fly once that is there.
export const depart = (fresh) => (flights && moves("motion") && !document.hidden ? flights.depart(fresh) : []);

const rolls = () => all("#tray [data-roll]").map((roll) => Number(roll.dataset.roll));
let rolled = Math.max(-1, ...rolls());

export function tumble(past) {
  const fresh = all("#tray [data-roll]").filter((roll) => Number(roll.dataset.roll) > rolled);
  rolled = Math.max(-1, ...rolls());
  if (!past) for (const one of fresh) roll(one);
}

// Dice in an element fall and settle. They keep their faces: each change of one is a frame that takes as long as ten others,
// and nobody reads a face that turns.
const rolling = new Map();
export function roll(element) {
  if (!moves("dice") || rolling.has(element)) return;
  const settle = () => { clearTimeout(over); rolling.delete(element); element.classList.remove("rolling"); };
  const over = setTimeout(settle, ROLLING);
  rolling.set(element, settle);
  element.classList.add("rolling");
}

// Where a region says which climate it has, ice spreads over it or melts when that changes.
const skies = () => new Map(all("[data-climate]").map((one) => [one.id, one.dataset.climate]));
let weather = skies();
export function blow(past) {
  const before = weather;
  weather = skies();
  if (past || !moves("motion")) return;
  for (const [id, now] of weather) if (before.has(id) && before.get(id) !== now) document.getElementById(id).classList.add(`turns-${now}`);
}

export function still() {
  for (const settle of [...rolling.values()]) settle();
  flights?.land();
}

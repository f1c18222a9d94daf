// What moves on the table: dice that roll, weather that changes, and things that fly to their new places.

import { $, all, moves } from "../dom.js";

const ROLLING = 700;   // ms that dice roll

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

// Dice in an element roll with other faces, and settle on their own. Each change of a face is a frame that takes as long as
// ten others, so there are two: when they begin, with the new board, and when they lie.
const rolling = new Map();
export function roll(element) {
  if (!moves("dice") || rolling.has(element)) return;
  const dice = all(".die use", element).map((use) => [use, use.getAttribute("href")]);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => `#s-die-${face}`).filter((id) => $(id));
  const settle = () => { clearTimeout(over); rolling.delete(element); for (const [use, own] of dice) use.setAttribute("href", own); element.classList.remove("rolling"); };
  const over = setTimeout(settle, ROLLING);
  rolling.set(element, settle);
  for (const [number, [use, own]] of dice.entries()) use.setAttribute("href", faces[(faces.indexOf(own) + 1 + number % 5) % faces.length]);
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

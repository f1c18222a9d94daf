// What moves on the table: dice that roll, weather that changes, and things that fly to their new places.

import { $, all, moves } from "../dom.js";

const ROLLING = 700, TURNS = 3;   // ms that dice roll, and how many other faces they show before their own

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

// Dice in an element roll, show other faces on the way, and settle on their own.
const rolling = new Map();
export function roll(element) {
  if (!moves("dice") || rolling.has(element)) return;
  const dice = all(".die use", element).map((use) => [use, use.getAttribute("href")]);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => `#s-die-${face}`).filter((id) => $(id));
  const show = (face) => { for (const [number, [use, own]] of dice.entries()) use.setAttribute("href", face ? faces[(face + number * 5) % faces.length] : own); };
  let left = TURNS;
  const timer = setInterval(() => { if (left) show(--left); }, ROLLING / (TURNS + 2));
  const settle = () => { clearInterval(timer); clearTimeout(over); rolling.delete(element); show(0); element.classList.remove("rolling"); };
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

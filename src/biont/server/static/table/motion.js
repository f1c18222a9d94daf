// What moves on the table: dice that were rolled, and things that fly to their new places.

import { all, moves } from "../dom.js";

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
  if (past || !moves("dice")) return;
  for (const roll of fresh) {
    roll.classList.add("rolling");
    setTimeout(() => roll.classList.remove("rolling"), 700);
  }
}

export function still() {
  for (const roll of all(".rolling")) roll.classList.remove("rolling");
  flights?.land();
}

// The one tip of a page, which says what something means.

import { $, all } from "../dom.js";

export const tip = $("#tip");

// A tip lies below what it speaks of, above it or beside it: where it covers fewest of the places that can be chosen,
// and not what an answer does.
// Above a window that is open nothing is seen but what is in it.
export function beside(spot) {
  const around = $("dialog[open]") ?? document.body;
  if (tip.parentElement !== around) around.append(tip);
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.max(6, Math.min(spot.left, innerWidth - width - 6)), top = Math.max(6, Math.min(spot.top, innerHeight - height - 6));
  const lit = all(".board .hit, #prompt .option, .effect.shown").filter((one) => one.checkVisibility()).map((one) => [one.getBoundingClientRect(), one.matches(".effect") ? 99 : 1]);
  const covers = ([x, y]) => lit.reduce((sum, [one, much]) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y ? sum + much : sum, 0);
  const places = [[left, spot.bottom + 6], [left, spot.top - height - 6], [spot.right + 6, top], [spot.left - width - 6, top]];
  const fits = places.filter(([x, y]) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight);
  const [x, y] = fits.sort((one, other) => covers(one) - covers(other))[0] ?? [left, Math.max(6, spot.top - height - 6)];
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
}

// The lines of entries.
export const lines = (entries) => entries.flatMap((one) => [...one.children].map((line) => line.cloneNode(true)));

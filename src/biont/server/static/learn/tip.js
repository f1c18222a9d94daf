// The one tip of a page, which says what something means.

import { $ } from "../dom.js";

export const tip = $("#tip");

// A tip lies below what it speaks of, or above it where there is no room.
export function beside(spot) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  tip.style.left = `${Math.max(6, Math.min(spot.left, innerWidth - width - 6))}px`;
  tip.style.top = `${spot.bottom + height + 8 < innerHeight ? spot.bottom + 6 : Math.max(6, spot.top - height - 6)}px`;
}

// The lines of entries.
export const lines = (entries) => entries.flatMap((one) => [...one.children].map((line) => line.cloneNode(true)));

// What went wrong, as a sentence on the board.

import { $ } from "./dom.js";

export function trouble(sentence) {
  const place = $("#trouble");
  place.textContent = sentence;
  place.hidden = false;
  place.classList.remove("lost");
}

// What the browser says about a broken connection is English, and not meant for people.
export function lost() { trouble($("#trouble").dataset.lost); $("#trouble").classList.add("lost"); }

// The server is heard again: what was said about its silence is over.
export function audible() { if ($("#trouble").classList.contains("lost")) quiet(); }

export function quiet() { $("#trouble").hidden = true; }

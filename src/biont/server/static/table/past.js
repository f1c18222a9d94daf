// The past of a game, step by step or like a film.

import { $ } from "../dom.js";
import { fetching, look } from "./looking.js";
import { now } from "./state.js";

// The turn that a moment of the past belongs to.
const turnAt = (slide, to) => [...slide.list.options].filter((one) => Number(one.value) <= to).at(-1).label;

export function go(number) {
  const { total } = now, to = Math.max(0, Math.min(total, number));
  const slide = $("#slide");
  slide.value = to;
  slide.form.querySelector("output").textContent = to >= total ? slide.dataset.now : `${slide.dataset.turn.replace("#", turnAt(slide, to))} · ${to} / ${total}`;
  look(to >= total ? null : to);
}

let watching = 0;
export function watch() {
  if (watching) return stop();
  if (!now.past) go(0);
  watching = setInterval(() => {
    if (fetching) return;
    if (now.at + 1 >= now.total) { stop(); go(now.total); } else go(now.at + 1);
  }, 700);
  document.body.classList.add("watching");
}

export function stop() {
  clearInterval(watching);
  watching = 0;
  document.body.classList.remove("watching");
}

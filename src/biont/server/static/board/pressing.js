// A press counts for what it began on: where the board is laid out or drawn anew before the finger is lifted, the browser
// would let it count for nothing. A finger that went on meant something else.

import { $, all } from "../dom.js";

const STILL = 8;   // px
const LONG = 600;   // ms: who keeps a finger down asks what a thing is, and answers nothing

let began = 0;
// Whether what is clicked was asked about by a finger that was kept down.
export const asks = (event) => event.pointerType === "touch" && event.timeStamp - began > LONG;

export function steady() {
  const choice = (element) => element.closest?.("#prompt .option, .hit") ?? null;
  let pressed = null;
  document.addEventListener("pointerdown", (event) => {
    began = event.timeStamp;
    const thing = event.isPrimary && event.button === 0 && choice(event.target);
    pressed = thing && { thing, question: question(), x: event.clientX, y: event.clientY };
  }, true);
  document.addEventListener("pointerup", (event) => {
    const begun = pressed;
    pressed = null;
    if (!begun || choice(event.target) === begun.thing || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL) return;
    if (question() === begun.question) twin(begun.thing)?.click();
  }, true);
  document.addEventListener("pointercancel", () => { pressed = null; }, true);
}

// The open question: so many answers were given before it.
export const question = () => $(".board").dataset.total;

// What stands for a choice since the board was drawn anew.
export function twin(thing) {
  if (thing.isConnected) return thing;
  const means = (one) => one.getAttribute("value") ?? one.getAttribute("for") ?? one.dataset.several;
  return all(thing.matches(".hit") ? ".hit" : "#prompt .option").find((one) => means(one) === means(thing));
}

// Buttons and keys around the board: the stage, the past, help and paper.

import { busy, press } from "../board/keys.js";
import { flash } from "../board/links.js";
import { letGo } from "../board/picking.js";
import { $, all } from "../dom.js";
import { quiet } from "../trouble.js";
import { still } from "./motion.js";
import { because, close, isOpen, onward, read, toggle } from "./stage.js";
import { now } from "./state.js";

// What comes once the board can be played: whoever asks for it sooner gets it then.
const [past, places] = [import("./past.js"), import("./places.js")].map((one) => one.catch(() => null));
const go = (number) => past.then((found) => found?.go(number()));
const stop = () => past.then((found) => found?.stop());

export function controls() {
  document.addEventListener("input", (event) => { if (event.target.id === "slide") { stop(); go(() => Number(event.target.value)); } });
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
}

function clicked(event) {
  if (event.target.closest(".print")) print();
  if (event.target.closest("button.help")) $("#help")?.showModal();
  if (event.target.closest(".slider .play")) past.then((found) => found?.watch());
  staged(event);
  const recap = event.target.closest("#guide .recap");
  if (recap && !event.target.closest("a")) recap.classList.toggle("whole");   // a tap unfolds what has no room
  if (event.target.closest("#hint")) document.addEventListener("drawn", () => flash("guide"), { once: true });
  const headline = event.target.closest(".others-did button");
  if (headline) places.then((found) => found?.visit(headline));
  if (event.detail) event.target.closest(".others-did button, .sheet-of > summary, [data-cause]")?.blur();   // Enter answers, for whoever points
  if (event.target.closest(".key") && now.past && event.target.closest("a")) { event.preventDefault(); stop(); go(() => now.total); }
  if (event.target.closest("#tray")) still();
  if (event.target.closest("#trouble")) quiet();
}

// What a click means for the stage: its own buttons turn its sheets, any other click is meant for the table.
function staged(event) {
  const cause = event.target.closest("[data-cause]");
  if (cause) { event.preventDefault(); because(cause.dataset.cause); }
  else if (event.target.closest(".replay")) toggle();
  else if (event.target.closest(".leaf-more")) read(1);
  else if (event.target.closest(".leaf-on")) onward();
  else if (event.target.closest(".leaf-back")) onward(-1);
  else if (!event.target.closest("#stage") || event.target.closest(".close-stage")) close();
  else if (event.target.closest("#stage.covers") && !event.target.closest("a, button, summary, [tabindex='0']")) close();
}

const PAGES = { PageDown: 1, PageUp: -1, ArrowDown: 0.2, ArrowUp: -0.2 };   // keys that read on in a sheet

function pressed(event) {
  if (busy(event)) return;
  if (event.key === "Escape") return escape();
  if (event.key === "m") { toggle(); return; }
  if (event.key === "," || event.key === ".") { places.then((found) => found?.step(event.key === "," ? -1 : 1)); return; }
  if (event.key === "c") { const chip = $("#prompt .because"); if (chip) because(chip.dataset.cause); return; }
  if (event.key in PAGES && !event.target.closest(".scroll, [role=region], #slide") && read(PAGES[event.key])) { event.preventDefault(); return; }
  if (event.key === " " && isOpen() && !event.target.matches("button, summary, a")) { event.preventDefault(); if (!read(1)) onward(); return; }
  if (event.key === "?") { $("#help")?.showModal(); return; }
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    if (event.target.id === "slide" || event.target.closest(".scroll, [role=region]")) return;
    event.preventDefault();
    stop();
    go(() => now.at + (event.key === "ArrowLeft" ? -1 : 1) * (event.shiftKey ? 10 : 1));
    return;
  }
  press(event);
}

// Out of what one is in, the innermost first.
function escape() {
  document.activeElement.closest("[tabindex='0']")?.blur();   // else its frame would show from now on
  if (isOpen()) { close(); return; }   // a sheet lies over what was picked, and says that this key leads from it
  if (letGo()) return;
  still(); stop(); quiet();
  // What is told below the board or beside the answers leads back to the question, where the Enter key answers.
  for (const menu of all("details.menu[open]")) { menu.open = false; (menu.matches(".strip-bar *, #prompt *") ? $("#prompt") : $("summary", menu)).focus(); }
  if (now.past) go(() => now.total);
}

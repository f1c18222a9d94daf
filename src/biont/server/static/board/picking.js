// Choosing in two steps: a pick is a radio button of the prompt, and the style sheet lights its targets.

import { $, all, amid, calm } from "../dom.js";
import { mark } from "./marks.js";
import { point } from "./pointing.js";

export function picked(radio) {
  const again = radio.checked && radio.classList.contains("picking");
  radio.checked = true;
  if (again) letGo();
  widen();
  point(null);
  mark();
  towards(`.of-${radio.id.slice(5)}`);
}

// In a small window, what can be clicked is brought into sight; whether there was anything.
export function towards(selector) {
  if (innerWidth > 760) return true;
  const [found] = all(selector).filter((one) => one.checkVisibility() && !one.closest("#prompt"));
  if (!found) return false;
  free();
  found.scrollIntoView({ block: amid(found), behavior: calm.matches ? "auto" : "smooth" });
  return true;
}

// What can be seen of a board lies between its top and the first of what stays below.
export function floor() {
  const stays = all(innerWidth > 760 ? "#guide, #prompt" : "#tray .stays, #guide, #prompt").filter((one) => one.checkVisibility());
  return Math.min(innerHeight, ...stays.map((one) => one.getBoundingClientRect().top));
}
export function free() { $(".board").style.scrollPaddingBlock = `${$("#top").offsetHeight}px ${innerHeight - floor()}px`; }

// Let go of what was picked, or of a place that was clicked; whether there was anything.
export function letGo() {
  const back = $("#pick-none"), held = $("#prompt .picking:checked") && $(".back");
  const narrowed = widen();
  for (const paging of all(".paging:checked")) paging.checked = false;
  if (held && back) back.checked = true;
  mark();
  return Boolean(held || narrowed);
}

// A place that several answers are about opens a small choice there: the buttons of the prompt once more, beside the thing.
export function narrow(cover) {
  widen();
  const menu = Object.assign(document.createElement("div"), { id: "here", role: "group", ariaLabel: cover.ariaLabel });
  for (const number of cover.dataset.several.split(" ")) {
    const twin = $(`#prompt [data-option="${number}"]`)?.cloneNode(true);
    if (!twin) continue;
    for (const name of ["data-key", "data-main", "data-enter", "hidden"]) twin.removeAttribute(name);
    for (const key of all("kbd", twin)) key.remove();
    menu.append(twin);
  }
  $(".board").append(menu);
  const spot = cover.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = menu;
  const floor = $("#prompt").getBoundingClientRect().top;
  menu.style.left = `${Math.max(4, Math.min(spot.left + spot.width / 2 - width / 2, innerWidth - width - 4))}px`;
  menu.style.top = `${spot.bottom + 6 + height < floor ? spot.bottom + 6 : Math.max(4, spot.top - height - 6)}px`;
  menu.firstElementChild?.focus({ preventScroll: true });
}

// Put the small choice away; whether there was one.
export function widen() {
  const menu = $("#here");
  menu?.remove();
  return Boolean(menu);
}

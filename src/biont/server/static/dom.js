// What every other module needs: how things on the page are found, and whether anything on it may move.

export const $ = (selector, inside = document) => inside.querySelector(selector);
export const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const moves = (what) => !calm.matches && document.body.classList.contains(what);

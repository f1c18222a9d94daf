// What every other module needs: how things on the page are found, and whether anything on it may move.

export const $ = (selector, inside = document) => inside.querySelector(selector);
export const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const moves = (what) => !calm.matches && document.body.classList.contains(what);

// Where a thing belongs in what scrolls around it: in the middle, or, where it has no room there, with its head at the top.
export function amid(thing) {
  let outer = thing.parentElement;
  while (outer && (outer.scrollHeight <= outer.clientHeight || getComputedStyle(outer).overflowY === "visible")) outer = outer.parentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(outer ?? document.body);
  const room = (outer?.clientHeight ?? innerHeight) - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0);
  return thing.getBoundingClientRect().height > room ? "start" : "center";
}

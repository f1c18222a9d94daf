// What is lit and does not answer to a click: every point that was tried, whatever is picked.
() => {
  const found = [];
  const called = (one) => one.id || one.getAttribute("class");
  const LIT = (pick) => (pick ? `.of-${pick.id.slice(5)}, .is-${pick.id.slice(5)}` : ".lit");
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length;
  // Where what a region scrolls away lies outside of it, nothing is seen that could be clicked.
  const clip = (one) => {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const edge = outer.getBoundingClientRect();
      Object.assign(box, { left: Math.max(box.left, edge.left), top: Math.max(box.top, edge.top), right: Math.min(box.right, edge.right), bottom: Math.min(box.bottom, edge.bottom) });
    }
    return box;
  };
  const tried = (thing, pick) => {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect(), box = clip(thing);
    let points = 0;
    for (const right of [0.04, 0.35, 0.65, 0.96]) for (const down of [0.06, 0.5, 0.94]) {
      const x = left + width * right, y = top + height * down;
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      points += 1;
      const over = document.elementFromPoint(x, y);
      if (!over?.closest(".hit, #prompt .option")) found.push(`${called(thing)}${pick ? ` (${pick.getAttribute("aria-label")})` : ""} at ${right}, ${down} lies under ${over && called(over.closest("[id], [class]"))}`);
    }
    if (!points) found.push(`${called(thing)} cannot be reached`);
  };
  for (const pick of [null, ...document.querySelectorAll("#prompt .picking")]) {
    const before = document.querySelector("#prompt [name=pick]:checked");
    if (pick) pick.checked = true; else if (before?.matches(".picking")) continue;
    for (const thing of document.querySelectorAll(`.board :is(${LIT(pick)})`)) if (seen(thing)) tried(thing, pick);
    if (before) before.checked = true;
  }
  scrollTo(0, 0);
  return found;
}

// What is lit and does not answer to a click, at every point that was tried and whatever is picked; answers out of reach.
() => {
  const found = [];
  const called = (one) => one.id || one.getAttribute("class") || one.textContent || one.querySelector("[aria-label]")?.ariaLabel;
  const LIT = (pick) => (pick ? `.of-${pick.id.slice(5)}, .is-${pick.id.slice(5)}` : ".lit");
  // In a small window one pane of several lies above the others.
  const pane = innerWidth <= 760 ? document.querySelector("[name=pane]:checked")?.id.slice(5) : "";
  const below = (one) => pane && ["plate", "mine", "ledger"].some((id) => one.closest(`#${id}`)) && !one.closest(pane === "map" ? "#plate" : `#${pane}, #philosophy`);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length && !below(one);
  // Where what a region scrolls away lies outside of it, nothing is seen that could be clicked.
  const clip = (one) => {
    const over = (id) => document.getElementById(id).getBoundingClientRect();
    const sticks = innerWidth <= 760 && !one.closest("#prompt, #top");   // in a small window what lies below them is scrolled out
    const box = { left: 0, top: sticks ? over("top").bottom : 0, right: innerWidth, bottom: sticks ? Math.min(over("prompt").top, over("guide").top || innerHeight) - 1 : innerHeight };
    const tab = one.closest(".over") && one.closest("details").querySelector("summary");   // what is scrolled goes below the tabs
    if (tab) box.top = Math.max(box.top, tab.getBoundingClientRect().bottom + 8);
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const edge = outer.getBoundingClientRect();
      Object.assign(box, { left: Math.max(box.left, edge.left + 1), top: Math.max(box.top, edge.top + 1), right: Math.min(box.right, edge.right - 1), bottom: Math.min(box.bottom, edge.bottom - 2) });   // within its border, which may begin within a pixel
    }
    return box;
  };
  // What lies on a map is round: its points are those of a box, drawn in towards the middle.
  const tried = (thing, pick) => {
    const round = thing.matches("foreignObject");
    if (round) thing.dispatchEvent(new Event("sought", { bubbles: true }));   // a map brings it into sight
    else thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect(), box = clip(thing);
    let points = 0;
    for (const right of [0.04, 0.35, 0.65, 0.96]) for (const down of [0.06, 0.5, 0.94]) {
      const u = 2 * right - 1, v = 2 * down - 1;
      const x = left + width * (round ? 0.5 + u / 2 * Math.sqrt(1 - v * v / 2) : right);
      const y = top + height * (round ? 0.5 + v / 2 * Math.sqrt(1 - u * u / 2) : down);
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      points += 1;
      const over = document.elementFromPoint(x, y);
      const answers = over?.closest(".hit, #prompt .option"), own = !round && [...thing.children].some((one) => one.matches(".hit") && seen(one));
      if (!answers || (own && down === 0.5 && right > 0.3 && right < 0.7 && answers.matches(".hit") && !thing.contains(answers))) found.push(`${called(thing)}${pick ? ` (${pick.getAttribute("aria-label")})` : ""} at ${right}, ${down} lies under ${over && called(over.closest("[id], [class]"))}`);
    }
    if (!points) found.push(`${called(thing)} cannot be reached`);
  };
  for (const pick of [null, ...document.querySelectorAll("#prompt .picking")]) {
    const before = document.querySelector("#prompt [name=pick]:checked");
    if (pick) pick.checked = true; else if (before?.matches(".picking")) continue;
    for (const thing of document.querySelectorAll(`.board :is(${LIT(pick)}):not(:has(> foreignObject)), .board foreignObject:has(.hit)`)) if (seen(thing) && (!thing.matches("foreignObject") || seen(thing.querySelector(".hit")))) tried(thing, pick);
    if (before) before.checked = true;
  }
  // Every answer of the list is reached by picking its thing and turning pages.
  for (const option of document.querySelectorAll("#prompt .options button.option")) {
    const before = document.querySelector("#prompt [name=pick]:checked");
    const pick = /in-(\d+)/.exec(option.closest(".targets")?.className)?.[1];
    if (pick) document.getElementById(`pick-${pick}`).checked = true;
    for (let turn; !seen(option) && (turn = [...document.querySelectorAll("#prompt .turn")].find(seen)); ) document.getElementById(turn.htmlFor).checked = true;
    if (!seen(option)) found.push(`"${option.textContent.trim()}" cannot be reached in the list`);
    for (const paging of document.querySelectorAll("#prompt .paging")) paging.checked = false;
    if (before) before.checked = true;
  }
  scrollTo(0, 0);
  return found;
}

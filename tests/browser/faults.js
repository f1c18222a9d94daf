// What is wrong with the board as it lies: whatever leaves its place, is cut, or is too small.
() => {
  const found = [];
  const small = innerWidth <= 760;
  const inside = (one, other, by) => one.left >= other.left - by && one.right <= other.right + by && one.top >= other.top - by && one.bottom <= other.bottom + by;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length;
  const text = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); };
  const called = (one) => `${one.id ? "#" + one.id : ""}.${(one.getAttribute("class") || one.nodeName).trim().split(/\s+/).slice(0, 2).join(".")}`;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const CARDS = ".refugium, .mutation, .cell, .event, .other, .own, .who";

  // The whole board is seen; in a small window it is scrolled, but never sideways, and the prompt stays.
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than the window");
  for (const id of small ? ["prompt"] : ["top", "strata", "others", "mine", "prompt"]) {
    if (!inside(document.getElementById(id).getBoundingClientRect(), view, 1)) found.push(`${id} leaves the window`);
  }
  for (const card of document.querySelectorAll(CARDS)) {
    if (!seen(card)) continue;
    for (const name of card.querySelectorAll("h3, h2, .name, small, li, .numbers > span")) {
      // What only a screen reader reads is not seen.
      if (!seen(name) || name.closest(CARDS) !== card || name.matches("small:has(.of)")) continue;
      const box = text(name);
      if (box.width && !inside(box, card.getBoundingClientRect(), 2)) found.push(`"${name.textContent.trim()}" leaves ${called(card)}`);
    }
  }
  for (const points of document.querySelectorAll("#mine .vp")) {
    const head = points.closest("header");
    if (seen(points) && !inside(text(points), head.getBoundingClientRect(), 4)) found.push(`the points of ${called(points.closest(".own"))} leave their place`);
  }
  for (const piece of document.querySelectorAll(".board [data-piece], .board .slot")) {
    const holder = piece.parentElement.closest(".refugium, .cell, .mutation, .own, .other");
    if (seen(piece) && holder && !inside(piece.getBoundingClientRect(), holder.getBoundingClientRect(), 2)) found.push(`${called(piece)} leaves ${called(holder)}`);
  }
  if (!small) for (const card of document.querySelectorAll("#strata .refugium, #strata .deck, #mine .organism, #mine .mutation, .happening .event, .happening li")) {
    const region = card.parentElement.closest(".event, #strata, #mine, .happening");
    if (seen(card) && !inside(card.getBoundingClientRect(), region.getBoundingClientRect(), 3)) found.push(`${called(card)} leaves ${called(region)}`);
  }
  for (const one of document.querySelectorAll(".board *")) {
    if (!seen(one) || one.closest("svg, .sheet, .effects, .unseen, .away-from-eyes, .of")) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const cut = (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 3) || (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 3);
    if (cut && one.clientHeight > 2) found.push(`${called(one)} is cut`);
  }

  // The prompt: as many options as can be read, and each of them whole.
  const options = [...document.querySelectorAll("#prompt .options .option")].filter(seen);
  if (options.length > 12) found.push(`${options.length} options stand in the list`);
  for (const option of options) {
    const box = option.getBoundingClientRect();
    if (!inside(text(option), box, 2)) found.push(`"${option.textContent.trim()}" leaves its button`);
    if (!small && !inside(box, document.querySelector("#prompt").getBoundingClientRect(), 1)) found.push(`"${option.textContent.trim()}" leaves the prompt`);
  }

  const least = innerWidth >= 1900 ? 18 : 14;
  for (const piece of document.querySelectorAll("#strata [data-piece], #strata .slot, #strata .life .now .die, #mine [data-piece]")) {
    const { width, height } = piece.getBoundingClientRect();
    if (seen(piece) && Math.max(width, height) < least - 0.5) found.push(`${called(piece)} in ${called(piece.closest("[id]"))} has only ${Math.round(width)} px`);
  }
  return [...new Set(found)];
}

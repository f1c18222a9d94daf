// What is wrong with the board as it lies: whatever leaves its place, is cut, or is too small.
() => {
  const found = [];
  const small = innerWidth <= 760;
  const inside = (one, other, by) => one.left >= other.left - by && one.right <= other.right + by && one.top >= other.top - by && one.bottom <= other.bottom + by;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length;
  const text = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); };
  const overlap = (one, other, by) => one.left < other.right - by && one.right > other.left + by && one.top < other.bottom - by && one.bottom > other.top + by;
  const words = (one) => [...one.childNodes].filter((node) => node.nodeType === 3).flatMap((node) => [...node.data.matchAll(/[\p{L}\u00ad]+/gu)].map((match) => {
    const range = document.createRange();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    return range;
  }));
  const lines = (range) => new Set([...range.getClientRects()].filter((box) => box.width).map((box) => Math.round(box.top))).size;
  const called = (one) => `${one.id ? "#" + one.id : ""}.${(one.getAttribute("class") || one.nodeName).trim().split(/\s+/).slice(0, 2).join(".")}`;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const CARDS = ".refugium, .mutation, .cell, .event, .other, .own, .who";

  // The whole board is seen; in a small window it is scrolled, but never sideways, and the prompt stays.
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than the window");
  const board = document.querySelector(".board");
  if (board.scrollWidth > board.clientWidth + 1) found.push(`the board is ${board.scrollWidth - board.clientWidth} px too narrow for what lies on it`);
  for (const id of small ? ["prompt"] : ["top", "board", "others", "mine", "prompt"]) {
    if (!inside(document.getElementById(id).getBoundingClientRect(), view, 1)) found.push(`${id} leaves the window`);
  }
  for (const card of document.querySelectorAll(CARDS)) {
    if (!seen(card)) continue;
    for (const name of card.querySelectorAll("h3, h2, .name, small, li, .numbers > span")) {
      // What only a screen reader reads is not seen.
      if (!seen(name) || name.closest(CARDS) !== card || name.matches("small:has(.of)")) continue;
      const box = text(name), around = card.getBoundingClientRect();
      const rolled = getComputedStyle(card).overflowY === "auto" ? { left: around.left, right: around.right, top: -1e5, bottom: 1e5 } : around;
      if (box.width && !inside(box, rolled, 2)) found.push(`"${name.textContent.trim()}" leaves ${called(card)}`);
    }
  }
  // A name is never broken inside a word, nor does it run into what stands beside it.
  for (const name of document.querySelectorAll(".board :is(h3, .name)")) {
    if (!seen(name) || name.closest(".sheet")) continue;
    for (const word of words(name)) if (lines(word) > 1) found.push(`"${word}" is broken`);
    const box = name.matches("h3") ? text(name) : null;
    for (const other of box ? name.parentElement.children : []) {
      if (other !== name && seen(other) && !other.matches(".hit, .why") && overlap(box, other.getBoundingClientRect(), 4)) found.push(`"${name.textContent.trim()}" runs into ${called(other)}`);
    }
  }
  const ages = document.querySelector(".ages");
  if (!small && ages && ages.scrollHeight > ages.clientHeight + 2) found.push(`.ages is cut: ${ages.scrollHeight - ages.clientHeight} px`);
  for (const points of document.querySelectorAll("#mine .vp")) {
    const head = points.closest("header");
    if (seen(points) && !inside(text(points), head.getBoundingClientRect(), 4)) found.push(`the points of ${called(points.closest(".own"))} leave their place`);
  }
  for (const piece of document.querySelectorAll(".board [data-piece], .board .slot")) {
    const holder = piece.parentElement.closest(".refugium, .field, .cell, .mutation, .own, .other");
    const scrolls = holder && getComputedStyle(holder).overflowY === "auto" && holder.scrollHeight > holder.clientHeight;
    if (seen(piece) && holder && !scrolls && !inside(piece.getBoundingClientRect(), holder.getBoundingClientRect(), 2)) found.push(`${called(piece)} leaves ${called(holder)}`);
  }
  if (!small) for (const card of document.querySelectorAll("#strata .refugium, #strata .deck, #mine .organism, #mine .mutation, .happening .event, .happening li")) {
    const region = card.parentElement.closest(".event, .stratum, .happening, .own");
    if (seen(card) && !inside(card.getBoundingClientRect(), region.getBoundingClientRect(), 3)) found.push(`${called(card)} leaves ${called(region)}`);
  }
  for (const one of document.querySelectorAll(".board *")) {
    if (!seen(one) || one.closest("svg, .sheet, .effects, .unseen, .away-from-eyes, .of")) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const cut = (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 3) || (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 3);
    if (cut && one.clientHeight > 2) found.push(`${called(one)} is cut`);
  }

  // The prompt: as many options as can be read, and each of them whole, whatever is picked and on every page.
  const asked = () => {
    const options = [...document.querySelectorAll("#prompt .options .option")].filter(seen);
    if (options.length > 12) found.push(`${options.length} options stand in the list`);
    for (const option of options) {
      const [said, again] = option.innerText.trim().split(/: |\n/);
      if (said === again) found.push(`"${said}" is said twice`);
      const box = option.getBoundingClientRect();
      if (!inside(text(option), box, 2)) found.push(`"${option.textContent.trim()}" leaves its button`);
      if (!small && !inside(box, document.querySelector("#prompt").getBoundingClientRect(), 1)) found.push(`"${option.textContent.trim()}" leaves the prompt`);
    }
    const next = [...document.querySelectorAll("#prompt .turn")].find(seen);
    if (next) document.getElementById(next.htmlFor).checked = true;
    return next;
  };
  const pick = document.querySelector("#prompt [name=pick]:checked");
  for (const one of pick ? document.querySelectorAll("#prompt [name=pick]") : [null]) {
    if (one) one.checked = true;
    while (asked());
    for (const paging of document.querySelectorAll("#prompt .paging")) paging.checked = false;
  }
  if (pick) pick.checked = true;

  // Words can be read: nothing is written smaller than this, whatever the window.
  const SMALLEST = 11;
  const written = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  while (written.nextNode()) {
    const { data, parentElement: one } = written.currentNode;
    if (!/[\p{L}\p{N}]/u.test(data) || one.closest("svg, .unseen, .away-from-eyes, .of, option, script, style") || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < SMALLEST - 0.05) found.push(`"${data.trim()}" is written in ${size} px`);
  }
  // Own organisms and their cards are large enough to be read without a click.
  if (!small) for (const [kind, width, height] of [[".bacterium > .cell", 150, 168], [".mutation", 128, 43]]) for (const one of document.querySelectorAll(`#mine ${kind}`)) {
    if (seen(one) && (one.offsetWidth < width || one.offsetHeight < height)) found.push(`${called(one.closest("[id]"))} has only ${one.offsetWidth}x${one.offsetHeight} px`);
  }

  const least = innerWidth >= 1900 ? 18 : 14;
  for (const piece of document.querySelectorAll("#strata [data-piece], #strata .slot, #strata .life .now .die, #mine [data-piece]")) {
    const { width, height } = piece.getBoundingClientRect();
    if (seen(piece) && Math.max(width, height) < least - 0.5) found.push(`${called(piece)} in ${called(piece.closest("[id]"))} has only ${Math.round(width)} px`);
  }
  return [...new Set(found)];
}

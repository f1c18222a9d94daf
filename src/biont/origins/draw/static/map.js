// The map of Bios:Origins: zoom and pan by wheel, fingers and keys. Without this script the whole world is shown.

const plate = document.getElementById("plate"), map = plate?.querySelector(".globe");
const board = document.querySelector(".board");
const MOST = 6, FAR = 0.46, NEAR = 0.8;     // how large at most; and pixels to a unit: names have no room, are read at ease
const key = `map ${board.dataset.game ?? ""}`;
let zoom = 1, x = 0, y = 0;                 // how large, and which share of the map lies left of and above the plate

// How much of the plate's head lies under the tabs of the sheets: in a large window only ice may.
const eave = () => { const { offsetTop, offsetHeight } = plate.querySelector(".sheets"); return offsetTop + (innerWidth > 760 ? offsetTop : offsetHeight); };

// The world at rest lies in the upper right. It is a little smaller where no place, whose Spots go beyond its corners,
// lies under the cartouches of a large window then: it is beside them or above.
function size() {
  const { x: west, y: north, width, height } = map.querySelector("svg").viewBox.baseVal, { clientWidth, clientHeight } = plate;
  const { offsetLeft, offsetTop, offsetWidth } = plate.querySelector(".cartouches"), large = innerWidth > 760, head = large && eave(), room = clientWidth - (large && offsetLeft + offsetWidth);
  const most = Math.min(clientWidth / width, (clientHeight - head) / height); let unit = most;
  for (const name of map.querySelectorAll(".ground .hexes text")) {
    const far = west + width - name.getAttribute("x") + 66, deep = name.getAttribute("y") - north + 44;   // of its Hex with its Spots
    unit = Math.min(unit, Math.max(room / far, (offsetTop - head) / deep));
  }
  if (unit < Math.max(0.94 * most, Math.min(FAR, most))) unit = most;   // too small to be worth it
  return { unit, width: width * unit, height: height * unit };
}

// How much of its foot lies under the buttons that zoom, in a small window that has them there.
const sill = () => (innerWidth <= 760 && innerHeight > 560 ? plate.querySelector(".zoomer").offsetHeight + 10 : 0);

// A map that is larger than the plate never shows what is beyond its edges.
function draw() {
  const { unit, width, height } = size(), wide = width * zoom, high = height * zoom, scale = unit * zoom;
  const left = Math.max(plate.clientWidth - wide, Math.min(0, -x * wide));
  const top = Math.min(eave(), Math.max(plate.clientHeight - sill() - high, -y * high));
  [x, y] = [-left / wide, -top / high];
  Object.assign(map.style, { width: `${wide}px`, height: `${high}px`, transform: `translate(${left}px, ${top}px)` });
  // Letters have a least size; where a unit is so small that names would lie over one another they wait for a zoom.
  map.style.setProperty("--scale", scale);
  plate.classList.toggle("far", scale < FAR);
  plate.classList.toggle("zoomed", zoom > 1.01);
  try { sessionStorage.setItem(key, JSON.stringify([zoom, x, y])); } catch { /* no room to remember it */ }
}

// Zoom by a factor and keep what lies at a point of the plate where it is.
function by(factor, at = { x: plate.clientWidth / 2, y: plate.clientHeight / 2 }) {
  const { width, height } = size(), place = map.getBoundingClientRect(), frame = plate.getBoundingClientRect();
  const u = (at.x + frame.left - place.left) / place.width, v = (at.y + frame.top - place.top) / place.height;
  zoom = Math.max(1, Math.min(MOST, zoom * factor));
  [x, y] = [u - at.x / (width * zoom), v - at.y / (height * zoom)];
  draw();
}

const pan = (dx, dy) => { const { width, height } = size(); [x, y] = [x + dx / (width * zoom), y + dy / (height * zoom)]; draw(); };
const fit = () => { zoom = 1; x = y = 0; draw(); };

// Where no finger could tell apart what can be chosen, the next question brings it near again.
function approach() { if (innerWidth <= 760 && size().unit * zoom < FAR && map.querySelector(".hit")) { zoom = NEAR / size().unit; draw(); } }

// Bring a thing of the map into sight.
function show(thing) {
  const spot = thing.getBoundingClientRect(), frame = plate.getBoundingClientRect();
  const middle = { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 }, margin = 40;
  const out = (at, from, to) => (at < from + margin ? at - from - margin : at > to - margin ? at - to + margin : 0);
  const dx = out(middle.x, frame.left, frame.right), dy = out(middle.y, frame.top + eave(), frame.bottom - sill());
  if (dx || dy) pan(dx, dy);
}

// A cartouche that would lie over a place to choose is put away.
function clear(places) {
  for (const one of plate.querySelectorAll(".cartouches > *")) {
    const { left, right, top, bottom } = one.getBoundingClientRect(), over = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    one.classList.toggle("yields", innerWidth > 760 && !one.querySelector(".hit") && places.some(over));
  }
}

// What can be chosen comes into the middle, where not all of it is in sight; where it has no room there, what is suggested.
function seek() {
  const frame = plate.getBoundingClientRect(), foot = frame.bottom - sill(), lit = [...map.querySelectorAll(".hit")].filter((one) => one.checkVisibility());
  const within = ({ left, right, top, bottom }, rim) => left >= frame.left + rim && right <= frame.right - rim && top >= frame.top + eave() && bottom <= foot;
  const inside = (one) => within(one, 0);
  const boxes = lit.map((one) => one.getBoundingClientRect()), at = lit.findIndex((one) => one.matches(".suggested"));
  clear(boxes);
  if (boxes.every((one) => within(one, innerWidth > 760 ? 0 : frame.width / 6))) return;   // what lies at the rim of a phone is hard to see and to reach
  const edge = (most, side) => most(...boxes.map((one) => one[side])), head = frame.top + eave();
  const left = edge(Math.min, "left"), right = edge(Math.max, "right"), top = edge(Math.min, "top"), bottom = edge(Math.max, "bottom");
  if (right - left <= frame.width && bottom - top <= foot - head) pan((left + right - frame.left - frame.right) / 2, (top + bottom - head - foot) / 2);
  else if (at < 0 ? !boxes.some(inside) : !inside(boxes[at])) show(lit[Math.max(0, at)]);
  clear(lit.map((one) => one.getBoundingClientRect()));   // they lie elsewhere now
}

// On a high plate the world would be a strip, on a small one nobody could read it: one begins where one's figures are.
function begin() {
  const { unit, height } = size(), fills = plate.clientHeight / height, near = NEAR / unit;
  zoom = fills >= 1.5 ? Math.min(MOST, Math.max(fills, 0.7 * near)) : unit < FAR ? near : 1;
  draw();
  const own = document.querySelector("#mine").dataset.side;
  const figure = document.querySelector(`#figures [data-piece="migrant-${own}"], #figures [data-piece="city-${own}"]`);
  if (!figure || zoom === 1) return;
  const spot = figure.getBoundingClientRect(), frame = plate.getBoundingClientRect();
  pan(spot.left + spot.width / 2 - frame.left - frame.width / 2, spot.top + spot.height / 2 - (frame.top + eave() + frame.bottom) / 2);
}

// -- pointers and keys ------------------------------------------------------------------------------------------------

function byWheel() {
  plate.addEventListener("wheel", (event) => {
    if (event.target !== plate && !map.contains(event.target)) return;   // what lies above the map scrolls by itself
    event.preventDefault();
    const frame = plate.getBoundingClientRect();
    by(Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : 0.0016)), { x: event.clientX - frame.left, y: event.clientY - frame.top });
  }, { passive: false });
}

// One pointer drags, two of them pinch; a short tap is a click on what lies below.
function byFingers() {
  const pointers = new Map();
  let moved = 0;
  map.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    pointers.set(event.pointerId, event);
    moved = 0;
  });
  addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const other = [...pointers.values()].find((one) => one.pointerId !== event.pointerId);
    moved += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
    if (other) {
      const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const frame = plate.getBoundingClientRect();
      by(apart(event) / Math.max(1, apart(last)), { x: (event.clientX + other.clientX) / 2 - frame.left, y: (event.clientY + other.clientY) / 2 - frame.top });
    } else if (moved > 6) {
      pan(last.clientX - event.clientX, last.clientY - event.clientY);
    }
    pointers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => pointers.delete(event.pointerId));
  map.addEventListener("click", (event) => { if (moved > 6) { event.preventDefault(); event.stopPropagation(); moved = 0; } }, true);
}

const FACTORS = { "+": 1.4, "=": 1.4, "-": 1 / 1.4 };

// Its size answers to keys wherever the focus is, unless something is written there or the key turns a page of answers;
// arrows, which mean the past elsewhere, only on the map itself.
function byKeys() {
  document.addEventListener("keydown", (event) => {
    const busy = event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, textarea, input:not([type=radio], [type=checkbox])") || document.querySelector("dialog[open]");
    const turns = event.key === "+" && !map.contains(event.target) && [...document.querySelectorAll("#prompt .turn")].some((one) => one.checkVisibility());
    if (busy || turns) return;
    const step = 80, far = map.contains(event.target) && { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (far) pan(...far);
    else if (event.key in FACTORS) by(FACTORS[event.key]);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  plate.addEventListener("click", (event) => {
    const how = event.target.closest("[data-zoom-by]")?.dataset.zoomBy;
    if (how === "fit") zoom > 1.01 ? fit() : begin(); else if (how) by(how === "in" ? 1.4 : 1 / 1.4);
  });
}

// -- what the map is told ---------------------------------------------------------------------------------------------

function follow() {
  // What the keyboard reaches is brought into sight.
  document.addEventListener("focusin", (event) => {
    const place = document.getElementById(event.target.closest("[data-option]")?.dataset.at ?? "");
    if (place?.closest("#ground") && event.target.matches(":focus-visible")) show(place);
  });

  // So is what the guide speaks of, and what somebody wants to see, who is led to the map for it.
  map.addEventListener("sought", (event) => {
    if (event.detail) document.getElementById("pane-map").checked = true;
    show(event.target);
  });

  // In a small window, who is at the map and asks for it once more wants to see it: what lies over it is put away.
  document.addEventListener("click", (event) => {
    if (!event.target.closest("label[for=pane-map]") || !document.getElementById("pane-map").checked) return;
    for (const sheet of plate.querySelectorAll(".sheet-of[open]")) sheet.open = false;
  });

  // What an answer does is told far from where it is pointed at, and from what the answer is about.
  const aside = ({ x: at, y: down }) => {
    const { left, top, width, height } = plate.getBoundingClientRect();
    const far = `${at > left + width / 2 ? "left" : "right"} ${down > top + height / 2 ? "top" : "bottom"}`;
    if (plate.dataset.far !== far) plate.dataset.far = far;
  };
  map.addEventListener("pointermove", aside);
  document.addEventListener("told", () => {
    const box = board.querySelector(".pointed:not(#prompt *)")?.getBoundingClientRect();
    if (box) aside({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  });
}

// What can be chosen in the column is in sight, else the rung that the scan has reached; in a small window, what is suggested.
const climb = () => {
  const ladder = document.querySelector("#mine .ladder"), named = innerWidth > 760 ? null : document.querySelector("#mine .suggested");
  (named ?? ladder?.querySelector(".lit") ?? ladder?.querySelector(".here"))?.scrollIntoView({ block: "nearest" });
};

// A small window opens the pane to which the suggestion leads, else one with an answer, where that in sight has none.
const PANES = { map: ".globe, .sheets", mine: "#mine", ledger: "#ledger, #philosophy" };
function open() {
  if (innerWidth > 760) return;
  const names = Object.keys(PANES), having = (what, some = names) => some.find((name) => document.querySelector(`:is(${PANES[name]}) ${what}`));
  const now = names.filter((name) => document.getElementById(`pane-${name}`).checked), marked = having(".suggested");
  const next = marked ?? (document.querySelector("#guide[data-suggests]") || having(".hit", now) ? null : having(".hit"));
  if (next) document.getElementById(`pane-${next}`).checked = true;
}

// A sheet that somebody opened is put away where the next answers lie on the map and none of them in it.
function fold() {
  if (!map.querySelector(".hit")) return;
  for (const sheet of plate.querySelectorAll(".sheet-of[open]:not([data-opened])")) if (!sheet.querySelector(".hit")) sheet.open = false;
}

// Chits that came with the new board are marked: the climate has changed there.
const chits = () => [...document.querySelectorAll("#figures .chit")];
const where = (one) => `${one.classList[1]} ${one.getAttribute("transform")}`;
let lay = new Set(chits().map(where));
const weather = () => {
  for (const one of chits()) one.classList.toggle("laid", !lay.has(where(one)));
  lay = new Set(chits().map(where));
};

// -- laying it out ----------------------------------------------------------------------------------------------------

function unfold() {
  plate.querySelector(".zoomer").hidden = false;
  byWheel();
  byFingers();
  byKeys();
  follow();
  new MutationObserver(() => { open(); fold(); climb(); weather(); approach(); seek(); }).observe(board, { attributes: true, attributeFilter: ["data-version"] });
  board.addEventListener("change", seek);
  let kept = null, begun = [innerWidth, innerHeight];
  try { kept = JSON.parse(sessionStorage.getItem(key)); } catch { /* nothing remembered */ }
  if (kept) [zoom, x, y] = kept; else begin();
  for (const step of [draw, climb, seek]) step();
  // Another window begins anew; one nearly as large is the same, for above a phone the bar of the address comes and goes.
  new ResizeObserver(() => {
    if ([innerWidth, innerHeight].every((side, at) => Math.abs(side / begun[at] - 1) < 0.2)) return draw();
    begun = [innerWidth, innerHeight];
    for (const step of [begin, climb, seek]) step();
  }).observe(plate);
}

if (plate) unfold();

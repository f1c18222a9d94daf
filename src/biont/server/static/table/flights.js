// Things that move fly to their new places. A drawing says what can move: data-thing names a card, whatever it lies on or
// has become; data-holds is on what pieces lie on, and may name the thing that counts as their place; data-supply is where
// all others come from; and data-side says whose side of the table a region shows.

import { $, all } from "../dom.js";
import { board } from "./state.js";

const PIECES = "[data-holds] [data-piece]";
const MANY = 24;            // more than this at once nobody can follow
const flying = new Set();

// Things by name, with where they lie: the id of what holds them, and the place there. Pieces have no names: what
// counts is how many of a kind lie where. What stands in a summary is shown again where that unfolds.
function inventory(regions) {
  const things = new Map(), pieces = new Map();
  for (const region of regions) {
    for (const thing of all("[data-thing]", region)) {
      const lies = `${thing.parentElement.closest("[id]").id}/${[...thing.parentElement.children].indexOf(thing)}`;
      things.set(thing.dataset.thing, { thing, lies, region });
    }
    for (const piece of all(PIECES, region)) {
      if (piece.closest("summary")) continue;
      const holder = holding(piece), place = `${piece.dataset.piece} ${holder.id}`;
      const count = Number(holder.dataset.count ?? 1);
      pieces.set(place, [...(pieces.get(place) ?? []), ...Array(count).fill(piece)]);
    }
  }
  return { things, pieces };
}

// What a piece lies on.
const holding = (piece) => {
  const { holds } = piece.closest("[data-holds]").dataset;
  return piece.closest(holds ? `#${CSS.escape(holds)}` : "[id]");
};

// Where a thing is seen: in something that is folded up, there.
const seen = (thing) => (thing.checkVisibility() ? thing : thing.closest("details"))?.getBoundingClientRect();

// Compare the board as it lies with the one to come: for everything that will have moved, a function that lets it
// fly once the new board is there.
export function depart(fresh) {
  const before = inventory([...fresh.keys()].map((name) => document.getElementById(name)));
  const after = inventory(fresh.values());
  const journeys = [], aboard = new Set(), kinds = new Map();
  // When people share a screen, they change places with every turn; that is no move.
  const turned = [...fresh.values()].some((region) => region.dataset.side !== document.getElementById(region.id).dataset.side);
  for (const [name, { thing, lies, region }] of after.things) {
    const was = before.things.get(name);
    if (!was || was.lies === lies || (turned && "side" in region.dataset)) continue;
    const from = seen(was.thing);
    for (const piece of all(PIECES, thing)) aboard.add(piece);
    journeys.push(() => glide(document.getElementById(thing.id), from, was.region.id === region.id));
  }
  const kind = (name) => kinds.get(name) ?? kinds.set(name, { gone: [], come: [] }).get(name);
  for (const [place, lay] of before.pieces) {
    const left = after.pieces.get(place)?.length ?? 0;
    for (const piece of lay.slice(left)) kind(piece.dataset.piece).gone.push({ drawn: piece.cloneNode(true), from: seen(piece) });
  }
  for (const [place, lie] of after.pieces) {
    const old = before.pieces.get(place)?.length ?? 0;
    for (const piece of lie.slice(old)) kind(piece.dataset.piece).come.push({ place, piece, number: lie.indexOf(piece) });
  }
  const supply = $("[data-supply]")?.getBoundingClientRect();
  for (const { gone, come } of kinds.values()) {
    for (let n = 0; n < Math.max(gone.length, come.length); n++) {
      if (!aboard.has(come[n]?.piece)) journeys.push(() => hop(gone[n], come[n], supply));
    }
  }
  return journeys.slice(0, MANY);
}

const sky = Object.assign(document.createElement("div"), { className: "sky", inert: true });
document.body.append(sky);

// A ghost flies; what it stands for is not seen until it has all but landed. It is shown before the ghost goes, as both
// in one frame make a long one.
const FLIGHT = 420, ARRIVED = 380;   // ms
function fly(ghost, steps, thing = null, outermost = ghost) {
  const flight = ghost.animate(steps, { duration: FLIGHT, easing: "cubic-bezier(.3, .1, .2, 1)" });
  const arrive = () => thing?.classList.remove("aloft"), arrived = setTimeout(arrive, ARRIVED);
  flying.add(flight);
  thing?.classList.add("aloft");
  flight.finished.catch(() => {}).then(() => {
    clearTimeout(arrived);
    arrive();
    flying.delete(flight);
    if (sky.contains(outermost)) outermost.remove();
  });
}

// Everything that flies is where it flew to.
export function land() { for (const flight of flying) flight.finish(); }

const centre = (spot) => `translate(${spot.x + spot.width / 2}px, ${spot.y + spot.height / 2}px)`;

// A piece goes from place to place; what comes from nowhere or goes there comes from the supply or goes back to it.
function hop(gone, come, supply) {
  const [name, holder] = come?.place.split(" ") ?? [];
  const lie = come ? all(`[data-piece=${name}]`, document.getElementById(holder)).filter((one) => one.matches(PIECES)) : [];
  const target = lie.filter((one) => holding(one).id === holder && !one.closest("summary"))[come?.number];
  const from = gone?.from ?? supply, to = target ? seen(target) : supply;
  if (!from || !to || !(gone || target)) return null;
  const ghost = gone?.drawn ?? target.cloneNode(true), size = gone ? from : to;
  Object.assign(ghost.style, { width: `${size.width}px`, height: `${size.height}px` });   // no place in the sky gives it any
  const steps = [
    { transform: centre(from), opacity: gone ? 1 : 0 }, { opacity: 1 }, { transform: centre(to), opacity: target ? 1 : 0 },
  ];
  return () => {
    ghost.classList.replace("aloft", "ghost") || ghost.classList.add("ghost");
    sky.append(ghost);
    fly(ghost, steps, target && !("count" in target.parentElement.dataset) ? target : null);
  };
}

// A thing slides along its region; to another region it goes above all things, as a likeness of itself.
function glide(thing, from, stays) {
  const to = thing && seen(thing);
  if (!from || !to || (from.x === to.x && from.y === to.y)) return null;
  if (stays && thing.checkVisibility()) return () => fly(thing, { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, "none"] });
  const width = thing.offsetWidth || from.width;
  const steps = { transform: [`${centre(from)} scale(${Math.min(2, from.width / width)})`, centre(to)] };
  return () => {
    const ghost = likeness(thing, width);
    // What holds it decides how it looks, so it flies in empty likenesses of its holders.
    let outermost = ghost;
    for (let holder = thing.parentElement; holder !== board.parentElement; holder = holder.parentElement) {
      const around = Object.assign(document.createElement("div"), { className: holder.className });
      around.style.display = "contents";
      around.append(outermost);
      outermost = around;
    }
    sky.append(outermost);
    fly(ghost, steps, thing, outermost);
  };
}

function likeness(thing, width) {
  const ghost = thing.cloneNode(true);
  for (const one of all(".hit, .chips, .why", ghost)) one.remove();
  for (const one of [ghost, ...all(".aloft", ghost)]) one.classList.remove("aloft");
  for (const one of [ghost, ...all("[id]", ghost)]) one.removeAttribute("id");
  ghost.classList.add("ghost");
  ghost.style.width = `${width}px`;
  return ghost;
}

// A frame is what the server has drawn of one moment of the game: the page shows it.

import { mark, suggest } from "../board/marks.js";
import { towards } from "../board/picking.js";
import { dress, forget } from "../board/pointing.js";
import { $ } from "../dom.js";
import { blow, depart, tumble } from "./motion.js";
import { raise, read } from "./news.js";
import { goes, swap, unpacked } from "./regions.js";
import { settle } from "./stage.js";
import { board, game, now } from "./state.js";

// Show a frame; whether this page had been sent all that it builds on.
export function show(frame, { still = false } = {}) {
  if (frame.game !== game) return true;
  const fresh = unpacked(frame);
  if (!fresh) return false;
  dress(fresh);
  document.dispatchEvent(new CustomEvent("fresh", { detail: fresh }));
  const journeys = still ? [] : depart(fresh);
  put(fresh, frame);
  // Look at everything first and move it then: else the browser would lay out the board for every single piece.
  for (const launch of journeys.map((arrive) => arrive())) launch?.();
  return true;
}

function put(fresh, frame) {
  const focus = remember(fresh), newer = frame.version > now.version;
  swap(fresh, frame);
  if (newer) board.classList.add("rests");
  const { version, at, total, past } = frame;
  Object.assign(now, { version, at, total, past });
  Object.assign(board.dataset, { version, total });
  read(frame);
  tumble(past);
  blow(past);
  forget();
  suggest();
  restore(focus);
  mark();
  raise(frame);
  const about = $("#prompt .option")?.dataset.at;
  towards(".board .suggested:not(.option)") || towards(".board .lit") || (about && towards(`#${CSS.escape(about)}:not(aside, section, header)`));   // a thing, no whole region
  document.dispatchEvent(new CustomEvent("drawn", { detail: { frame, newer } }));
  settle();   // the guide points by now
}

// Focus stays where it was, or goes to the same kind of thing; whoever clicked gets no option under his Enter key. What
// is about to go gives it up before: a browser lays out the whole page when something goes that has it.
function remember(fresh) {
  const here = document.activeElement;
  if (!here || here === document.body || !board.parentElement.contains(here)) return null;
  const focus = { id: here.id, action: here.closest("form")?.id, seen: here.matches(":focus-visible") };
  if (goes(here, fresh)) here.blur();
  return focus;
}

function restore(focus) {
  if (!focus || document.activeElement !== document.body) return;
  const target = (focus.id && document.getElementById(focus.id))
    || (focus.action && focus.action !== "answer" && $(`#${CSS.escape(focus.action)} button:not([disabled])`))
    || (focus.seen && $("#prompt .option:is(button)"))
    || $("#prompt");
  target?.focus({ preventScroll: true });
}

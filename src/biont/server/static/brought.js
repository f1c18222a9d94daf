// A link may bring a whole game behind its number sign, where no server sees it: it is opened as a replay.

import { $ } from "./dom.js";

const packed = /^#game=([\w-]+)$/.exec(location.hash)?.[1];
if (packed) {
  history.replaceState(null, "", location.pathname);   // who comes back here wants the page, not the game once more
  $("form.brought").elements.packed.value = packed;
  $("form.brought").submit();
}

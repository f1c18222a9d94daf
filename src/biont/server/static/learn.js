// Learning: every term, place and icon of a board explains itself, and what the guide speaks of is pointed out. What they
// mean is the same at every table, so it is a file that the browser keeps.

import { $, all } from "./dom.js";
import { lead } from "./learn/guide.js";
import { explain, survey } from "./learn/terms.js";
import { learnWords } from "./learn/words.js";

function anew() {
  survey();
  lead();
}
anew();
addEventListener("resize", anew);
document.addEventListener("drawn", anew);

fetch($("#terms").dataset.from).then((reply) => (reply.ok ? reply.text() : "")).then((html) => {
  $("#terms").innerHTML = html;
  document.body.append(...all("#terms > dialog"));
  explain();
  learnWords();
  anew();
}).catch(() => { /* without it nothing is explained */ });

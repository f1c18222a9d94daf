// The page of a game. The server draws; this swaps the regions that changed, sends what was clicked, and moves things.
// Whoever wants to know of a new board listens for the event `drawn` on the document: `detail` has its frame, and whether
// it is `newer` than the one before; who wants to dress its regions before they are shown, for `fresh`.

import "./page.js";
import { choosing } from "./board/choosing.js";
import { dress } from "./board/pointing.js";
import { controls } from "./table/controls.js";
import { bring } from "./table/motion.js";
import { shown } from "./table/regions.js";
import { sending } from "./table/sending.js";

dress(shown());
choosing();
sending();
controls();
// Nobody waits for what others do, for what flies over the board, for what can be heard, or for what is taken home from it.
import("./table/hearing.js").then(({ hear }) => hear()).catch(() => { /* without it a board is new when it is loaded */ });
bring();
import("./table/sound.js").catch(() => { /* without it nothing is heard */ });
import("./take.js").catch(() => { /* without it nothing is taken home */ });

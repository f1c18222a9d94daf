// The page of a lesson: its forms are sent as they are, and every answer brings a new page.

import "./page.js";
import { choosing } from "./board/choosing.js";
import { busy, press } from "./board/keys.js";
import { letGo } from "./board/picking.js";
import { dress } from "./board/pointing.js";
import { $ } from "./dom.js";

dress(new Map([["board", $(".board")]]));
choosing();
document.addEventListener("keydown", (event) => { if (!busy(event) && !(event.key === "Escape" && letGo())) press(event); });

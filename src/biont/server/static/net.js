// Every page where people are told apart: talk without leaving the table, times as they are here, and news of all tables.

import { news } from "./net/news.js";
import { switches } from "./net/notify.js";
import { talking } from "./net/talk.js";
import { local } from "./net/times.js";

local();
document.addEventListener("drawn", () => local());
talking();
switches();
if (document.querySelector(".passkey")) import("./net/passkeys.js").then((module) => module.passkeys());
if ("person" in document.body.dataset) news();

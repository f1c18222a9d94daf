// Every page where people are told apart: talk without leaving the table, times as they are here, and news of all tables.

import { throwIn } from "./net/bits.js";
import { news } from "./net/news.js";
import { switches } from "./net/notify.js";
import { talking } from "./net/talk.js";
import { local, tick } from "./net/times.js";

local();
tick(new URL(import.meta.url).pathname.split("/static/")[0]);
throwIn(document);
document.addEventListener("drawn", () => local());
talking();
switches();
if (document.querySelector(".push-here")) import("./net/push.js").then((module) => module.pushes());
if (document.querySelector("form.opening")) import("./net/opening.js").then((module) => module.opening());
if (document.querySelector(".passkey")) import("./net/passkeys.js").then((module) => module.passkeys());
if ("person" in document.body.dataset) news();

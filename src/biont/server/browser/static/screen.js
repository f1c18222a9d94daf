// What the shell shows: how far the start is, what went wrong, and a line above the table.

import { say } from "./words.js";

const $ = (id) => document.getElementById(id);
let lasting = "";

// Where the bar stands when a step has begun. Loading has a mark of its own on it.
export const steps = {
  fetched: 0.6, interpreter: 0.65, table: 0.75, ready: 0.95,
  load: (share, come, total) => step("shell-load", share * steps.fetched, megabytes(come), megabytes(total)),
};

export function step(key, share, ...values) {
  $("step").textContent = say(key, ...values);
  $("bar").value = Math.max($("bar").value, share);   // it never goes back
}

// What is said beside the table. That nothing is kept stays said, with a way to take the game along.
export function note(key) {
  if (key === "shell-not-kept") lasting = key;
  const shown = key === "shell-again" && lasting ? "shell-again-empty" : key || lasting;
  $("said").textContent = shown && say(shown);
  $("along").textContent = say("shell-along");
  $("along").hidden = !lasting;
  $("note").hidden = !shown;
}

export function fail(key, why = "") {
  console.error(why);
  $("bar").hidden = $("step").hidden = true;
  $("starting").hidden = false;
  $("table").hidden = true;
  $("sentence").textContent = say(key);
  $("otherwise").textContent = say("shell-otherwise");
  $("sentence").hidden = $("otherwise").hidden = false;
}

// The game that the frame shows, as a file.
$("along").addEventListener("click", async () => {
  const [place] = /^.*\/game\/[^/]+/.exec($("table").contentWindow.location.pathname) ?? [];
  if (!place) { $("said").textContent = say("shell-along-none"); return; }
  const reply = await fetch(`${place}/record?whole=1`);
  const [, name] = /filename="(.+)"/.exec(reply.headers.get("Content-Disposition")) ?? [, "biont.json"];
  const file = Object.assign(document.createElement("a"), { href: URL.createObjectURL(await reply.blob()), download: name });
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
});

const megabytes = (bytes) => (bytes / 1e6).toLocaleString(say.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

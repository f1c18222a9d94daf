// What was chosen is sent; the next choice counts once the board has answered.

import { question, twin } from "../board/pressing.js";
import { quiet, trouble } from "../trouble.js";
import { answered, look, take } from "./looking.js";
import { still } from "./motion.js";
import { home, now, self, token } from "./state.js";

let under = 0, sent = 0, slow = 0, waiting = null;   // the number of what is under way, and what waits for it

export function sending() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    // What the server draws is the same for all who see it: the page puts its own token into what it sends.
    if (form.method === "post" && form.elements.token) form.elements.token.value = token;
    if (form.method !== "post" || form.matches(".look, .branch, .arrange")) return;
    if (!form.action.startsWith(location.origin + home)) return;
    event.preventDefault();
    form.closest(".menu")?.removeAttribute("open");
    send(form, event.submitter);
  });
  // A new frame, from the reply or from the stream, means that what was sent has arrived: the next click counts again.
  document.addEventListener("drawn", (event) => { if (event.detail.newer) arrived(); });
}

async function send(form, button, again = false) {
  if (under) { waiting = { form, button, asked: question() }; return; }
  const mine = under = ++sent, about = question();
  still();
  slow = setTimeout(() => document.body.classList.add("sending"), 250);
  const data = new FormData(form);
  if (button?.name) data.set(button.name, button.value);
  try {
    const answer = await answered(form.action, { method: "POST", headers: { "X-Biont": self, "X-Biont-Token": token }, body: new URLSearchParams(data) });
    // What was sent may have arrived although no answer came back.
    if (!answer) return await look(null);
    const { reply, found } = answer;
    // A program may have answered meanwhile, and the stream may have been faster than this reply.
    if (reply.ok) { quiet(); if (found.version > now.version || now.past) await take(found); return; }
    if (reply.status === 409) await look(null);
    // Something else than the question may have changed since the page was drawn: then the answer still holds.
    if (reply.status === 409 && !again && about === question()) waiting = { form, button, asked: about, again: true };
    else trouble(found.sentence);
  } finally {
    if (under === mine) arrived();
    next();
  }
}

// What was chosen while something else was on its way waits for it, and counts if the same is asked then. What takes
// back and gives again is meant for whatever was answered last.
function next() {
  if (!waiting || under) return;
  const { form, button, asked, again } = waiting;
  waiting = null;
  const steps = form.matches("#undo, #redo") && !button?.name;
  const same = button && (steps || asked === question()) ? twin(button) : null;
  if (same?.form && !same.disabled) send(same.form, same, again);
}

function arrived() {
  under = 0;
  clearTimeout(slow);
  document.body.classList.remove("sending");
  if (waiting) setTimeout(next);   // once the frame that it waited for is shown
}

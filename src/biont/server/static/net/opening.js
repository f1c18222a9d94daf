// A table that is about to be opened says itself in sentences, as its form is filled in.

import { $ } from "../dom.js";

export function opening() {
  const form = $("form.opening"), place = $(".said-of", form);
  let waits = 0;
  const said = async () => {
    waits = 0;
    const filled = new URLSearchParams(new FormData(form));
    for (const name of ["token", "name", "title"]) filled.delete(name);
    const text = await fetch(`${form.action}/said?${filled}`).then((reply) => reply.ok && reply.text()).catch(() => "");
    if (text) place.replaceChildren(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
  };
  form.addEventListener("change", () => { waits ||= setTimeout(said, 300); });
}

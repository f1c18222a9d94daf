// Passkeys: the browser makes one or signs with one, where it can; everywhere else the other ways to come back remain.

import { $, all } from "../dom.js";

const sent = (form, address, data) => fetch(address, { method: "POST", headers: { "X-Biont": "1" }, body: new URLSearchParams({ token: form.elements.token.value, ...data }) });

async function credential(form) {
  const reply = await sent(form, `${form.action}/ask`, {}), options = await reply.json();
  if (!reply.ok) throw new Error(options.sentence);
  if (form.dataset.passkey === "create") return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

async function submitted(event) {
  event.preventDefault();
  const form = event.target;
  try {
    const made = await credential(form);
    const reply = await sent(form, form.action, { credential: JSON.stringify(made.toJSON()) }), found = await reply.json();
    if (reply.ok) location.assign(found.to); else complain(form, found.sentence);
  } catch (error) {
    if (error.name !== "NotAllowedError") complain(form, error.message);   // whoever thinks better of it need not be told
  }
}

function complain(form, sentence) {
  const place = $(".problem", form.parentElement) ?? Object.assign(document.createElement("p"), { className: "problem", role: "alert" });
  place.textContent = sentence;
  form.before(place);
}

export function passkeys() {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) return;
  for (const place of all(".passkey")) { place.hidden = false; $("form", place).addEventListener("submit", submitted); }
}

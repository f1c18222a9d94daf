// Messages of the system, where somebody has wished and allowed them; the browser remembers it for this device.

import { $ } from "../dom.js";

const KEPT = "biont-notify";

function wished() { try { return localStorage.getItem(KEPT) === "on"; } catch { return false; } }

export const allowed = () => wished() && "Notification" in window && Notification.permission === "granted";

export function notify(heading, body, tag, address) {
  const shown = new Notification(heading, { body, tag });
  shown.addEventListener("click", () => { focus(); location.assign(address); });
}

// The switch on one's own page; where the page is not secure, a browser has none.
export function switches() {
  const place = $(".notices"), button = $("button.notify");
  if (!place || !("Notification" in window) || !isSecureContext) return;
  place.hidden = false;
  const dress = () => {
    button.ariaPressed = String(allowed());
    button.textContent = allowed() ? button.dataset.off : button.dataset.on;
  };
  button.addEventListener("click", async () => {
    const on = !allowed(), about = $("small", place);
    if (on && await Notification.requestPermission() !== "granted") about.textContent = about.dataset.refused;
    try { localStorage.setItem(KEPT, on ? "on" : "off"); } catch { /* then it stays off */ }
    dress();
  });
  dress();
}

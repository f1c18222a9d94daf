// Messages to this browser while no page is open, where it can have them and somebody allows it.

import { $ } from "../dom.js";

const home = new URL(import.meta.url).pathname.split("/static/")[0];

export async function pushes() {
  const place = $(".push-here"), button = place && $("button", place);
  if (!place || !isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const worker = await navigator.serviceWorker.register(`${home}/service-worker.js`, { scope: `${home}/` });
  let own = await worker.pushManager.getSubscription();
  const dress = () => { button.ariaPressed = String(!!own); button.textContent = own ? button.dataset.off : button.dataset.on; };
  place.hidden = false;
  dress();
  button.addEventListener("click", async () => {
    try {
      if (own) {
        await sent("/off", { endpoint: own.endpoint });
        await own.unsubscribe();
        own = null;
      } else {
        await navigator.serviceWorker.ready;
        own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: button.dataset.key });
        const { endpoint, keys } = own.toJSON();
        await sent("", { endpoint, ...keys });
      }
    } catch { $("small", place).textContent = button.dataset.refused; }
    dress();
  });
  const sent = async (where, data) => {
    const token = $("input[name=token]").value;
    const reply = await fetch(`${home}/me/push${where}`, { method: "POST", body: new URLSearchParams({ token, ...data }) });
    if (!reply.ok) throw new Error(reply.statusText);
  };
}

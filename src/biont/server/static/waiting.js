// The waiting room shows at once who comes, goes and is ready; when the game begins, all go to the board.

import { throwIn } from "./net/bits.js";

const room = document.getElementById("waiting");
const home = location.pathname.split("/table/")[0], address = `${home}/table/${room.dataset.table}`;
let shown = Number(room.dataset.version);

function listen() {
  const stream = new EventSource(`${address}/events`);
  stream.addEventListener("room", async (event) => {
    const { version, played } = JSON.parse(event.data);
    if (played) { location.assign(`${home}/game/${played}`); return; }
    if (version === undefined) { location.assign(`${home}/`); return; }
    if (version === shown) return;
    shown = version;
    const page = await fetch(address).then((reply) => reply.ok && reply.text()).catch(() => "");
    if (!page) return;
    const fresh = new DOMParser().parseFromString(page, "text/html").getElementById("waiting");
    const old = document.getElementById("waiting");   // none on a page that is being left
    // Whoever is typing his name is not disturbed.
    if (!fresh || !old || document.activeElement?.matches("#waiting input:not([readonly]), #waiting select")) return;
    throwIn(fresh, old.querySelector("[name=thrown]"));
    old.replaceWith(fresh);
    document.dispatchEvent(new CustomEvent("drawn"));   // what is unread is marked anew
  });
  // A refusal, as of a server that has no database just now, ends a stream for good.
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000); });
}

listen();

// The stream of new frames from the server.

import { audible, trouble } from "../trouble.js";
import { look, take } from "./looking.js";
import { home, now, self } from "./state.js";

let stream = null, later = 0;

export function hear() {
  if (!document.hidden) listen();   // this script comes after the board: the page may have been left by then
  addEventListener("pagehide", deaf);
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  // A browser has few lines to a server: pages that nobody looks at leave them to those that are played on.
  document.addEventListener("visibilitychange", () => { if (document.hidden) deaf(); else wake(); });
}

function listen() {
  deaf();
  const heard = stream = new EventSource(`${home}/events?version=${now.version}&page=${self}`);
  heard.addEventListener("open", audible);
  heard.addEventListener("frame", (event) => {
    audible();
    const frame = JSON.parse(event.data);
    if (now.past) now.total = frame.total;
    else if (frame.version > now.version) take(frame);
  });
  heard.addEventListener("gone", (event) => { deaf(); trouble(JSON.parse(event.data)); });
  // The browser mends a stream that broke off, but gives up where the server answered with an error.
  heard.addEventListener("error", () => {
    if (heard === stream && heard.readyState === EventSource.CLOSED) later = setTimeout(listen, 3000);
  });
}

function deaf() {
  clearTimeout(later);
  stream?.close();
}

function wake() {
  listen();
  look(now.past ? now.at : null);
}

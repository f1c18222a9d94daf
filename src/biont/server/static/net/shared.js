// One stream for all tabs of a browser: one of them listens to the server, the others to it. Where the page is secure, the
// browser itself says who (Web Locks); elsewhere whoever asks and hears nobody.

const NAME = "biont-news", SILENCE = 400;   // ms until whoever asked knows that nobody else listens

const channel = new BroadcastChannel(NAME);

// Tables that somebody looks at, here or in another tab.
export const seen = new Set();
export function looked(tables) {
  for (const table of tables) seen.add(table);
  if (tables.length) channel.postMessage({ looked: tables });
}

// Be told whatever the stream at an address brings, and whether it came here first.
export function share(address, tell) {
  let leads = false, last = null, silence = 0, stream = null;

  function lead() {
    leads = true;
    stream = new EventSource(address);
    stream.addEventListener("news", (event) => {
      last = event.data;
      channel.postMessage({ news: last });
      tell(JSON.parse(last), true);
    });
    // The browser mends what broke off, but gives up where the server answered with an error.
    stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(resume, 5000); });
  }
  const resume = () => { if (leads && stream.readyState === EventSource.CLOSED) lead(); };

  channel.addEventListener("message", ({ data: { asks, news, goes, looked: elsewhere = [] } }) => {
    for (const table of elsewhere) seen.add(table);
    if (asks && leads) channel.postMessage({ news: last });
    if (news !== undefined && !leads) { clearTimeout(silence); if (news) tell(JSON.parse(news), false); }
    if (goes && !leads && !navigator.locks) ask();
  });
  const ask = () => {
    channel.postMessage({ asks: true });
    clearTimeout(silence);
    if (!navigator.locks) silence = setTimeout(() => { if (!leads) lead(); }, SILENCE * (1 + Math.random()));
  };
  ask();
  navigator.locks?.request(NAME, () => new Promise(() => lead()));
  addEventListener("pagehide", () => { if (leads) { stream.close(); channel.postMessage({ goes: true }); } });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) { if (leads) lead(); else ask(); } });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && !leads) ask(); });
}

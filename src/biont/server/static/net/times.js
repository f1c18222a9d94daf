// Times as the clock here has them: of today the hour, of other days the day too; and what is left of somebody's time.

import { all } from "../dom.js";

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR;
const { lang } = document.documentElement;

export function local(inside = document) {
  const today = new Date().toDateString();
  for (const time of all("time[datetime]:not([data-day])", inside)) {
    const when = new Date(time.dateTime);
    if (Number.isNaN(when.valueOf())) continue;
    const day = when.toDateString() === today ? {} : { weekday: "short", day: "numeric", month: "short" };
    const text = when.toLocaleString(lang, { ...day, hour: "2-digit", minute: "2-digit" });
    if (time.textContent !== text) time.textContent = text;
    time.title = when.toLocaleString(lang);
  }
  for (const left of all(".time-left", inside)) count(left);
}

// Time does not run on days that are free; the server knows which.
function count(left) {
  const { until, still, left: words, out } = left.dataset, now = Date.now(), end = Date.parse(until);
  const rests = still.split(" ").filter(Boolean).map((pair) => pair.split("/").map(Date.parse));
  if (rests.some(([from, to]) => from <= now && now < to)) return;
  const free = rests.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, now)), 0);
  const rest = end - now - free;
  left.textContent = rest <= 0 ? out : words.replace("%t", length(rest)).replace("%u", when(new Date(end)));
}

function length(rest) {
  const [unit, size] = rest >= 2 * DAY ? ["day", DAY] : rest >= HOUR ? ["hour", HOUR] : ["minute", MINUTE];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(Math.round(rest / size));
}

function when(end) {
  const days = (new Date(end.toDateString()) - new Date(new Date().toDateString())) / DAY;
  const day = days < 1 ? {} : days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return end.toLocaleString(lang, { ...day, hour: "2-digit", minute: "2-digit" });
}

// The server learns the zone, so that its pages and messages have it too.
export function tick(home) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) document.cookie = `biont-zone=${zone}; path=${home || "/"}; max-age=31536000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
  setInterval(() => { for (const left of all(".time-left")) count(left); }, 20 * SECOND);
}

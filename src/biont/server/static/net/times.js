// Times as the clock here has them: of today the hour, of other days the day too.

import { all } from "../dom.js";

export function local(inside = document) {
  const today = new Date().toDateString(), { lang } = document.documentElement;
  for (const time of all("time[datetime]", inside)) {
    const when = new Date(time.dateTime);
    if (Number.isNaN(when.valueOf())) continue;
    const day = when.toDateString() === today ? {} : { weekday: "short", day: "numeric", month: "short" };
    const text = when.toLocaleString(lang, { ...day, hour: "2-digit", minute: "2-digit" });
    if (time.textContent !== text) time.textContent = text;
    time.title = when.toLocaleString(lang);
  }
}

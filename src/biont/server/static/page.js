// Every page: language and theme bring one back to where they were chosen.

import { $, all } from "./dom.js";

const here = () => location.pathname + location.search;

for (const back of all("input.back")) back.value = here();
document.addEventListener("submit", (event) => {
  const back = $("input.back", event.target);
  if (back) back.value = here();
});

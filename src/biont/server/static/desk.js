// The card is drawn anew while somebody types, and what is wrong stands by its field. Without this script the same comes with saving.
const form = document.querySelector("form.entry");
let waiting = 0, asked = 0;

async function attempt() {
  const now = ++asked;
  const how = { method: "POST", headers: { "X-Biont": "1" }, body: new URLSearchParams(new FormData(form)) };
  const reply = await fetch(`${form.action}/try`, how).catch(() => null);
  if (!reply?.ok || now !== asked) return;
  const { drawing, wrong } = await reply.json();
  if (drawing) document.getElementById("drawn").innerHTML = drawing;
  for (const field of form.querySelectorAll("[data-field]")) {
    const found = wrong[field.dataset.field];
    field.classList.toggle("bad", Boolean(found));
    field.querySelector(".fault").textContent = found ? found.join(" ") : "";
    field.querySelector("input, select").setAttribute("aria-invalid", String(Boolean(found)));
  }
}

form?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(attempt, 300);
});

// Records and pictures can be taken home.

import { lost } from "./trouble.js";

document.addEventListener("click", (event) => {
  const copy = event.target.closest("button.copy");
  if (copy) {
    const text = document.getElementById(copy.dataset.copy);
    const done = () => { copy.textContent = copy.dataset.done; };
    // A page of another host without https has no clipboard; the old way copies what is selected.
    const selected = () => { if (document.execCommand("copy")) done(); };
    text.focus();
    text.select();
    if (navigator.clipboard) navigator.clipboard.writeText(text.value).then(done, selected); else selected();
  }
  const picture = event.target.closest("button.png");
  if (picture) png(picture.dataset.svg);
});

// Twice as large for paper and screens with fine dots.
async function png(address) {
  const found = await painted(address, 2);
  if (found) Object.assign(document.createElement("a"), { href: found.canvas.toDataURL("image/png"), download: found.name }).click();
}

// The picture that the server draws at an address, so many times as large, and what its file is called; nothing if it cannot be had.
export async function painted(address, scale) {
  const reply = await fetch(address).catch(lost);
  if (!reply?.ok) return null;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await reply.text())}`;
  await picture.decode();
  const width = scale * picture.naturalWidth, height = scale * picture.naturalHeight;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
  const name = /filename="(.+)\.svg"/.exec(reply.headers.get("Content-Disposition"));
  return { canvas, name: `${name?.[1] ?? "biont"}.png` };
}

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

// The picture that the server draws, painted twice as large for paper and screens with fine dots.
async function png(address) {
  const reply = await fetch(address).catch(lost);
  if (!reply?.ok) return;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await reply.text())}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * picture.naturalWidth;
  canvas.height = 2 * picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  const name = /filename="(.+)\.svg"/.exec(reply.headers.get("Content-Disposition"));
  const link = Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: `${name?.[1] ?? "biont"}.png` });
  link.click();
}

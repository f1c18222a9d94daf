// The picture of a finished game is made a PNG here and handed to whatever this device shares with, or kept as a file.

import { painted } from "./take.js";

const link = document.getElementById("share-picture");

link?.addEventListener("click", async (event) => {
  event.preventDefault();
  const file = await picture().catch(() => null);
  if (!file) { alert(link.dataset.failed); location.href = link.href; return; }
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => { /* thought better of it */ });
  const kept = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  kept.click();
  URL.revokeObjectURL(kept.href);
});

async function picture() {
  const found = await painted(link.href, 1);
  const blob = await new Promise((resolve) => found.canvas.toBlob(resolve, "image/png"));
  return new File([blob], found.name, { type: blob.type });
}

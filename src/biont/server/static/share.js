// The picture of a finished game is made a PNG here and handed to whatever this device shares with, or kept as a file.

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
  const drawing = await fetch(link.href).then((reply) => reply.text());
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob && new File([blob], link.dataset.name, { type: blob.type });
}

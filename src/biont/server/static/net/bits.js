// Whoever is ready throws 128 random bits in for the dice, unless he would rather type something of his own.

export function throwIn(root, before = null) {
  const field = root.querySelector("[name=thrown]"), bytes = crypto.getRandomValues(new Uint8Array(16));
  if (field) field.value = before?.value || [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
}

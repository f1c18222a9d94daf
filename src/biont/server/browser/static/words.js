// What the shell says, in the visitor's language; `contents.js` brings the words along.

const { words } = self.biontContents;
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in words) ?? "en";

export const say = Object.assign((key, ...values) =>
  words[language][key].replace(/\{(\d)\}/g, (_, number) => values[number]), { language });

// What this browser lacks, as a sentence; "" where it has everything.
export function lacking() {
  if (!window.isSecureContext) return "shell-no-https";
  if (!("serviceWorker" in navigator)) return "shell-no-worker";
  const has = ["caches", "DecompressionStream", "WebAssembly", "TransformStream"].every((name) => name in window);
  return has && "locks" in navigator ? "" : "shell-too-old";
}

// The sentence for what went wrong while the files were fetched.
export function told(error) {
  if (error.name === "QuotaExceededError") return "shell-full";
  if (error.name === "SecurityError") return "shell-refused";
  if (error.name === "NotSupportedError") return "shell-no-worker";
  return navigator.onLine ? "shell-broken" : "shell-offline";
}

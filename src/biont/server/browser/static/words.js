// What the shell says, in the visitor's language; `contents.js` brings the words along.

const { words } = self.biontContents;
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in words) ?? "en";

export const say = Object.assign((key, ...values) =>
  words[language][key].replace(/\{(\d)\}/g, (_, number) => values[number]), { language });

// The sentence for what went wrong while the files were fetched.
export function told(error) {
  if (error.name === "QuotaExceededError") return "shell-full";
  return navigator.onLine ? "shell-broken" : "shell-offline";
}

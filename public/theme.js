// Puts the chosen settings that are seen on the page before the first paint. A storage that refuses leaves the defaults.
// src/progress/settings.ts says how they are kept.
try {
  const seen = { theme: ["light", "dark"], dots: ["hidden"], motion: ["off"] };
  for (const name of Object.keys(seen)) {
    const value = (localStorage.getItem(`outflank:${name}`) ?? "").replace(/@\d+$/, "");
    if (seen[name].includes(value)) document.documentElement.dataset[name] = value;
  }
} catch {}

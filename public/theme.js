// Puts the chosen settings that are seen on the page before the first paint. A storage that refuses leaves the defaults.
// src/progress/settings.ts says how they are kept.
try {
  const seen = { theme: ["light", "dark"], dots: ["hidden"], motion: ["off"] };
  for (const name of Object.keys(seen)) {
    const value = (localStorage.getItem(`outflank:${name}`) ?? "").replace(/@\d+$/, "");
    if (seen[name].includes(value)) document.documentElement.dataset[name] = value;
  }
  // What comes back before the day is over is told on the page: src/progress/due.ts says how that is known.
  const due = !/[?&]today\b/.test(location.search) && localStorage.getItem("outflank:due");
  if (due && Number(due) < new Date().setHours(24, 0, 0, 0)) document.documentElement.dataset.due = "";
} catch {}

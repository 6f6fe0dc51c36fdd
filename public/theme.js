// Puts the chosen theme on the page before the first paint. A storage that refuses leaves the device's own.
try {
  const theme = localStorage.getItem("outflank:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}

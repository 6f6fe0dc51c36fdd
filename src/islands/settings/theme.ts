/** The themes that can be chosen; "system" follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept. `public/theme.js`, which applies it before the first paint, reads the same key. */
const KEY = "outflank:theme";

const parseTheme = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? "system";

const storedTheme = (): Theme => {
  try {
    return parseTheme(localStorage.getItem(KEY));
  } catch {
    return "system";
  }
};

/** Keeps the choice for the next page, if the browser lets us. */
const storeTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Private windows and full disks refuse: then the choice holds for this page.
  }
};

const applyTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
};

/** Makes `select`, whose values are `THEMES`, show and set the theme, also when another tab or a return to this page changes it. */
export const connectThemeControl = (select: HTMLSelectElement): void => {
  const follow = (): void => {
    const theme = storedTheme();
    select.value = theme;
    applyTheme(theme);
  };
  select.addEventListener("change", () => {
    const theme = parseTheme(select.value);
    applyTheme(theme);
    storeTheme(theme);
  });
  window.addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) follow();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) follow();
  });
  follow();
};

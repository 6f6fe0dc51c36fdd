import {
  $settings,
  $settingsKept,
  SETTINGS,
  type SettingName,
  type Settings,
  setSetting,
} from "../../progress/settings.ts";

/** The settings that are seen in how a page looks: each stands in html[data-<name>] unless it is the default. `public/theme.js` does the same. */
const SEEN = ["theme", "dots", "motion"] as const satisfies readonly SettingName[];

function show(settings: Settings): void {
  const { dataset } = document.documentElement;
  for (const name of SEEN) {
    if (settings[name] === SETTINGS[name][0]) delete dataset[name];
    else dataset[name] = settings[name];
  }
}

function choose<N extends SettingName>(name: N, text: string): void {
  const value = SETTINGS[name].find((known) => known === text);
  if (value !== undefined) setSetting(name, value);
}

const isSetting = (name: string | undefined): name is SettingName => name !== undefined && name in SETTINGS;

type Control = HTMLSelectElement | HTMLInputElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement;

/**
 * Makes every select and radio button with `data-setting` show and set its setting, and the page look as the settings say, also when
 * another tab changes them. `[data-unkept]` is shown when the browser refuses to keep a choice.
 */
export function connectSettings(): void {
  const controls = [...document.querySelectorAll("[data-setting]")].filter(isControl);
  const follow = (settings: Settings): void => {
    show(settings);
    for (const control of controls) {
      const name = control.dataset["setting"];
      if (!isSetting(name)) continue;
      if (control instanceof HTMLSelectElement) control.value = settings[name];
      else control.checked = control.value === settings[name];
    }
  };
  for (const control of controls) {
    control.addEventListener("change", () => {
      const name = control.dataset["setting"];
      if (isSetting(name)) choose(name, control.value);
    });
  }
  $settings.subscribe(follow);
  $settingsKept.subscribe((kept) => {
    for (const notice of document.querySelectorAll<HTMLElement>("[data-unkept]")) notice.hidden = kept;
  });
  for (const waiting of document.querySelectorAll<HTMLElement>("[data-settings]")) waiting.dataset["live"] = "";
}

/**
 * How the learner wants the site. Each setting stands in localStorage under `outflank:<name>` as its value and the moment it was chosen,
 * in milliseconds since 1970: `dark@1764547200000`. Without a moment it counts as chosen before any other. A text that is no value of the
 * setting, as a newer version of the site may write, counts as the default and is left there until the learner chooses.
 *
 * `public/theme.js` reads the same keys before the first paint.
 */
import { atom, onMount, type ReadableAtom } from "nanostores";

/** The values of each setting. The first is the default. */
export const SETTINGS = {
  /** Light or dark; "system" follows the device. */
  theme: ["system", "light", "dark"],
  /** Whether the board shows where the side to move can play. A task that asks for just that hides it anyway. */
  dots: ["shown", "hidden"],
  /** Whether a game that is stepped through numbers its discs. */
  numbers: ["hidden", "shown"],
  /** Whether discs are seen to turn; "system" follows the device. */
  motion: ["system", "off"],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<N extends SettingName> = (typeof SETTINGS)[N][number];
export type Settings = { readonly [N in SettingName]: SettingValue<N> };

/** A value and when it was chosen, in milliseconds since 1970. */
export interface Chosen<T> {
  readonly value: T;
  readonly at: number;
}
/** The settings that were ever chosen. */
export type ChosenSettings = { readonly [N in SettingName]?: Chosen<SettingValue<N>> | undefined };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

const PREFIX = "outflank:";

/** Whether a text is one of the values of a setting. */
export const isValue = <N extends SettingName>(name: N, value: string | undefined): value is SettingValue<N> =>
  SETTINGS[name].some((known) => known === value);

/** Reads what stands in the storage for a setting; null if it is no choice of it. */
function parseSetting<N extends SettingName>(name: N, text: string | null): Chosen<SettingValue<N>> | null {
  const [, value, time = "0"] = /^([a-z-]+)(?:@(\d{1,16}))?$/.exec(text ?? "") ?? [];
  return isValue(name, value) ? { value, at: Number(time) } : null;
}

const formatSetting = ({ value, at }: Chosen<string>): string => (at === 0 ? value : `${value}@${at}`);

const stored = <N extends SettingName>(name: N): Chosen<SettingValue<N>> | null => {
  try {
    return parseSetting(name, localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
};

/** Where the storage refuses, a choice holds for this page. */
const heldHere = new Map<SettingName, Chosen<string>>();

const chosen = <N extends SettingName>(name: N): Chosen<SettingValue<N>> | null => {
  const held = heldHere.get(name);
  return held !== undefined && isValue(name, held.value) ? { value: held.value, at: held.at } : stored(name);
};

const inForce = <N extends SettingName>(name: N): SettingValue<N> => chosen(name)?.value ?? SETTINGS[name][0];

const current = (): Settings => ({
  theme: inForce("theme"),
  dots: inForce("dots"),
  numbers: inForce("numbers"),
  motion: inForce("motion"),
});

/** What is in force where nothing was chosen. */
export const DEFAULT_SETTINGS: Settings = { theme: "system", dots: "shown", numbers: "hidden", motion: "system" };

const settings = atom<Settings>(DEFAULT_SETTINGS);
const kept = atom(true);

/** The settings in force; it follows choices made in other tabs. On the server they are the defaults. */
export const $settings: ReadableAtom<Settings> = settings;
/** False once the browser has refused to keep a choice: then it holds for this page only. */
export const $settingsKept: ReadableAtom<boolean> = kept;

onMount(settings, () => {
  if (typeof window === "undefined") return;
  const mounted = new AbortController();
  const { signal } = mounted;
  const follow = (): void => settings.set(current());
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX)) follow();
  };
  follow();
  window.addEventListener("storage", onStorage, { signal });
  window.addEventListener("pageshow", follow, { signal });
  // A second after the last who listened, when the page may be gone.
  return () => mounted.abort();
});

function keepChoice(name: SettingName, choice: Chosen<string>): void {
  try {
    localStorage.setItem(PREFIX + name, formatSetting(choice));
    heldHere.delete(name);
  } catch {
    heldHere.set(name, choice);
  }
  kept.set(heldHere.size === 0);
}

/** Chooses `value`, on this page and in every open tab, and keeps the choice if the browser lets us. */
export function setSetting<N extends SettingName>(name: N, value: SettingValue<N>): void {
  keepChoice(name, { value, at: Date.now() });
  settings.set(current());
}

/** The settings that were chosen, with their moments. */
export const chosenSettings = (): ChosenSettings =>
  Object.fromEntries(SETTING_NAMES.flatMap((name) => [[name, chosen(name)] as const].filter(([, it]) => it !== null)));

const later = (a: Chosen<string> | undefined, b: Chosen<string> | undefined): Chosen<string> | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return a.at > b.at || (a.at === b.at && a.value >= b.value) ? a : b;
};

/** Of each setting the later choice. Commutative, associative and idempotent. */
export const mergeSettings = (a: ChosenSettings, b: ChosenSettings): ChosenSettings =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => [[name, later(a[name], b[name])] as const].filter(([, it]) => it !== undefined)),
  );

/** Takes over those choices of `others` that are later than the ones made here. */
export function adoptSettings(others: ChosenSettings): void {
  const here = chosenSettings();
  for (const [name, choice] of Object.entries(mergeSettings(here, others)) as [SettingName, Chosen<string>][]) {
    if (formatSetting(choice) !== formatSetting(here[name] ?? { value: "", at: 0 })) keepChoice(name, choice);
  }
  settings.set(current());
}

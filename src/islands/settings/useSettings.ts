import { useLayoutEffect, useState } from "preact/hooks";
import { $settings, DEFAULT_SETTINGS, type Settings } from "../../progress/settings.ts";

/** The settings in force. The first rendering has the defaults, as the page was built with them; the learner's own follow at once. */
export function useSettings(): Settings {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useLayoutEffect(() => $settings.subscribe(setSettings), []);
  return settings;
}

import { enOverlays } from "./en-overlays.ts";
import { fillTemplate, type Template, type TranslateOf } from "./translate.ts";

/** Gives the words of overlays. */
export type TranslateOverlay = TranslateOf<typeof enOverlays>;

/** The words of overlays by the tag of their language. */
const OVERLAY_TEXTS: Readonly<Record<string, Readonly<Record<keyof typeof enOverlays, Template>>>> = { en: enOverlays };

/** The translator of overlays in the language of this tag; English where it has none. */
export const overlayTranslator =
  (tag: string): TranslateOverlay =>
  (key, ...values) =>
    fillTemplate((OVERLAY_TEXTS[tag] ?? enOverlays)[key], tag, values[0]);

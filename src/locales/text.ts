import { en } from "./en.ts";
import type { Locale } from "./translate.ts";

export * from "./translate.ts";

export const ENGLISH: Locale = { tag: "en", direction: "ltr", texts: en };

import type { TextKey } from "../locales/text.ts";

/** The frame's own texts, none of which has a slot to fill. */
type FrameKey = Extract<TextKey, `site.${string}`>;

/** A part of the site that one can go to. */
export interface Section {
  /** Path below the base, with its slashes, without a language. */
  readonly path: string;
  readonly title: FrameKey;
  /** What one finds there, in one line. */
  readonly note: FrameKey;
}

export const HOME: Section = { path: "/", title: "site.home", note: "site.home.note" };

/** What the navigation shows, in its order. A part enters the list with the change that builds its route. */
export const SECTIONS: readonly Section[] = [
  { path: "/studies/", title: "site.studies", note: "site.studies.note" },
  { path: "/about/", title: "site.about", note: "site.about.note" },
];

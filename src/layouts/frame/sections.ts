import type { TextKey } from "../../locales/text.ts";

/** The frame's own texts, none of which has a slot to fill. */
type FrameKey = Extract<TextKey, `site.${string}`>;

/** A part of the site that one can go to. */
export interface Section {
  /** Path below the base, with its slashes, without a language. */
  readonly path: string;
  readonly title: FrameKey;
  /** What one finds there, in one line. */
  readonly note: FrameKey;
  /** Which navigation shows it: the one at the top of the page, or the one at its foot; "wide" at the top where there is room, else at the foot. */
  readonly place: "top" | "foot" | "wide";
}

/** Where the mark leads; no navigation names it. */
export const HOME: Omit<Section, "place"> = { path: "/", title: "site.home", note: "site.home.note" };

/** What the navigations show, in their order. A part enters the list with the change that builds its route. */
export const SECTIONS: readonly Section[] = [
  { path: "/learn/", title: "site.learn", note: "site.learn.note", place: "top" },
  { path: "/puzzles/", title: "site.puzzles", note: "site.puzzles.note", place: "top" },
  { path: "/studies/", title: "site.studies", note: "site.studies.note", place: "wide" },
  { path: "/openings/", title: "site.openings", note: "site.openings.note", place: "wide" },
  { path: "/play/", title: "site.play", note: "site.play.note", place: "top" },
  { path: "/analysis/", title: "site.analysis", note: "site.analysis.note", place: "wide" },
  { path: "/progress/", title: "site.progress", note: "site.progress.note", place: "top" },
  { path: "/train/", title: "site.train", note: "site.train.note", place: "foot" },
  { path: "/learn/questions/", title: "site.questions", note: "site.questions.note", place: "foot" },
  { path: "/glossary/", title: "site.glossary", note: "site.glossary.note", place: "foot" },
  { path: "/reading/", title: "site.reading", note: "site.reading.note", place: "foot" },
  { path: "/settings/", title: "site.settings", note: "site.settings.note", place: "foot" },
  { path: "/about/", title: "site.about", note: "site.about.note", place: "foot" },
];

import type { CoachKey } from "../../locales/coach.ts";

type FamilyOf<K extends string> = K extends `${infer Family}.${string}` ? Family : K;

/** The first word of a reason's key: what kind of reason it is. */
type Family = Exclude<FamilyOf<CoachKey>, "outcome">;

/** The term of the glossary that teaches what a family of reasons speaks of, where it has another name than the family. */
const TERMS: Readonly<Partial<Record<string, string>> & Partial<Record<Family, string>>> = {
  "wiped-out": "wipe-out",
  safe: "safe-move",
  stoner: "stoner-trap",
  diagonal: "diagonal-control",
  creep: "creeping",
  reply: "refutation",
  order: "tempo",
  free: "free-move",
  last: "last-move",
  parity: "odd-region",
  stable: "stable-disc",
  turned: "counting",
  moves: "mobility",
  quiet: "quiet-move",
  count: "greedy-play",
  frontier: "frontier-disc",
  counted: "counting",
};

/** The reasons that speak of something narrower than their family does. */
const NARROWER: Readonly<Partial<Record<CoachKey, string>>> = {
  "corner.given.x": "x-square",
  "corner.forced.x": "x-square",
  "corner.given.c": "c-square",
  "free.reserve": "reserve-square",
};

/** The id of the term that teaches what a reason speaks of; null for a key that is none of a reason. */
export function termOf(key: CoachKey): string | null {
  const [family = ""] = key.split(".");
  return family === "outcome" ? null : (NARROWER[key] ?? TERMS[family] ?? family);
}

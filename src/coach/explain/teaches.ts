import type { CoachKey } from "../../locales/coach.ts";

type FamilyOf<K extends string> = K extends `${infer Family}.${string}` ? Family : K;

/** The first word of a reason's key: what kind of reason it is. */
type Family = Exclude<FamilyOf<CoachKey>, "outcome">;

/** The term of the glossary that teaches what a family of reasons speaks of. */
const TERMS: Readonly<Record<Family, string>> = {
  "wiped-out": "wipe-out",
  corner: "corner",
  safe: "safe-move",
  stoner: "stoner-trap",
  diagonal: "diagonal-control",
  creep: "creeping",
  wedge: "wedge",
  pass: "pass",
  reply: "refutation",
  order: "tempo",
  free: "free-move",
  swindle: "swindle",
  last: "last-move",
  parity: "odd-region",
  tempo: "tempo",
  stable: "stable-disc",
  turned: "counting",
  moves: "mobility",
  quiet: "quiet-move",
  wall: "wall",
  mobility: "mobility",
  count: "greedy-play",
  access: "access",
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

/** The ids of all terms that teach what reasons speak of. */
export const TERMS_OF_REASONS: readonly string[] = [...new Set([...Object.values(TERMS), ...Object.values(NARROWER)])];

const isFamily = (word: string): word is Family => Object.hasOwn(TERMS, word);

/** The id of the term that teaches what a reason speaks of; null for a key that is none of a reason. */
export function termOf(key: CoachKey): string | null {
  const [family = ""] = key.split(".");
  return NARROWER[key] ?? (isFamily(family) ? TERMS[family] : null);
}

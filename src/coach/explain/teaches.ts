import type { CoachKey } from "../../locales/coach.ts";

/** The terms of the glossary that teach what a reason speaks of, by the first word of its key. Of the others nothing teaches yet. */
const TERMS = {
  "wiped-out": "wipe-out",
  corner: "corner",
  safe: "corner",
  pass: "pass",
  moves: "legal-move",
  last: "region",
  parity: "region",
  tempo: "region",
  diagonal: "diagonal",
  creep: "edge",
  swindle: "region",
  turned: "flip",
  counted: "score",
} as const;

type Family = keyof typeof TERMS;

const isFamily = (word: string): word is Family => Object.hasOwn(TERMS, word);

/** The id of the term that teaches what a reason speaks of; null where there is none. */
export function termOf(key: CoachKey): (typeof TERMS)[Family] | null {
  const [family = ""] = key.split(".");
  return isFamily(family) ? TERMS[family] : null;
}

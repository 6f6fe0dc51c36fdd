import type { Motif } from "../../catalogue/motifs.ts";

/** What reasons speak of, by how their keys begin; the longest that fits holds. */
const SPEAKS_OF: Readonly<Record<string, Motif>> = {
  "wiped-out": "wipe-out",
  "corner.given": "keep-corner",
  "corner.forced": "keep-corner",
  "corner.goes": "keep-corner",
  "corner.missed": "take-corner",
  "corner.won": "corner-by-force",
  diagonal: "keep-corner",
  "stoner.missed": "stoner",
  "stoner.given": "stoner-defence",
  "safe.": "mobility",
  creep: "safe-discs",
  stable: "safe-discs",
  wedge: "wedge",
  pass: "pass",
  reply: "reply",
  order: "reply",
  turned: "reply",
  free: "reserve",
  swindle: "swindle",
  last: "parity",
  parity: "parity",
  tempo: "parity",
  moves: "mobility",
  mobility: "mobility",
  access: "mobility",
  wall: "mobility",
  count: "mobility",
  quiet: "quiet",
};

/** The motif that the reason with this key speaks of; null if puzzles have none such. */
export function motifOf(key: string): Motif | null {
  const [start] = Object.keys(SPEAKS_OF)
    .filter((one) => key.startsWith(one))
    .sort((a, b) => b.length - a.length);
  return (start === undefined ? null : SPEAKS_OF[start]) ?? null;
}

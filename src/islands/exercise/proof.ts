import type { Claim, ClaimKind } from "../../catalogue/claim.ts";
import type { TaskPlace } from "../../catalogue/task.ts";
import { type ClaimKey, claimTranslator } from "../../locales/claims.ts";
import { proveBeside } from "./proving.ts";

/** What a proof looked at, by the kind of claim. */
const PROOFS = {
  discs: "proof.squares",
  final: "proof.discs",
  frontier: "proof.discs",
  squares: "proof.squares",
  ends: "proof.squares",
  result: "proof.squares",
  board: "proof.squares",
  symmetric: "proof.squares",
  colour: "proof.squares",
  stable: "proof.squares",
  turnable: "proof.squares",
  unturned: "proof.squares",
  uncapturable: "proof.squares",
  "only-move": "proof.tried",
  legal: "proof.tried",
  mobility: "proof.tried",
  illegal: "proof.tried",
  passed: "proof.tried",
  forced: "proof.tried",
  "most-flips": "proof.richest",
  flips: "proof.turned",
  turned: "proof.turned",
  reachable: "proof.replayed",
  plies: "proof.replayed",
  alike: "proof.compared",
  placements: "proof.compared",
  value: "proof.positions",
  worth: "proof.positions",
  best: "proof.positions",
  "only-way": "proof.positions",
  ways: "proof.positions",
  forces: "proof.positions",
  unforced: "proof.positions",
  "wipe-outs": "proof.positions",
  reserve: "proof.fillings",
  possible: "proof.moves",
  greediest: "proof.moves",
  safe: "proof.moves",
  "no-safe": "proof.moves",
  quiet: "proof.moves",
  "no-quiet": "proof.moves",
  wedges: "proof.moves",
  "no-wedge": "proof.moves",
  openness: "proof.measured",
  walls: "proof.measured",
  interior: "proof.measured",
  regions: "proof.measured",
  region: "proof.measured",
  entrants: "proof.measured",
  edge: "proof.measured",
  diagonal: "proof.measured",
  "corner-falls": "proof.replies",
  "corner-holds": "proof.replies",
  free: "proof.games",
  never: "proof.games",
  "last-in": "proof.best-play",
  "last-of-all": "proof.best-play",
  swindle: "proof.games",
  stoner: "proof.replies",
  "no-stoner": "proof.replies",
  estimate: "proof.opinion",
  costs: "proof.opinion",
} as const satisfies Record<ClaimKind, ClaimKey>;

/** What a claim was found to be, and how that is told. */
export interface ToldProof {
  /** Null where it could not be looked at. */
  readonly holds: boolean | null;
  readonly words: string;
}

/**
 * Proves a claim of a task in a worker and tells what came of it, in the language of this tag. Of a task that is still `open` no number is
 * told that could be its answer. Never rejects.
 */
export async function proofOf(claim: Claim, place: TaskPlace, tag: string, open = false): Promise<ToldProof> {
  const t = claimTranslator(tag);
  const began = performance.now();
  const proof = await proveBeside({ claim, place });
  if (proof === null) return { holds: null, words: t("unproved") };
  if (!proof.holds) return { holds: false, words: t("disproved") };
  // Rounded up: nothing takes no time.
  const seconds = Math.ceil((performance.now() - began) / 10) / 100;
  const time = t("seconds", { seconds: Math.max(0.01, seconds).toFixed(2) });
  const key = PROOFS[claim.kind];
  const number = proof.counted.toLocaleString(tag);
  const slots = { count: proof.counted, number, time };
  const words = open && key === "proof.turned" ? t("proof.played", slots) : t(key, slots);
  return { holds: true, words };
}

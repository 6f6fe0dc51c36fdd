import type { Hint } from "../../catalogue/hint.ts";
import { unseal } from "../../catalogue/seal.ts";
import type { StudyClaim as Claim } from "../../catalogue/study.ts";
import type { SquareName } from "../../reversi/index.ts";

/** One rung of the hint ladder: its words, and the squares it rings. */
export interface Rung {
  readonly kind: Hint["kind"];
  readonly words: string;
  readonly squares: readonly SquareName[];
}

/** What a study keeps to itself until it is asked for. It travels sealed. */
export interface Sheet {
  readonly hints: readonly Rung[];
  /** Why the right move is right. */
  readonly solved: string;
}

export const openSheet = (sealed: string): Sheet => JSON.parse(unseal(sealed)) as Sheet;

export const openClaims = (sealed: string): readonly Claim[] => JSON.parse(unseal(sealed)) as Claim[];

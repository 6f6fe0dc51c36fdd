import type { Claim, ClaimKind } from "../../catalogue/claim.ts";
import type { Subject } from "../../catalogue/subject.ts";
import type { LookAhead } from "../../engine/ahead.ts";
import { type Position, type Square, squareNamed } from "../../reversi/index.ts";
import type { Read } from "./read.ts";

/** Whether a claim holds, and how much was looked at to know it: squares, moves, discs or positions, as its kind says. */
export interface Proof {
  readonly holds: boolean;
  readonly counted: number;
}

export type ClaimOf<K extends ClaimKind> = Extract<Claim, { kind: K }>;

/** Proves claims of one kind. `read` reads a game out to its end, `look` asks the engine for its opinion some plies ahead. */
export type Prover<K extends ClaimKind> = (
  claim: ClaimOf<K>,
  subject: Subject,
  read: Read,
  look: LookAhead,
) => Proof | Promise<Proof>;

export const NOTHING: Proof = { holds: false, counted: 0 };

export const at = ({ board }: Position, name: string): Square => squareNamed(board.shape, name) ?? Number.NaN;

export const allAt = (position: Position, names: readonly string[]): readonly Square[] =>
  names.map((name) => at(position, name));

/** Whether both hold the same squares, in any order. */
export const isSame = (a: Iterable<Square>, b: Iterable<Square>): boolean => {
  const [one, other] = [new Set(a), new Set(b)];
  return one.size === other.size && [...one].every((square) => other.has(square));
};

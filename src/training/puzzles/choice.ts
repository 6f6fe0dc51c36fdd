import type { Motif } from "../../catalogue/motifs.ts";
import { PACKS } from "../../catalogue/puzzle.ts";
import { isForGym, isQuick } from "./runs.ts";
import { type Known, ownMovesOf } from "./task.ts";

export type { Known } from "./task.ts";

/** What a learner wants to be given: what suits; only what is about something, takes so many moves, or one look, or can be played out; or what was missed before. */
export type Wish =
  | { readonly kind: "any" }
  | { readonly kind: "motif"; readonly motif: Motif }
  | { readonly kind: "length"; readonly moves: number }
  | { readonly kind: "quick" | "gym" | "failed" };

/** What is known of an attempt at a puzzle. */
export interface Attempted {
  readonly puzzle: string;
  readonly unaided: boolean;
}

/** What a choice depends on. `attempts` are in the order of time. */
export interface Standing {
  readonly rating: number;
  readonly attempts: readonly Attempted[];
}

/** One of so many that are nearest in rating is given, so that not everybody has the same ones. */
const NEAREST = 6;

/** A puzzle that was tried is not given again before so many others. */
const LATELY = 400;

/** With at least so many puzzles near a rating there is enough to choose from. */
const ENOUGH = 8;
const NEAR = 150;

/** Whether a puzzle is one of those that are wished for; what was missed is told by the attempts. */
export function isWished(known: Known, wish: Wish): boolean {
  const { puzzle } = known;
  switch (wish.kind) {
    case "quick":
      return isQuick(known);
    case "gym":
      return isForGym(known);
    case "motif":
      return puzzle.motifs.includes(wish.motif);
    case "length":
      return ownMovesOf(puzzle) === wish.moves;
    case "any":
    case "failed":
      return true;
  }
}

/** The ids of the puzzles whose last attempt was not solved alone at the first try, the one missed longest ago first. */
export function missedIn(attempts: readonly Attempted[]): readonly string[] {
  const last = new Map<string, boolean>();
  for (const { puzzle, unaided } of attempts) {
    last.delete(puzzle);
    last.set(puzzle, unaided);
  }
  return [...last].filter(([, unaided]) => !unaided).map(([id]) => id);
}

/** The puzzles that can be given: wished for, not tried lately and not among `taken`. */
function fresh(known: readonly Known[], wish: Wish, { attempts }: Standing, taken: ReadonlySet<string>) {
  const lately = new Set(attempts.slice(-LATELY).map(({ puzzle }) => puzzle));
  return known.filter((one) => isWished(one, wish) && !lately.has(one.id) && !taken.has(one.id));
}

const distance = ({ puzzle }: Known, rating: number): number => Math.abs(puzzle.rating - rating);

/** Whether there are so few fresh puzzles near the learner's rating that another pack should be loaded. */
export const isShort = (known: readonly Known[], wish: Wish, standing: Standing, taken: ReadonlySet<string>): boolean =>
  fresh(known, wish, standing, taken).filter((one) => distance(one, standing.rating) <= NEAR).length < ENOUGH;

/** A puzzle near the learner's rating that was not tried lately; null if there is none. `roll` is a random number from 0 to 1, 1 excluded. */
export function choosePuzzle(
  known: readonly Known[],
  wish: Wish,
  standing: Standing,
  taken: ReadonlySet<string>,
  roll: number,
): Known | null {
  const nearest = fresh(known, wish, standing, taken)
    .toSorted((a, b) => distance(a, standing.rating) - distance(b, standing.rating))
    .slice(0, NEAREST);
  return nearest[Math.floor(roll * nearest.length)] ?? null;
}

/** The day in Greenwich, counted from 1970. */
export const dayOf = (time: number): number => Math.floor(time / 86_400_000);

/** The packs in the order in which they are loaded on a day: each day begins with another one. */
export function packsOn(day: number, packs: readonly string[] = PACKS): readonly string[] {
  const first = packs.length === 0 ? 0 : day % packs.length;
  return [...packs.slice(first), ...packs.slice(0, first)];
}

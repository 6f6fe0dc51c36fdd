import type { Exercise, ExerciseKind } from "../../../src/catalogue/exercise.ts";
import { placeOf } from "../../../src/catalogue/place.ts";
import { type Disc, type Position, positionOf } from "../../../src/reversi/index.ts";

/** Something a learner does, whatever with. */
export type Deed =
  | { readonly does: "square"; readonly name: string }
  /** `from` is where the buttons count from; nothing `isSet` before the first of them. */
  | { readonly does: "number"; readonly from: number; readonly isSet: boolean; readonly to: number }
  | { readonly does: "colour"; readonly disc: Disc }
  | { readonly does: "name"; readonly name: string }
  | { readonly does: "choice"; readonly index: number; readonly text: string }
  | { readonly does: "check" };

/** A wrong try, what the page says of it, and how the exercise is solved from there. */
interface Mistake {
  readonly deeds: readonly Deed[];
  readonly told: string;
  /** The square that is crossed out then, if the try was to mark it. */
  readonly crossed?: string;
  readonly mended: readonly Deed[];
}

/** An exercise as a learner goes through it. */
export interface Work {
  readonly id: string;
  readonly kind: ExerciseKind;
  /** The kind, and for moves what they must reach: each sort is missed in another way. */
  readonly sort: string;
  /** All that solves it; for moves against a defence what to play next on each board: see `nextMove`. */
  readonly deeds: readonly Deed[];
  readonly mistake: Mistake | null;
  /** The own move on a board that the learner sees, where the other side answers; null where the deeds are all. */
  readonly nextMove: ((board: string, toMove: Disc) => string) | null;
  /** Whether nobody can work out the moves here: the page shows how it is done. */
  readonly isShown: boolean;
}

/** What is not as usual in a work. */
type Rest = Pick<Work, "deeds" | "mistake"> & Partial<Work>;

/** The work on an exercise: all that solves it is its deeds, unless the rest says otherwise. */
export const workOn = (id: string, { kind }: Exercise, rest: Rest): Work => ({
  id,
  kind,
  sort: kind,
  nextMove: null,
  isShown: false,
  ...rest,
});

export const square = (name: string): Deed => ({ does: "square", name });
export const CHECK: Deed = { does: "check" };

/** The position of an exercise. */
export const positionAt = (exercise: Exercise): Position => {
  const game = placeOf(exercise);
  if (!game.ok) throw new Error(`no position: ${game.error.field}`);
  return positionOf(game.value);
};

/** The position of a board that the learner sees while the exercise is under way. */
export const positionOn = (exercise: Exercise, board: string, toMove: Disc): Position =>
  positionAt({ ...exercise, position: board, toMove, moves: undefined });

import type { ExerciseOf } from "../../catalogue/exercise.ts";
import { boardFrom } from "../../catalogue/place.ts";
import { ExactSearch } from "../../engine/exact.ts";
import { diceFor } from "../../engine/opponents/dice.ts";
import {
  type Disc,
  nameOf,
  OTHELLO,
  opponentOf,
  type Position,
  play,
  resolve,
  type Square,
  type SquareName,
  squareNamed,
  toBitBoard,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import type { Drill } from "./drill.ts";

/** So many questions make a round. */
export const ROUND = 10;

/** What comes after a move: the other side moves; it has to pass, and the same side moves again; the game is over. */
export type Next = "other" | "pass" | "end";

/** What an exercise has beside its words. */
type Facts<K extends "name-square" | "count" | "choose" | "mark"> = Omit<ExerciseOf<K>, "words" | "claims">;

/** A question of a drill: an exercise without its words, and what its words speak of. */
export type Question =
  | {
      readonly drill: "find-squares" | "name-squares";
      readonly square: SquareName;
      readonly facts: Facts<"name-square">;
    }
  | {
      readonly drill: "count-the-end";
      readonly side: Disc;
      /** Moves that are best for both sides, and the end of the game that they lead to. */
      readonly line: readonly SquareName[];
      readonly end: Position;
      readonly facts: Facts<"count">;
    }
  | { readonly drill: "stable-discs"; readonly facts: Facts<"mark"> }
  | {
      readonly drill: "pass-or-end";
      /** Who plays, and where. */
      readonly side: Disc;
      readonly move: SquareName;
      /** What comes then, and how many legal moves each side would have. */
      readonly next: Next;
      readonly moves: Readonly<Record<Disc, number>>;
      /** Who is to move, in the order of the choices; null for nobody. */
      readonly choices: readonly (Disc | null)[];
      readonly facts: Facts<"choose">;
    };

/** A position of a drill as it stands in its file: 64 of X, O and -, the side to move, and for `pass-or-end` the move. */
export interface Entry {
  readonly board: string;
  readonly side: Disc;
  readonly move: string | null;
}

/** The positions in the text of a file of content/drills, one a line: `<64> X` or `<64> O b8`. A line that is none is left out. */
export const entriesIn = (text: string): readonly Entry[] =>
  [...text.matchAll(/^([XO-]{64}) ([XO])(?: ([a-h][1-8]))?$/gm)].map(([, board = "", side, move = null]) => ({
    board,
    side: side === "X" ? "black" : "white",
    move,
  }));

/** The position of an entry. */
export const positionIn = ({ board, side }: Entry): Position => resolve(OTHELLO, boardFrom(OTHELLO, board), side);

const named = (square: Square): SquareName => nameOf(USUAL_SHAPE, square) as SquareName;

/** What comes after the move of an entry, and how many legal moves each side would have then; null if the move is not legal. */
export function afterMove(
  entry: Entry,
): { readonly next: Next; readonly moves: Readonly<Record<Disc, number>> } | null {
  const played = play(positionIn(entry), squareNamed(USUAL_SHAPE, entry.move ?? "") ?? Number.NaN);
  if (!played.ok) return null;
  const { board, end, passes } = played.value;
  const movesOf = (side: Disc): number => {
    const position = resolve(OTHELLO, board, side);
    return position.toMove === side ? position.legal.length : 0;
  };
  const next = end !== null ? "end" : passes === null ? "other" : "pass";
  return { next, moves: { black: movesOf("black"), white: movesOf("white") } };
}

/** Moves that are best for both sides, and the end that they lead to. Only for the last few empty squares: it reads them all out. */
export function bestLine(start: Position): { readonly line: readonly Square[]; readonly end: Position } {
  const search = new ExactSearch();
  const line: Square[] = [];
  let end = start;
  while (end.toMove !== null) {
    const values = search.valuesOfMoves(toBitBoard(end.board, end.toMove));
    const [best] = values.toSorted((a, b) => b.score - a.score);
    const played = play(end, best?.square ?? Number.NaN);
    if (best === undefined || !played.ok) break;
    line.push(best.square);
    end = played.value;
  }
  return { line, end };
}

/** As many of `all` as make a round, none twice, in an order that the seed gives. */
function drawn<T>(all: readonly T[], seed: number): readonly T[] {
  const random = diceFor(seed);
  const left = [...all];
  const picked: T[] = [];
  while (picked.length < ROUND && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}

/** The two drills that need no positions. */
type OfSquares = "find-squares" | "name-squares";
const isOfSquares = (drill: Drill): drill is OfSquares => drill === "find-squares" || drill === "name-squares";

const NO_DISCS = "-".repeat(64);

function squareQuestion(drill: OfSquares, square: Square): Question {
  const name = named(square);
  const ask = drill === "find-squares" ? "find" : "name";
  const place = { variant: "othello", position: NO_DISCS, toMove: "black" } as const;
  return { drill, square: name, facts: { kind: "name-square", ...place, hints: [], ask, squares: [name] } };
}

function questionOf(drill: Exclude<Drill, OfSquares>, entry: Entry): readonly Question[] {
  const { side } = entry;
  const base = { variant: "othello" as const, position: entry.board, toMove: side, hints: [] };
  switch (drill) {
    case "count-the-end": {
      const { line, end } = bestLine(positionIn(entry));
      return [
        {
          drill,
          side,
          line: line.map(named),
          end,
          facts: { ...base, kind: "count", what: { kind: "best-result", side } },
        },
      ];
    }
    case "stable-discs":
      return [{ drill, facts: { ...base, kind: "mark", what: { kind: "stable" } } }];
    case "pass-or-end": {
      const after = afterMove(entry);
      if (after === null) return [];
      const right = { other: opponentOf(side), pass: side, end: null }[after.next];
      const choices = ["black", "white", null] as const;
      const facts = { ...base, kind: "choose" as const, choices: choices.map((one) => ({ right: one === right })) };
      return [{ drill, side, move: entry.move as SquareName, ...after, choices, facts }];
    }
  }
}

/** The questions of a round: ten, none twice, the same for the same seed. `pool` holds the positions of the drill, where it has some. */
export const roundOf = (drill: Drill, pool: readonly Entry[], seed: number): readonly Question[] =>
  isOfSquares(drill)
    ? drawn(USUAL_SHAPE.squares, seed).map((square) => squareQuestion(drill, square))
    : drawn(pool, seed).flatMap((entry) => questionOf(drill, entry));

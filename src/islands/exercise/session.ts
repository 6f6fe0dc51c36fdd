import type { ReadableAtom } from "nanostores";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import type { Disc, Game, Square } from "../../reversi/index.ts";
import type { AttemptState } from "../../training/answers/attempt.ts";
import type { Tried } from "../tries/tried.ts";
import type { Said } from "./said.ts";

/** What stands where the task is: the task itself with a note under it, or the verdict in its place. */
export type Prompt =
  | {
      readonly kind: "task";
      readonly label: string;
      readonly text: string;
      readonly note: string;
    }
  | {
      readonly kind: "card";
      readonly verdict: "right" | "wrong" | "shown";
      readonly title: string;
      readonly text: string;
    };

/** What can be answered beside the board. What is picked goes to `pick`. */
export type Answer =
  /** Squares are marked on the board; so many are. */
  | { readonly kind: "marks"; readonly count: number }
  /** A number is set; null until it is. Where it is a large one, it may also be typed in its place. */
  | { readonly kind: "number"; readonly value: number | null; readonly most: number; readonly typed: boolean }
  /** Discs of this colour are laid. */
  | { readonly kind: "colour"; readonly disc: Disc }
  /** A file and a rank are named; null until they are. */
  | { readonly kind: "name"; readonly files: readonly string[]; readonly ranks: number; readonly file: string | null }
  /** Squares are chosen one after the other: how many are done, and of how many. */
  | { readonly kind: "progress"; readonly at: number; readonly of: number }
  /** One of these is picked; those tried before are told. */
  | { readonly kind: "choice"; readonly texts: readonly string[]; readonly tried: readonly number[] };

/** A game that is over. */
export interface GameOver {
  readonly game: Game;
  /** How many moves led to its start. */
  readonly before: number;
  /** Whose discs the learner moved; null where two people played, or the solution was shown. */
  readonly learner: Disc | null;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
}

/** Everything that is seen and heard of an exercise. */
export interface Shown {
  readonly state: AttemptState;
  readonly view: BoardView;
  /** The legal moves that are drawn; null where they are not told, for finding them is the task. */
  readonly legal: readonly Square[] | null;
  readonly marks: readonly Mark[];
  readonly last: PlayedMove | null;
  /** The moves that led here from what was shown before. */
  readonly played: readonly PlayedMove[];
  readonly prompt: Prompt;
  readonly answer: Answer | null;
  /** Whether the answer is given by a button of its own. */
  readonly checks: boolean;
  /** Whether who is to move, and the count, are shown: not where discs are laid or squares named. */
  readonly standing: boolean;
  /** Whether the count stands under the board: not where counting is the task. */
  readonly scored: boolean;
  /** A line of moves that can be stepped through: how many of its moves are shown, and how many it has. */
  readonly line: { readonly at: number; readonly of: number } | null;
  /** A wrong try that the coach can say more of. */
  readonly tried: Tried | null;
  /** A game that has been played to its end on the usual board, of which the moves that decided it can be told. */
  readonly over: GameOver | null;
  readonly hasHint: boolean;
  /** Whether a move can be taken back now; null where none ever can. */
  readonly canUndo: boolean | null;
  readonly said: Said;
}

/** What became of an exercise so far, for the learner's record. */
export interface Outcome {
  readonly outcome: "solved" | "wrong" | "revealed";
  readonly tries: number;
  readonly hints: number;
  /** Found alone: at the first try, without a hint and without having seen the solution. */
  readonly unaided: boolean;
}

/** One learner at one exercise. It knows no page: an island draws what it shows and tells it what is done. */
export interface Session {
  readonly $shown: ReadableAtom<Shown>;
  /** A square of the board is chosen. */
  choose(square: Square): void;
  /** Something beside the board is picked: a number, a colour, a file or rank, the number of a choice. */
  pick(value: string): void;
  /** The answer is given. */
  check(): void;
  hint(): void;
  /** Takes the last move back, with the answer to it. */
  undo(): void;
  show(): void;
  again(): void;
  /** Steps through the line that is shown: 1 on, -1 back. */
  step(by: number): void;
  /** A text that was typed, in small letters; true if it was an answer to what is asked. */
  type(text: string): boolean;
}

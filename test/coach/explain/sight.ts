// What the proofs of reasons look at: positions played out by the plain rules. The mover is Black.
import type { Explanation, Reason, Scene } from "../../../src/coach/explain/explanation.ts";
import {
  type BitBoard,
  type Disc,
  fromBitBoard,
  OTHELLO,
  opponentOf,
  type Position,
  resolve,
  type Square,
} from "../../../src/reversi/index.ts";
import { afterMove, valueFor } from "./brute-force.ts";

export const OWN: Disc = "black";
export const OTHER: Disc = "white";

/** The exact value of a position for the side to move. */
export type Worth = (position: Position) => number;

export const startOf = (board: BitBoard): Position => resolve(OTHELLO, fromBitBoard(board, OWN), OWN);

/** The position after a line, each ply checked by the rules. Throws where it is not legal. */
export function walk(start: Position, line: Scene["line"]): Position {
  let position = start;
  let turn = OWN;
  for (const ply of line) {
    if (ply === "pass") {
      if (position.toMove === turn) throw new Error(`${turn} need not pass`);
    } else {
      if (position.toMove !== turn) throw new Error(`it is not ${turn}'s turn`);
      position = afterMove(position, ply);
    }
    turn = opponentOf(turn);
  }
  return position;
}

/** What a proof looks at. */
export class Sight {
  readonly before: Position;
  readonly move: Square;
  readonly best: Square;
  readonly reply: Square;
  readonly afterMove: Position;
  readonly afterBest: Position;
  /** After the lines of both scenes. */
  readonly shown: Position;
  readonly shownInstead: Position;
  readonly reason: Reason;
  readonly told: Explanation;
  private readonly worth: Worth;

  constructor(board: BitBoard, told: Explanation, reason: Reason, worth: Worth) {
    this.reason = reason;
    this.told = told;
    this.worth = worth;
    this.before = startOf(board);
    this.move = this.at("move");
    this.best = this.at("best");
    this.reply = this.at("reply");
    this.afterMove = walk(this.before, [this.move]);
    this.afterBest = walk(this.before, [this.best]);
    this.shown = walk(this.before, reason.played.line);
    this.shownInstead = walk(this.before, reason.best?.line ?? [this.best]);
  }

  at(name: string): Square {
    return this.reason.squares[name]?.[0] ?? Number.NaN;
  }

  all(name: string): readonly Square[] {
    return this.reason.squares[name] ?? [];
  }

  n(name: string): number {
    return this.reason.numbers[name] ?? Number.NaN;
  }

  value(position: Position, side: Disc = OWN): number {
    return valueFor(position, side, this.worth);
  }
}

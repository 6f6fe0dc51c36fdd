import {
  type Content,
  type Disc,
  type Game,
  newGame,
  OTHELLO,
  type Position,
  playOn,
  type Result,
  resolve,
  squareNamed,
  USUAL_SHAPE,
} from "../reversi/index.ts";

/** A position as the learner's record and a study's facts write it. */
export interface SubjectText {
  /** 64 of X, O and -, a1 to h8 row by row. */
  readonly position: string;
  readonly toMove: Disc;
}

/** What a study is about: a position, and the game that leads to it if one is given. */
export interface Subject {
  readonly position: Position;
  readonly game: Game | null;
}

/** The first move of a study's game that the rules refuse: its number, from 1, and its text. */
export interface BadMove {
  readonly ply: number;
  readonly move: string;
}

const CONTENT: Readonly<Record<string, Content>> = { X: "black", O: "white" };

/** The position of a study: `position` is 64 of X, O and -, a1 to h8 row by row. */
export const positionFrom = ({ position, toMove }: SubjectText): Position =>
  resolve(
    OTHELLO,
    { shape: USUAL_SHAPE, contents: [...position].map((symbol): Content => CONTENT[symbol] ?? "empty") },
    toMove,
  );

/** The game of a study, moves parted by spaces from the start of Othello on; or the move that is not legal. */
export function gameFrom(moves: string): Result<Game, BadMove> {
  let game = newGame();
  for (const [index, move] of (moves.match(/[a-h][1-8]/g) ?? []).entries()) {
    const next = playOn(game, squareNamed(USUAL_SHAPE, move) ?? Number.NaN);
    if (!next.ok) return { ok: false, error: { ply: index + 1, move } };
    game = next.value;
  }
  return { ok: true, value: game };
}

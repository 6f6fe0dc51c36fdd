import {
  type Content,
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
import type { StudyFacts } from "./study.ts";

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

function gameFrom(moves: string): Result<Game, BadMove> {
  let game = newGame();
  for (const [index, move] of moves.trim().split(/\s+/).entries()) {
    const next = playOn(game, squareNamed(USUAL_SHAPE, move) ?? Number.NaN);
    if (!next.ok) return { ok: false, error: { ply: index + 1, move } };
    game = next.value;
  }
  return { ok: true, value: game };
}

/** The position of a study whose `position` is 64 of X, O and -, and its game, moves parted by spaces; or the move that is not legal. */
export function subjectOf({ position, toMove, game }: SubjectText): Result<Subject, BadMove> {
  const contents = [...position].map((symbol): Content => CONTENT[symbol] ?? "empty");
  const subject = { position: resolve(OTHELLO, { shape: USUAL_SHAPE, contents }, toMove) };
  if (game === undefined) return { ok: true, value: { ...subject, game: null } };
  const replayed = gameFrom(game);
  return replayed.ok ? { ok: true, value: { ...subject, game: replayed.value } } : replayed;
}

/** What of a study's facts says which position it is about. */
export type SubjectText = Pick<StudyFacts, "position" | "toMove"> & { readonly game?: string | undefined };

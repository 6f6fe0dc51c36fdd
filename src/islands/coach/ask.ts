import { type Coach, type Decisive, type Explanation, startCoach } from "../../coach/client.ts";
import type { Asked } from "../../engine/client.ts";
import { type Game, type Position, type Square, toBitBoard } from "../../reversi/index.ts";

let coach: Coach | null = null;

/** Asks the coach of the page which moves decided a game on the usual board; the question before is dropped. */
export function askDecisive({ start, plies }: Game): Asked<readonly Decisive[] | null> {
  coach ??= startCoach();
  const moves = plies.map(({ move }) => move.square);
  return coach.decide({ start: toBitBoard(start.board, start.toMove ?? start.turn), moves });
}

/** Asks the coach of the page about a legal move of the usual board; the question before is dropped. */
export function askCoach({ board, toMove, turn }: Position, square: Square): Asked<Explanation | null> {
  coach ??= startCoach();
  return coach.explain({ board: toBitBoard(board, toMove ?? turn), played: square });
}

import { type Position, playOn, positionOf, type Square, startGame, toBitBoard } from "../../reversi/index.ts";
import { ask } from "../exercise/ask.ts";
import type { Defend } from "./useTask.ts";

/** How far ahead the engine looks for another answer, in plies. */
const PLIES = 6;

const bitsOf = ({ board, toMove, turn }: Position) => toBitBoard(board, toMove ?? turn);

/** What the other side answers if not with its best move: as far as the engine sees the second best, where it has a choice. */
export const defendOtherwise: Defend = async (after, answer) => {
  const seen = await ask({ kind: "look", board: bitsOf(after), plies: PLIES });
  const [best] = answer;
  const other = seen?.find(({ square }) => square !== best)?.square;
  if (other === undefined) return answer;
  let game = startGame(after);
  let next: Square | undefined = other;
  const side = after.toMove;
  // As long as the other side moves again, for who solves has to pass.
  while (next !== undefined) {
    const moved = playOn(game, next);
    if (!moved.ok) break;
    game = moved.value;
    const now = positionOf(game);
    if (now.toMove !== side) break;
    next = (await ask({ kind: "look", board: bitsOf(now), plies: PLIES }))?.[0]?.square;
  }
  return game.plies.map(({ move }) => move.square);
};

import { type Decisive, type Explanation, NOTICED } from "../../coach/client.ts";
import { type MistakeRecord, mistakeId, recordMistakes } from "../../progress/index.ts";
import { type Disc, type Game, goTo, makeBoard, nameOf, positionOf, USUAL_SHAPE } from "../../reversi/index.ts";
import { askCoach, askDecisive } from "../coach/ask.ts";

/** A move that decided a game, and what the coach says of it. */
export interface Told {
  readonly move: Decisive;
  readonly explanation: Explanation;
}

/** More moves than these decided nothing. */
const MOST = 2;

/**
 * The one or two moves that decided a game, in their order, with the coach's word on each: of those that may have, the weightiest that he
 * finds to have cost as much, too. `isWanted` tells whether anybody still waits.
 */
export async function decide(game: Game, isWanted: () => boolean): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const move of (await askDecisive(game).answer) ?? []) {
    if (!isWanted() || told.length === MOST) break;
    const explanation = await askCoach(positionOf(goTo(game, move.ply)), move.square).answer;
    if (explanation === null || explanation.best.score - explanation.played.score < NOTICED) continue;
    told.push({ move, explanation });
  }
  return told.sort((a, b) => a.move.ply - b.move.ply);
}

const squareText = (square: number): string => nameOf(USUAL_SHAPE, square);

/** The moves that decided a game and were the learner's, as the record keeps them. `at` is when the game was over, in milliseconds since 1970. */
export function mistakesOf(game: Game, learner: Disc, told: readonly Told[], at: number): readonly MistakeRecord[] {
  return told.flatMap(({ move, explanation: { best, outcome } }) => {
    const { board, toMove } = positionOf(goTo(game, move.ply));
    if (toMove !== learner) return [];
    return {
      ...{ position: makeBoard(board), toMove, played: squareText(move.square), best: [squareText(best.square)] },
      ...{ before: outcome.before, after: outcome.after, isExact: outcome.isExact, times: [at] },
    };
  });
}

/** Keeps the learner's moves that decided a game, so that they come back; where the learner decided nothing, nothing. */
export function keepMistakes(game: Game, learner: Disc, told: readonly Told[], at: number): void {
  const found = mistakesOf(game, learner, told, at);
  if (found.length > 0) void recordMistakes(found.map((mistake) => [mistakeId(mistake), mistake]));
}

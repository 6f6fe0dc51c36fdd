import type { Game } from "../game.ts";
import type { Position } from "../position.ts";
import type { Result } from "../result.ts";
import type { RecordError } from "./error.ts";
import { movesWithPasses, moveTokens, replay, replayFromStart } from "./moves.ts";

/**
 * Reads a transcript: squares in any case, run together or apart, with or without move numbers (`12.`, or `12` alone) and passes
 * (`pass`, `pa`, `ps`, `--`). Without `start` it is a game of Othello, from the mirrored start if it can only be that.
 * An empty text is a game without moves.
 */
export const parseTranscript = (text: string, start?: Position): Result<Game, RecordError> =>
  start === undefined ? replayFromStart(() => moveTokens(text)) : replay(start, moveTokens(text));

/** The moves as many sites print them, numbered by the pair, Black's in capitals, passes written: `1. F5 d6 2. C3 --`. */
export function makeScoreSheet(game: Game): string {
  const firstIsBlack = game.start.turn === "black";
  return movesWithPasses(game)
    .map((move, i) => {
      const isFirstOfPair = i % 2 === 0;
      const text = isFirstOfPair === firstIsBlack ? (move?.toUpperCase() ?? "--") : (move ?? "--");
      return isFirstOfPair ? `${i / 2 + 1}. ${text}` : text;
    })
    .join(" ");
}

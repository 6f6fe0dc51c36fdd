import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import {
  type Game,
  makeTranscript,
  type Position,
  playOn,
  positionOf,
  startGame,
  toBitBoard,
} from "../../reversi/index.ts";
import { ask } from "../exercise/ask.ts";
import { resultWords } from "../exercise/words.ts";

/** The game from a position on, both sides playing their best; null if it cannot be read out. */
async function bestGame(position: Position): Promise<Game | null> {
  const board = toBitBoard(position.board, position.toMove ?? position.turn);
  const solved = await ask({ kind: "solve", board, goal: { kind: "most-discs" } });
  let game = startGame(position);
  for (const square of solved?.line ?? []) {
    const next = playOn(game, square);
    if (next.ok) game = next.value;
  }
  return positionOf(game).end === null ? null : game;
}

/** How a position ends with best play of both, where nothing was played. */
export function BestLine({ position, t }: { readonly position: Position; readonly t: Translate }): VNode | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    let isWanted = true;
    bestGame(position).then(
      (found) => isWanted && setGame(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (game === null) return null;
  const moves = makeTranscript(game).match(/../g)?.join(" ") ?? "";
  return <p class="after-why">{t("puzzle.best", { moves, result: resultWords(positionOf(game), t) })}</p>;
}

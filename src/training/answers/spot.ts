import { boardFrom } from "../../catalogue/place.ts";
import { type Position, play, type Square, squareNamed } from "../../reversi/index.ts";
import { differences } from "./setup.ts";

/** The squares on which `shown`, the board as somebody laid it after `move`, is not what the rules make of it; none for an illegal move. */
export function wrongDiscs(position: Position, move: string, shown: string): readonly Square[] {
  const after = play(position, squareNamed(position.board.shape, move) ?? Number.NaN);
  return after.ok ? differences(after.value.board, boardFrom(position.variant, shown)) : [];
}

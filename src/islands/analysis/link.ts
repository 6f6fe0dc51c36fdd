import { makeBoard, makeTranscript, nameOf, OTHELLO, type RecordError } from "../../reversi/index.ts";
import { asItWas, goToPly, isOwnStart, type Work } from "./work.ts";

/** What of a link cannot be used. `token` is what it says there, cut to 20 characters. */
export type LinkFault =
  | { readonly field: "moves" | "position"; readonly error: RecordError }
  | { readonly field: "side" | "ply" | "board" | "recoloured"; readonly token: string };

/**
 * The query that leads to a work as it stands; empty for the usual start without a move. A game from its own start is told by its moves,
 * any other by the position it begins with; `ply` says how many of the moves are on the board if not all are.
 */
export function makeLink(work: Work): string {
  const { start, plies, undone } = work.game;
  const { variant } = start;
  const fields: string[] = [];
  if (variant.id !== OTHELLO.id && variant.id !== "mirrored") fields.push(`board=${variant.id}`);
  if (!isOwnStart(start) || (variant.id === "mirrored" && plies.length + undone.length === 0)) {
    fields.push(`position=${makeBoard(start.board).replaceAll("#", "%23")}`, `side=${start.turn}`);
  }
  const moves = makeTranscript({ start, plies: [...plies, ...undone], undone: [] });
  if (moves !== "") fields.push(`moves=${moves}`);
  if (undone.length > 0) fields.push(`ply=${plies.length}`);
  const was = asItWas(goToPly(work, 0));
  if (was !== null) fields.push(`recoloured=${was.squares.map((at) => nameOf(start.board.shape, at)).join("")}`);
  return fields.length === 0 ? "" : `?${fields.join("&")}`;
}

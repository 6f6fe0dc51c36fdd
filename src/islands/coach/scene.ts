import type { Mark } from "../../board/types.ts";
import type { Role, Scene } from "../../coach/client.ts";
import {
  type Disc,
  opponentOf,
  type Ply,
  type Position,
  playOn,
  positionOf,
  type Square,
  startGame,
} from "../../reversi/index.ts";

/** What a scene shows: the position after its line, the last disc laid down, and the squares that speak for the reason. */
export interface Shown {
  readonly position: Position;
  readonly last: Ply | undefined;
  readonly marks: readonly Mark[];
}

/** How the squares of each role are marked; `own` is the side whose move is explained. */
function markOf(role: Role, square: Square, own: Disc): Mark {
  switch (role) {
    case "moves":
      return { kind: `${own}-move`, square };
    case "replies":
      return { kind: `${opponentOf(own)}-move`, square };
    case "frontier":
    case "stable":
      return { kind: role, square };
    case "corner":
    case "target":
    case "key-discs":
      return { kind: "ring", square };
    case "safe-moves":
    case "region":
    case "turned":
      return { kind: "dot", square };
  }
}

/** The scene that a line from `position` leads to; passes are implied. */
export function shownOf(position: Position, { line, squares }: Scene, own: Disc): Shown {
  let game = startGame(position);
  for (const square of line) {
    const next = square === "pass" ? null : playOn(game, square);
    if (next?.ok) game = next.value;
  }
  const marks = (Object.keys(squares) as Role[]).flatMap((role) =>
    (squares[role] ?? []).map((square) => markOf(role, square, own)),
  );
  return { position: positionOf(game), last: game.plies.at(-1), marks };
}

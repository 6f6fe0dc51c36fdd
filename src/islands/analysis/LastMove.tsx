import type { ComponentProps, VNode } from "preact";
import { type Game, positionOf, undo } from "../../reversi/index.ts";
import type { Coach } from "../coach/Coach.tsx";

interface LastMoveProps extends Pick<ComponentProps<typeof Coach>, "onSay" | "onShow" | "values" | "tag" | "t"> {
  readonly game: Game;
  /** The part that has what the coach says, once it is loaded. */
  readonly coach: { readonly Coach: typeof Coach };
}

/** What the coach says of the move that was made last. */
export function LastMove({ game, coach, ...told }: LastMoveProps): VNode {
  const last = game.plies.at(-1);
  if (last === undefined) return <p class="side-note">{told.t("analysis.coach.none")}</p>;
  return <coach.Coach position={positionOf(undo(game))} square={last.move.square} isPlayed={true} {...told} />;
}

import type { VNode } from "preact";
import type { Translate } from "../locales/text.ts";
import type { BoardView } from "./types.ts";
import { countOf } from "./view.ts";

export interface StatusLineProps {
  readonly view: BoardView;
  /** Said in place of "Black to move", such as "Black to move, after h7 h6". */
  readonly text?: string | undefined;
  /** Whether the count is shown. */
  readonly scored?: boolean | undefined;
  readonly translate: Translate;
}

/** The line under a board: who is to move at one end, the count at the other. */
export function StatusLine({ view, text, scored = true, translate }: StatusLineProps): VNode {
  const counts = countOf(view.board);
  return (
    <div class="standing">
      <p class="standing-turn">
        {view.toMove !== null && <span class="turn-disc" data-disc={view.toMove} />}
        {text ?? translate(`board.standing.${view.toMove ?? "none"}`)}
      </p>
      {scored && (
        <p class="standing-count">
          <span aria-hidden="true" dir="ltr">
            {translate("board.score", counts)}
          </span>
          <span class="unseen">{translate("board.count", counts)}</span>
        </p>
      )}
    </div>
  );
}

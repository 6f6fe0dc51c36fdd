import type { ComponentChildren, VNode } from "preact";
import type { MoveValue } from "../../engine/client.ts";
import { signed } from "../../locales/signed.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, type Position, type Square } from "../../reversi/index.ts";
import { sureWords, valueWords } from "./words.ts";

interface ValuesProps {
  readonly position: Position;
  /** The best first. */
  readonly moves: readonly MoveValue[];
  /** The move that is looked at. */
  readonly chosen: Square | null;
  readonly onChoose: (move: MoveValue) => void;
  /** What is told of the move that is looked at. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

/** Every move and its value, each a button that shows more of it. */
export function Values({ position, moves, chosen, onChoose, children, t }: ValuesProps): VNode {
  const best = moves[0]?.score;
  return (
    <section class="values" aria-label={t("analysis.moves")}>
      <h2 class="side-title">{t("analysis.moves")}</h2>
      <ol class="value-list">
        {moves.map((move) => (
          <li key={move.square} class="value" data-best={move.score === best ? "" : undefined}>
            <button
              type="button"
              class="value-move"
              aria-expanded={move.square === chosen}
              data-exact={move.isExact ? "" : undefined}
              onClick={() => onChoose(move)}
            >
              <b class="value-square">{nameOf(position.board.shape, move.square)}</b>{" "}
              <span class="value-score" dir="ltr">
                {signed(move.score)}
              </span>{" "}
              <span class="value-words">{valueWords(move, t)}</span>{" "}
              <span class="value-sure">{sureWords(move, t)}</span>
            </button>
            {move.square === chosen && <div class="value-more">{children}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { type Game, nameOf } from "../../reversi/index.ts";
import { plyWords } from "./words.ts";
import { isOwnStart } from "./work.ts";

interface MovesProps {
  readonly game: Game;
  readonly onGo: (ply: number) => void;
  readonly onCopy: () => void;
  readonly t: Translate;
}

/** The moves of the game, those taken back included, each a button that goes there. */
export function Moves({ game, onGo, onCopy, t }: MovesProps): VNode {
  const { start, plies, undone } = game;
  const all = [...plies, ...undone];
  const step = (ply: number): "step" | undefined => (ply === plies.length ? "step" : undefined);
  return (
    <section class="game" aria-label={t("analysis.game")}>
      <h2 class="side-title">{t("analysis.game")}</h2>
      {all.length === 0 && <p class="side-note">{t("analysis.game.none")}</p>}
      <ol class="game-moves" hidden={all.length === 0}>
        <li>
          <button type="button" class="game-move" aria-current={step(0)} onClick={() => onGo(0)}>
            {t(isOwnStart(start) ? "analysis.game.start" : "analysis.game.position")}
          </button>
        </li>
        {all.map((ply, index) => (
          <li key={index} data-disc={ply.disc}>
            <button
              type="button"
              class="game-move"
              aria-current={step(index + 1)}
              aria-label={plyWords(ply, index + 1, t)}
              data-undone={index >= plies.length ? "" : undefined}
              onClick={() => onGo(index + 1)}
            >
              <span class="game-number">{index + 1}</span> {nameOf(start.board.shape, ply.move.square)}
            </button>
          </li>
        ))}
      </ol>
      {plies.length > 0 && (
        <button type="button" class="button plain game-copy" onClick={onCopy}>
          {t("analysis.copy-moves")}
        </button>
      )}
    </section>
  );
}

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { nameOf } from "../../reversi/index.ts";
import { LineSteps } from "../exercise/LineSteps.tsx";
import { KEYS } from "./keys.ts";
import type { Desk, Look } from "./session.ts";

/** The moves of the line that is looked at; those that the board shows are underlined. */
export function Line({ look }: { readonly look: Look }): VNode {
  const { plies, undone, start } = look.game;
  return (
    <p class="line" dir="ltr">
      {[...plies, ...undone].map(({ disc, move }, index) => (
        <span key={index} class="line-move" data-disc={disc} data-shown={index < plies.length ? "" : undefined}>
          {nameOf(start.board.shape, move.square)}{" "}
        </span>
      ))}
    </p>
  );
}

interface LineButtonsProps {
  readonly look: Look;
  readonly desk: Desk;
  readonly t: Translate;
}

/** The buttons while a line is looked at: they step through it, make its moves, or go back. */
export function LineButtons({ look, desk, t }: LineButtonsProps): VNode {
  const { plies, undone } = look.game;
  return (
    <div class="controls">
      <LineSteps at={plies.length} of={plies.length + undone.length} onStep={desk.step} t={t} />
      <button type="button" class="button" aria-disabled={plies.length === 0 ? "true" : undefined} onClick={desk.take}>
        {t("analysis.line.play")}
      </button>
      <button type="button" class="button plain last" aria-keyshortcuts={KEYS.leave} onClick={desk.leave}>
        {t("analysis.line.leave")}
      </button>
    </div>
  );
}

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { nameOf } from "../../reversi/index.ts";
import { LineSteps } from "../exercise/LineSteps.tsx";
import { KEYS } from "./keys.ts";
import type { Desk, Look } from "./session.ts";

interface LookedProps {
  readonly look: Look;
  readonly desk: Desk;
  readonly t: Translate;
}

/** The line that is looked at: its moves, those shown in front, and the buttons that step through it. */
export function Looked({ look, desk, t }: LookedProps): VNode {
  const { plies, undone, start } = look.game;
  const all = [...plies, ...undone];
  return (
    <>
      <p class="line" dir="ltr">
        {all.map(({ disc, move }, index) => (
          <span key={index} class="line-move" data-disc={disc} data-shown={index < plies.length ? "" : undefined}>
            {nameOf(start.board.shape, move.square)}{" "}
          </span>
        ))}
      </p>
      <div class="line-foot">
        <LineSteps at={plies.length} of={all.length} onStep={desk.step} t={t} />
        <button
          type="button"
          class="button"
          aria-disabled={plies.length === 0 ? "true" : undefined}
          onClick={desk.take}
        >
          {t("analysis.line.play")}
        </button>
        <button type="button" class="button plain" aria-keyshortcuts={KEYS.leave} onClick={desk.leave}>
          {t("analysis.line.leave")}
        </button>
      </div>
    </>
  );
}

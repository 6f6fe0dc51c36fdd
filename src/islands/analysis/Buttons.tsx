import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { KEYS } from "./keys.ts";
import type { Desk, Session } from "./session.ts";

interface ButtonsProps {
  readonly desk: Desk;
  readonly session: Session;
  readonly t: Translate;
}

/** The buttons under the board. Each says its key, which works on the board. */
export function Buttons({ desk, session, t }: ButtonsProps): VNode {
  const { mode, canUndo, canRedo } = session;
  const off = (can: boolean): "true" | undefined => (can ? undefined : "true");
  const isRecolouring = mode === "recolour";
  return (
    <div class="controls">
      <button
        type="button"
        class="button"
        aria-disabled={off(canUndo)}
        aria-keyshortcuts={KEYS.undo}
        onClick={desk.undo}
      >
        {t("analysis.undo")}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={off(canRedo)}
        aria-keyshortcuts={KEYS.redo}
        onClick={desk.redo}
      >
        {t("analysis.redo")}
      </button>
      <button
        type="button"
        class="button"
        aria-pressed={isRecolouring}
        aria-keyshortcuts={KEYS["what-if"]}
        onClick={() => desk.setMode(isRecolouring ? "move" : "recolour")}
      >
        {t("analysis.what-if")}
      </button>
    </div>
  );
}

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
  const isRecolouring = mode === "recolour";
  const buttons = [
    { name: "undo", isOff: !canUndo, run: desk.undo },
    { name: "redo", isOff: !canRedo, run: desk.redo },
    { name: "what-if", isOn: isRecolouring, run: () => desk.setMode(isRecolouring ? "move" : "recolour") },
  ] as const;
  return (
    <div class="controls">
      {buttons.map(({ name, run, ...state }) => (
        <button
          key={name}
          type="button"
          class="button"
          aria-disabled={"isOff" in state && state.isOff ? "true" : undefined}
          aria-pressed={"isOn" in state ? state.isOn : undefined}
          aria-keyshortcuts={KEYS[name]}
          onClick={run}
        >
          {t(`analysis.${name}`)}
        </button>
      ))}
    </div>
  );
}

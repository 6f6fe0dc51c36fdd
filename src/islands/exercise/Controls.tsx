import type { ComponentChildren, VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { AttemptState } from "../../training/answers/attempt.ts";

interface ControlsProps {
  readonly state: AttemptState;
  /** Whether there is a hint now; null where there never is one. */
  readonly hasHint: boolean | null;
  /** Whether there is a solution to show. */
  readonly hasSolution?: boolean;
  readonly onHint: () => void;
  readonly onShow: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  /** Whether the task may be left unsolved. */
  readonly skips?: boolean;
  /** Buttons that stand before the others. */
  readonly children?: ComponentChildren;
  readonly t: Translate;
}

/**
 * Does something once for a double click of the mouse: its second half is meant for what the first led away from. Quick taps of a finger
 * are taken one by one.
 */
export const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    const isTap = "pointerType" in event && event.pointerType === "touch";
    if (event.detail < 2 || isTap) act();
  };

/** The buttons of a task. Each has a key: a button that takes the place of another must not inherit its focus. */
export function Controls(props: ControlsProps): VNode {
  const { state, hasHint, hasSolution = true, onHint, onShow, onAgain, onNext, skips = false, children, t } = props;
  const isDone = state === "solved" || state === "revealed";
  const isOpen = state === "ready" || state === "thinking";
  return (
    <div class="controls">
      {children}
      {isOpen && hasHint !== null && (
        <button key="hint" type="button" class="button" aria-disabled={hasHint ? undefined : "true"} onClick={onHint}>
          {t("exercise.hint")}
        </button>
      )}
      {isOpen && hasSolution && (
        <button key="show" type="button" class="button" onClick={onShow}>
          {t("exercise.show")}
        </button>
      )}
      {!isOpen && (
        <button key="again" type="button" class={state === "wrong" ? "button primary" : "button"} onClick={onAgain}>
          {t("exercise.again")}
        </button>
      )}
      <button
        key="next"
        type="button"
        class={isDone ? "button primary last" : "button plain last"}
        disabled={!isDone && !skips}
        onClick={once(onNext)}
      >
        {t("exercise.next")}
      </button>
    </div>
  );
}

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { AtStudy } from "./useStudy.ts";

interface ControlsProps {
  readonly study: AtStudy;
  /** Where Next leads once there is nothing more to explain. */
  readonly next: string;
  /** Whether Next first walks through the rows of the move. */
  readonly walks: boolean;
  readonly t: Translate;
}

/** The buttons of a task. Each has a key: a button that takes the place of another must not inherit its focus. */
export function Controls({ study, next, walks, t }: ControlsProps): VNode {
  const { state } = study.attempt;
  const isDone = state === "solved" || state === "revealed";
  const goOn = (): void => {
    if (walks && study.hasNextStep) study.nextStep();
    else location.assign(next);
  };
  return (
    <div class="controls">
      {state === "ready" && (
        <button
          key="hint"
          type="button"
          class="button"
          aria-disabled={study.hasHint ? undefined : "true"}
          onClick={study.hint}
        >
          {t("exercise.hint")}
        </button>
      )}
      {state === "ready" ? (
        <button key="show" type="button" class="button" onClick={study.show}>
          {t("exercise.show")}
        </button>
      ) : (
        <button key="again" type="button" class={state === "wrong" ? "button primary" : "button"} onClick={study.again}>
          {t("exercise.again")}
        </button>
      )}
      <button
        key="next"
        type="button"
        class={isDone ? "button primary last" : "button plain last"}
        disabled={!isDone}
        onClick={goOn}
      >
        {t("exercise.next")}
      </button>
    </div>
  );
}

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { Controls, once } from "../exercise/Controls.tsx";
import type { Session, Shown } from "../exercise/session.ts";
import type { Round } from "./round.ts";

interface LessonControlsProps {
  /** The place of the step. */
  readonly at: number;
  /** The exercise of the step, once it is there. */
  readonly session: Session | null;
  readonly shown: Shown | null;
  /** Whether the step asks nothing. */
  readonly isReading: boolean;
  /** Ends a trial of defences; null while none is on. */
  readonly onLeave: (() => void) | null;
  readonly round: Round | undefined;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly t: Translate;
}

/** The buttons of a step: those of its task, and those that lead from step to step. */
export function LessonControls({
  at,
  session,
  shown,
  isReading,
  onLeave,
  round,
  onBack,
  onNext,
  t,
}: LessonControlsProps): VNode {
  const back = (
    <button
      key="back"
      type="button"
      class="button back"
      aria-label={t("lesson.back")}
      title={t("lesson.back")}
      aria-disabled={at === 0 ? "true" : undefined}
      onClick={() => at > 0 && onBack()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M15 5 8 12l7 7" />
      </svg>
    </button>
  );
  if (isReading || onLeave !== null) {
    const key = onLeave === null ? "next" : "leave";
    return (
      <div class="controls">
        {back}
        <button key={key} type="button" class="button primary last" onClick={once(onLeave ?? onNext)}>
          {onLeave === null ? (round?.onward ?? t("exercise.next")) : t("lesson.trial.leave")}
        </button>
      </div>
    );
  }
  return (
    <Controls
      state={shown?.state ?? "ready"}
      hasHint={round === undefined ? (shown?.hasHint ?? false) : null}
      hasSolution={round?.isOpenEnded !== true}
      onHint={() => session?.hint()}
      onShow={() => session?.show()}
      onAgain={() => session?.again()}
      onNext={onNext}
      skips
      t={t}
    >
      {back}
      {shown?.canUndo != null && (
        <button
          key="undo"
          type="button"
          class="button back undo"
          aria-label={t("exercise.undo")}
          title={t("exercise.undo")}
          aria-disabled={shown.canUndo ? undefined : "true"}
          onClick={() => session?.undo()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M9 14 4 9l5-5M4 9h9.5a5.5 5.5 0 0 1 0 11H11" />
          </svg>
        </button>
      )}
    </Controls>
  );
}

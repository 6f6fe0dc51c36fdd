import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";

interface LineStepsProps {
  readonly at: number;
  readonly of: number;
  readonly onStep: (by: number) => void;
  readonly t: Translate;
}

const ICONS = { back: "M15 5 8 12l7 7", on: "M9 5l7 7-7 7" } as const;

/** Two buttons that step through a short line of moves. Time runs from left to right on every page, as on the board. */
export function LineSteps({ at, of, onStep, t }: LineStepsProps): VNode {
  const button = (kind: keyof typeof ICONS, by: number): VNode => (
    <button
      type="button"
      class="button line-step"
      aria-label={t(`exercise.line.${kind}`)}
      title={t(`exercise.line.${kind}`)}
      aria-disabled={at + by < 0 || at + by > of ? "true" : undefined}
      onClick={() => at + by >= 0 && at + by <= of && onStep(by)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={ICONS[kind]} />
      </svg>
    </button>
  );
  return (
    <div class="line-steps" dir="ltr" role="group" aria-label={t("exercise.line")}>
      {button("back", -1)}
      <span class="line-at">{t("exercise.line.at", { at, of })}</span>
      {button("on", 1)}
    </div>
  );
}

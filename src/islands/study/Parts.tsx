import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";

interface PartsProps {
  readonly index: number;
  readonly of: number;
  readonly done: ReadonlySet<number>;
  readonly t: Translate;
}

/** How far one is in a study of several tasks: a row of thin bars, the present one taller, those that are done filled. */
export function Parts({ index, of, done, t }: PartsProps): VNode {
  return (
    <div class="parts" role="img" aria-label={t("study.parts", { number: index + 1, of, count: done.size })}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} class="part" data-now={i === index ? "" : undefined} data-done={done.has(i) ? "" : undefined} />
      ))}
    </div>
  );
}

interface PartPickerProps extends PartsProps {
  readonly onGo: (index: number) => void;
}

/** Picks any game of a series. */
export function PartPicker({ index, of, done, onGo, t }: PartPickerProps): VNode {
  const id = useId();
  return (
    <span class="part-picker">
      <label for={id}>{t("study.pick")}</label>
      <select id={id} class="field" value={index} onChange={(event) => onGo(Number(event.currentTarget.value))}>
        {Array.from({ length: of }, (_, i) => (
          <option key={i} value={i}>
            {done.has(i) ? t("study.pick.done", { number: i + 1 }) : String(i + 1)}
          </option>
        ))}
      </select>
    </span>
  );
}

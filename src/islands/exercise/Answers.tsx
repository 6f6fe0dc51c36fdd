import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { DISCS } from "../../reversi/index.ts";
import type { Answer, Session } from "./session.ts";

interface AnswersProps {
  readonly answer: Answer;
  readonly session: Session;
  readonly t: Translate;
}

/** A button that gives part of an answer. */
function Pick(props: {
  readonly text: string;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPick: () => void;
}): VNode {
  return (
    <button
      type="button"
      class="button pick"
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-disabled={props.disabled ? "true" : undefined}
      onClick={props.onPick}
    >
      {props.text}
    </button>
  );
}

/** What can be answered beside the board, by buttons that a thumb can hit. */
export function Answers({ answer, session, t }: AnswersProps): VNode | null {
  switch (answer.kind) {
    case "marks":
      return <p class="answer-said">{t("exercise.marked", { count: answer.count })}</p>;
    case "progress":
      return <p class="answer-said">{t("exercise.progress", { at: answer.at, of: answer.of })}</p>;
    case "number":
      return (
        <div class="stepper" role="group" aria-label={t("exercise.count.label")}>
          <Pick
            text="−"
            label={t("exercise.count.less")}
            disabled={answer.value === 0}
            onPick={() => session.pick("-")}
          />
          {answer.typed ? (
            <input
              class="stepper-value"
              inputMode="numeric"
              autocomplete="off"
              maxLength={2}
              aria-label={t("exercise.count.label")}
              value={answer.value ?? ""}
              onInput={({ currentTarget }) => session.pick(currentTarget.value)}
              onKeyDown={({ key }) => key === "Enter" && session.check()}
            />
          ) : (
            <span class="stepper-value">{answer.value ?? "?"}</span>
          )}
          <Pick
            text="+"
            label={t("exercise.count.more")}
            disabled={answer.value === answer.most}
            onPick={() => session.pick("+")}
          />
        </div>
      );
    case "colour":
      return (
        <div class="colours" role="group" aria-label={t("exercise.colour.label")}>
          {DISCS.map((disc) => (
            <button
              key={disc}
              type="button"
              class="button pick"
              aria-pressed={answer.disc === disc}
              onClick={() => session.pick(disc)}
            >
              <span class="turn-disc" data-disc={disc} />
              {t(`disc.${disc}`)}
            </button>
          ))}
        </div>
      );
    case "name":
      return (
        <div class="names" dir="ltr">
          <div class="names-row" role="group" aria-label={t("exercise.name.files")}>
            {answer.files.map((file) => (
              <Pick key={file} text={file} pressed={answer.file === file} onPick={() => session.pick(file)} />
            ))}
          </div>
          <div class="names-row" role="group" aria-label={t("exercise.name.ranks")}>
            {Array.from({ length: answer.ranks }, (_, rank) => String(rank + 1)).map((rank) => (
              <Pick key={rank} text={rank} disabled={answer.file === null} onPick={() => session.pick(rank)} />
            ))}
          </div>
        </div>
      );
    case "choice":
      return (
        <ol class="choices">
          {answer.texts.map((text, index) => (
            <li key={text}>
              <button
                type="button"
                class="button choice"
                data-tried={answer.tried.includes(index) ? "" : undefined}
                onClick={() => session.pick(String(index))}
              >
                <span class="choice-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  {text}
                  {answer.tried.includes(index) && <span class="choice-tried">{t("exercise.choose.tried")}</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      );
  }
}

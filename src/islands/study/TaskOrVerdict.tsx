import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { nameOf } from "../../reversi/index.ts";
import { Card, Task } from "../exercise/Task.tsx";
import { resultWords } from "../exercise/words.ts";
import type { AtStudy } from "./useStudy.ts";

interface TaskOrVerdictProps {
  readonly study: AtStudy;
  /** How many tasks the study has, and whether they are games of a series. */
  readonly of: number;
  readonly isSeries: boolean;
  /** Whether the learner has solved it on an earlier visit. */
  readonly solvedBefore: boolean;
  readonly t: Translate;
}

/** The task, or in its place the verdict or the step of the explanation. */
export function TaskOrVerdict({ study, of, isSeries, solvedBefore, t }: TaskOrVerdictProps): VNode {
  const { pursuit, words, walkStep, note, isRefused, rung, line, index, missed } = study;
  const { state, game, from } = pursuit;
  if (state === "ready" || state === "thinking") {
    const part = { number: index + 1, of };
    const whole = of === 1 ? t("exercise.task") : t(isSeries ? "study.part.game" : "study.part", part);
    const label =
      rung === null
        ? whole
        : t("exercise.hint.label", { number: study.rungAt === null ? 0 : study.rungAt + 1, of: pursuit.hintsInAll });
    return (
      <Task
        label={isRefused ? t("exercise.refused") : label}
        text={words.task}
        note={note || (rung?.words ?? t(solvedBefore ? "study.before" : "exercise.invite"))}
        quiet={note === "" && rung === null}
      />
    );
  }
  const refusal = isRefused ? note : "";
  if (walkStep !== null) return <Card verdict="shown" title={walkStep.title} text={refusal || walkStep.text} />;
  const ply = state === "wrong" ? game.plies[from] : game.plies.at(-1);
  if (ply === undefined) return <Card verdict="shown" title={words.task} text={refusal} />;
  const square = nameOf(ply.after.board.shape, ply.move.square);
  if (state === "wrong") {
    return <Card verdict="wrong" title={t("exercise.wrong", { square })} text={refusal || missed} />;
  }
  const done = t("exercise.solved", {
    square,
    flips: ply.move.flips.length,
    result: resultWords(ply.after, t),
  }).trim();
  return state === "revealed" ? (
    <Card
      verdict="shown"
      title={t("exercise.title.revealed", { words: done })}
      text={refusal || t(line === null ? "exercise.revealed.text" : "study.revealed.line")}
    />
  ) : (
    <Card verdict="right" title={t("exercise.title.solved", { words: done })} text={refusal || words.solved} />
  );
}

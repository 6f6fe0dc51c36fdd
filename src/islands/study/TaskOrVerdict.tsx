import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { nameOf } from "../../reversi/index.ts";
import { Card, Task } from "../exercise/Task.tsx";
import { endWords, resultWords } from "../exercise/words.ts";
import { openSheet } from "./sheet.ts";
import type { AtStudy } from "./useStudy.ts";

interface TaskOrVerdictProps {
  readonly study: AtStudy;
  readonly task: string;
  /** A Sheet, sealed. */
  readonly sealed: string;
  readonly t: Translate;
}

/** The task, or in its place the verdict or the step of the explanation. */
export function TaskOrVerdict({ study, task, sealed, t }: TaskOrVerdictProps): VNode {
  const { attempt, walkStep, refusal, rung } = study;
  const ply = attempt.game.plies[0];
  if (ply === undefined) {
    const of = { number: attempt.hintsShown, of: attempt.hintsInAll };
    const label = rung === null ? t("exercise.task") : t("exercise.hint.label", of);
    return (
      <Task
        label={refusal === "" ? label : t("exercise.refused")}
        text={task}
        note={refusal || (rung?.words ?? t("exercise.invite"))}
        quiet={refusal === "" && rung === null}
      />
    );
  }
  if (walkStep !== null) return <Card verdict="shown" title={walkStep.title} text={refusal || walkStep.text} />;
  const square = nameOf(ply.after.board.shape, ply.move.square);
  if (attempt.state === "wrong") {
    const text = attempt.verdict === null ? "" : endWords(attempt.verdict, t);
    return <Card verdict="wrong" title={t("exercise.wrong", { square })} text={refusal || text} />;
  }
  const title = t("exercise.solved", {
    square,
    flips: ply.move.flips.length,
    result: resultWords(ply.after, t),
  }).trim();
  return attempt.state === "revealed" ? (
    <Card verdict="shown" title={title} text={refusal || t("exercise.revealed.text")} />
  ) : (
    <Card verdict="right" title={title} text={refusal || openSheet(sealed).solved} />
  );
}

import type { Translate } from "../../locales/text.ts";
import { type Keeping, type LearnerRecord, recordAttempt } from "../../progress/index.ts";
import { mistakeExercise } from "../../training/today/mistake-exercise.ts";
import type { Due } from "../../training/today/queue.ts";
import { turnFacts, turnWords } from "../../training/today/turn-exercise.ts";
import { onSite } from "../analysis/address.ts";
import type { Outcome } from "../exercise/session.ts";
import { type ExerciseSheet, openExercise } from "../exercise/sheet.ts";
import { mistakeSheet } from "./mistake-task.ts";

/** Something that is due and is no puzzle, as it is asked. */
export interface DueTask {
  /** What stands in `data-exercise`. It tells nothing of the answer. */
  readonly id: string;
  readonly sheet: ExerciseSheet;
  /** Keeps what has become of it, at once. */
  readonly keep: (outcome: Outcome) => Promise<Keeping>;
}

/** An exercise of a lesson by itself, in one of its eight images. Rejects where it cannot be had. */
async function exerciseSheet(id: string, image: number): Promise<ExerciseSheet> {
  const response = await fetch(onSite(`/exercises/${encodeURIComponent(id)}.txt`));
  if (!response.ok) throw new Error(`${response.status}`);
  const { facts, words } = openExercise(await response.text());
  return { facts: turnFacts(facts, image), words: turnWords(words, image) };
}

/** A lesson task or a move of one's own game that is due, to be opened with `openSheet`; null where it cannot be had. Never rejects. */
export async function dueTask(
  due: Due,
  { mistakes }: Pick<LearnerRecord, "mistakes">,
  t: Translate,
): Promise<DueTask | null> {
  const { kind, id, image } = due;
  const keepAs =
    (exercise: string) =>
    (outcome: Outcome): Promise<Keeping> =>
      recordAttempt({ exercise, image, ...outcome });
  if (kind === "mistake") {
    const mistake = mistakes.get(id);
    if (mistake === undefined) return null;
    return { id: "own-game", sheet: mistakeSheet(mistake, image, t), keep: keepAs(mistakeExercise(id)) };
  }
  if (kind !== "exercise") return null;
  try {
    return { id, sheet: await exerciseSheet(id, image), keep: keepAs(id) };
  } catch {
    return null;
  }
}

import type { ExerciseWords } from "../../catalogue/exercise.ts";
import { seal } from "../../catalogue/seal.ts";
import type { Translate } from "../../locales/text.ts";
import { type Disc, opponentOf } from "../../reversi/index.ts";
import type { Question } from "../../training/drills/round.ts";
import type { ExerciseFacts } from "../exercise/sheet.ts";
import { resultWords } from "../exercise/words.ts";
import type { LessonStep } from "../lesson/step.ts";

type PassQuestion = Extract<Question, { readonly drill: "pass-or-end" }>;

/** Why somebody, or nobody, is to move after the move of a question, or is not: told when it has been picked. */
function whyOf({ side, next, moves }: PassQuestion, choice: Disc | null, t: Translate): string {
  const other = opponentOf(side);
  if (choice === null) {
    if (next === "end") return t("train.pass.why.neither");
    const mover = next === "other" ? other : side;
    return t(`train.pass.why.can.${mover}`, { count: moves[mover] });
  }
  if (moves[choice] === 0) return t(`train.pass.why.stuck.${choice}`);
  if (choice === side && next === "other") return t(`train.pass.why.turn.${other}`, { count: moves[other] });
  const can = t(`train.pass.why.can.${choice}`, { count: moves[choice] });
  return choice === side ? `${t(`train.pass.why.stuck.${other}`)} ${can}` : can;
}

function wordsOf(question: Question, t: Translate): ExerciseWords {
  const words = { hints: [], solved: "" };
  switch (question.drill) {
    case "find-squares":
      return { ...words, task: t("exercise.find", { square: question.square }) };
    case "name-squares":
      return { ...words, task: t("train.name.task") };
    case "stable-discs":
      return { ...words, task: t("train.stable.task"), solved: t("train.stable.solved") };
    case "count-the-end": {
      const line = t("train.count.line", { moves: question.line.join(" "), count: question.line.length });
      return {
        ...words,
        task: t(`train.count.task.${question.side}`),
        solved: `${line} ${resultWords(question.end, t)}`,
      };
    }
    case "pass-or-end":
      return {
        ...words,
        task: t(`train.pass.task.${question.side}`, { square: question.move }),
        choices: question.choices.map((choice) => ({
          text: t(choice === null ? "train.pass.nobody" : `disc.${choice}`),
          why: whyOf(question, choice, t),
        })),
      };
  }
}

/** What stands on the board besides the position: the move that is asked about, and moves that can be looked at once it is answered. */
function shownOf(question: Question): Pick<LessonStep, "play" | "marks"> {
  switch (question.drill) {
    case "pass-or-end":
      return { marks: `ring:${question.move}`, play: question.move };
    case "count-the-end":
      return { play: question.line.join(" ") };
    default:
      return {};
  }
}

/** The questions of a round as steps of a lesson, called `task-1` and so on. Their ids tell nothing of what is asked. */
export const stepsOf = (questions: readonly Question[], t: Translate): readonly LessonStep[] =>
  questions.map((question, i) => {
    const words = wordsOf(question, t);
    const facts: ExerciseFacts = question.facts;
    const { variant, position, toMove } = facts;
    return {
      id: `task-${i + 1}`,
      place: { variant, position, toMove },
      ...shownOf(question),
      exercise: {
        id: `train/${question.drill}/${i + 1}`,
        task: words.task,
        sealed: seal(JSON.stringify({ facts, words })),
      },
    };
  });

import type { MoveGoal } from "../../catalogue/goal.ts";
import type { Hint } from "../../catalogue/hint.ts";
import { READABLE_EMPTIES } from "../../catalogue/reached.ts";
import { positionFrom } from "../../catalogue/subject.ts";
import type { Translate } from "../../locales/text.ts";
import type { MistakeRecord } from "../../progress/index.ts";
import { countDiscs } from "../../reversi/index.ts";
import { turnFacts } from "../../training/today/turn-exercise.ts";
import type { ExerciseFacts, ExerciseSheet } from "../exercise/sheet.ts";

type MoveFacts = Extract<ExerciseFacts, { kind: "best-move" }>;

/** What a better move must reach: what was given away, where the end can be read out; else to be the strongest as far as the engine sees. */
function goalOf({ before, after }: MistakeRecord, empties: number): MoveGoal {
  if (empties > READABLE_EMPTIES) return { kind: "strongest" };
  if (before > 0 && after <= 0) return { kind: "win" };
  if (before >= 0 && after < 0) return { kind: "draw" };
  return { kind: "most-discs" };
}

/** A move that decided a game of the learner's own, as a task: find a better one. `image` is one of the eight, 0 the game's own. */
export function mistakeSheet(mistake: MistakeRecord, image: number, t: Translate): ExerciseSheet {
  const { position, toMove, played, best, before, after, isExact } = mistake;
  const { board, legal } = positionFrom(mistake);
  const [right = played] = best;
  const ladder: readonly (readonly [Hint, string] | null)[] = [
    [{ kind: "idea" }, "played"],
    legal.length > 2 ? [{ kind: "candidates", squares: [right, played].sort() } as Hint, "candidates"] : null,
    [{ kind: "square", square: right } as Hint, "square"],
  ];
  const facts: MoveFacts & { readonly played: string } = {
    ...{ kind: "best-move", variant: "othello", position, toMove },
    goal: goalOf(mistake, countDiscs(board).empty),
    hints: ladder.flatMap((rung) => rung?.[0] ?? []),
    played,
  };
  const { played: shownAs, ...turned } = turnFacts(facts, image);
  const words: Readonly<Record<string, string>> = {
    played: t("today.mistake.hint.played", { square: shownAs }),
    candidates: t("today.mistake.hint.candidates"),
    square: t("today.mistake.hint.square"),
  };
  return {
    facts: turned,
    words: {
      task: t(`today.mistake.task.${toMove}`),
      hints: ladder.flatMap((rung) => (rung === null ? [] : (words[rung[1]] ?? ""))),
      solved: t(`today.mistake.solved.${isExact ? "proven" : "estimated"}`, { square: shownAs, count: before - after }),
    },
  };
}

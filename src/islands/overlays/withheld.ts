import type { CountTarget, MarkTarget } from "../../catalogue/exercise.ts";
import type { LineGoal, MoveGoal, PlayOutGoal } from "../../catalogue/goal.ts";
import type { StudyGoal } from "../../catalogue/study.ts";
import type { ExerciseFacts } from "../exercise/sheet.ts";
import { OVERLAYS, type Overlay } from "./kinds.ts";

/** What is asked at a board and not answered yet: an exercise, or the task of a study. */
export type Asked = ExerciseFacts | { readonly kind: "study"; readonly goal: StudyGoal };

type Goal = MoveGoal | LineGoal | PlayOutGoal | StudyGoal;

/** What would do the learner's part for a goal. Which squares are legal is drawn in any case, and what else a board shows is for all to see. */
function byGoal({ kind }: Goal): readonly Overlay[] {
  switch (kind) {
    case "corner":
    case "passes":
    case "ends":
    case "wipe-out":
    case "fewest-replies":
    case "safe":
    case "quiet":
      // What moves it gives and takes is what such a move is found by.
      return ["changes", "values"];
    case "reserve":
      return ["legal", "changes", "regions", "values"];
    case "win":
    case "draw":
    case "most-discs":
    case "strongest":
    case "lead":
    case "end":
    case "legal":
    case "most-flips":
    case "fewest-flips":
    case "flips":
    case "turns":
    case "follow":
      return ["values"];
  }
}

/** What tells, or counts, what is to be marked or counted. Who can enter a region tells who can move there. */
function byTarget({ kind }: MarkTarget | CountTarget): readonly Overlay[] {
  switch (kind) {
    case "legal-moves":
    case "only-for":
    case "free":
      return ["legal", "changes", "regions", "values"];
    case "turned-by":
    case "closers":
    case "rows-of":
    case "result":
    case "safe-moves":
    case "quiet-moves":
    case "openness":
    case "replies":
      return ["changes", "values"];
    case "stable":
    case "uncapturable":
    case "corners":
      return ["stable", "values"];
    case "frontier":
    case "interior":
    case "wall":
    case "discs":
      return ["frontier", "values"];
    case "region":
    case "regions":
    case "odd-regions":
    case "empties":
      return ["regions", "values"];
    case "x-squares":
    case "c-squares":
    case "row":
    case "wedges":
      return ["edges", "values"];
    case "best-result":
      return ["values"];
  }
}

/**
 * The overlays that are not offered while this is asked, for they would give the answer away; none where nothing is. Values never are.
 * Where neither a goal nor a kind of squares or numbers is asked for, the answer may be about anything: then there are no overlays at all.
 */
export function withheldBy(asked: Asked | null): readonly Overlay[] {
  if (asked === null) return [];
  if ("goal" in asked) return byGoal(asked.goal);
  return "what" in asked ? byTarget(asked.what) : OVERLAYS;
}

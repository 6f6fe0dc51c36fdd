import type { Translate } from "../../locales/text.ts";
import type { Wish } from "../../training/puzzles/choice.ts";
import { gradeOf } from "../../training/puzzles/grade.ts";
import type { Item } from "./item.ts";
import type { Learner } from "./standing.ts";

/** How a puzzle is called: by its number and by how hard it is, in grades until the learner's own rating is a number. Nothing of its idea. */
export function nameOfItem({ id, puzzle: { rating } }: Item, learner: Learner | null, t: Translate): string {
  const grade = learner?.rating?.isNumber
    ? t("puzzle.rated", { rating })
    : t("puzzle.grade", { grade: gradeOf(rating) });
  return t("puzzle.kicker", { id, grade });
}

/** What is wished for, in a line. */
export function wishWords(wish: Wish, t: Translate): string {
  switch (wish.kind) {
    case "motif":
      return t("puzzle.now.motif", { name: t(`puzzle.motif.${wish.motif}`) });
    case "length":
      return t("puzzle.now.length", { count: wish.moves });
    case "failed":
      return t("puzzle.now.failed");
    case "any":
    case "quick":
    case "gym":
      return "";
  }
}

/** Where the learner stands, in a sentence. */
export function ratingWords({ rating }: Learner, t: Translate): string {
  if (rating === null) return "";
  const { value, grade, isNumber } = rating;
  return isNumber ? t("puzzle.you.rated", { rating: Math.round(value) }) : t("puzzle.you.grade", { grade });
}

import type { Shelf } from "../../catalogue/shelf.ts";
import type { Translate } from "../../locales/text.ts";
import type { AttemptRecord, LearnerRecord, PuzzleRecord } from "../../progress/index.ts";
import { mistakeExercise } from "../../training/mistake-exercise.ts";
import { gradeOf } from "../../training/rating.ts";
import { onSite } from "../analysis/address.ts";
import type { Group } from "./standing.ts";

/** A try as it is listed: what it was at, where to open that again, and how it came out. */
export interface RecentTry {
  readonly at: number;
  readonly title: string;
  readonly href: string;
  readonly outcome: "unaided" | "solved" | "wrong" | "revealed";
}

const outcomeOf = ({ outcome, unaided }: Pick<AttemptRecord, "outcome" | "unaided">): RecentTry["outcome"] =>
  unaided ? "unaided" : outcome;

function puzzleTry(tried: PuzzleRecord, inNumbers: boolean, t: Translate): RecentTry {
  const { puzzle, image, rating, at } = tried;
  const title = inNumbers
    ? t("progress.recent.puzzle.rated", { rating })
    : t("progress.recent.puzzle.grade", { grade: gradeOf(rating) });
  return { at, title, href: onSite(`/puzzles/?id=${puzzle}&image=${image}`), outcome: outcomeOf(tried) };
}

/** What a try at an exercise was at; null where the site no longer has it. */
function placeOf(
  { exercise }: AttemptRecord,
  { mistakes }: Pick<LearnerRecord, "mistakes">,
  groups: readonly Group[],
  shelf: Shelf,
  t: Translate,
): Pick<RecentTry, "title" | "href"> | null {
  const mistake = [...mistakes].find(([id]) => mistakeExercise(id) === exercise)?.[1];
  if (mistake !== undefined) {
    const asked = `?position=${mistake.position}&side=${mistake.toMove}`;
    return { title: t("progress.recent.mistake"), href: onSite(`/analysis/${asked}`) };
  }
  const [lesson = "", step] = (shelf.get(exercise)?.lesson ?? "").split("#");
  // The tasks of a study are numbered: see src/catalogue/tasks-of-study.ts.
  const study = exercise.replace(/\.\d+$/, "");
  const items = groups.flatMap((group) => group.items);
  const item = items.find(({ kind, id }) => (kind === "lesson" ? id === lesson : id === study));
  if (item === undefined) return null;
  return { title: item.title, href: item.kind === "lesson" && step !== undefined ? `${item.href}#${step}` : item.href };
}

/** The last tries at puzzles and exercises, the newest first, `most` at most; each can be opened again. */
export function recentTries(
  record: Pick<LearnerRecord, "attempts" | "puzzles" | "mistakes">,
  groups: readonly Group[],
  shelf: Shelf,
  inNumbers: boolean,
  most: number,
  t: Translate,
): readonly RecentTry[] {
  const attempts = record.attempts.slice(-2 * most).flatMap((attempt): RecentTry[] => {
    const place = placeOf(attempt, record, groups, shelf, t);
    return place === null ? [] : [{ ...place, at: attempt.at, outcome: outcomeOf(attempt) }];
  });
  const puzzles = record.puzzles.slice(-most).map((tried) => puzzleTry(tried, inNumbers, t));
  return [...attempts, ...puzzles].sort((a, b) => b.at - a.at).slice(0, most);
}

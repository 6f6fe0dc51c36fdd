import type { Shelf } from "../../catalogue/shelf.ts";
import type { Translate } from "../../locales/text.ts";
import type { AttemptRecord, EndingRecord, LearnerRecord, MistakeRecord, PuzzleRecord } from "../../progress/index.ts";
import { gradeOf } from "../../training/puzzles/rating.ts";
import { mistakeExercise } from "../../training/today/mistake-exercise.ts";
import { onSite } from "../analysis/address.ts";
import type { Group } from "./standing.ts";

/** A try as it is listed: what it was at, where to open that again, and how it came out. */
export interface RecentTry {
  readonly at: number;
  readonly title: string;
  readonly href: string;
  /** How it came out, in words, and whether that is well. */
  readonly outcome: string;
  readonly isGood: boolean;
}

function outcomeOf(
  { outcome, unaided }: Pick<AttemptRecord, "outcome" | "unaided">,
  t: Translate,
): Pick<RecentTry, "outcome" | "isGood"> {
  return { outcome: t(`progress.recent.${unaided ? "unaided" : outcome}`), isGood: outcome === "solved" };
}

const puzzleLink = ({ puzzle, image }: Pick<PuzzleRecord, "puzzle" | "image">): string =>
  onSite(`/puzzles/?id=${puzzle}&image=${image}`);

const endingTry = (ending: EndingRecord, t: Translate): RecentTry => ({
  at: ending.at,
  title: t("progress.recent.ending"),
  href: puzzleLink(ending),
  outcome: ending.lost === 0 ? t("progress.recent.perfect") : t("progress.recent.lost", { count: ending.lost }),
  isGood: ending.lost === 0,
});

function puzzleTry(tried: PuzzleRecord, inNumbers: boolean, t: Translate): RecentTry {
  const { rating, at } = tried;
  const title = inNumbers
    ? t("progress.recent.puzzle.rated", { rating })
    : t("progress.recent.puzzle.grade", { grade: gradeOf(rating) });
  return { at, title, href: puzzleLink(tried), ...outcomeOf(tried, t) };
}

/** What a try at an exercise was at, `mistakes` by the exercises that they are; null where the site no longer has it. */
function placeOf(
  { exercise }: AttemptRecord,
  mistakes: ReadonlyMap<string, MistakeRecord>,
  groups: readonly Group[],
  shelf: Shelf,
  t: Translate,
): Pick<RecentTry, "title" | "href"> | null {
  const mistake = mistakes.get(exercise);
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

/** The last tries at puzzles, endings and exercises, the newest first, `most` at most; each can be opened again. */
export function recentTries(
  record: Pick<LearnerRecord, "attempts" | "puzzles" | "endings" | "mistakes">,
  groups: readonly Group[],
  shelf: Shelf,
  inNumbers: boolean,
  most: number,
  t: Translate,
): readonly RecentTry[] {
  const mistakes = new Map([...record.mistakes].map(([id, mistake]) => [mistakeExercise(id), mistake]));
  const attempts = record.attempts.flatMap((attempt): RecentTry[] => {
    const place = placeOf(attempt, mistakes, groups, shelf, t);
    return place === null ? [] : [{ ...place, at: attempt.at, ...outcomeOf(attempt, t) }];
  });
  const puzzles = record.puzzles.slice(-most).map((tried) => puzzleTry(tried, inNumbers, t));
  const endings = record.endings.slice(-most).map((ending) => endingTry(ending, t));
  return [...attempts, ...puzzles, ...endings].sort((a, b) => b.at - a.at).slice(0, most);
}

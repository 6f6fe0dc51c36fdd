import type { Translate } from "../../locales/text.ts";
import type { DueKind, Today } from "../../training/today/queue.ts";

/** What is due, in one line: "Today: 7 due (3 puzzles, 3 lesson tasks, 1 from your games), about 5 minutes"; without the kinds if it is to be short. */
export function dueWords({ items, minutes }: Today, language: string, t: Translate, isShort = false): string {
  const count = (kind: DueKind): number => items.filter((item) => item.kind === kind).length;
  const [puzzles, openings, tasks, mistakes] = [count("puzzle"), count("opening"), count("exercise"), count("mistake")];
  const parts = [
    ...(puzzles > 0 ? [t("today.puzzles", { count: puzzles })] : []),
    ...(openings > 0 ? [t("today.openings", { count: openings })] : []),
    ...(tasks > 0 ? [t("today.tasks", { count: tasks })] : []),
    ...(mistakes > 0 ? [t("today.mistakes", { count: mistakes })] : []),
  ];
  const takes = t("today.minutes", { count: minutes });
  if (isShort) return t("today.short", { count: items.length, minutes: takes });
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" }).format(parts);
  return t("today.due", { count: items.length, parts: list, minutes: takes });
}

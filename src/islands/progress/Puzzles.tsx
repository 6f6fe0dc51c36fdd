import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { EndingRecord, PuzzleRecord } from "../../progress/index.ts";
import { bestRun, pastEndings } from "../../training/puzzles/runs.ts";
import { Rated } from "./Rated.tsx";

interface PuzzlesProps {
  /** Oldest first. */
  readonly puzzles: readonly PuzzleRecord[];
  readonly endings: readonly EndingRecord[];
  readonly language: string;
  readonly t: Translate;
}

/** Where the learner stands with puzzles: the rating over time, the best runs, the endings played out; nothing before the first. */
export function Puzzles({ puzzles, endings, language, t }: PuzzlesProps): VNode | null {
  if (puzzles.length + endings.length === 0) return null;
  const [streak, storm] = [bestRun(puzzles, "streak"), bestRun(puzzles, "storm")];
  const daily = new Set(
    puzzles.flatMap(({ mode, outcome, puzzle }) => (mode === "daily" && outcome === "solved" ? [puzzle] : [])),
  );
  const { count, perfect } = pastEndings(endings);
  const bests = [
    ...(streak > 0 ? [t("progress.best.streak", { count: streak })] : []),
    ...(storm > 0 ? [t("progress.best.storm", { count: storm })] : []),
    ...(daily.size > 0 ? [t("progress.best.daily", { count: daily.size })] : []),
    ...(count > 0 ? [t("progress.best.endings", { count, perfect })] : []),
  ];
  return (
    <section aria-labelledby="rating">
      <div class="record-head">
        <h2 id="rating">{t("progress.rating.title")}</h2>
      </div>
      {puzzles.length > 0 && <Rated puzzles={puzzles} language={language} t={t} />}
      {bests.length > 0 && <p class="record-sum">{bests.join(" ")}</p>}
    </section>
  );
}

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { PuzzleRecord } from "../../progress/index.ts";
import { GRADES, NUMBERS_FROM, ratingAfter, ratingsOver } from "../../training/puzzles/rating.ts";
import { chartOf, ratingsByDay } from "./chart.ts";
import { dateOf } from "./words.ts";

interface RatedProps {
  /** Oldest first. */
  readonly puzzles: readonly PuzzleRecord[];
  readonly language: string;
  readonly t: Translate;
}

const [WIDTH, HEIGHT] = [640, 180];
/** Room beside the rules for their numbers, and over and under them. */
const [ASIDE, EDGE] = [60, 12];

/** The rating over time: as a line, and in words as a table. Nothing as long as it is told as a grade. */
export function Rated({ puzzles, language, t }: RatedProps): VNode {
  const rating = ratingAfter(puzzles);
  if (!rating.isNumber) {
    const left = NUMBERS_FROM - rating.count;
    return (
      <p>
        {t("progress.grade", { grade: rating.grade, of: GRADES.length })} {t("progress.grade.left", { count: left })}
      </p>
    );
  }
  const points = ratingsOver(puzzles).slice(NUMBERS_FROM - 1);
  const days = ratingsByDay(points);
  const chart = chartOf(points, WIDTH - ASIDE, HEIGHT);
  const [first, last] = [days[0], days.at(-1)];
  const value = Math.round(rating.value);
  return (
    <>
      <p>
        <b class="rating-now">{value}</b>{" "}
        {t("progress.rating.sure", { count: rating.count, deviation: Math.round(2 * rating.deviation) })}
      </p>
      {first !== undefined && last !== undefined && days.length > 1 && (
        <>
          <svg
            class="rating-chart"
            viewBox={`0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}`}
            role="img"
            aria-label={t("progress.rating.chart", {
              from: first.value,
              first: dateOf(first.at, language),
              to: last.value,
              last: dateOf(last.at, language),
            })}
          >
            {chart.rules.map(({ value: rule, y }) => (
              <g key={rule}>
                <line class="rating-rule" x1={ASIDE} x2={WIDTH} y1={y} y2={y} />
                <text class="rating-value" x={ASIDE - 8} y={y + 4} text-anchor="end">
                  {rule}
                </text>
              </g>
            ))}
            <polyline class="rating-line" points={chart.line} transform={`translate(${ASIDE} 0)`} />
          </svg>
          <p class="rating-dates" aria-hidden="true">
            <span>{dateOf(first.at, language)}</span>
            <span>{dateOf(last.at, language)}</span>
          </p>
          <details>
            <summary>{t("progress.rating.table")}</summary>
            <table class="record-table">
              <thead>
                <tr>
                  <th scope="col">{t("progress.rating.day")}</th>
                  <th scope="col">{t("progress.rating")}</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((day) => (
                  <tr key={day.at}>
                    <th scope="row">{dateOf(day.at, language)}</th>
                    <td>{day.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </>
  );
}

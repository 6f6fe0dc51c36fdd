import { describeBoard } from "../board/describe.ts";
import { boardSvg } from "../board/svg.ts";
import type { StudyFacts } from "../catalogue/study.ts";
import { positionFrom } from "../catalogue/subject.ts";
import type { Translate } from "../locales/text.ts";

/** The board of a study as an SVG called `title`, which says what stands where. Nothing in it tells the solution. */
export function pictureOf(facts: StudyFacts, title: string, translate: Translate): string {
  const position = positionFrom(facts);
  const { summary, rows } = describeBoard(position, translate);
  return boardSvg(position, { title, description: [summary, ...rows].join(" ") });
}

import { describeBoard } from "../../board/describe.ts";
import { boardSvg, type PictureOptions } from "../../board/svg.ts";
import type { StudyFacts } from "../../catalogue/study.ts";
import { subjectOfTask } from "../../catalogue/task.ts";
import type { Translate } from "../../locales/text.ts";
import { type Position, startPosition } from "../../reversi/index.ts";

/** The position of a study's first task. */
export function positionOfStudy(facts: StudyFacts): Position {
  const subject = subjectOfTask(facts);
  return subject.ok ? subject.value.position : startPosition();
}

/** The first board of a study as an SVG called `title`, which says what stands where. Nothing in it tells the solution. */
export function pictureOf(
  facts: StudyFacts,
  title: string,
  translate: Translate,
  options: Pick<PictureOptions, "coordinates"> = {},
): string {
  const position = positionOfStudy(facts);
  const { summary, rows } = describeBoard(position, translate);
  return boardSvg(position, { title, description: [summary, ...rows].join(" "), ...options });
}

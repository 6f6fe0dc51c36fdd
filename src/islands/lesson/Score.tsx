import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { missedInTest, scoreOfTest } from "../../training/chapter-test.ts";

/** The lesson to look at again when an exercise of a test was missed. */
export interface LookAgain {
  readonly exercise: string;
  readonly href: string;
  readonly title: string;
}

export interface ScoreProps {
  /** Where to look again for each exercise, in the order of the test. */
  readonly look: readonly LookAgain[];
  /** How each exercise first came out: whether it was solved unaided. One that was passed over counts as missed. */
  readonly first: ReadonlyMap<string, boolean>;
  readonly t: Translate;
}

/** How a test came out: the number, and the lessons to look at again. */
export function Score({ look, first, t }: ScoreProps): VNode {
  const exercises = look.map(({ exercise }) => exercise);
  const test = { exercises, unaided: exercises.map((exercise) => first.get(exercise) ?? false) };
  const { right, of } = scoreOfTest(test);
  const missed = missedInTest(test);
  const again = look.filter(({ exercise }) => missed.includes(exercise));
  const links = [...new Map(again.map((lesson) => [lesson.href, lesson])).values()];
  return (
    <div class="verdict score" data-verdict={right === of ? "right" : "shown"}>
      <p class="verdict-title">{t("lesson.test.score", { right, of })}</p>
      <p class="verdict-text">{t(links.length === 0 ? "lesson.test.full" : "lesson.test.again")}</p>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

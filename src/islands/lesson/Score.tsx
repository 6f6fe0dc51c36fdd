import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";

/** The lesson to look at again when an exercise of a test was missed. */
export interface LookAgain {
  readonly exercise: string;
  readonly href: string;
  readonly title: string;
}

interface ScoreProps {
  readonly right: number;
  readonly of: number;
  /** Where to look again, in the order of the test. */
  readonly missed: readonly LookAgain[];
  readonly t: Translate;
}

/** How a test came out: the number, and the lessons to look at again. */
export function Score({ right, of, missed, t }: ScoreProps): VNode {
  const links = [...new Map(missed.map((lesson) => [lesson.href, lesson])).values()];
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

import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { LearnerRecord } from "../../progress/index.ts";
import { type Group, type Item, isDone, lessonStanding, type Standing, studyStanding } from "./standing.ts";
import { standingWords } from "./words.ts";

const standingOf = ({ kind, id, parts }: Item, { attempts, lessons }: LearnerRecord): Standing =>
  kind === "lesson" ? lessonStanding(lessons.get(id), parts) : studyStanding(id, parts, attempts);

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly record: LearnerRecord;
  readonly language: string;
  readonly t: Translate;
}

/** What has been done, group by group: a bar and a line for each item. */
export function Groups({ groups, record, language, t }: GroupsProps): VNode {
  return (
    <>
      {groups.map(({ title, items }) => {
        const all = items.map((item) => ({ item, standing: standingOf(item, record) }));
        const solved = all.filter(({ standing }) => isDone(standing)).length;
        return (
          <section key={title}>
            <div class="record-head">
              <h2>{title}</h2>
              <p class="record-sum">{t("progress.sum", { solved, of: items.length })}</p>
            </div>
            <div class="record-bars" aria-hidden="true">
              {all.map(({ item, standing }) => (
                <i key={item.id} class={isDone(standing) ? "filled" : undefined} />
              ))}
            </div>
            <ul class="index">
              {all.map(({ item, standing }) => (
                <li key={item.id} class="index-item">
                  <a class="index-link" href={item.href}>
                    <span class="index-title">{item.title}</span>
                    <span class={isDone(standing) ? "done" : "record-state"}>
                      {standingWords(standing, item.parts, language, t)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

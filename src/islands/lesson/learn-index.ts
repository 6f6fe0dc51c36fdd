import { followChanges } from "../../progress/changes.ts";
import type { LessonProgress } from "../../progress/kinds/lessons.ts";
import { allLessonProgress } from "../../progress/record.ts";

/** What the page says of a lesson: that it is done; or how far it is, with {done} and {of}; and the way on. */
interface Words {
  readonly done: string;
  readonly part: string;
  readonly on: string;
}

function stateWords(progress: LessonProgress | undefined, of: number, { done, part }: Words): string {
  if (progress === undefined) return "";
  if (progress.finished !== null) return done;
  const steps = Math.min(progress.steps.length, of);
  return steps === 0 ? "" : part.replace("{done}", String(steps)).replace("{of}", String(of));
}

async function tellStates(words: Words): Promise<void> {
  const lessons = await allLessonProgress();
  const items = [...document.querySelectorAll<HTMLElement>("[data-lesson]")];
  for (const item of items) {
    const progress = lessons.get(item.dataset["lesson"] ?? "");
    const place = item.querySelector("[data-lesson-state]");
    if (place !== null) place.textContent = stateWords(progress, Number(item.dataset["steps"]), words);
  }
  const open = items.find((item) => (lessons.get(item.dataset["lesson"] ?? "")?.finished ?? null) === null);
  const start = document.querySelector<HTMLAnchorElement>("[data-start]");
  const href = open?.querySelector("a")?.href;
  if (start !== null && href !== undefined && lessons.size > 0) [start.href, start.textContent] = [href, words.on];
}

/** Tells on the list of lessons what is done, and where to go on; again whenever the record changes. */
export function connectLearnIndex(words: Words): void {
  const tell = (): void => {
    tellStates(words).catch(() => undefined);
  };
  tell();
  followChanges(tell);
}

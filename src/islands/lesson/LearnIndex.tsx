import { useEffect } from "preact/hooks";
import { ENGLISH, translator } from "../../locales/text.ts";
import { followChanges } from "../../progress/changes.ts";
import type { LessonProgress } from "../../progress/lessons.ts";

interface LearnIndexProps {
  /** How many steps each lesson has, in the order of the page. */
  readonly steps: Readonly<Record<string, number>>;
}

const t = translator(ENGLISH);

function stateWords(progress: LessonProgress | undefined, of: number): string {
  if (progress === undefined) return "";
  if (progress.finished !== null) return t("learn.done");
  return progress.steps.length === 0 ? "" : t("learn.part", { done: Math.min(progress.steps.length, of), of });
}

async function tellStates(steps: LearnIndexProps["steps"]): Promise<void> {
  const { readRecord } = await import("../../progress/keeper.ts");
  const { lessons } = await readRecord("lesson");
  for (const item of document.querySelectorAll<HTMLElement>("[data-lesson]")) {
    const id = item.dataset["lesson"] ?? "";
    const place = item.querySelector("[data-lesson-state]");
    if (place !== null) place.textContent = stateWords(lessons.get(id), steps[id] ?? 0);
  }
  const open = Object.keys(steps).find((id) => (lessons.get(id)?.finished ?? null) === null);
  const start = document.querySelector<HTMLAnchorElement>("[data-start]");
  if (start === null || open === undefined || lessons.size === 0) return;
  const href = document.querySelector<HTMLAnchorElement>(`[data-lesson="${open}"] a`)?.href;
  if (href !== undefined) [start.href, start.textContent] = [href, t("learn.on")];
}

/** Tells on the list of lessons what is done, and where to go on. It draws nothing of its own. */
export function LearnIndex({ steps }: LearnIndexProps): null {
  useEffect(() => {
    const tell = (): void => {
      tellStates(steps).catch(() => undefined);
    };
    tell();
    return followChanges(tell);
  }, []);
  return null;
}

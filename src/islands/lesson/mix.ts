import { mixTest } from "../../training/chapter-test.ts";
import type { LessonStep } from "./step.ts";

/** Where the order of a test is kept as long as the tab: a reload, or a step back, does not mix it anew. */
const keyOf = (lesson: string): string => `outflank:mix:${lesson}`;

/** The seed of this visit to a test. */
export function seedOfVisit(lesson: string): number {
  const fresh = Math.floor(Math.random() * 2 ** 31);
  try {
    const kept = sessionStorage.getItem(keyOf(lesson));
    if (kept !== null && /^\d{1,10}$/.test(kept)) return Number(kept);
    sessionStorage.setItem(keyOf(lesson), String(fresh));
  } catch {
    // Without a storage every loading of the page is a visit of its own.
  }
  return fresh;
}

/** Ends the visit: the next one has another order. */
export function endVisit(lesson: string): void {
  try {
    sessionStorage.removeItem(keyOf(lesson));
  } catch {
    // As above.
  }
}

/** The steps mixed. The first place, its bar and its address stay what they are, whatever step comes to stand there. */
export function mixSteps(steps: readonly LessonStep[], seed: number): readonly LessonStep[] {
  const order = mixTest(
    steps.map(({ id }) => id),
    seed,
  ).exercises;
  return order.flatMap((from, i) => {
    const [step, place] = [steps.find(({ id }) => id === from), steps[i]];
    return step === undefined || place === undefined ? [] : [{ ...step, id: place.id }];
  });
}

/** Gives the texts in the page, which stand in the order of `steps`, the ids of the places that `mixed` gives their exercises. */
export function mixTexts(steps: readonly LessonStep[], mixed: readonly LessonStep[]): void {
  const current = document.querySelector("[data-steps] > [data-current]")?.id;
  const moved = steps.map(({ id, exercise }) => ({
    text: document.getElementById(id),
    to: mixed.find((step) => step.exercise?.id === exercise?.id)?.id ?? id,
  }));
  for (const { text, to } of moved) {
    if (text !== null) text.id = to;
    text?.toggleAttribute("data-current", to === current);
  }
}

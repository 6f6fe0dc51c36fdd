import { mixTest } from "../../training/chapter-test.ts";
import type { LessonStep } from "./step.ts";

/** How the exercises of a test first came out in this visit. */
export interface FirstTries {
  /** Whether each exercise that was tried was solved unaided. */
  readonly first: ReadonlyMap<string, boolean>;
  /** Keeps how an exercise came out, if it is the first time. */
  readonly keep: (exercise: string, isUnaided: boolean) => void;
  /** Ends the visit: the next one has another order, and nothing tried. What came of this one is told as long as it is looked at. */
  readonly end: () => void;
}

/** A visit to a test: the seed of its order, and how its exercises first came out. */
interface Visit {
  readonly seed: number;
  readonly first: readonly (readonly [string, boolean])[];
  /** Whether its end has been reached. */
  readonly ended: boolean;
}

/** Where a visit is kept as long as the tab: a reload, or a step back, neither mixes the test anew nor forgets what was tried. */
const keyOf = (lesson: string): string => `outflank:test:${lesson}`;

const isVisit = (data: unknown): data is Visit =>
  typeof data === "object" &&
  data !== null &&
  "seed" in data &&
  Number.isSafeInteger(data.seed) &&
  "first" in data &&
  Array.isArray(data.first) &&
  data.first.every((one) => Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "boolean") &&
  "ended" in data &&
  typeof data.ended === "boolean";

function keptVisit(lesson: string): Visit | null {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(keyOf(lesson)) ?? "null");
    return isVisit(data) ? data : null;
  } catch {
    // Without a storage every loading of the page is a visit of its own.
    return null;
  }
}

function keepVisit(lesson: string, visit: Visit): void {
  try {
    sessionStorage.setItem(keyOf(lesson), JSON.stringify(visit));
  } catch {
    // As above.
  }
}

/** The visit that is under way, or a new one. One that has ended goes on only for who `looksBack` at how it came out. */
export function openVisit(lesson: string, looksBack: boolean): { readonly seed: number; readonly tries: FirstTries } {
  const last = keptVisit(lesson);
  const kept = last?.ended && !looksBack ? null : last;
  const seed = kept?.seed ?? Math.floor(Math.random() * 2 ** 31);
  const first = new Map(kept?.first);
  let ended = kept?.ended ?? false;
  const write = (): void => keepVisit(lesson, { seed, first: [...first], ended });
  write();
  return {
    seed,
    tries: {
      first,
      keep: (exercise, isUnaided) => {
        if (!first.has(exercise)) first.set(exercise, isUnaided);
        write();
      },
      end: () => {
        ended = true;
        write();
      },
    },
  };
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

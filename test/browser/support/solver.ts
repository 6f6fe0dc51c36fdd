import type { Exercise } from "../../../src/catalogue/exercise.ts";
import { mixTest } from "../../../src/training/chapter-test.ts";
import { idOf, readFiles, readLibrary } from "../../content/library.ts";
import { chooseWork, countWork, markWork, nameWork, orderWork, setupWork, spotWork } from "./answers.ts";
import { moveWork, playOutWork } from "./moves.ts";
import type { Work } from "./work.ts";

// Works out from the files of content what a learner would have to do, without a look at any page.

/** A step as it stands in the page, and its exercise if it has one. */
interface Stop {
  readonly step: string;
  readonly work: Work | null;
}

/** A page of the chapter: a lesson or its test. */
export interface Leg {
  readonly path: string;
  readonly stops: readonly Stop[];
  /** The id of what ends it. */
  readonly end: string;
}

async function workOf(id: string, exercise: Exercise): Promise<Work> {
  switch (exercise.kind) {
    case "best-move":
    case "line":
      return moveWork(id, exercise);
    case "mark":
      return markWork(id, exercise);
    case "count":
      return countWork(id, exercise);
    case "setup":
      return setupWork(id, exercise);
    case "name-square":
      return nameWork(id, exercise);
    case "spot-error":
      return spotWork(id, exercise);
    case "choose":
      return chooseWork(id, exercise);
    case "order":
      return orderWork(id, exercise);
    case "play-out":
      return playOutWork(id, exercise);
  }
}

/** A chapter from its first lesson to its test; or one lesson of it. */
export async function legsOf(chapter: string, lesson?: string): Promise<readonly Leg[]> {
  const { chapters, lessons, exercises } = readLibrary(readFiles());
  const works = new Map<string, Work>();
  const workCalled = (id: string): Work => {
    const work = works.get(id);
    if (work === undefined) throw new Error(`there is no exercise ${id}`);
    return work;
  };
  const folder = `lessons/en/${chapter}/`;
  const head = chapters.get(`${folder}_chapter.yaml`);
  if (head === undefined) throw new Error(`there is no chapter ${chapter}`);
  const ordered = [...lessons]
    .filter(([path]) => path.startsWith(folder) && (lesson === undefined || idOf(path) === lesson))
    .sort(([, a], [, b]) => a.order - b.order);
  const asked = lesson === undefined ? head.test : [];
  const met = new Set([
    ...asked,
    ...ordered.flatMap(([, { steps, questions = [] }]) => [
      ...steps.flatMap((step) => step.exercise ?? []),
      ...questions,
    ]),
  ]);
  for (const [path, exercise] of exercises) {
    if (met.has(idOf(path))) works.set(idOf(path), await workOf(idOf(path), exercise));
  }
  const legs = ordered.map(
    ([path, { steps, questions = [] }]): Leg => ({
      path: `./learn/${chapter}/${idOf(path)}/`,
      stops: [
        ...steps.map(({ id, exercise }) => ({ step: id, work: exercise === undefined ? null : workCalled(exercise) })),
        ...questions.map((id, i) => ({ step: `memory-${i + 1}`, work: workCalled(id) })),
      ],
      end: "recap",
    }),
  );
  if (lesson !== undefined) return legs;
  const mixed = mixTest(head.test, head.order).exercises;
  return [
    ...legs,
    {
      path: `./learn/${chapter}/test/`,
      stops: mixed.map((id, i) => ({ step: `task-${i + 1}`, work: workCalled(id) })),
      end: "score",
    },
  ];
}

import type { Exercise } from "../../src/catalogue/exercise.ts";
import { YOUNG_WORDS } from "../../src/catalogue/lesson.ts";
import { placeFault, placeOf, playMoves } from "../../src/catalogue/place.ts";
import { countWords, type Step } from "../../src/catalogue/steps.ts";
import { type Game, positionOf, squareNamed } from "../../src/reversi/index.ts";
import { prove } from "../../src/training/proof/prove.ts";
import { answerSquares, faultsOfExercise } from "./check-exercise.ts";
import { faultsOfSentences } from "./check-sentences.ts";
import { look, read } from "./engine.ts";
import { namesInMarks } from "./in-marks.ts";
import { idOf, type Lesson, type Library } from "./library.ts";
import { KNOWN_POINTS } from "./points.ts";

/** The ids of what follows a lesson's last step on its page. */
const ENDS = ["memory-1", "memory-2", "recap"] as const;

/** All that is wrong with lessons, exercises and terms: each fault with its file, the step or field, and the reason. */
export async function faultsIn(library: Library): Promise<readonly string[]> {
  const faults = [...faultsOfLibrary(library), ...(await faultsOfTerms(library))];
  for (const folder of foldersOf(library)) faults.push(...(await faultsOfFolder(library, folder)));
  return faults;
}

const folderOf = (path: string): string => path.split("/").at(-2) ?? "";

/** The folders of chapters: of their lessons and of their exercises. */
export const foldersOf = ({ lessons, exercises }: Library): readonly string[] => [
  ...new Set([...lessons.keys(), ...exercises.keys()].map(folderOf)),
];

/** What could not be read, and what does not fit together. */
export const faultsOfLibrary = (library: Library): readonly string[] => [...library.faults, ...faultsOfIds(library)];

/** What is wrong with the exercises and lessons of one chapter. */
export async function faultsOfFolder(library: Library, folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [path, exercise] of library.exercises) {
    if (folderOf(path) !== folder) continue;
    for (const fault of await faultsOfExercise(exercise)) faults.push(`${path}: ${fault}`);
  }
  for (const [path, lesson] of library.lessons) {
    if (folderOf(path) !== folder) continue;
    const chapter = library.chapters.get(path.replace(/[^/]*$/, "_chapter.yaml"));
    const most = chapter?.young ? YOUNG_WORDS : Number.POSITIVE_INFINITY;
    faults.push(...faultsOfHeadings(lesson.steps).map((fault) => `${path}: ${fault}`));
    for (const fault of await faultsOfHead(lesson, library)) faults.push(`${path}: ${fault}`);
    for (const step of lesson.steps) {
      for (const fault of await faultsOfStep(step, path, library, most))
        faults.push(`${path}: step ${step.id}: ${fault}`);
    }
  }
  return faults;
}

const exerciseById = ({ exercises }: Library, id: string): Exercise | undefined =>
  [...exercises].find(([path]) => idOf(path) === id)?.[1];

const twice = (names: readonly (string | number)[]): readonly (string | number)[] =>
  names.filter((name, i) => names.indexOf(name) !== i);

/** Ids that stand twice, or for nothing; places in a list that are taken twice; exercises that no learner meets. */
function faultsOfIds(library: Library): readonly string[] {
  const { chapters, lessons, exercises, terms, unread } = library;
  const isWhole = !unread.some((path) => path.startsWith("lessons/"));
  const faults: string[] = [];
  const met = new Set<string>();
  const meet = (path: string, field: string, id: string): void => {
    met.add(id);
    if (!library.exerciseIds.includes(id)) faults.push(`${path}: ${field}: there is no exercise ${id}`);
  };
  for (const [path, { test }] of chapters) for (const id of test) meet(path, "test", id);
  for (const [path, lesson] of lessons) {
    const folder = path.replace(/[^/]*$/, "");
    if (![...chapters.keys(), ...unread].includes(`${folder}_chapter.yaml`))
      faults.push(`${path}: its chapter has no _chapter.yaml`);
    const others = [...lessons].filter(([other]) => other !== path && other.startsWith(folder));
    if (others.some(([, { order }]) => order === lesson.order)) faults.push(`${path}: order: ${lesson.order} is taken`);
    for (const id of lesson.questions ?? []) meet(path, "questions", id);
    for (const { id, exercise } of lesson.steps)
      if (exercise !== undefined) meet(path, `step ${id}: exercise`, exercise);
  }
  const shared = twice(library.exerciseIds);
  for (const [path, { lesson }] of exercises) {
    if (shared.includes(idOf(path))) faults.push(`${path}: another exercise is called ${idOf(path)}`);
    if (isWhole && !met.has(idOf(path))) faults.push(`${path}: no lesson and no test has it`);
    if (lesson === undefined) continue;
    const isThere = lesson.includes("#")
      ? hasStep(library, lesson)
      : [...lessons.keys(), ...unread].some((other) => other.endsWith(`/${lesson}.mdx`));
    if (!isThere) faults.push(`${path}: lesson: there is no lesson ${lesson}`);
  }
  const titles = twice([...terms.values()].map(({ term }) => term));
  for (const [path, { term }] of terms) if (titles.includes(term)) faults.push(`${path}: term: ${term} stands twice`);
  return faults;
}

/** What terms lead to that is not there, and boards of theirs that cannot be or do not show what is said. */
export async function faultsOfTerms(library: Library): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [path, { see, board, taught }] of library.terms) {
    for (const id of see) if (!hasTerm(library, id)) faults.push(`${path}: see: there is no term ${id}`);
    if (taught !== undefined && !hasStep(library, taught)) faults.push(`${path}: taught: there is no step ${taught}`);
    const game = placeOf(board ?? {});
    if (!game.ok) {
      faults.push(`${path}: board.${game.error.field}: ${placeFault(game.error)}`);
      continue;
    }
    faults.push(...strangersInMarks(game.value, board?.marks).map((fault) => `${path}: board.${fault}`));
    for (const claim of board?.claims ?? []) {
      const { holds } = await prove(claim, { position: positionOf(game.value), game: game.value }, read, look);
      if (!holds) faults.push(`${path}: board: claim ${claim.kind}: "${board?.caption}" is not true`);
    }
  }
  return faults;
}

/** Whether a lesson of any language has the step that is written `chapter/lesson#step`, or may have, as it could not be read. */
function hasStep({ lessons, unread }: Library, written: string): boolean {
  const [lesson, step] = written.split("#");
  const isHere = (path: string): boolean => path.endsWith(`/${lesson}.mdx`);
  return (
    unread.some(isHere) || [...lessons].some(([path, { steps }]) => isHere(path) && steps.some(({ id }) => id === step))
  );
}

/** The id that a heading gets on the page: its words in small letters, joined by hyphens. */
const idOfHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

/** Headings and steps that would share an id on the page, so that a link to the step led elsewhere. */
const faultsOfHeadings = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step) =>
    step.headings
      .filter((heading) => [...steps.map(({ id }) => id), ...ENDS].includes(idOfHeading(heading)))
      .map((heading) => `step ${step.id}: its heading "${heading}" gets the id of a step`),
  );

const hasTerm = ({ terms, unread }: Library, id: string): boolean =>
  [...terms.keys(), ...unread.filter((path) => path.startsWith("glossary/"))].some((path) => idOf(path) === id);

const strangersInMarks = ({ start }: Game, marks = ""): readonly string[] =>
  namesInMarks(marks)
    .filter((name) => squareNamed(start.board.shape, name) === undefined)
    .map((name) => `marks: this board has no ${name}`);

async function faultsOfStep(step: Step, path: string, library: Library, most: number): Promise<readonly string[]> {
  const words = countWords(step.text);
  const faults = words > most ? [`${words} words, more than ${most}`] : [];
  if (words === 0) faults.push("it says nothing");
  for (const id of step.terms) if (!hasTerm(library, id)) faults.push(`there is no term ${id}`);
  const exercise = step.exercise === undefined ? undefined : exerciseById(library, step.exercise);
  if (step.exercise !== undefined && exercise === undefined) return faults;
  const game = placeOf(exercise ?? step);
  if (!game.ok) return [...faults, `${game.error.field}: ${placeFault(game.error)}`];
  const position = positionOf(game.value);
  faults.push(...strangersInMarks(game.value, step.marks));
  const shown = playMoves(game.value, step.play ?? "");
  if (!shown.ok) faults.push(`play: move ${shown.error.ply} (${shown.error.move}) is not legal`);
  for (const { claim, sentence } of step.claims) {
    if (sentence === "") faults.push(`claim ${claim.kind}: it has no sentence`);
    const { holds } = await prove(claim, { position, game: game.value }, read, look);
    if (!holds) faults.push(`claim ${claim.kind}: "${sentence}" is not true`);
  }
  faults.push(...faultsOfSentences(path, step, game.value));
  if (exercise !== undefined) {
    const told = await namedOfAnswer(step.text, exercise);
    faults.push(...told.map((name) => `its text names ${name}, of the answer of ${step.exercise}`));
  }
  return faults;
}

/** The squares of the answer of an exercise that a text names. What is read before it is solved may name none. */
async function namedOfAnswer(text: string, exercise: Exercise): Promise<readonly string[]> {
  if (exercise.kind === "setup" || (exercise.kind === "line" && exercise.goal.kind === "follow")) return [];
  const game = placeOf(exercise);
  if (!game.ok) return [];
  const { names } = game.value.start.board.shape;
  return (await answerSquares(exercise))
    .map((square) => names[square] ?? "")
    .filter((name) => new RegExp(`\\b${name}\\b`, "i").test(text));
}

/** Points that are none, and squares of answers in what is read before the lesson, or before the questions at its end. */
async function faultsOfHead(lesson: Lesson, library: Library): Promise<readonly string[]> {
  const { title, summary, goals, recap, covers, questions = [], steps } = lesson;
  const faults = covers.filter((point) => !KNOWN_POINTS.includes(point)).map((point) => `covers: there is no ${point}`);
  const asked = [...steps.flatMap(({ exercise }) => exercise ?? []), ...questions];
  for (const [field, text] of Object.entries({ title, summary, goals: goals.join(" "), recap: recap.join(" ") })) {
    for (const id of asked) {
      const exercise = exerciseById(library, id);
      const told = exercise === undefined ? [] : await namedOfAnswer(text, exercise);
      faults.push(...told.map((name) => `${field}: it names ${name}, of the answer of ${id}`));
    }
  }
  return faults;
}

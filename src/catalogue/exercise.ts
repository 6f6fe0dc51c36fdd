import { z } from "astro/zod";
import { positionOf } from "../reversi/index.ts";
import { strangersIn } from "./fields.ts";
import { KINDS } from "./kinds/index.ts";
import type { Fault, Kind, words } from "./kinds/kind.ts";
import { placeFault, placeOf } from "./place.ts";

export type { CountTarget } from "./kinds/count.ts";
export type { MarkTarget } from "./kinds/mark.ts";

type Facts = (typeof KINDS)[number]["facts"];

export type Exercise = z.infer<Facts>;
export type ExerciseKind = Exercise["kind"];
export type ExerciseOf<K extends ExerciseKind> = Extract<Exercise, { kind: K }>;
export type ExerciseWords = z.infer<typeof words>;

// The functions of a kind take the facts of their own kind, by whose name it is found.
const BY_NAME: ReadonlyMap<string, Kind> = new Map(
  KINDS.map((kind) => [kind.facts.shape.kind.value, kind as unknown as Kind]),
);

/** What is known of the kind of an exercise. */
export function kindCalled(name: ExerciseKind): Kind {
  const kind = BY_NAME.get(name);
  if (kind === undefined) throw new RangeError(`no kind of exercise is called ${name}`);
  return kind;
}

/** What is wrong with an exercise as the rules see it before any answer is worked out. */
function* faultsIn(exercise: Exercise): Generator<Fault> {
  for (const [language, { hints: rungs, choices }] of Object.entries(exercise.words)) {
    const path = ["words", language];
    if (rungs.length !== exercise.hints.length) {
      yield [[...path, "hints"], `${rungs.length} texts for ${exercise.hints.length} rungs`];
    }
    const wanted = "choices" in exercise ? exercise.choices.length : undefined;
    if (choices?.length !== wanted)
      yield [[...path, "choices"], `${choices?.length ?? 0} texts for ${wanted ?? 0} choices`];
  }
  const game = placeOf(exercise);
  if (!game.ok) {
    yield [[game.error.field], placeFault(game.error)];
    return;
  }
  const position = positionOf(game.value);
  const { words: _words, position: _position, ...named } = exercise;
  for (const path of strangersIn(position.board.shape, named)) yield [path, "this board has no such square"];
  const { faults, faultOfHint } = kindCalled(exercise.kind);
  yield* faults?.(exercise, position) ?? [];
  for (const [index, rung] of exercise.hints.entries()) {
    const fault = faultOfHint?.(rung, position) ?? null;
    if (fault !== null) yield [["hints", index], fault];
  }
}

const [first, ...others] = KINDS.map(({ facts }): Facts => facts);

/** The facts and words of an exercise: `content/exercises/<chapter>/<id>.yaml`, whose name is its id. */
export const exercise = z.discriminatedUnion("kind", [first as Facts, ...others]).superRefine((data, context) => {
  for (const [path, message] of faultsIn(data)) context.addIssue({ code: "custom", path, message });
});

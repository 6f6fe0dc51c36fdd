import type { ExerciseKind } from "../../catalogue/exercise.ts";
import { placeOf } from "../../catalogue/place.ts";
import type { Translate } from "../../locales/text.ts";
import { newGame } from "../../reversi/index.ts";
import type { Outcome, Session } from "../exercise/session.ts";
import { openExercise } from "../exercise/sheet.ts";
import type { LessonStep } from "./step.ts";

type Opener = (desk: never) => Session;

/** Each kind of exercise is loaded when a lesson comes to one. */
const KINDS: { readonly [K in ExerciseKind]: () => Promise<{ readonly open: Opener }> } = {
  "best-move": () => import("../exercise/moves.ts"),
  line: () => import("../exercise/moves.ts"),
  "play-out": () => import("../exercise/play-out.ts"),
  mark: () => import("../exercise/mark.ts"),
  count: () => import("../exercise/count.ts"),
  setup: () => import("../exercise/setup.ts"),
  "name-square": () => import("../exercise/name-square.ts"),
  "spot-error": () => import("../exercise/spot-error.ts"),
  choose: () => import("../exercise/choose.ts"),
};

/** Opens the exercise of a step. */
export async function openStep(
  { exercise }: LessonStep,
  t: Translate,
  tell: (outcome: Outcome) => void,
): Promise<Session | null> {
  if (exercise === null) return null;
  const { open } = await KINDS[exercise.kind]();
  const { facts, words } = openExercise(exercise.sealed);
  const game = placeOf(facts);
  // Each opener takes the facts of its own kind, which is the kind it was loaded for.
  return open({ facts, words, game: game.ok ? game.value : newGame(), t, tell } as never);
}

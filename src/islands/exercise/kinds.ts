import type { ExerciseKind } from "../../catalogue/exercise.ts";
import { placeOf } from "../../catalogue/place.ts";
import type { Translate } from "../../locales/text.ts";
import { newGame } from "../../reversi/index.ts";
import type { Desk } from "./open.ts";
import type { Outcome, Session } from "./session.ts";
import type { ExerciseSheet } from "./sheet.ts";

type Opener = (desk: never) => Session;

/** Each kind of exercise is loaded when one is come to. */
const KINDS: { readonly [K in ExerciseKind]: () => Promise<{ readonly open: Opener }> } = {
  "best-move": () => import("./moves.ts"),
  line: () => import("./moves.ts"),
  "play-out": () => import("./play-out.ts"),
  mark: () => import("./mark.ts"),
  count: () => import("./count.ts"),
  setup: () => import("./setup.ts"),
  "name-square": () => import("./name-square.ts"),
  "spot-error": () => import("./spot-error.ts"),
  choose: () => import("./choose.ts"),
};

/** Opens an exercise. `tell` is told what has become of it each time it is solved, missed or shown. */
export async function openSheet(
  { facts, words }: ExerciseSheet,
  t: Translate,
  tell: (outcome: Outcome) => void,
  more: Pick<Desk, "defend" | "best" | "referee" | "hinted" | "tellHints"> = {},
): Promise<Session> {
  const { open } = await KINDS[facts.kind]();
  const game = placeOf(facts);
  // Each opener takes the facts of its own kind, which is the kind it was loaded for.
  return open({ facts, words, game: game.ok ? game.value : newGame(), t, tell, ...more } as never);
}

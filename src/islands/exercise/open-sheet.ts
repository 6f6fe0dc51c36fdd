import type { ExerciseKind } from "../../catalogue/exercise.ts";
import { placeOf } from "../../catalogue/place.ts";
import type { Translate } from "../../locales/text.ts";
import { newGame } from "../../reversi/index.ts";
import type { Desk } from "./open.ts";
import type { Outcome, Session } from "./session.ts";
import type { ExerciseSheet } from "./sheet.ts";

/** What the file of a kind gives. It takes the facts of that kind. */
interface OpenedKind {
  readonly open: (desk: never) => Session;
}

/** Each kind of exercise is a file by its name, and is loaded when one is come to. */
const files = import.meta.glob("./*.ts", { base: "./kinds" }) as {
  readonly [Name in `./${ExerciseKind}.ts`]: () => Promise<OpenedKind>;
};

/** Opens an exercise. `tell` is told what has become of it each time it is solved, missed or shown. */
export async function openSheet(
  { facts, words }: ExerciseSheet,
  t: Translate,
  tell: (outcome: Outcome) => void,
  more: Pick<Desk, "defend" | "best" | "referee" | "hinted" | "tellHints"> = {},
): Promise<Session> {
  const { open } = await files[`./${facts.kind}.ts`]();
  const game = placeOf(facts);
  return open({ facts, words, game: game.ok ? game.value : newGame(), t, tell, ...more } as never);
}

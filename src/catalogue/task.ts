import { type Disc, positionOf, type Result, type VariantId } from "../reversi/index.ts";
import { type PlaceError, placeOf } from "./place.ts";
import { gameFrom, type Subject } from "./subject.ts";

/** What of a task's facts says which position it is about: see src/catalogue/study.ts for each field. */
export interface TaskPlace {
  readonly variant?: VariantId | undefined;
  readonly position?: string | undefined;
  readonly toMove?: Disc | undefined;
  readonly moves?: string | undefined;
  readonly game?: string | undefined;
}

/** What a task is about: its position, and the game or the moves that lead to it if any are given. */
export function subjectOfTask({ variant, position, toMove, moves, game }: TaskPlace): Result<Subject, PlaceError> {
  const led = placeOf({ variant, position, toMove, moves });
  if (!led.ok) return led;
  const shown = positionOf(led.value);
  if (game === undefined) return { ok: true, value: { position: shown, game: moves === undefined ? null : led.value } };
  const told = gameFrom(game);
  return told.ok
    ? { ok: true, value: { position: shown, game: told.value } }
    : { ok: false, error: { field: "moves", ...told.error } };
}

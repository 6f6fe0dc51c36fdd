import type { Kind } from "../entry.ts";
import { attempts } from "./attempts.ts";
import { endings } from "./endings.ts";
import { games } from "./games.ts";
import { lessons } from "./lessons.ts";
import { mistakes } from "./mistakes.ts";
import { chosenLines, openings } from "./openings.ts";
import { puzzles } from "./puzzles.ts";
import { rounds } from "./rounds.ts";

/** Every kind of entry that the record has. A part that keeps something else adds its kind here. */
export const KINDS: readonly Kind<unknown>[] = [
  attempts,
  lessons,
  games,
  rounds,
  puzzles,
  mistakes,
  endings,
  openings,
  chosenLines,
];

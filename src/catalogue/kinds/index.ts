import { bestMove } from "./best-move.ts";
import { choose } from "./choose.ts";
import { count } from "./count.ts";
import { line } from "./line.ts";
import { mark } from "./mark.ts";
import { nameSquare } from "./name-square.ts";
import { order } from "./order.ts";
import { playOut } from "./play-out.ts";
import { setup } from "./setup.ts";
import { spotError } from "./spot-error.ts";

/** All kinds of exercises. What a learner does with each stands under its name in src/islands/exercise/kinds. */
export const KINDS = [bestMove, line, playOut, mark, count, setup, nameSquare, spotError, choose, order] as const;

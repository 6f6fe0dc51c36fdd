import type { Template } from "../case.ts";
import { cornerGiven } from "./corner-given.ts";
import { mobility } from "./mobility.ts";
import { ownPass } from "./pass.ts";

/** All that can be said of a move, each in its own file. */
export const TEMPLATES: readonly Template[] = [cornerGiven, ownPass, mobility];

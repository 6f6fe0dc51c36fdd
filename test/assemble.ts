import { assembleEngine } from "../src/build/assemble.ts";

/** Before the tests: the engine that some of them load is compiled. */
export const setup = assembleEngine;

import type { PlayError } from "../../reversi/index.ts";

/** Where an attempt stands: nothing played yet; a move waits for its verdict; it failed; it reached the goal; the solution was shown. */
export type AttemptState = "ready" | "thinking" | "wrong" | "solved" | "revealed";

/** Why a try came to nothing: the rules refuse the square, or the attempt is over or waits for a verdict. */
export type TryError = PlayError | "not-now";

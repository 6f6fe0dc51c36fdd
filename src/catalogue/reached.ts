// Pages read puzzles, and with them these, so they stand apart from the schemas, which no page needs.

/** What must come of a move for it to be right: a result at least this good for the side to move, or no worse than any other. */
export const OUTCOMES = ["win", "draw", "most-discs"] as const;

/** The most empty squares of the usual board at which an outcome may be asked for: what the exact search reads out while a person waits. */
export const READABLE_EMPTIES = 14;

/** What is seen on the board after a move: it stands on a corner; the other side must pass; the game is over; the other colour is gone. */
export const EVENTS = ["corner", "passes", "ends", "wipe-out"] as const;

export type Outcome = (typeof OUTCOMES)[number];
export type Event = (typeof EVENTS)[number];

// A page judges by these, so they stand apart from what reads content, which no page needs.

/** How many plies a move is looked at that is to be the strongest. */
export const STRONG_PLIES = 10;

/** How many discs a move that counts as the strongest may be behind the best one. */
export const STRONG = 2;

import type { ClaimKind } from "../../../src/catalogue/claim.ts";
import type { PlaceText } from "../../../src/catalogue/place.ts";
import { CONCEPT_CASES } from "./concept-claims.ts";
import { type Case, diagram } from "./diagram.ts";

const START: PlaceText = {};
/** A composed game of fifty-nine moves, then White must pass; a8 is left. */
const THIRTEEN: PlaceText = {
  moves: [
    "f5 f4 e3 d6 g5 f3 c7 d7 c4 g3 e7 d3 c2 c3 d2 c6 f6 f7 e6 b1",
    "e2 e8 b3 h5 g6 a4 b6 f2 h3 h7 h6 g2 h1 h4 b2 a6 c5 h2 a3 b8",
    "f8 g8 a5 g7 b7 a7 c8 a2 b4 d8 e1 g4 f1 b5 c1 g1 a1 d1 h8",
  ].join(" "),
};
/** White b4, black c4 d4 e4. */
const ROW = diagram(`${"-".repeat(25)}OXXX`, "white");
/** White b5 and d5, black c5 and e5: a disc on a5 turns b5 and skips no disc of its own. */
const NO_SKIP = diagram(`${"-".repeat(33)}OXOX`, "black");
/** Black a1 b1 a2 b2, and a black disc in the middle beside a white one. */
const CORNER = diagram(`XX------XX------${"-".repeat(11)}XO`, "black");
/** An ending of a real game, every move solved by two other programs: d8 18, h3 -20, a8 -20. */
const ENDING: PlaceText = {
  position: "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO",
  toMove: "black",
};
/** A published record: Black must pass after eight moves. */
const PASS: PlaceText = { moves: "f5f6d3g5h5h4f7h6" };
/** A published record: over after nine moves, thirteen to nothing. */
const WIPE_OUT: PlaceText = { moves: "e6f4e3f6g5d6e7f5c5" };
/** From a study of V. Stepanov: only d1 takes the last black disc. */
const LAST_DISC: PlaceText = {
  position: "-----------XO------XO-----OXO-----OXO-----OOOO------------------",
  toMove: "white",
};
/** A standard position of the edge: White may play d8, Black never. */
const RESERVE = diagram("---------------------------XX------OX------XX-----XXX-----X-X---", "white");
const STARS: PlaceText = { variant: "eight-stars" };

const OTHELLO = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;
const MIRRORED = `${"-".repeat(27)}XO------OX${"-".repeat(27)}`;

/** Each kind of claim at least once. */
export const CASES: Readonly<Record<ClaimKind, readonly Case[]>> = {
  discs: [
    [THIRTEEN, { black: 13, white: 50, empty: 1 }, { black: 13, white: 49, empty: 1 }],
    [START, { after: "f5", black: 4, white: 1, empty: 59 }, { black: 4, white: 1, empty: 59 }],
  ],
  squares: [[STARS, { count: 88 }, { count: 100 }]],
  legal: [
    [START, { squares: "d3 c4 f5 e6" }, { squares: "d3 c4 f5" }],
    [START, { side: "white", squares: "e3 f4 c5 d6" }, { side: "white", squares: "d3 c4 f5 e6" }],
  ],
  mobility: [[PASS, { side: "black", count: 0 }, { side: "white", count: 0 }]],
  illegal: [[START, { squares: "a1 d4 e3" }, { squares: "a1 d3" }]],
  "only-move": [[THIRTEEN, { move: "a8" }, { move: "a1" }]],
  flips: [
    [THIRTEEN, { move: "a8", lines: "6 6 6" }, { move: "a8", lines: "6 6 5" }],
    [START, { move: "f5", lines: "1" }, { move: "a1", lines: "1" }],
  ],
  turned: [[ROW, { move: "f4", squares: "e4 d4 c4" }, { move: "f4", squares: "c4 d4" }]],
  unturned: [[NO_SKIP, { move: "a5", squares: "d5" }, { move: "a5", squares: "b5 d5" }]],
  colour: [[ROW, { squares: "c4 d4", is: "black" }, { squares: "b4 c4", is: "black" }]],
  final: [
    [THIRTEEN, { move: "a8", black: 32, white: 32 }, { move: "a8", black: 33, white: 31 }],
    [THIRTEEN, { move: "a8", black: 32, white: 32 }, { move: "b8", black: 32, white: 32 }],
  ],
  result: [[WIPE_OUT, { black: 64, white: 0 }, { black: 13, white: 0 }]],
  ends: [[WIPE_OUT, { how: "wiped-out" }, { how: "both-stuck" }]],
  passed: [
    [THIRTEEN, { side: "white" }, { side: "black" }],
    [PASS, { side: "black" }, { side: "white" }],
  ],
  plies: [[WIPE_OUT, { count: 9 }, { count: 10 }]],
  board: [[START, { position: OTHELLO }, { position: MIRRORED }]],
  symmetric: [[THIRTEEN, { about: "other-diagonal" }, { about: "main-diagonal" }]],
  alike: [[START, { squares: "d3 c4 f5 e6" }, { squares: "d3 c4 f5 a1" }]],
  reachable: [
    [THIRTEEN, { plies: 59, first: "f5" }, { plies: 58, first: "f5" }],
    [THIRTEEN, { plies: 59, first: "f5" }, { plies: 59, first: "d3" }],
  ],
  stable: [[CORNER, { squares: "a1 b1 a2" }, { squares: "a1 d4" }]],
  turnable: [[START, { squares: "d4 e4 d5 e5" }, { after: "f5", squares: "a1" }]],
  frontier: [[CORNER, { side: "white", squares: "e4" }, { side: "black", squares: "b1 a2 b2" }]],
  uncapturable: [
    [STARS, { squares: "c1 h1 a3 j3 a8 j8 c10 h10" }, { squares: "c1 h1 a3 j3 a8 j8 c10" }],
    [START, { squares: "a1 h1 a8 h8" }, { squares: "a1 h1 a8 b8" }],
  ],
  "most-flips": [
    [START, { corner: 18, centre: 19, elsewhere: 17 }, { corner: 19, centre: 19, elsewhere: 17 }],
    [START, { corner: 18, centre: 19, elsewhere: 17 }, { corner: 18, centre: 18, elsewhere: 17 }],
    [START, { corner: 18, centre: 19, elsewhere: 17 }, { corner: 18, centre: 19, elsewhere: 16 }],
  ],
  placements: [[{ variant: "reversi-1880" }, { count: 6 }, { count: 24 }]],
  value: [[ENDING, { score: 18 }, { score: 17 }]],
  worth: [[ENDING, { move: "h3", score: -20 }, { move: "h3", score: 18 }]],
  best: [[ENDING, { squares: "d8" }, { squares: "d8 h3" }]],
  forced: [[THIRTEEN, { moves: "a8" }, { moves: "b8" }]],
  "only-way": [[ENDING, { goal: "win", moves: "d8" }, { goal: "win", moves: "h3" }]],
  ways: [[ENDING, { goal: "win", count: 1 }, { goal: "win", count: 2 }]],
  forces: [
    [LAST_DISC, { event: "wipe-out", within: 1, squares: "d1" }, { event: "wipe-out", within: 1, squares: "c1 d1" }],
  ],
  unforced: [[START, { event: "corner", within: 2 }, { event: "passes", within: 1, after: "f5f6d3g5h5h4f7" }]],
  reserve: [[RESERVE, { square: "d8", against: "black" }, { square: "d8", against: "white" }]],
  // Published: 57 of the shortest games begin with f5.
  "wipe-outs": [[START, { first: "f5", plies: 9, count: 57 }, { first: "f5", plies: 8, count: 57 }]],
  ...CONCEPT_CASES,
};

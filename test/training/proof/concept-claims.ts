import type { CONCEPT_CLAIMS } from "../../../src/catalogue/concept-claim.ts";
import { type Case, diagram } from "./diagram.ts";

/* Positions of which another program has worked out what is said here, or in which it is counted by hand. */

/** Only c7 is quiet, by another program; b1 turns most. */
const QUIET = diagram("--XXXXX-OOOOOXXOOOOOOXXOOOXOXOXOOOOXOXOOOXOOOOOOOX-OO--O--------", "black");
/** Eight white discs around a black one. */
const RING = diagram("------------------OOO-----OXO-----OOO---------------------------", "white");
/** A row of four black discs on the fourth rank with nothing above them, and white ones below. */
const WALL = diagram(`${"-".repeat(26)}XXXX----OOOO`, "white");
/** Four empty squares, a7 with a6 and the pair g7, h7: whoever moves loses 14. */
const ZUGZWANG = diagram("OOOOOOOOXXXOOXXOXXOXXOXXXXXXOXXXOOXXXOXO-XOXXOOOX-XXOX--OOOOOOOO", "white");
/** Five empty squares: a1 a2, g2, h7 h8. Black can never play on g2. */
const SEALED = diagram("-XXXXXXX-XXXOX-XOXXOXXXXOOOXOOXXOXOOXOXXOXOXOXXXXXXXXOX-OOOOOOO-", "white");
/** The black diagonal from c3 to f6, White's disc on f6's place is g6: g7 keeps it closed. */
const CLOSED = diagram("------------------X--------X--------X--------O------------------", "black");
const OPEN = diagram("------------------O--------X--------X--------O------------------", "black");
/** After b1 White takes a1; with e1 black it cannot. */
const C_SQUARE = diagram("--XXO----OX------X--------OO", "black");
const SAFE_C_SQUARE = diagram("--XXX----OX------X--------OO", "black");
const STONER = diagram("-------------O------OXO----OXOX---OXO----OOO------O--------OOOO-", "black");
const NO_STONER = diagram("-------------O------OOO----OXOX---OXO----OOO------O--------OOOO-", "black");
const WEDGE = diagram("-------------------------------------------X-------O-----OO-O---", "black");
const FIVE = diagram("-----------------------------------XX------XX-----OOOO---OOOOO--", "black");
const SWINDLE = diagram("-OOOOOO--OOOXO-OXOOXXXOOXOOXXXXOXXXXOXXO-XOOOOOO-OOOOOOOOOOOOOO-", "white");
/** White has just b2, g2, b7 and g7 after b8, and each opens a corner. */
const RUN_OUT = {
  ...diagram("--OOOO----OXO--X-OXOOOXXOOOOOXXXOOXXXOOX-OOXOXXX--OOXX-X--OXXXX-", "black"),
  moves: "b8",
};
/** The last two squares, where White is stuck and Black plays both. */
const LAST_TWO = diagram(`${"X".repeat(8)}${"XXXXXXOO".repeat(6)}XXXXXX--`, "black");

/** Each kind of claim in the words of strategy at least once. */
export const CONCEPT_CASES: Readonly<Record<keyof typeof CONCEPT_CLAIMS, readonly Case[]>> = {
  possible: [
    [{}, { squares: "c4 f5" }, { squares: "c4 f4" }],
    [{}, { squares: "f4", side: "white" }, { squares: "f5", side: "white" }],
    [C_SQUARE, { squares: "a1", side: "white", after: "b1" }, { squares: "a1", side: "white" }],
    [SAFE_C_SQUARE, { recoloured: "e1", after: "b1", squares: "a1" }, { after: "b1", squares: "a1" }],
  ],
  greediest: [
    [QUIET, { squares: "b1" }, { squares: "c7" }],
    [{}, { squares: "c4 d3 e6 f5" }, { squares: "f5" }],
  ],
  safe: [[{}, { squares: "c4 d3 e6 f5" }, { squares: "f5" }]],
  "no-safe": [[RUN_OUT, { side: "white" }, { side: "black" }]],
  "corner-falls": [
    [WEDGE, { after: "d8", corner: "a8", to: "black", within: 1 }, { corner: "h8", to: "black", within: 1 }],
    [C_SQUARE, { after: "b1", corner: "a1", to: "white", within: 1 }, { corner: "h1", to: "white", within: 1 }],
  ],
  "corner-holds": [
    [
      SAFE_C_SQUARE,
      { after: "b1", corner: "a1", to: "white", within: 3 },
      { recoloured: "e1", after: "b1", corner: "a1", to: "white", within: 3 },
    ],
  ],
  quiet: [[QUIET, { squares: "c7" }, { squares: "c7 b1" }]],
  "no-quiet": [[QUIET, { after: "c7", side: "black" }, { side: "black" }]],
  openness: [
    [QUIET, { move: "c8", count: 4 }, { move: "c8", count: 3 }],
    [QUIET, { move: "f7", count: 1 }, { move: "f7", count: 0 }],
  ],
  walls: [[WALL, { squares: "c4 d4 e4 f4", side: "black" }, { squares: "c4 d4 e4", side: "black" }]],
  interior: [[RING, { squares: "d4", side: "black" }, { squares: "c3", side: "white" }]],
  regions: [
    [ZUGZWANG, { sizes: "2 2" }, { sizes: "4" }],
    [SEALED, { sizes: "2 2 1" }, { sizes: "1 2 2" }],
  ],
  region: [[SEALED, { square: "h7", squares: "h7 h8" }, { square: "h7", squares: "h7" }]],
  entrants: [[SEALED, { square: "g2", sides: "white" }, { square: "g2", sides: "black white" }]],
  free: [[SEALED, { squares: "g2", side: "white" }, { squares: "g2 h7", side: "white" }]],
  never: [[SEALED, { square: "g2", side: "black" }, { square: "g2", side: "white" }]],
  "last-in": [[LAST_TWO, { square: "h8", side: "black" }, { square: "h8", side: "white" }]],
  "last-of-all": [[LAST_TWO, { side: "black" }, { side: "white" }]],
  wedges: [[WEDGE, { squares: "d8" }, { squares: "d8 f8" }]],
  "no-wedge": [[FIVE, { side: "black" }, { side: "black", recoloured: "d5", after: "f4" }]],
  edge: [
    [FIVE, { edge: "bottom", side: "white", shape: "five" }, { edge: "bottom", side: "white", shape: "six" }],
    [FIVE, { edge: "bottom", side: "white", shape: "five" }, { edge: "top", side: "white", shape: "five" }],
  ],
  swindle: [[SWINDLE, { square: "a7", rest: "a6" }, { square: "a6", rest: "a7" }]],
  stoner: [
    [STONER, { move: "b7", attack: "c8", defence: "b8" }, { move: "b7", attack: "b8", defence: "c8" }],
    [
      NO_STONER,
      { recoloured: "f3", move: "b7", attack: "c8", defence: "b8" },
      { move: "b7", attack: "c8", defence: "b8" },
    ],
  ],
  "no-stoner": [[NO_STONER, { move: "b7", lacks: "diagonal" }, { move: "b7", lacks: "attack" }]],
  diagonal: [
    [CLOSED, { after: "g7", line: "white-line", holder: "black" }, { line: "black-line", holder: "black" }],
    [OPEN, { line: "white-line", holder: "none" }, { line: "white-line", holder: "black" }],
  ],
  estimate: [[RUN_OUT, { move: "b2", from: -64, to: -5, plies: 8 }, { move: "b2", from: 0, to: 64, plies: 8 }]],
  costs: [[QUIET, { move: "b1", least: 10, plies: 12 }, { move: "c7", least: 1, plies: 12 }]],
};

import { z } from "astro/zod";
import { DISCS, SYMMETRIES } from "../reversi/index.ts";
import { CONCEPT_CLAIMS, common, side } from "./concept-claim.ts";
import { count, disc, line, listOf, moves, square, squares } from "./fields.ts";
import { EVENTS } from "./goal.ts";

/** A number of own moves. */
const within = z.int().min(1).max(10);

/**
 * What a text says about its position. Each kind has a prover in src/training/proof/prove.ts, which runs whenever the tests do and
 * in the reader's browser when asked. In a lesson `<Claim kind="legal" squares="c4 d3 e6 f5">its sentence</Claim>`, in
 * a study or exercise `- { kind: legal, squares: c4 d3 e6 f5 }`.
 */
export const CLAIMS = {
  /** How many discs lie on the board. */
  discs: z.strictObject({ ...common, kind: z.literal("discs"), black: count, white: count, empty: count }),
  /** How many squares the board has. */
  squares: z.strictObject({ ...common, kind: z.literal("squares"), count }),
  /** The legal moves of the side to move, or of `side` if it were its turn: these, and no others. */
  legal: z.strictObject({ ...common, kind: z.literal("legal"), squares, side }),
  /** The side to move, or `side`, has so many legal moves. 0 for a side that is stuck. */
  mobility: z.strictObject({ ...common, kind: z.literal("mobility"), count, side }),
  /** None of these squares is a legal move of the side to move, or of `side`. */
  illegal: z.strictObject({ ...common, kind: z.literal("illegal"), squares, side }),
  /** `move` is the only legal move. */
  "only-move": z.strictObject({ ...common, kind: z.literal("only-move"), move: square }),
  /** `move` turns so many discs on each line, clockwise from the top. */
  flips: z.strictObject({
    ...common,
    kind: z.literal("flips"),
    move: square,
    lines: listOf(count.min(1)),
  }),
  /** `move` turns just the discs on these squares. */
  turned: z.strictObject({ ...common, kind: z.literal("turned"), move: square, squares }),
  /** `move` leaves the discs on these squares, all of the other colour, as they are. */
  unturned: z.strictObject({ ...common, kind: z.literal("unturned"), move: square, squares }),
  /** Black discs, or white ones, lie on all of these squares. */
  colour: z.strictObject({ ...common, kind: z.literal("colour"), squares, is: z.enum([...DISCS, "empty"]) }),
  /** The game ends with `move`, and so many discs lie there then. */
  final: z.strictObject({ ...common, kind: z.literal("final"), move: square, black: count, white: count }),
  /** The game is over, and this is its result: empty squares to the winner. */
  result: z.strictObject({ ...common, kind: z.literal("result"), black: count, white: count }),
  /** The game is over for this reason. */
  ends: z.strictObject({ ...common, kind: z.literal("ends"), how: z.enum(["full", "wiped-out", "both-stuck"]) }),
  /** `side` has just had to pass. In a study: in its game. */
  passed: z.strictObject({ ...common, kind: z.literal("passed"), side: disc }),
  /** So many discs have been placed from the start of the game. */
  plies: z.strictObject({ ...common, kind: z.literal("plies"), count }),
  /** The board looks like this. */
  board: z.strictObject({ ...common, kind: z.literal("board"), position: line }),
  /** The board is its own mirror image. */
  symmetric: z.strictObject({ ...common, kind: z.literal("symmetric"), about: z.enum(SYMMETRIES) }),
  /** The positions after each of these moves are images of one another. */
  alike: z.strictObject({ ...common, kind: z.literal("alike"), squares }),
  /** The study's game, or the moves of the step, are legal from the start of Othello, so many, begin so, and lead to the position. */
  reachable: z.strictObject({
    ...common,
    kind: z.literal("reachable"),
    plies: z.int().min(1).max(60),
    first: square,
  }),
  /** The discs on these squares can never be turned again, whatever follows: by the rule in src/coach/concepts/stable.ts. */
  stable: z.strictObject({ ...common, kind: z.literal("stable"), squares }),
  /** The discs on these squares can still be turned: for each a legal game from here on that turns it is found. */
  turnable: z.strictObject({ ...common, kind: z.literal("turnable"), squares }),
  /** The discs of `side` beside an empty square are these, and no others. */
  frontier: z.strictObject({ ...common, kind: z.literal("frontier"), squares, side: disc }),
  /** The squares of this board on which no disc can ever be turned are these, and no others. */
  uncapturable: z.strictObject({ ...common, kind: z.literal("uncapturable"), squares }),
  /** The most one move can turn: from a corner, from a centre square (never empty in Othello), from any other square at most. */
  "most-flips": z.strictObject({
    ...common,
    kind: z.literal("most-flips"),
    corner: count,
    centre: count,
    elsewhere: count,
  }),
  /** The empty centre of old Reversi can be filled in so many ways. */
  placements: z.strictObject({ ...common, kind: z.literal("placements"), count }),
  /** With best play from here the side to move, or `side` if it were its turn, ends so many discs ahead (behind if less than 0), empty squares to the winner. */
  value: z.strictObject({ ...common, kind: z.literal("value"), score: z.int().min(-100).max(100), side }),
  /** With best play after it, `move` ends with this score for the side that makes it. */
  worth: z.strictObject({
    ...common,
    kind: z.literal("worth"),
    move: square,
    score: z.int().min(-100).max(100),
  }),
  /** The best moves of the side to move, by best play to the end, are these, and no others. */
  best: z.strictObject({ ...common, kind: z.literal("best"), squares }),
  /** Each of these moves in turn is the only legal one. */
  forced: z.strictObject({ ...common, kind: z.literal("forced"), moves }),
  /** Of these moves each that the side to move now makes is the only one there that still leads to `goal` against every defence. */
  "only-way": z.strictObject({
    ...common,
    kind: z.literal("only-way"),
    moves,
    goal: z.enum(["win", "draw", "most-discs", "wipe-out"]),
  }),
  /** So many of the legal moves lead to `goal` against every defence. It does not say which: it may stand beside a task. */
  ways: z.strictObject({ ...common, kind: z.literal("ways"), goal: z.enum(["win", "draw", "most-discs"]), count }),
  /** The moves that bring `event` about against every defence, within so many own moves, are these, and no others. */
  forces: z.strictObject({ ...common, kind: z.literal("forces"), event: z.enum(EVENTS), within, squares }),
  /** No move brings `event` about against every defence, within so many own moves. */
  unforced: z.strictObject({ ...common, kind: z.literal("unforced"), event: z.enum(EVENTS), within }),
  /** On this empty square of the edge `against` can never play, while the edge and the discs beside the square stay as they are. */
  reserve: z.strictObject({ ...common, kind: z.literal("reserve"), square, against: disc }),
  /** From the start on, so many games that begin with `first` end with a colour gone at move `plies`, and none ends sooner. */
  "wipe-outs": z.strictObject({
    ...common,
    kind: z.literal("wipe-outs"),
    first: square,
    plies: z.int().min(2).max(10),
    count: z.int().min(1).max(10_000),
  }),
  ...CONCEPT_CLAIMS,
} as const;

/** Any claim, as a lesson or a choice may make it. A study takes those for which it has words: see study.ts. */
export const claim = z.discriminatedUnion("kind", [
  CLAIMS.discs,
  CLAIMS.squares,
  CLAIMS.legal,
  CLAIMS.mobility,
  CLAIMS.illegal,
  CLAIMS["only-move"],
  CLAIMS.flips,
  CLAIMS.turned,
  CLAIMS.unturned,
  CLAIMS.colour,
  CLAIMS.final,
  CLAIMS.result,
  CLAIMS.ends,
  CLAIMS.passed,
  CLAIMS.plies,
  CLAIMS.board,
  CLAIMS.symmetric,
  CLAIMS.alike,
  CLAIMS.reachable,
  CLAIMS.stable,
  CLAIMS.turnable,
  CLAIMS.frontier,
  CLAIMS.uncapturable,
  CLAIMS["most-flips"],
  CLAIMS.placements,
  CLAIMS.value,
  CLAIMS.worth,
  CLAIMS.best,
  CLAIMS.forced,
  CLAIMS["only-way"],
  CLAIMS.ways,
  CLAIMS.forces,
  CLAIMS.unforced,
  CLAIMS.reserve,
  CLAIMS["wipe-outs"],
  ...Object.values(CONCEPT_CLAIMS),
]);

export type Claim = z.infer<typeof claim>;
export type ClaimKind = Claim["kind"];

import { z } from "astro/zod";
import { DISCS } from "../reversi/index.ts";
import { count, disc, listOf, moves, square, squares } from "./fields.ts";

/** Every claim may be about the position with these discs of the other colour, and after these further moves. */
export const common = { recoloured: squares.optional(), after: moves.optional() };

/** Whom a claim is about: the side to move if it is not said. */
export const side = disc.optional();

/** A number of own moves. */
const within = z.int().min(1).max(6);

/** How many plies the engine looks ahead: an even number, for values of odd ones lean to the side that moved last. */
const plies = z
  .int()
  .min(8)
  .max(18)
  .refine((number) => number % 2 === 0, "an even number of plies");

const discs = z.int().min(-64).max(64);

/** A kind that says which squares are all of what it names. */
const all = <K extends string>(kind: K) => z.strictObject({ ...common, kind: z.literal(kind), squares, side });

/** A kind that says that there is none of what it names. */
const none = <K extends string>(kind: K) => z.strictObject({ ...common, kind: z.literal(kind), side });

/** What a text says in the words of strategy. The concepts are measured by src/coach/concepts; provers: src/training/proof/prove-concepts.ts. */
export const CONCEPT_CLAIMS = {
  /** Each of these squares is a legal move of the side to move, or of `side` if it were its turn. */
  possible: all("possible"),
  /** No legal move turns more discs than these, and all of these turn as many. */
  greediest: all("greediest"),
  /** The legal moves that give no corner are these: none that the other side could not take before can be taken at once. */
  safe: all("safe"),
  "no-safe": none("no-safe"),
  /** `to` takes the corner with one of its next `within` own moves, whatever the other side does. */
  "corner-falls": z.strictObject({ ...common, kind: z.literal("corner-falls"), corner: square, to: disc, within }),
  /** The other side can keep `to` from the corner for so many moves. */
  "corner-holds": z.strictObject({ ...common, kind: z.literal("corner-holds"), corner: square, to: disc, within }),
  /** The quiet moves are these: all that they turn is interior afterwards. */
  quiet: all("quiet"),
  "no-quiet": none("no-quiet"),
  /** So many empty squares are beside the discs that `move` turns, counted once for each disc. */
  openness: z.strictObject({ ...common, kind: z.literal("openness"), move: square, count }),
  /** These discs are a wall. */
  walls: all("walls"),
  /** The discs that no empty square touches are these. */
  interior: all("interior"),
  /** The regions of empty squares, which hang together by their corners, too, have these sizes, the largest first. */
  regions: z.strictObject({ ...common, kind: z.literal("regions"), sizes: listOf(count) }),
  /** The region around `square` is just these squares. */
  region: z.strictObject({ ...common, kind: z.literal("region"), square, squares }),
  /** These sides could play into the region around `square` now. */
  entrants: z.strictObject({
    ...common,
    kind: z.literal("entrants"),
    square,
    sides: listOf(z.enum([...DISCS, "none"])),
  }),
  /** The squares where a side can play now and the other one never can, whatever follows, are these. */
  free: all("free"),
  /** On `square` this side can never play, whatever follows. */
  never: z.strictObject({ ...common, kind: z.literal("never"), square, side: disc }),
  /** With best play `side` places the last disc in the region around `square`. */
  "last-in": z.strictObject({ ...common, kind: z.literal("last-in"), square, side: disc }),
  /** With best play `side` places the last disc of the game, on the last empty square. */
  "last-of-all": z.strictObject({ ...common, kind: z.literal("last-of-all"), side: disc }),
  /** The moves that wedge a disc between two of the other side are these. */
  wedges: all("wedges"),
  "no-wedge": none("no-wedge"),
  /** The discs of `side` make this shape on this edge: see src/coach/concepts/edges.ts. */
  edge: z.strictObject({
    ...common,
    kind: z.literal("edge"),
    edge: z.enum(["top", "left", "right", "bottom"]),
    side: disc,
    shape: z.enum(["six", "five", "four", "four-plus-one", "one-two-one", "isolated-c", "mountain"]),
  }),
  /** `side` plays on `square`, and the other side can never answer on `rest`. */
  swindle: z.strictObject({ ...common, kind: z.literal("swindle"), square, rest: square, side }),
  /** `move`, an X-square, begins a Stoner trap: the attack comes next, and a corner falls whatever is replied. */
  stoner: z.strictObject({ ...common, kind: z.literal("stoner"), move: square, attack: square, defence: square }),
  /** `move` looks like a Stoner trap and is none: just this condition is not met, or all four are and still no corner falls. */
  "no-stoner": z.strictObject({
    ...common,
    kind: z.literal("no-stoner"),
    move: square,
    lacks: z.enum(["reach", "diagonal", "attack", "defence", "nothing"]),
  }),
  /** This side controls the diagonal: see src/coach/concepts/diagonals.ts. */
  diagonal: z.strictObject({
    ...common,
    kind: z.literal("diagonal"),
    line: z.enum(["white-line", "black-line"]),
    holder: z.enum([...DISCS, "none"]),
  }),
  /** Looking so many plies ahead the engine takes `move` to be worth so much, in discs for the side that makes it. No proof: an opinion. */
  estimate: z.strictObject({ ...common, kind: z.literal("estimate"), move: square, from: discs, to: discs, plies }),
  /** Looking so many plies ahead, and two fewer, the engine takes `move` to be worse than the best by so many discs at least. */
  costs: z.strictObject({
    ...common,
    kind: z.literal("costs"),
    move: square,
    least: z.int().min(1).max(64),
    plies: plies.refine((number) => number >= 10, "10 plies or more"),
  }),
} as const;

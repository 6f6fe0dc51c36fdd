import type { CONCEPT_CLAIMS } from "../../catalogue/concept-claim.ts";
import { diagonalsOf } from "../../coach/concepts/diagonals.ts";
import { edgeShapes } from "../../coach/concepts/edges.ts";
import { forcedCapture } from "../../coach/concepts/force.ts";
import { freeMoves, neverPlays } from "../../coach/concepts/free-moves.ts";
import { interiorDiscs } from "../../coach/concepts/frontier.ts";
import { legalFor, movesFor, safeMoves } from "../../coach/concepts/mobility.ts";
import { opennessOf, quietMoves } from "../../coach/concepts/quiet.ts";
import { regionsOf } from "../../coach/concepts/regions.ts";
import { stonerTraps } from "../../coach/concepts/stoner.ts";
import { swindlesOf } from "../../coach/concepts/swindles.ts";
import { wallsOf } from "../../coach/concepts/walls.ts";
import { wedgesFor } from "../../coach/concepts/wedges.ts";
import { getsByBestPlay, lastIn } from "../../coach/explain/best-play.ts";
import { ExactSearch } from "../../engine/exact.ts";
import { type Disc, type Position, type Square, toBitBoard, USUAL_SHAPE } from "../../reversi/index.ts";
import { allAt, at, type ClaimOf, isSame, NOTHING, type Proof, type Prover } from "./prover.ts";

/** So many positions may be looked at to know that a side can never play somewhere. */
const POSITIONS = 400_000;

/** In which region of empty squares somebody is last is read out with so many empty squares at most. */
const LAST_EMPTIES = 14;

const sideOf = ({ toMove, turn }: Position, side: Disc | undefined): Disc => side ?? toMove ?? turn;

/** Whether what `find` gives for a side is just what is claimed. */
const exactly =
  (find: (position: Position, side: Disc) => readonly Square[]) =>
  (claim: { readonly squares: readonly string[]; readonly side?: Disc | undefined }, position: Position): Proof => {
    const found = find(position, sideOf(position, claim.side));
    return { holds: isSame(found, allAt(position, claim.squares)), counted: found.length };
  };

/** Whether `find` gives nothing for a side. */
const nothing =
  (find: (position: Position, side: Disc) => readonly Square[]) =>
  (claim: { readonly side?: Disc | undefined }, position: Position): Proof => {
    const side = sideOf(position, claim.side);
    return { holds: find(position, side).length === 0, counted: legalFor(position.board, side).length };
  };

function greediest({ board }: Position, side: Disc): readonly Square[] {
  const moves = movesFor(board, side);
  const most = Math.max(...moves.map(({ flips }) => flips.length));
  return moves.flatMap(({ square, flips }) => (flips.length === most ? [square] : []));
}

const safe = ({ board }: Position, side: Disc): readonly Square[] => safeMoves(board, side);
const quiet = ({ board }: Position, side: Disc): readonly Square[] => quietMoves(board, side);
const wedges = ({ board }: Position, side: Disc): readonly Square[] =>
  wedgesFor(board, side).map(({ square }) => square);

/** Whether a corner falls, or null if that was not decided. */
function falls(
  { corner, to, within }: ClaimOf<"corner-falls" | "corner-holds">,
  position: Position,
): { readonly isForced: boolean | null; readonly counted: number } {
  const { board, toMove } = position;
  if (toMove === null || board.shape !== USUAL_SHAPE) return { isForced: null, counted: 0 };
  const { isForced } = forcedCapture(board, toMove, to, [at(position, corner)], within, POSITIONS);
  return { isForced, counted: legalFor(board, toMove).length };
}

/** Whether `side` places the last disc on these squares with best play; null if that is not decided. */
function isLast(position: Position, region: readonly Square[], side: Disc): boolean | null {
  const { board, toMove } = position;
  if (toMove === null || region.length === 0 || region.length > LAST_EMPTIES) return null;
  const search = new ExactSearch();
  const bits = toBitBoard(board, toMove);
  const now = { board: bits, score: search.value(bits) };
  return getsByBestPlay(now, side === toMove, lastIn(region), (after, alpha, beta) => search.value(after, alpha, beta));
}

const regionAt = (position: Position, name: string) =>
  regionsOf(position.board, 8).find(({ squares }) => squares.includes(at(position, name)));

const STONER = {
  reach: "reachesFarC",
  diagonal: "isDiagonalClosed",
  attack: "isAttackPlayable",
  defence: "isDefenceCostly",
} as const;

function proveNoStoner({ move, lacks }: ClaimOf<"no-stoner">, position: Position): Proof {
  const traps = stonerTraps(position.board, sideOf(position, undefined)).filter(
    ({ xSquare }) => xSquare === at(position, move),
  );
  const lacking = traps.map(({ conditions }) =>
    Object.entries(STONER).flatMap(([name, key]) => (conditions[key] ? [] : [name])),
  );
  const wanted = lacks === "nothing" ? "" : lacks;
  return {
    holds: traps.every(({ isTrap }) => !isTrap) && lacking.some((names) => names.join() === wanted),
    counted: traps.length,
  };
}

/** The provers of what is said in the words of strategy. */
export const CONCEPT_PROVERS: { readonly [K in keyof typeof CONCEPT_CLAIMS]: Prover<K> } = {
  possible: ({ squares, side }, { position }) => {
    const legal = legalFor(position.board, sideOf(position, side));
    return { holds: allAt(position, squares).every((square) => legal.includes(square)), counted: squares.length };
  },
  greediest: (claim, { position }) => exactly(greediest)(claim, position),
  safe: (claim, { position }) => exactly(safe)(claim, position),
  "no-safe": (claim, { position }) => nothing(safe)(claim, position),
  "corner-falls": (claim, { position }) => {
    const { isForced, counted } = falls(claim, position);
    return { holds: isForced === true, counted };
  },
  "corner-holds": (claim, { position }) => {
    const { isForced, counted } = falls(claim, position);
    return { holds: isForced === false, counted };
  },
  quiet: (claim, { position }) => exactly(quiet)(claim, position),
  "no-quiet": (claim, { position }) => nothing(quiet)(claim, position),
  openness: ({ move, count }, { position }) => {
    const found = opennessOf(position.board, sideOf(position, undefined), at(position, move));
    return { holds: found === count, counted: Number.isNaN(found) ? 0 : found };
  },
  walls: ({ squares, side }, { position }) => {
    const walls = wallsOf(position.board, sideOf(position, side));
    return {
      holds: walls.some(({ discs }) => isSame(discs, allAt(position, squares))),
      counted: walls.reduce((sum, { discs }) => sum + discs.length, 0),
    };
  },
  interior: (claim, { position }) => exactly(({ board }, side) => interiorDiscs(board, side))(claim, position),
  regions: ({ sizes }, { position }) => {
    const found = regionsOf(position.board, 8).map(({ squares }) => squares.length);
    return { holds: found.toSorted((a, b) => b - a).join() === sizes.join(), counted: found.length };
  },
  region: ({ square, squares }, { position }) => {
    const found = regionAt(position, square)?.squares ?? [];
    return { holds: isSame(found, allAt(position, squares)), counted: found.length };
  },
  entrants: ({ square, sides }, { position }) => {
    const region = regionAt(position, square);
    const wanted = sides.filter((side) => side !== "none");
    const holds = region !== undefined && region.entrants.toSorted().join() === wanted.toSorted().join();
    return { holds, counted: region?.squares.length ?? 0 };
  },
  free: ({ squares, side }, { position }) => {
    const { board, toMove } = position;
    if (toMove === null || board.shape !== USUAL_SHAPE) return NOTHING;
    const moves = freeMoves(board, toMove, sideOf(position, side), POSITIONS);
    const found = moves.flatMap(({ square, isForEver }) => (isForEver === true ? [square] : []));
    const isDecided = moves.every(({ isForEver }) => isForEver !== null);
    return { holds: isDecided && isSame(found, allAt(position, squares)), counted: moves.length };
  },
  never: ({ square, side }, { position }) => {
    const { board, toMove } = position;
    if (toMove === null || board.shape !== USUAL_SHAPE) return NOTHING;
    return { holds: neverPlays(board, toMove, side, at(position, square), POSITIONS) === true, counted: 1 };
  },
  "last-in": ({ square, side }, { position }) => {
    const region = regionAt(position, square)?.squares ?? [];
    return { holds: isLast(position, region, side) === true, counted: region.length };
  },
  "last-of-all": ({ side }, { position }) => {
    const empty = regionsOf(position.board, 8).flatMap(({ squares }) => squares);
    return { holds: isLast(position, empty, side) === true, counted: empty.length };
  },
  wedges: (claim, { position }) => exactly(wedges)(claim, position),
  "no-wedge": (claim, { position }) => nothing(wedges)(claim, position),
  edge: ({ edge, side, shape }, { position }) => {
    const found = edgeShapes(position.board).find((one) => one.edge === edge && one.side === side);
    return { holds: found?.shape === shape, counted: found?.squares.length ?? 0 };
  },
  swindle: ({ square, rest, side }, { position }) => {
    const found = swindlesOf(position.board, sideOf(position, side));
    const isOne = found.some(
      (one) => one.square === at(position, square) && one.rest === at(position, rest) && one.isForEver === true,
    );
    return { holds: isOne, counted: found.length };
  },
  stoner: ({ move, attack, defence }, { position }) => {
    const traps = stonerTraps(position.board, sideOf(position, undefined));
    const holds = traps.some(
      (trap) =>
        trap.isTrap &&
        trap.xSquare === at(position, move) &&
        trap.attack === at(position, attack) &&
        trap.defence === at(position, defence),
    );
    return { holds, counted: traps.length };
  },
  "no-stoner": (claim, { position }) => proveNoStoner(claim, position),
  diagonal: ({ line, holder }, { position }) => {
    const found = diagonalsOf(position.board).find(({ name }) => name === line);
    return { holds: found !== undefined && (found.holder ?? "none") === holder, counted: found?.squares.length ?? 0 };
  },
  estimate: ({ move, from, to, plies }, { position }, _read, look) => {
    const { board, toMove } = position;
    if (toMove === null || board.shape !== USUAL_SHAPE) return NOTHING;
    const moves = look(toBitBoard(board, toMove), plies);
    const score = moves.find(({ square }) => square === at(position, move))?.score ?? Number.NaN;
    return { holds: from <= score && score <= to, counted: moves.length };
  },
  costs: ({ move, least, plies }, { position }, _read, look) => {
    const { board, toMove } = position;
    if (toMove === null || board.shape !== USUAL_SHAPE) return NOTHING;
    const bits = toBitBoard(board, toMove);
    const lost = [plies, plies - 2].map((depth) => {
      const moves = look(bits, depth);
      const score = moves.find(({ square }) => square === at(position, move))?.score ?? Number.NaN;
      return (moves[0]?.score ?? 0) - score;
    });
    return { holds: lost.every((cost) => cost >= least), counted: position.legal.length };
  },
};

import type { CountTarget, MarkTarget } from "../../catalogue/exercise.ts";
import { playMoves } from "../../catalogue/place.ts";
import { freeMoves } from "../../coach/concepts/free-moves.ts";
import { frontierDiscs, interiorDiscs } from "../../coach/concepts/frontier.ts";
import { safeMoves } from "../../coach/concepts/mobility.ts";
import { corners, cSquares, uncapturable, xSquares } from "../../coach/concepts/places.ts";
import { opennessOf, quietMoves } from "../../coach/concepts/quiet.ts";
import { type Region, regionsOf } from "../../coach/concepts/regions.ts";
import { stableDiscs } from "../../coach/concepts/stable.ts";
import { wallsOf } from "../../coach/concepts/walls.ts";
import { wedgesFor } from "../../coach/concepts/wedges.ts";
import { ExactSearch } from "../../engine/exact.ts";
import {
  type Board,
  contentAt,
  countDiscs,
  type Disc,
  finalScore,
  type Move,
  moveOn,
  opponentOf,
  type Position,
  positionOf,
  resolve,
  type Square,
  squareNamed,
  startGame,
  toBitBoard,
} from "../../reversi/index.ts";
import { linesOf } from "./lines.ts";
import { regionOf, row } from "./places.ts";

/** The legal moves that `side` has, or would have if it were its turn. */
export function legalFor({ variant, board, toMove, legal, supply }: Position, side: Disc): readonly Move[] {
  if (toMove === side) return legal;
  const turned = supply === null ? resolve(variant, board, side) : resolve(variant, board, side, supply);
  return turned.toMove === side ? turned.legal : [];
}

const at = (position: Position, name: string): Square => squareNamed(position.board.shape, name) ?? Number.NaN;

const squaresOf = (moves: readonly Move[]): readonly Square[] => moves.map((move) => move.square);

const oddRegions = (board: Board): readonly Region[] => regionsOf(board, 8).filter(({ isOdd }) => isOdd);

/** The squares where `side` can play now and the other side never can; those where that is not decided are left out. */
const freeFor = ({ board, toMove, turn }: Position, side: Disc): readonly Square[] =>
  freeMoves(board, toMove ?? turn, side).flatMap(({ square, isForEver }) => (isForEver === true ? [square] : []));

/** The squares that a `mark` exercise asks for, in the order of the board. */
export function squaresFor(what: MarkTarget, position: Position): readonly Square[] {
  const { board } = position;
  const { shape } = board;
  const ofSide = (squares: Iterable<Square>, side: Disc | undefined): readonly Square[] =>
    [...squares].filter((square) => side === undefined || contentAt(board, square) === side).sort((a, b) => a - b);
  switch (what.kind) {
    case "legal-moves":
      return squaresOf(legalFor(position, what.side ?? position.toMove ?? position.turn));
    case "only-for": {
      const others = squaresOf(legalFor(position, opponentOf(what.side)));
      return squaresOf(legalFor(position, what.side)).filter((square) => !others.includes(square));
    }
    case "turned-by":
      return ofSide(moveOn(position, at(position, what.move))?.flips ?? [], undefined);
    case "closers":
      return ofSide(
        linesOf(position, at(position, what.move)).map((line) => line.anchor),
        undefined,
      );
    case "stable":
      return ofSide(stableDiscs(board), what.side);
    case "frontier":
      return frontierDiscs(board, what.side);
    case "interior":
      return interiorDiscs(board, what.side);
    case "safe-moves":
      return safeMoves(board, position.toMove ?? position.turn);
    case "quiet-moves":
      return quietMoves(board, position.toMove ?? position.turn);
    case "wedges":
      return ofSide(
        wedgesFor(board, position.toMove ?? position.turn).map(({ square }) => square),
        undefined,
      );
    case "free":
      return freeFor(position, what.side);
    case "wall":
      return ofSide(new Set(wallsOf(board, what.side).flatMap(({ discs }) => discs)), undefined);
    case "odd-regions":
      return ofSide(
        oddRegions(board).flatMap(({ squares }) => squares),
        undefined,
      );
    case "discs":
      return ofSide(shape.squares, what.side);
    case "corners":
      return corners(shape);
    case "x-squares":
      return xSquares(shape);
    case "c-squares":
      return cSquares(shape);
    case "uncapturable":
      return uncapturable(shape);
    case "row":
      return row(shape, what.name);
    case "region":
      return regionOf(board, what.square);
  }
}

/** The position after `moves`, or null if one of them is not legal. */
export function after(position: Position, moves: string | undefined): Position | null {
  const game = playMoves(startGame(position), moves ?? "");
  return game.ok ? positionOf(game.value) : null;
}

/** The number that a `count` exercise asks for; null if there is none: a move is not legal, or the game is not over. */
export function numberFor(what: CountTarget, position: Position): number | null {
  switch (what.kind) {
    case "legal-moves":
    case "stable":
    case "frontier":
    case "safe-moves":
    case "quiet-moves":
    case "free":
      return squaresFor(what, position).length;
    case "regions":
      return regionsOf(position.board, 8).length;
    case "odd-regions":
      return oddRegions(position.board).length;
    case "openness": {
      const found = opennessOf(position.board, position.toMove ?? position.turn, at(position, what.move));
      return Number.isNaN(found) ? null : found;
    }
    case "replies": {
      const then = after(position, what.move);
      return then && (then.toMove === position.toMove ? 0 : then.legal.length);
    }
    case "best-result": {
      const { board, toMove, turn } = position;
      const lead = new ExactSearch().value(toBitBoard(board, toMove ?? turn));
      const { length } = board.shape.squares;
      return (length + ((toMove ?? turn) === what.side ? lead : -lead)) / 2;
    }
    case "turned-by":
      return moveOn(position, at(position, what.move))?.flips.length ?? null;
    case "rows-of":
      return linesOf(position, at(position, what.move)).length || null;
    case "discs": {
      const then = after(position, what.after);
      return then === null ? null : countDiscs(then.board)[what.side];
    }
    case "result": {
      const then = after(position, what.after);
      return (then && finalScore(then)?.[what.side]) ?? null;
    }
    case "empties":
      return what.square === undefined
        ? countDiscs(position.board).empty
        : regionOf(position.board, what.square).length;
  }
}

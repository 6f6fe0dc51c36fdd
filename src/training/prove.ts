import type { StudyClaim as Claim } from "../catalogue/study.ts";
import type { Subject } from "../catalogue/subject.ts";
import {
  type Board,
  boardEquals,
  contentAt,
  countDiscs,
  emptyBoard,
  imageOfBoard,
  moveOn,
  OTHELLO,
  play,
  positionOf,
  resolve,
  type Square,
  squareNamed,
  USUAL_SHAPE,
  withDiscs,
} from "../reversi/index.ts";
import { linesOf } from "./lines.ts";

/** Whether a claim holds, and how much was looked at to know it: squares, moves or discs, as its kind says. */
export interface Proof {
  readonly holds: boolean;
  readonly counted: number;
}

type ClaimOf<K extends Claim["kind"]> = Extract<Claim, { kind: K }>;
type Prover<K extends Claim["kind"]> = (claim: ClaimOf<K>, subject: Subject) => Proof;

const at = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The board on which a disc placed on `square` turns as much as geometry allows: every ray full of white discs, closed by a black one at the edge. */
function richestBoard(square: Square): Board {
  const rays = USUAL_SHAPE.rays[square] ?? [];
  const white = withDiscs(emptyBoard(USUAL_SHAPE), rays.flat(), "white");
  return withDiscs(
    white,
    rays.flatMap((ray) => ray.slice(-1)),
    "black",
  );
}

const mostFlipsOn = (square: Square): number =>
  moveOn(resolve(OTHELLO, richestBoard(square), "black"), square)?.flips.length ?? 0;

const CORNERS = ["a1", "h1", "a8", "h8"].map(at);

/** The squares that hold a disc before the first move of Othello, and so are never empty. */
const CENTRE = USUAL_SHAPE.squares.filter((square) => contentAt(OTHELLO.start, square) !== "empty");

const PROVERS: { readonly [K in Claim["kind"]]: Prover<K> } = {
  discs: (claim, { position }) => {
    const { black, white, empty } = countDiscs(position.board);
    return {
      holds: black === claim.black && white === claim.white && empty === claim.empty,
      counted: black + white + empty,
    };
  },
  "only-move": (claim, { position }) => ({
    holds: position.legal.length === 1 && position.legal[0]?.square === at(claim.move),
    counted: countDiscs(position.board).empty,
  }),
  flips: (claim, { position }) => {
    const lines = linesOf(position, at(claim.move)).map((line) => line.flips.length);
    return { holds: lines.join() === claim.lines.join(), counted: sum(lines) };
  },
  final: (claim, { position }) => {
    const after = play(position, at(claim.move));
    if (!after.ok) return { holds: false, counted: 0 };
    const { black, white } = countDiscs(after.value.board);
    const isOver = after.value.end !== null;
    return { holds: isOver && black === claim.black && white === claim.white, counted: black + white };
  },
  symmetric: (claim, { position: { board } }) => ({
    holds: boardEquals(imageOfBoard(board, claim.about), board),
    counted: board.shape.squares.length,
  }),
  reachable: (claim, { position, game }) => {
    if (game === null) return { holds: false, counted: 0 };
    const reached = positionOf(game);
    const first = game.plies[0]?.move.square;
    const isOthello = boardEquals(game.start.board, OTHELLO.start) && game.start.toMove === OTHELLO.first;
    const leadsHere = boardEquals(reached.board, position.board) && reached.toMove === position.toMove;
    return {
      holds: isOthello && leadsHere && game.plies.length === claim.plies && first === at(claim.first),
      counted: game.plies.length,
    };
  },
  passed: (claim, { game }) => ({
    holds: game !== null && positionOf(game).passes === claim.side,
    counted: game === null ? 0 : countDiscs(positionOf(game).board).empty,
  }),
  "most-flips": (claim) => {
    const boundFor = (square: Square): boolean => {
      const most = mostFlipsOn(square);
      if (CORNERS.includes(square)) return most === claim.corner;
      return CENTRE.includes(square) ? most === claim.centre : most <= claim.elsewhere;
    };
    return { holds: USUAL_SHAPE.squares.every(boundFor), counted: USUAL_SHAPE.squares.length };
  },
};

/** Proves `claim` of `subject` by the rules alone. A claim of an unknown kind does not hold. */
export function prove<K extends Claim["kind"]>(claim: ClaimOf<K>, subject: Subject): Proof {
  const prover: Prover<K> | undefined = PROVERS[claim.kind as K];
  return prover?.(claim, subject) ?? { holds: false, counted: 0 };
}

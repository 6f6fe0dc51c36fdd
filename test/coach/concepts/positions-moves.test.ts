import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accessOf, oneDiscAway } from "../../../src/coach/concepts/access.ts";
import { discCount } from "../../../src/coach/concepts/disc-count.ts";
import { freeMoves, neverPlays } from "../../../src/coach/concepts/free-moves.ts";
import { frontierDiscs, interiorDiscs } from "../../../src/coach/concepts/frontier.ts";
import { answeredMoves, changesOfMoves, legalFor, movesFor, safeMoves } from "../../../src/coach/concepts/mobility.ts";
import { corners, inOrder } from "../../../src/coach/concepts/places.ts";
import { poisonedMoves } from "../../../src/coach/concepts/poisoning.ts";
import { opennessOf, quietMoves } from "../../../src/coach/concepts/quiet.ts";
import { regionsOf } from "../../../src/coach/concepts/regions.ts";
import { swindlesOf } from "../../../src/coach/concepts/swindles.ts";
import { type Board, type Disc, nameOf, opponentOf, type Square, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { at, boardFrom, playedOn, squaresOf } from "../support.ts";
import { recoloured } from "./boards.ts";

/**
 * Positions of lessons and puzzles with what is known of them by another program: one a line, parted by tabs, its name, board, side to
 * move (`-` if the game is over) and facts. A fact is `kind [side] [square] [after moves | by move | unlike disc] = what is so`.
 */
const text = readFileSync(new URL("../../fixtures/coach/moves.tsv", import.meta.url), "utf8");

const names = (squares: Iterable<Square>): string =>
  [...squares].map((square) => nameOf(USUAL_SHAPE, square)).join(" ");
const DISCS: Readonly<Record<string, Disc>> = { X: "black", O: "white" };

interface Fact {
  readonly board: Board;
  /** Who is to move on that board. */
  readonly toMove: Disc;
  readonly side: Disc;
  readonly square: Square;
  /** The square after `by` or `unlike`. */
  readonly other: Square;
  readonly is: string;
}

const afterMove = (board: Board, side: Disc, square: Square): Board => playedOn(board, side, [square]).board;

const isCorner = (square: Square): boolean => corners(USUAL_SHAPE).includes(square);

/** The moves that leave the other side the fewest replies. */
function fewestReplies({ board, side }: Fact): readonly Square[] {
  const moves = answeredMoves(board, side);
  const least = Math.min(...moves.map(({ replies }) => replies.length));
  return moves.flatMap(({ square, replies }) => (replies.length === least ? [square] : []));
}

/** What the coach says where a fact says what is so. Yes-or-no facts give what they ask for if it holds. */
const SAID: Readonly<Record<string, (fact: Fact) => string>> = {
  legal: ({ board, side }) => names(legalFor(board, side)),
  mobility: ({ board, side }) => `${legalFor(board, side).length}`,
  can: ({ board, side, is }) => names(legalFor(board, side).filter((square) => square === at(is))),
  cannot: ({ board, side, is }) => (legalFor(board, side).includes(at(is)) ? "" : is),
  "no-corner": ({ board, side }) => names(legalFor(board, side).filter(isCorner)),
  flips: ({ board, side, square }) =>
    `${accessOf(board, side, square)?.lines.reduce((sum, { flips }) => sum + flips.length, 0)}`,
  greediest: ({ board, side }) => {
    const moves = movesFor(board, side);
    const most = Math.max(...moves.map(({ flips }) => flips.length));
    return names(moves.flatMap(({ square, flips }) => (flips.length === most ? [square] : [])));
  },
  turns: ({ board, side, square }) =>
    names(inOrder(movesFor(board, side).find((move) => move.square === square)?.flips ?? [])),
  passes: ({ board, side }) =>
    names(answeredMoves(board, side).flatMap(({ square, replies }) => (replies.length === 0 ? [square] : []))),
  fewest: (fact) => names(fewestReplies(fact)),
  safe: ({ board, side }) => names(safeMoves(board, side)),
  // The replies that take a corner, or after which the side can take none.
  followed: ({ board, side }) =>
    names(
      legalFor(board, opponentOf(side)).filter((square) => {
        const after = afterMove(board, opponentOf(side), square);
        return isCorner(square) || !legalFor(after, side).some(isCorner);
      }),
    ),
  taken: ({ board, side, other, is }) => {
    const { taken } = changesOfMoves(board, afterMove(board, opponentOf(side), other), side);
    return names(taken.filter((square) => square === at(is)));
  },
  kept: ({ board, side, other, is }) => {
    const { taken } = changesOfMoves(board, afterMove(board, opponentOf(side), other), side);
    return taken.includes(at(is)) ? "" : is;
  },
  frontier: ({ board, side }) => names(frontierDiscs(board, side)),
  exposed: ({ board, side }) => `${frontierDiscs(board, side).length}`,
  interior: ({ board, side }) => names(interiorDiscs(board, side)),
  openness: ({ board, side, is }) =>
    is
      .split(" ")
      .map((move) => move.slice(0, 2))
      .map((name) => `${name}:${opennessOf(board, side, at(name))}`)
      .join(" "),
  quiet: ({ board, side }) => names(quietMoves(board, side)),
  key: ({ board, side, square, is }) =>
    names(accessOf(board, side, square)?.keys.filter((key) => key === at(is)) ?? []),
  away: ({ board, side, square, is }) => {
    const near = oneDiscAway(board, side).find((one) => one.square === square);
    return names(near?.discs.filter((disc) => disc === at(is)) ?? []);
  },
  "turns-more": ({ board, side, square, other }) => {
    const poisoned = poisonedMoves(recoloured(board, other), board, side).find((one) => one.square === square);
    return names(poisoned?.turned ?? []);
  },
  poisoned: ({ board, side, square, other, is }) => {
    const isPoisoned = poisonedMoves(recoloured(board, other), board, side).some((one) => one.square === square);
    return isPoisoned ? is : "not poisoned";
  },
  sizes: ({ board }) =>
    regionsOf(board, 8)
      .map(({ squares }) => squares.length)
      .sort((a, b) => a - b)
      .join(" "),
  region: ({ board, is }) =>
    regionsOf(board, 8)
      .map(({ squares }) => names(squares))
      .filter((squares) => squares === is)
      .join(),
  odd: ({ board, is }) =>
    regionsOf(board, 8).some(({ squares, isOdd }) => isOdd && squares.includes(at(is))) ? is : "",
  sealed: ({ board, side, is }) =>
    regionsOf(board, 8).some(({ squares, entrants }) => squares.includes(at(is)) && !entrants.includes(side)) ? is : "",
  never: ({ board, toMove, side, is }) => (neverPlays(board, toMove, side, at(is)) === true ? is : ""),
  free: ({ board, toMove, side, is }) =>
    names(
      freeMoves(board, toMove, side).flatMap(({ square, isForEver }) =>
        isForEver && square === at(is) ? [square] : [],
      ),
    ),
  "open-to": ({ board, toMove, side, is }) =>
    names(freeMoves(board, toMove, side).flatMap(({ square }) => (square === at(is) ? [square] : []))),
  swindle: ({ board, side, is }) =>
    swindlesOf(board, side).some(({ square, rest }) => names([square, rest]) === is) ? is : "",
  "swindle-for-ever": ({ board, side, is }) =>
    swindlesOf(board, side).some(({ square, rest, isForEver }) => isForEver && names([square, rest]) === is) ? is : "",
  answered: ({ board, side, is }) =>
    swindlesOf(board, side).some(({ square, rest }) => names([square, rest]) === is) ? "" : is,
  discs: ({ board }) => `${discCount(board).black.discs} ${discCount(board).white.discs}`,
  misled: ({ board, side, is }) => {
    const { ahead, against } = discCount(board);
    return ahead === side && against.length > 0 ? is : "not misled";
  },
};

/** The fact that a cell states about a board. */
function parseFact(cell: string, board: Board, toMove: Disc): { readonly kind: string; readonly fact: Fact } {
  const [head = "", is = ""] = cell.split(/ = ?| =$/);
  const [kind = "", ...words] = head.split(" ");
  const wordAfter = (word: string): string | undefined => words[words.indexOf(word) + 1 || words.length];
  const played = playedOn(board, toMove, squaresOf(wordAfter("after")));
  const fact = {
    ...played,
    side: DISCS[words[0] ?? ""] ?? played.toMove,
    square: at(words[1] ?? ""),
    other: at(wordAfter("by") ?? wordAfter("unlike") ?? ""),
    is,
  };
  return { kind, fact };
}

const lines = text
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

describe("what is known of a position, the coach says", () => {
  test.each(lines.map(([id = "", board = "", side = "", ...cells]) => ({ id, board, side, cells })))(
    "$id",
    ({ board, side, cells }) => {
      const toMove = DISCS[side] ?? "black";
      const start = boardFrom(board);
      for (const cell of cells) {
        const { kind, fact } = parseFact(cell, start, toMove);
        expect(`${cell}: ${SAID[kind]?.(fact)}`).toBe(`${cell}: ${fact.is}`);
      }
      expect(cells.length).toBeGreaterThan(0);
    },
  );
});

/** Positions of the same collection about which these concepts have nothing to say, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "count2-1 count2-2 count2-3 count2-4 count3-1 count3-2 count3-3 count3-4":
    "what each order of the last moves comes to: read out by the search",
  "only-win-1 only-win-2 only-win-3 only-win-4 only-win-5 draw-1 draw-2 draw-3 draw-4":
    "which move alone keeps the outcome, and nothing else: read out by the search",
  "wipe2-1 wipe2-2 wipe3-1 wipe3-2 wipe2-early trap-wipe-1": "that no disc is left after so many moves: a forced line",
};

test("every position of the collection is told of or left out with a reason", () => {
  const told = lines.map(([id]) => id);
  const leftOut = Object.keys(LEFT_OUT).flatMap((ids) => ids.split(" "));
  expect(leftOut.filter((id) => told.includes(id))).toEqual([]);
  // 182 about mobility, tempo, parity and endings; 12 about reserve squares, 14 about swindles, 15 about many discs.
  expect(new Set([...told, ...leftOut]).size).toBe(182 + 12 + 14 + 15);
});

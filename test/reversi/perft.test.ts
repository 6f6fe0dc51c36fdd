import { describe, expect, it, vi } from "vitest";

import {
  type BitBoard,
  legalSquares,
  parsePosition,
  passBits,
  perft,
  perftFromStart,
  playBits,
  positionOf,
  sizeOfSet,
  squaresOfSet,
  startPosition,
  toBitBoard,
} from "../../src/reversi/index.ts";
import { REFEREE_START, type RefereePosition, refereeMoves, refereePlay } from "./referee.ts";
import { gameFrom, PATIENT, valueIn } from "./support.ts";

vi.setConfig({ testTimeout: PATIENT });

/** Leaves by depth from 1 on; a pass is a ply, a finished game one leaf. Published by several programs that agree. */
const LEAVES = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];

/** Positions after 1, 2, ... plies from f5 with transpositions merged. */
const MERGED = [1, 3, 14, 61, 337, 1872, 11_424, 72_831];

interface Node {
  readonly bits: BitBoard;
  readonly side: "X" | "O";
}

const keyOf = ({ bits: { own, other }, side }: Node): string => [own.low, own.high, other.low, other.high, side].join();

const swap = (side: Node["side"]): Node["side"] => (side === "X" ? "O" : "X");

/** The node in which a pass that is due has been made. */
function settled(node: Node): Node {
  if (sizeOfSet(legalSquares(node.bits)) > 0) return node;
  const passed = { bits: passBits(node.bits), side: swap(node.side) };
  return sizeOfSet(legalSquares(passed.bits)) > 0 ? passed : node;
}

const merge = (nodes: readonly Node[]): readonly Node[] => [
  ...new Map(nodes.map((node) => [keyOf(node), node])).values(),
];

const childrenOf = (node: Node): readonly Node[] =>
  squaresOfSet(legalSquares(node.bits)).map((square) =>
    settled({ bits: playBits(node.bits, square), side: swap(node.side) }),
  );

describe("perft", () => {
  it("counts the published leaves to depth 9 through the bitboards", () => {
    expect(LEAVES.map((_, i) => perftFromStart(i + 1))).toEqual(LEAVES);
  });

  it("counts the published leaves to depth 7 through the any-shape rules", () => {
    expect(LEAVES.slice(0, 7).map((_, i) => perft(startPosition(), i + 1))).toEqual(LEAVES.slice(0, 7));
  });

  it("counts the published leaves to depth 5 through the referee", () => {
    const leaves = (position: RefereePosition, depth: number): number =>
      depth === 0 || position.side === null
        ? 1
        : refereeMoves(position.board, position.side)
            .map((square) => leaves(refereePlay(position, square), depth - 1))
            .reduce((a, b) => a + b, 0);
    expect(LEAVES.slice(0, 5).map((_, i) => leaves(REFEREE_START, i + 1))).toEqual(LEAVES.slice(0, 5));
  });

  it("has one leaf at depth 0 and one below a finished game, and takes a pass for a ply", () => {
    expect(perftFromStart(0)).toBe(1);
    expect(perft(positionOf(gameFrom("e6f4e3f6g5d6e7f5c5")), 5)).toBe(1);
    const blackPasses = valueIn(parsePosition("------------------------OXXX------------------------------------ X"));
    expect([0, 1, 2, 3].map((depth) => perft(blackPasses, depth))).toEqual([1, 1, 1, 1]);
    const pass = positionOf(gameFrom("f5f6d3g5h5h4f7h6"));
    expect([1, 2].map((depth) => perft(pass, depth))).toEqual([1, 2]);
  });

  it("finds the known number of positions after 1 to 8 plies from f5, transpositions merged", () => {
    const { board } = positionOf(gameFrom("f5"));
    let nodes: readonly Node[] = [{ bits: toBitBoard(board, "white"), side: "O" }];
    const counts = [nodes.length];
    while (counts.length < MERGED.length) {
      nodes = merge(nodes.flatMap(childrenOf));
      counts.push(nodes.length);
    }
    expect(counts).toEqual(MERGED);
  });
});

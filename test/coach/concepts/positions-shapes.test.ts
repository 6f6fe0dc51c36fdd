import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cornerAttacks, cornersOpenTo, movesBesideCorners } from "../../../src/coach/concepts/corners.ts";
import { creepingMoves } from "../../../src/coach/concepts/creeping.ts";
import { cutsFor, diagonalsOf } from "../../../src/coach/concepts/diagonals.ts";
import { edgeShapes } from "../../../src/coach/concepts/edges.ts";
import { forcedCapture } from "../../../src/coach/concepts/force.ts";
import { legalFor } from "../../../src/coach/concepts/mobility.ts";
import { reserveSquares } from "../../../src/coach/concepts/reserve.ts";
import { stableDiscs } from "../../../src/coach/concepts/stable.ts";
import { stonerTraps } from "../../../src/coach/concepts/stoner.ts";
import { gapsOnEdges, wedgesFor } from "../../../src/coach/concepts/wedges.ts";
import type { Board, Disc } from "../../../src/reversi/index.ts";
import { at, boardFrom, discOf, named, playedOn, squaresOf } from "../support.ts";

/**
 * Positions of corners, edges and traps with what is known of them by another program: one a line, parted by tabs, its name, board,
 * side to move and facts. A fact is a kind and what belongs to it, `of=a8,h8`; `after` are moves to be played first.
 */
const text = readFileSync(new URL("../../fixtures/coach/shapes.tsv", import.meta.url), "utf8");

/** Facts that no concept of shape gives, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "wedge-5 wedge":
    "h4 turns h5 and so stands beside a white disc: Black can turn it again from h7, and a wedge cannot be turned",
  "free-keep-1 reserve":
    "inwards of g1 stand two black discs, so its shape keeps nobody out: that White never gets in is seen by playing all games, as free-moves.ts does",
};

interface Fact {
  readonly board: Board;
  /** Who is to move on the board. */
  readonly toMove: Disc;
  /** The words of the fact by their key. */
  readonly of: Readonly<Record<string, string>>;
  /** The side that the fact is about: the one to move at first, unless it is said. */
  readonly side: Disc;
}

const sorted = (names: string | undefined): string => named([...squaresOf(names)].sort((a, b) => a - b));
const yes = (is: boolean): string => (is ? "yes" : "no");

/** What the coach says of a fact, in the form of what is known. */
const TOLD: Readonly<Record<string, (fact: Fact) => readonly [told: unknown, known: unknown]>> = {
  stable: ({ board, of }) => [named([...stableDiscs(board)]), sorted(of["at"])],
  forced: ({ board, toMove, side, of }) => {
    const { isForced, within } = forcedCapture(board, toMove, side, squaresOf(of["of"]), Number(of["within"]));
    return [
      [isForced, (within ?? 0) <= Number(of["within"])],
      [of["is"] === "yes", true],
    ];
  },
  legal: ({ board, side, of }) => [yes(legalFor(board, side).includes(at(of["at"] ?? ""))), of["is"]],
  corners: ({ board, side, of }) => [named(cornersOpenTo(board, side)), of["at"]],
  moves: ({ board, side, of }) => [
    named(legalFor(board, side).filter((square) => of["rank"] === undefined || named([square])[1] === of["rank"])),
    of["at"],
  ],
  beside: ({ board, side, of }) => {
    const moves = movesBesideCorners(board, side, Number(of["within"]));
    const move = moves.find(({ square }) => square === at(of["at"] ?? ""));
    return [
      [move?.verdict, named(move ? [move.corner] : [])],
      [of["is"], of["corner"]],
    ];
  },
  shape: ({ board, side, of }) => [
    edgeShapes(board).flatMap((one) => (one.side === side && one.shape === of["is"] ? [named(one.squares)] : [])),
    expect.arrayContaining([sorted(of["at"])]),
  ],
  gap: ({ board, side, of }) => {
    const gaps = gapsOnEdges(board).filter((gap) => gap.side === side);
    const { length } = squaresOf(of["at"]);
    return [
      gaps.map(({ squares, isOdd }) => `${named(squares)} ${isOdd}`),
      expect.arrayContaining([`${sorted(of["at"])} ${length % 2 === 1}`]),
    ];
  },
  wedge: ({ board, side, of }) => {
    const wedge = wedgesFor(board, side).find(({ square }) => square === at(of["at"] ?? ""));
    const isBetween = of["between"] === undefined || (wedge && named(wedge.between) === of["between"]);
    return [
      [yes(wedge !== undefined), isBetween],
      [of["is"], true],
    ];
  },
  reserve: ({ board, side, of }) => {
    const kept = reserveSquares(board, side).find(({ square }) => square === at(of["at"] ?? ""));
    return [kept?.isPlayable, true];
  },
  creep: ({ board, side, of }) => {
    const move = creepingMoves(board, side).find(({ square }) => square === at(of["at"] ?? ""));
    return [
      [named(move?.from ?? []), move?.isOwn, move?.gained.includes(move.square)],
      [of["corner"], true, true],
    ];
  },
  diagonal: ({ board, side, of }) => {
    const ends = diagonalsOf(board).flatMap((diagonal) => diagonal.ends);
    const end = ends.find(({ corner }) => corner === at(of["corner"] ?? ""));
    return [end?.openTo.includes(side) ? "open" : "closed", of["is"]];
  },
  cut: ({ board, side, of }) => {
    const cut = cutsFor(board, side).find(({ square }) => square === at(of["at"] ?? ""));
    return [
      [named(cut?.discs ?? []), named(cut?.opens ?? [])],
      [of["disc"], of["corner"]],
    ];
  },
  attack: ({ board, side, of }) => {
    const attack = cornerAttacks(board, side).find(({ square }) => square === at(of["at"] ?? ""));
    return [
      [named(attack?.attacked ?? []), attack?.isForced],
      [sorted(of["of"]), true],
    ];
  },
  trap: ({ board, side, of }) => {
    const trap = stonerTraps(board, side).find(
      (one) => named([one.xSquare, one.attack]) === `${of["at"]},${of["attack"]}`,
    );
    const missing = Object.entries(trap?.conditions ?? {}).flatMap(([condition, holds]) => (holds ? [] : [condition]));
    return [
      [
        trap?.type,
        named(trap ? [trap.defence] : []),
        named(trap?.corners ?? []),
        missing.join() || "trap",
        trap?.isTrap,
      ],
      [of["type"], of["defence"], of["corners"], of["is"], of["is"] === "trap"],
    ];
  },
};

const lines = text.trimEnd().split("\n");

describe("positions of corners, edges and traps", () => {
  test("are all there", () => {
    expect(lines.length).toBe(185);
    expect(lines.every((line) => line.split("\t").length > 3)).toBe(true);
  });

  test.each(lines.map((line) => [line.slice(0, line.indexOf("\t")), line] as const))(
    "%s is told rightly",
    (id, line) => {
      const [, signs = "", sign, ...facts] = line.split("\t");
      for (const fact of facts) {
        const [kind = "", ...words] = fact.split(" ");
        if (`${id} ${kind}` in EXCEPTIONS) continue;
        const of = Object.fromEntries(words.map((word) => word.split("=") as [string, string]));
        const now = playedOn(boardFrom(signs), discOf(of["first"] ?? sign), squaresOf(of["after"]));
        const [told, known] = TOLD[kind]?.({ ...now, of, side: discOf(of["by"] ?? sign) }) ?? [`no ${kind}`, kind];
        expect(told, fact).toEqual(known);
      }
    },
  );

  test("no position but those of the traps is called a Stoner trap", () => {
    const named = lines.flatMap((line) => {
      const [id = "", signs = "", sign] = line.split("\t");
      return stonerTraps(boardFrom(signs), discOf(sign)).some(({ isTrap }) => isTrap) ? [id] : [];
    });
    expect(named.length).toBe(12);
    expect(named.every((id) => id.startsWith("stoner-") && !/-no-|-open/.test(id))).toBe(true);
  });
});

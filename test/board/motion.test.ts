import { describe, expect, test } from "vitest";
import { contentsBefore, keyframesOf, planMotion } from "../../src/board/motion.ts";
import type { PlayedMove } from "../../src/board/types.ts";
import { EIGHT_STARS, moveOn, OTHELLO, play, resolve, startPosition, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { at, THIRTEEN_FIFTY } from "./positions.ts";

const f5: PlayedMove = { disc: "black", square: at("f5"), flips: [at("e5")] };

/** The single move of thirteen against fifty. */
function eighteen(): PlayedMove {
  const position = resolve(OTHELLO, THIRTEEN_FIFTY, "black");
  const move = moveOn(position, at("a8"));
  if (move === undefined) throw new Error("a8 is not legal");
  return { disc: "black", ...move };
}

/** f5 turns e5, and f6 turns it back. */
const turnedTwice: readonly PlayedMove[] = [f5, { disc: "white", square: at("f6"), flips: [at("e5")] }];

describe("the plan of a move", () => {
  test("discs turn in the order of their distance from the placed one", () => {
    const move = eighteen();
    const { changes } = planMotion(USUAL_SHAPE, [move]);
    const starts = move.flips.map((flip) => {
      const files = Math.abs((flip % 8) - (move.square % 8));
      const ranks = Math.abs(Math.floor(flip / 8) - Math.floor(move.square / 8));
      return { distance: Math.max(files, ranks), start: changes.get(flip)?.[0]?.start ?? Number.NaN };
    });
    expect(starts).toHaveLength(18);
    for (const a of starts)
      for (const b of starts) expect(Math.sign(a.start - b.start)).toBe(Math.sign(a.distance - b.distance));
    expect(changes.get(move.square)?.[0]?.start).toBe(0);
  });

  test("takes less than 900 ms, over the longest row of the usual board and of ten squares", () => {
    expect(planMotion(USUAL_SHAPE, [eighteen()]).duration).toBeLessThan(900);
    const { shape } = EIGHT_STARS;
    const row = ["b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5"].map((name) => at(name, shape));
    expect(planMotion(shape, [{ disc: "white", square: at("a5", shape), flips: row }]).duration).toBeLessThan(900);
  });

  test("the reply starts only after the last own disc lies, and after a pause", () => {
    const own = planMotion(USUAL_SHAPE, [f5]);
    const both = planMotion(USUAL_SHAPE, turnedTwice);
    const reply = both.changes.get(at("f6"))?.[0]?.start ?? 0;
    expect(reply - own.duration).toBeGreaterThanOrEqual(200);
  });

  test("a disc turned over and back goes through both, in order, and ends on the right side", () => {
    const { changes, duration } = planMotion(USUAL_SHAPE, turnedTwice);
    const e5 = changes.get(at("e5")) ?? [];
    expect(e5.map(({ from, to }) => `${from} ${to}`)).toEqual(["white black", "black white"]);
    expect(e5[1]?.start).toBeGreaterThan(e5[0]?.end ?? Number.POSITIVE_INFINITY);
    const frames = keyframesOf(e5, duration);
    expect(frames.at(0)).toMatchObject({ offset: 0, background: "var(--face-white)" });
    expect(frames.at(-1)).toMatchObject({ offset: 1, background: "var(--face-white)" });
  });

  test("a disc rolls away from the one that turned it", () => {
    const { changes } = planMotion(USUAL_SHAPE, [f5]);
    expect(changes.get(at("e5"))?.[0]?.axis.map((part) => part + 0)).toEqual([0, -1]);
  });
});

describe("keyframes", () => {
  test("their offsets run from 0 to 1 and never go back, for every disc", () => {
    const { changes, duration } = planMotion(USUAL_SHAPE, [eighteen(), ...turnedTwice]);
    for (const track of changes.values()) {
      const offsets = keyframesOf(track, duration).map(({ offset }) => Number(offset));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    }
  });

  test("a placed disc is not seen before its turn, and a disc that waits shows its old side", () => {
    const { changes, duration } = planMotion(USUAL_SHAPE, turnedTwice);
    expect(keyframesOf(changes.get(at("f6")) ?? [], duration)[0]).toMatchObject({ opacity: 0 });
    expect(keyframesOf(changes.get(at("e5")) ?? [], duration)[0]).toMatchObject({ background: "var(--face-white)" });
  });
});

test("what stood before is found again from the moves, passes and all", () => {
  let position = startPosition();
  const before = position.board.contents;
  const moves: PlayedMove[] = [];
  for (const name of ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6", "c5"]) {
    const [disc, move, next] = [position.toMove, moveOn(position, at(name)), play(position, at(name))];
    if (disc === null || move === undefined || !next.ok) throw new Error(`${name} is not legal`);
    moves.push({ disc, ...move });
    position = next.value;
  }
  expect(moves.at(-1)?.disc).toBe("white");
  expect(moves.at(-2)?.disc).toBe("white");
  expect(contentsBefore(position.board, moves)).toEqual(before);
});

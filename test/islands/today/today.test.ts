import { describe, expect, test } from "vitest";
import { placeOf } from "../../../src/catalogue/place.ts";
import { mistakeSheet } from "../../../src/islands/today/mistake-task.ts";
import { dueWords } from "../../../src/islands/today/words.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import type { MistakeRecord } from "../../../src/progress/index.ts";
import { nameOf, positionOf, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import type { Due, DueKind } from "../../../src/training/today/queue.ts";

const t = translator(ENGLISH);

const due = (kind: DueKind): Due => ({ kind, id: "x", image: 0, due: 0, seconds: 45 });

describe("what is due, in one line", () => {
  test.each([
    [["puzzle"], "Today: 1 due (1 puzzle), about 5 minutes"],
    [["exercise", "exercise", "mistake"], "Today: 3 due (2 lesson tasks, 1 from your games), about 5 minutes"],
    [
      ["puzzle", "exercise", "puzzle", "exercise", "mistake", "exercise", "puzzle"],
      "Today: 7 due (3 puzzles, 3 lesson tasks, 1 from your games), about 5 minutes",
    ],
  ] as const)("%j", (kinds, words) => {
    expect(dueWords({ items: kinds.map(due), minutes: 5, left: 0 }, "en", t)).toBe(words);
  });
});

/** After f5, White to move has d6, f4 and f6. */
const mistake: MistakeRecord = {
  position: `${"-".repeat(27)}OX------XXX${"-".repeat(26)}`,
  toMove: "white",
  played: "f4",
  best: ["d6"],
  before: 2,
  after: -6,
  isExact: false,
  times: [5],
};

describe("a move of one's own game as a task", () => {
  test("asks for a better one, in the image that is shown, and its words follow", () => {
    const { facts, words } = mistakeSheet(mistake, 1, t);
    const game = placeOf(facts);
    if (!game.ok) throw new Error("no position");
    // Turned by half a circle f4 becomes c5, d6 becomes e3.
    const legal = positionOf(game.value).legal.map(({ square }) => nameOf(USUAL_SHAPE, square));
    expect([...legal].sort()).toEqual(["c3", "c5", "e3"]);
    expect(words.task).toBe("In a game of yours. White to move: find a better move.");
    expect(words.hints[0]).toContain("c5");
    expect(words.solved).toContain("c5, played in the game, gave up 8 discs, as far as the engine sees.");
    expect(facts.hints).toEqual([
      { kind: "idea" },
      { kind: "candidates", squares: expect.arrayContaining(["c5", "e3"]) },
      { kind: "square", square: "e3" },
    ]);
    expect(words.hints).toHaveLength(facts.hints.length);
  });

  test("that cannot be read out asks for the strongest, and one that can for what was given away", () => {
    const goal = (change: Partial<MistakeRecord>) => {
      const { facts } = mistakeSheet({ ...mistake, ...change }, 0, t);
      return facts.kind === "best-move" ? facts.goal : null;
    };
    const full = `${"-".repeat(8)}${"X".repeat(24)}${"O".repeat(32)}`;
    expect(goal({})).toEqual({ kind: "strongest" });
    const late = { position: full, played: "a1", best: ["b1"] };
    expect(goal({ ...late, before: 4, after: 0 })).toEqual({ kind: "win" });
    expect(goal({ ...late, before: 0, after: -4 })).toEqual({ kind: "draw" });
    expect(goal({ ...late, before: 14, after: 4 })).toEqual({ kind: "most-discs" });
    expect(goal({ ...late, before: -4, after: -14 })).toEqual({ kind: "most-discs" });
  });

  test("says that its cost is proven only where it is", () => {
    expect(mistakeSheet({ ...mistake, isExact: true }, 0, t).words.solved).toContain("that is proven");
  });
});

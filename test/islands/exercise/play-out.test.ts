// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ExerciseOf } from "../../../src/catalogue/exercise.ts";
import { placeOf } from "../../../src/catalogue/place.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { newGame, type Position, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const asked = vi.hoisted(() => ({ players: [] as object[], answers: [] as (number | "fail" | "first")[] }));

// The opponent plays what a test has laid ready for it, else the first legal move.
vi.mock("../../../src/islands/play/opponent.ts", () => ({
  seedOf: () => 1,
  opponentLike: (player: object) => {
    asked.players.push(player);
    return async ({ legal }: Position) => {
      const next = asked.answers.shift() ?? "first";
      if (next === "fail") throw new Error("no engine");
      return next === "first" ? (legal[0]?.square ?? -1) : next;
    };
  },
}));

const { open } = await import("../../../src/islands/exercise/kinds/play-out.ts");

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;
const WORDS = { task: "Play.", hints: ["Think.", "Look."], solved: "Well played.", wrong: "Look ahead." };

function openAt(facts: Partial<ExerciseOf<"play-out">>) {
  const outcomes: object[] = [];
  const whole = { kind: "play-out" as const, variant: "othello" as const, goal: { kind: "end" as const }, ...facts };
  const game = placeOf(whole);
  const session = open({
    facts: { hints: [{ kind: "idea" }, { kind: "idea" }], ...whole },
    words: WORDS,
    game: game.ok ? game.value : newGame(),
    t: translator(ENGLISH),
    tell: (outcome) => outcomes.push(outcome),
  });
  return { session, outcomes, shown: () => session.$shown.get() };
}

/** Eight discs have been placed; c5 takes White's last. */
const NEARLY_OVER = "e6f4e3f6g5d6e7f5";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  asked.players = [];
  asked.answers = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a move is told at once, and then the answer with its side", async () => {
  const { session, shown } = openAt({ against: { level: 1 } });
  session.choose(at("f5"));
  expect([shown().state, shown().said.text, shown().legal]).toEqual(["thinking", "f5, 1 turned.", []]);
  await vi.waitFor(() => expect(shown().state).toBe("ready"));
  expect(shown().said.text).toMatch(/^White [a-h][1-8], 1 turned\.$/);
  expect(shown().prompt).toMatchObject({ kind: "task", text: "Play.", note: shown().said.text });
  expect(asked.players).toEqual([{ kind: "level", level: 1 }]);
});

test("an opponent may have one habit alone", () => {
  openAt({ against: { habit: "wall-builder" } });
  expect(asked.players).toEqual([{ kind: "habit", habit: "wall-builder" }]);
});

test("a square that turns nothing is refused, and the game stays", () => {
  const { session, shown } = openAt({});
  session.choose(at("a1"));
  expect(shown().said.text).toBe("On a1 Black would turn nothing; a move has to turn at least one disc.");
  expect(shown().state).toBe("ready");
});

test("a game that reaches its goal is solved, with the end in its last message", () => {
  const { session, shown, outcomes } = openAt({ moves: NEARLY_OVER, goal: { kind: "lead", by: 64 } });
  session.choose(at("c5"));
  expect(shown().state).toBe("solved");
  expect(shown().said.text).toMatch(/^c5, 5 turned\. The game is over: 64–0, Black wins\. .*Well played\.$/);
  expect(shown().prompt).toMatchObject({ kind: "card", verdict: "right", title: "Solved: 64–0: Black wins." });
  expect(outcomes).toEqual([{ outcome: "solved", tries: 1, hints: 0, unaided: true }]);
});

test("one that does not is missed, can be stepped through, and begins again from the same board", async () => {
  const { session, shown, outcomes } = openAt({ moves: NEARLY_OVER.slice(0, 14), goal: { kind: "win" } });
  const before = shown().view.board;
  asked.answers = [at("c5")];
  session.choose(at("f5"));
  await vi.waitFor(() => expect(shown().state).toBe("wrong"));
  expect(shown().prompt).toMatchObject({ verdict: "wrong", title: "64–0: Black wins." });
  expect(shown().said.text).toMatch(/^Black c5, 5 turned\. The game is over.*The other side has more\..*Look ahead\.$/);
  expect(shown().line).toEqual({ at: 2, of: 2 });
  session.step(-1);
  expect([shown().line, shown().said.text]).toEqual([{ at: 1, of: 2 }, "f5, 1 turned."]);
  session.again();
  expect([shown().state, shown().view.board, shown().line]).toEqual(["ready", before, null]);
  expect(outcomes).toEqual([{ outcome: "wrong", tries: 1, hints: 0, unaided: false }]);
});

test("a pass of the learner is told, and the opponent moves twice", async () => {
  const { session, shown } = openAt({ moves: "f5f6d3g5h5h4" });
  asked.answers = [at("h6"), at("c5")];
  session.choose(at("f7"));
  const told: string[] = [];
  const unlisten = session.$shown.listen(({ said }) => told.push(said.text));
  await vi.waitFor(() => expect(shown().state).toBe("ready"), { timeout: 5000 });
  unlisten();
  expect(told).toEqual(["White h6, 1 turned. Black has no move and passes.", "White c5, 3 turned."]);
});

test("a move that nobody answers is taken back, and may be made again", async () => {
  const { session, shown } = openAt({});
  asked.answers = ["fail"];
  session.choose(at("f5"));
  await vi.waitFor(() => expect(shown().state).toBe("ready"));
  expect(shown().view.toMove).toBe("black");
  expect(shown().said.text).toMatch(/could not be worked out/);
  session.choose(at("d3"));
  await vi.waitFor(() => expect(shown().view.toMove).toBe("black"));
  expect(shown().view.board.contents[at("d3")]).toBe("black");
});

test("a solution is played out by both sides, and shown from its first move", async () => {
  const { session, shown, outcomes } = openAt({ moves: NEARLY_OVER, goal: { kind: "win" } });
  asked.answers = [at("c5")];
  session.show();
  await vi.waitFor(() => expect(shown().state).toBe("revealed"));
  expect(shown().line).toEqual({ at: 1, of: 1 });
  expect(shown().prompt).toMatchObject({ verdict: "shown", title: "Solution: 64–0: Black wins." });
  expect(outcomes).toMatchObject([{ outcome: "revealed" }]);
});

describe("a move that is taken back", () => {
  const played = (position: { readonly board: Position["board"] }): number =>
    position.board.contents.filter((content) => content !== "empty").length - 4;

  test("goes with the answer to it, and can be made again", async () => {
    const { session, shown } = openAt({});
    expect(shown().canUndo).toBe(false);
    session.choose(at("f5"));
    expect(shown().canUndo).toBe(false);
    session.undo();
    expect(shown().state).toBe("thinking");
    await vi.waitFor(() => expect(shown().state).toBe("ready"));
    expect([played(shown().view), shown().canUndo]).toEqual([2, true]);
    session.undo();
    expect(shown()).toMatchObject({ state: "ready", canUndo: false, said: { text: "Taken back." } });
    expect(played(shown().view)).toBe(0);
    session.choose(at("d3"));
    await vi.waitFor(() => expect(shown().state).toBe("ready"));
    expect(played(shown().view)).toBe(2);
  });

  test("leaves the end to be reached alone, but not a win", async () => {
    for (const [goal, unaided] of [
      [{ kind: "end" }, true],
      [{ kind: "win" }, false],
    ] as const) {
      // Two moves before the end: e7 and f5 are played, taken back and played once more.
      const { session, shown, outcomes } = openAt({ moves: "e6f4e3f6g5d6", goal });
      for (let round = 0; round < 2; round += 1) {
        asked.answers = [at("f5")];
        session.choose(at("e7"));
        await vi.waitFor(() => expect(shown().state).toBe("ready"));
        if (round === 0) session.undo();
      }
      session.choose(at("c5"));
      expect(shown().state).toBe("solved");
      expect(outcomes).toEqual([{ outcome: "solved", tries: 1, hints: 0, unaided }]);
    }
  });
});

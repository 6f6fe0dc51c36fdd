import { expect, test } from "vitest";
import { type Kept, openTable, type Table, type TableOptions } from "../../../src/islands/play/table.ts";
import {
  makeTranscript,
  parseTranscript,
  positionOf,
  squareNamed,
  startPosition,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import type { Seating } from "../../../src/training/seating.ts";

const BLACK: Seating = { variant: "othello", level: 2, learner: "black" };
const WHITE: Seating = { ...BLACK, learner: "white" };
const BOTH: Seating = { ...BLACK, learner: "both" };

/** Black has no move after these, White has two. */
const PASS = "f5f6d3g5h5h4f7h6";
const WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

/** Lets everything that is promised come about. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Asked {
  readonly moves: string;
  readonly signal: AbortSignal;
  readonly answer: (name: string) => void;
  readonly fail: () => void;
}

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;

/** A table whose opponent answers when it is told to, and whose clock stands still. Pauses last until `release`. */
function seat(seating: Seating, more: Partial<TableOptions> = {}) {
  const asked: Asked[] = [];
  const keeps: Kept[] = [];
  const waits: (() => void)[] = [];
  const clock = { time: 0 };
  const ids = [...Array(9).keys()].values();
  const table = openTable(seating, {
    opponentFor: () => (_, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          moves: makeTranscript(table.kept().game),
          signal,
          answer: (name) => resolve(at(name)),
          fail: () => reject(new Error("no engine")),
        });
      }),
    keep: (kept) => keeps.push(kept),
    pauseAfter: () => 500,
    newId: () => `game-${ids.next().value}`,
    now: () => clock.time,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    ...more,
  });
  const release = async (): Promise<void> => {
    for (const resolve of waits.splice(0)) resolve();
    await settle();
  };
  return { table, asked, keeps, clock, release };
}

const moves = (table: Table): string => makeTranscript(table.$sitting.get().duel.game);
const state = (table: Table): string => table.$sitting.get().state;

function gameAfter(text: string) {
  const game = parseTranscript(text, startPosition());
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

test("a move is answered: first the own move is seen, then, after the pause, the reply", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  expect([moves(table), state(table), table.$sitting.get().since]).toEqual(["f5", "thinking", 0]);
  await settle();
  asked[0]?.answer("d6");
  await settle();
  // The answer is there, but the pause is not over: nothing has changed.
  expect([moves(table), state(table)]).toEqual(["f5", "thinking"]);
  await release();
  expect([moves(table), state(table), table.$sitting.get().since]).toEqual(["f5d6", "ready", 1]);
});

test("an opponent that answers at once is asked once, and the table is ready again", async () => {
  let questions = 0;
  const { table, release } = seat(BLACK, {
    opponentFor: () => async (position) => {
      questions += 1;
      return position.legal[0]?.square ?? -1;
    },
    wait: () => Promise.resolve(),
  });
  table.choose(at("d3"));
  await release();
  expect([questions, state(table)]).toEqual([1, "ready"]);
  expect(table.$sitting.get().duel.game.plies).toHaveLength(2);
});

test("a tap while the opponent thinks plays nothing and is told, whichever square it is on", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  const before = table.$sitting.get();
  // f4 is White's to play here, d3 was Black's a moment ago.
  for (const name of ["f4", "d3", "a1"]) {
    table.choose(at(name));
    expect(table.$sitting.get().refused).toEqual({ square: at(name), error: "not-your-turn" });
  }
  expect(table.$sitting.get().turn).toBeGreaterThan(before.turn);
  expect(moves(table)).toBe("f5");
  // Also between the answer and the end of the pause.
  asked[0]?.answer("f4");
  await settle();
  table.choose(at("d6"));
  expect([moves(table), table.$sitting.get().refused?.error]).toEqual(["f5", "not-your-turn"]);
  await release();
  expect([moves(table), table.$sitting.get().refused]).toEqual(["f5f4", null]);
  expect(asked).toHaveLength(1);
});

test("the second half of a double tap says nothing", async () => {
  const { table, clock } = seat(BLACK);
  table.choose(at("f5"));
  const { turn } = table.$sitting.get();
  clock.time += 200;
  table.choose(at("f5"));
  expect([table.$sitting.get().turn, table.$sitting.get().refused]).toEqual([turn, null]);
  clock.time += 2000;
  table.choose(at("f5"));
  expect(table.$sitting.get().refused?.error).toBe("not-your-turn");
});

test("a square that turns nothing is refused with the reason, and the next move clears it", () => {
  const { table, keeps } = seat(BOTH);
  table.choose(at("c5"));
  expect([table.$sitting.get().refused, keeps]).toEqual([{ square: at("c5"), error: "turns-nothing" }, []]);
  table.choose(at("f5"));
  expect(table.$sitting.get().refused).toBeNull();
});

test("undo while the opponent thinks takes the own move back, and the answer that still comes is dropped", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  table.undo();
  expect([moves(table), state(table), asked[0]?.signal.aborted]).toEqual(["", "ready", true]);
  asked[0]?.answer("d6");
  await release();
  expect([moves(table), state(table)]).toEqual(["", "ready"]);
  table.choose(at("d3"));
  await settle();
  asked[1]?.answer("c3");
  await release();
  expect(moves(table)).toBe("d3c3");
});

test("undo and another move before the first answer: only the second question counts", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  table.undo();
  table.choose(at("f5"));
  await settle();
  expect(asked).toHaveLength(2);
  asked[0]?.answer("d6");
  await release();
  expect(moves(table)).toBe("f5");
  asked[1]?.answer("f6");
  await release();
  expect(moves(table)).toBe("f5f6");
});

test("undo takes back the answer as well, and redo plays both again without asking", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  asked[0]?.answer("d6");
  await release();
  table.undo();
  expect([moves(table), table.$sitting.get().canUndo, table.$sitting.get().canRedo]).toEqual(["", false, true]);
  table.redo();
  expect([moves(table), state(table), asked.length]).toEqual(["f5d6", "ready", 1]);
});

test("redo up to a move that was never answered asks the opponent", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  table.undo();
  table.redo();
  await settle();
  expect([moves(table), state(table), asked.length]).toEqual(["f5", "thinking", 2]);
  asked[1]?.answer("d6");
  await release();
  expect(moves(table)).toBe("f5d6");
});

test("an opponent that may move twice is asked twice, the learner's pass between", async () => {
  const { table, asked, release } = seat(BLACK);
  table.follow(BLACK, gameAfter(PASS.slice(0, 14)));
  await settle();
  asked[0]?.answer("h6");
  await release();
  expect([moves(table), state(table)]).toEqual([PASS, "thinking"]);
  asked[1]?.answer("c5");
  await release();
  expect([moves(table), state(table)]).toEqual([`${PASS}c5`, "ready"]);
});

test("the opponent's last move is on the board when the game is over, and undo goes on from there", async () => {
  const { table, asked, release } = seat(WHITE);
  table.follow(WHITE, gameAfter(WIPE_OUT.slice(0, 16)));
  await settle();
  asked[0]?.answer("c5");
  await release();
  expect([moves(table), state(table)]).toEqual([WIPE_OUT, "over"]);
  table.choose(at("a1"));
  expect(table.$sitting.get().refused?.error).toBe("game-over");
  table.undo();
  expect([moves(table), state(table)]).toEqual([WIPE_OUT.slice(0, 14), "ready"]);
});

test("the opponent begins where the learner has White", async () => {
  const { table, asked, release } = seat(BLACK);
  table.begin(WHITE);
  await settle();
  asked[0]?.answer("f5");
  await release();
  expect([moves(table), state(table), table.$sitting.get().canUndo]).toEqual(["f5", "ready", false]);
});

test("an opponent that cannot answer is told and may be asked again; the move stays", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  asked[0]?.fail();
  await release();
  expect([moves(table), state(table)]).toEqual(["f5", "stuck"]);
  table.askAgain();
  await settle();
  expect(state(table)).toBe("thinking");
  asked[1]?.answer("d6");
  await release();
  expect(moves(table)).toBe("f5d6");
});

test("an answer that is no legal move is not played", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  asked[0]?.answer("a1");
  await release();
  expect([moves(table), state(table)]).toEqual(["f5", "stuck"]);
});

test("a new game can be undone until a move is made in it", () => {
  const { table } = seat(BOTH);
  table.choose(at("f5"));
  table.choose(at("d6"));
  table.begin(BOTH);
  expect([moves(table), table.$sitting.get().canUndo, table.$sitting.get().bringsBack]).toEqual(["", true, true]);
  table.undo();
  expect([moves(table), table.$sitting.get().bringsBack]).toEqual(["f5d6", false]);
  table.begin(BOTH);
  table.choose(at("c4"));
  table.undo();
  expect([moves(table), table.$sitting.get().canUndo]).toEqual(["", false]);
});

test("a new game instead of one without a move leaves no trace of it", () => {
  const { table, keeps } = seat(BOTH);
  table.begin(BOTH);
  table.begin(BLACK);
  expect(new Set(keeps.map(({ id }) => id)).size).toBe(1);
  expect(table.$sitting.get().canUndo).toBe(false);
});

test("every change is kept, each later than the one before, and what was taken back with it", () => {
  const { table, keeps } = seat(BOTH);
  table.choose(at("f5"));
  table.choose(at("d6"));
  table.undo();
  expect(keeps.map(({ game }) => [makeTranscript(game), game.undone.length])).toEqual([
    ["f5", 0],
    ["f5d6", 0],
    ["f5", 1],
  ]);
  expect(keeps.map(({ at: moment }) => moment)).toEqual([1, 2, 3]);
});

test("opening a game that is kept or linked keeps nothing, until a move is made", () => {
  const { table, keeps } = seat(BOTH);
  expect(table.isFresh()).toBe(true);
  table.follow(BOTH, gameAfter("f5d6"));
  expect([moves(table), keeps, table.isFresh()]).toEqual(["f5d6", [], false]);
  table.choose(at("c3"));
  expect(keeps).toHaveLength(1);
});

test("the opponent's answer to a linked game keeps nothing either: the learner's own game stays the last", async () => {
  const { table, asked, keeps, release } = seat(BLACK);
  table.follow(BLACK, gameAfter("f5"));
  await settle();
  asked[0]?.answer("d6");
  await release();
  expect([moves(table), keeps]).toEqual(["f5d6", []]);
  table.choose(at("c3"));
  expect(keeps).toHaveLength(1);
});

test("what another tab did with the game takes its place, and an answer under way is dropped", async () => {
  const { table, asked, release } = seat(BLACK);
  table.choose(at("f5"));
  await settle();
  table.lay({ ...table.kept(), game: gameAfter("f5d6c3"), at: 50 }, "other-tab");
  expect(moves(table)).toBe("f5d6c3");
  asked[0]?.answer("d6");
  await release();
  expect(moves(table)).toBe("f5d6c3");
  expect(positionOf(table.kept().game).toMove).toBe("white");
});

import { expect, test } from "vitest";
import { type Desk, lastOf, openDesk, shownOf } from "../../../src/islands/analysis/session.ts";
import { spokenWords } from "../../../src/islands/analysis/words.ts";
import { newWork, placeOf } from "../../../src/islands/analysis/work.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { makeBoard, makeTranscript, nameOf, newGame, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const t = translator(ENGLISH);
const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;
const squares = (names: string): readonly number[] => (names.match(/../g) ?? []).map(at);

/** A desk at the start whose clock stands still unless it is set. */
function seat() {
  const clock = { time: 0 };
  const desk = openDesk(newWork(newGame()), () => clock.time);
  const play = (names: string): void => {
    for (const square of squares(names)) desk.choose(square);
  };
  return { desk, play, clock };
}

const moves = (desk: Desk): string => makeTranscript(desk.$session.get().work.game);
const shown = (desk: Desk): string => makeBoard(shownOf(desk.$session.get()).board);
const said = (desk: Desk): string => spokenWords(desk.$session.get(), t);

test("both sides are moved, and each move is told", () => {
  const { desk, play } = seat();
  play("f5d6c3");
  expect(moves(desk)).toBe("f5d6c3");
  expect(said(desk)).toBe("c3, 1 turned.");
});

test("a pass and the end of the game are told with the move that brings them", () => {
  const { desk, play } = seat();
  play("f5f6d3g5h5h4f7h6");
  expect(said(desk)).toMatch(/ Black has no move and passes\.$/);
  desk.lay(newWork(newGame()), { kind: "new" });
  play("e6f4e3f6g5d6e7f5c5");
  expect(said(desk)).toMatch(/ The game is over: 64–0, Black wins\.$/);
});

test("a square that cannot be played is refused with its reason, but the second of a double tap says nothing", () => {
  const { desk, play, clock } = seat();
  play("f5");
  const { turn } = desk.$session.get();
  desk.choose(at("f5"));
  expect(desk.$session.get().turn).toBe(turn);
  clock.time = 1001;
  desk.choose(at("f5"));
  expect(said(desk)).toBe("f5 is taken; a disc goes on an empty square.");
  desk.choose(at("a1"));
  expect(said(desk)).toBe("a1 turns nothing; a move has to turn at least one disc.");
  expect(moves(desk)).toBe("f5");
});

test("a move in the middle of a game forgets the moves behind it, the same move does not", () => {
  const { desk, play } = seat();
  play("f5d6c3d3");
  desk.goTo(1);
  expect(said(desk)).toBe("Move 1 of 4. f5, 1 turned. White to move.");
  play("d6");
  expect(desk.$session.get().work.game.undone).toHaveLength(2);
  play("c5");
  expect(desk.$session.get().work.game.undone).toHaveLength(0);
});

test("a line is stepped through beside the game, which stays, and its moves are made on demand", () => {
  const { desk, play } = seat();
  play("f5");
  const before = shown(desk);
  desk.look([at("d6"), at("c3"), at("d3")]);
  expect(nameOf(USUAL_SHAPE, lastOf(desk.$session.get())?.move.square ?? -1)).toBe("d6");
  expect(said(desk)).toBe("The line, move 1 of 3. d6, 1 turned.");
  desk.step(1);
  expect(moves(desk)).toBe("f5");
  desk.leave();
  expect(shown(desk)).toBe(before);
  desk.look([at("d6"), at("c3"), at("d3")]);
  desk.step(1);
  desk.take();
  expect(moves(desk)).toBe("f5d6c3");
  expect(desk.$session.get().look).toBeNull();
});

test("a move on the board goes on from what the line shows", () => {
  const { desk, play } = seat();
  play("f5");
  desk.look([at("d6"), at("c3"), at("d3")]);
  play("c4");
  expect(moves(desk)).toBe("f5d6c4");
});

test("a line with a pass is shown as the rules have it", () => {
  const { desk, play } = seat();
  play("f5f6d3g5h5h4f7");
  desk.look([at("h6"), "pass", at("c5")]);
  desk.step(1);
  const last = desk.$session.get().look?.game.plies.at(-1);
  expect([last?.disc, nameOf(USUAL_SHAPE, last?.move.square ?? -1)]).toEqual(["white", "c5"]);
});

test("a tap recolours while that is what taps do, and Undo takes it back in one step", () => {
  const { desk, play } = seat();
  play("f5d6");
  const before = shown(desk);
  desk.setMode("recolour");
  desk.choose(at("e4"));
  expect(shownOf(desk.$session.get()).board.contents[at("e4")]).toBe("white");
  desk.choose(at("a1"));
  expect(said(desk)).toBe("a1 is empty; only a disc that lies there can get the other colour.");
  desk.undo();
  expect([shown(desk), moves(desk)]).toEqual([before, "f5d6"]);
  desk.redo();
  expect(shownOf(desk.$session.get()).board.contents[at("e4")]).toBe("white");
});

test("several recolourings are taken back at once, and brought back one by one", () => {
  const { desk, play } = seat();
  play("f5d6");
  const before = shown(desk);
  desk.recolour(at("e4"));
  const once = shown(desk);
  desk.recolour(at("d4"));
  const twice = shown(desk);
  desk.asItWas();
  expect([shown(desk), moves(desk)]).toEqual([before, "f5d6"]);
  desk.redo();
  expect(shown(desk)).toBe(once);
  desk.redo();
  expect(shown(desk)).toBe(twice);
});

test("what was on the board is brought back after another game was laid out; a fresh board is not worth bringing back", () => {
  const { desk, play } = seat();
  desk.lay(newWork(newGame()), { kind: "new" });
  expect(desk.$session.get().canUndo).toBe(false);
  play("f5d6");
  desk.lay(newWork(newGame()), { kind: "new" });
  expect(moves(desk)).toBe("");
  desk.undo();
  expect(moves(desk)).toBe("f5d6");
});

test("Undo and Redo do nothing where there is nothing, nor while a line is looked at", () => {
  const { desk, play } = seat();
  desk.undo();
  desk.redo();
  expect(desk.$session.get().turn).toBe(0);
  play("f5");
  desk.look([at("d6")]);
  desk.undo();
  expect(moves(desk)).toBe("f5");
  expect(placeOf(desk.$session.get().work).toMove).toBe("white");
});

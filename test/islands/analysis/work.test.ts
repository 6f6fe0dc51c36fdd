import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeLink } from "../../../src/islands/analysis/link.ts";
import { readLink } from "../../../src/islands/analysis/read-link.ts";
import { readPaste } from "../../../src/islands/analysis/read-paste.ts";
import {
  asItWas,
  canRedo,
  canUndo,
  goToPly,
  inPlaceOf,
  newWork,
  placeOf,
  playHere,
  recolour,
  redoOne,
  undoOne,
  type Work,
} from "../../../src/islands/analysis/work.ts";
import { makeBoard, makeTranscript, newGame, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;
/** Black has no move after White's h6; White has c5 and e7 (a published test pack). */
const PASS = "f5f6d3g5h5h4f7h6";

const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;
const start = (): Work => newWork(newGame());

function played(moves: string, from = start()): Work {
  return (moves.match(/../g) ?? []).reduce((work, name) => {
    const next = playHere(work, at(name));
    if (!next.ok) throw new Error(`${name}: ${next.error}`);
    return next.value;
  }, from);
}

function linked(query: string): Work {
  const read = readLink(query);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

function turned(work: Work, name: string): Work {
  const next = recolour(work, at(name));
  if (next === null) throw new Error(`no disc on ${name}`);
  return next;
}

const boardOf = (work: Work): string => makeBoard(placeOf(work).board);
const moves = ({ game }: Work): string =>
  makeTranscript({ ...game, plies: [...game.plies, ...game.undone], undone: [] });

describe("work at a board", () => {
  test("goes to any move, and undoes and redoes one after the other", () => {
    const work = played("f5d6c3d3");
    expect(boardOf(goToPly(work, 0))).toBe(START);
    expect(boardOf(goToPly(work, 2))).toBe(boardOf(played("f5d6")));
    expect(boardOf(undoOne(undoOne(work)))).toBe(boardOf(played("f5d6")));
    expect(boardOf(redoOne(redoOne(undoOne(undoOne(work)))))).toBe(boardOf(work));
    expect([canUndo(start()), canRedo(work), canRedo(undoOne(work))]).toEqual([false, false, true]);
  });

  test("a recoloured disc makes a new start with the same side due, and Undo goes back to the game, its later moves included", () => {
    const game = goToPly(played("f5d6c3d3"), 2);
    const work = turned(game, "e5");
    expect(placeOf(work).turn).toBe("black");
    // After f5 d6: White d4, d5, d6; Black e4, e5, f5. Now e5 is White's too.
    expect(boardOf(work)).toBe(`${"-".repeat(27)}OX------OOX-----O${"-".repeat(20)}`);
    expect(moves(undoOne(work))).toBe("f5d6c3d3");
    expect(undoOne(work).game.plies.length).toBe(2);
    expect(boardOf(redoOne(undoOne(work)))).toBe(boardOf(work));
  });

  test("several recolourings are undone one by one, and compared with what was before the first", () => {
    const game = played("f5d6");
    const work = turned(turned(game, "e4"), "d4");
    expect(asItWas(work)).toEqual({ work: game, squares: [at("d4"), at("e4")] });
    expect(asItWas(undoOne(work))).toEqual({ work: game, squares: [at("e4")] });
    expect(boardOf(undoOne(undoOne(work)))).toBe(boardOf(game));
    expect(asItWas(game)).toBeNull();
  });

  test("the same discs recoloured twice are as they were", () => {
    const game = played("f5d6");
    expect(turned(turned(game, "e4"), "e4")).toBe(game);
    expect(turned(turned(turned(turned(game, "e4"), "d4"), "e4"), "d4")).toBe(game);
  });

  test("nothing is compared once moves have been made, until they are taken back", () => {
    const work = turned(played("f5d6"), "e4");
    const [move] = placeOf(work).legal;
    const next = playHere(work, move?.square ?? -1);
    if (!next.ok) throw new Error(next.error);
    expect(asItWas(next.value)).toBeNull();
    expect(asItWas(undoOne(next.value))?.squares).toEqual([at("e4")]);
  });

  test("an empty square has no disc to recolour", () => {
    expect(recolour(start(), at("a1"))).toBeNull();
  });

  test("a side that had to pass is due again when a recoloured disc gives it a move", () => {
    const work = played(PASS);
    expect([placeOf(work).passes, placeOf(work).toMove]).toEqual(["black", "white"]);
    // With e4 white, e3 turns it against e5.
    const opened = turned(work, "e4");
    expect([placeOf(opened).passes, placeOf(opened).toMove]).toEqual([null, "black"]);
    expect(placeOf(opened).legal.map(({ square }) => square)).toContain(at("e3"));
  });

  test("a game put in the place of another gives it back by Undo", () => {
    const game = played("f5d6");
    const work = inPlaceOf(game, start());
    expect(canUndo(work)).toBe(true);
    expect(boardOf(undoOne(work))).toBe(boardOf(game));
    expect(boardOf(redoOne(undoOne(work)))).toBe(START);
  });
});

describe("the link of a work", () => {
  test.each([
    ["the usual start", start(), ""],
    ["a game", played("f5d6c3"), "?moves=f5d6c3"],
    ["a place in a game", goToPly(played("f5d6c3"), 1), "?moves=f5d6c3&ply=1"],
  ])("tells %s", (_, work, link) => {
    expect(makeLink(work)).toBe(link);
  });

  test("leads back to any game, at any place, on any board", () => {
    const games = fc.tuple(
      fc.constantFrom("", "?board=six", "?board=eight-stars", "?board=parallel", "?board=reversi-1880"),
      fc.array(fc.nat(), { maxLength: 40 }),
      fc.nat(60),
      fc.array(fc.nat(), { maxLength: 3 }),
      fc.array(fc.nat(), { maxLength: 4 }),
    );
    const walk = (from: Work, choices: readonly number[]): Work =>
      choices.reduce((work, choice) => {
        const { legal } = placeOf(work);
        const next = playHere(work, legal[choice % Math.max(1, legal.length)]?.square ?? -1);
        return next.ok ? next.value : work;
      }, from);
    fc.assert(
      fc.property(games, ([board, choices, ply, discs, more]) => {
        const game = goToPly(walk(board === "" ? start() : linked(board), choices), ply);
        const isEmpty = game.game.start.variant.supply !== null;
        const recoloured = discs.reduce((work, disc) => {
          const { board: now } = placeOf(work);
          const taken = now.shape.squares.filter((square) => now.contents[square] !== "empty");
          return taken.length === 0 || isEmpty ? work : (recolour(work, taken[disc % taken.length] ?? -1) ?? work);
        }, game);
        const work = walk(recoloured, more);
        const query = makeLink(work);
        const again = query === "" ? start() : linked(query);
        expect(boardOf(again)).toBe(boardOf(work));
        expect(placeOf(again).toMove).toBe(placeOf(work).toMove);
        expect(moves(again)).toBe(moves(work));
        expect(asItWas(goToPly(again, 0))?.squares).toEqual(asItWas(goToPly(work, 0))?.squares);
        expect(makeLink(again)).toBe(query);
      }),
      { numRuns: 200 },
    );
  });

  test("a position is Black's to move unless it says another side", () => {
    const board = boardOf(played("f5"));
    expect(placeOf(linked(`?position=${board}`)).toMove).toBe("black");
    expect(placeOf(linked(`?position=${board}&side=white`)).toMove).toBe("white");
  });

  test("a recoloured disc of a link can be turned back by Undo", () => {
    const work = turned(played("f5d6"), "e4");
    const again = linked(makeLink(work));
    expect(boardOf(undoOne(again))).toBe(boardOf(played("f5d6")));
  });

  test.each([
    ["?moves=f5f5", { field: "moves", error: { code: "ILLEGAL_MOVE", ply: 2, token: "f5" } }],
    ["?moves=<b>", { field: "moves", error: { code: "BAD_TOKEN" } }],
    ["?position=XO", { field: "position", error: { code: "BAD_BOARD" } }],
    [`?position=${"?".repeat(64)}`, { field: "position", error: { code: "BAD_SYMBOL", token: "?" } }],
    [`?position=${START}&side=red`, { field: "side", token: "red" }],
    ["?moves=f5d6&ply=3", { field: "ply", token: "3" }],
    ["?moves=f5d6&ply=-1", { field: "ply", token: "-1" }],
    ["?board=seven", { field: "board", token: "seven" }],
    [`?position=${START}&recoloured=a1`, { field: "recoloured", token: "a1" }],
    [`?position=${START}&recoloured=d4k9`, { field: "recoloured", token: "d4k9" }],
  ])("%s is refused, and says why", (query, error) => {
    expect(readLink(query)).toMatchObject({ ok: false, error });
  });

  test("asks for nothing where none of its fields is there", () => {
    expect(readLink("?utm=1")).toBeNull();
  });
});

describe("what is pasted", () => {
  test.each([
    ["a transcript", "1. F5 d6 2. C3 d3"],
    ["a game of Othello Quest", '{"position":{"moves":[{"m":"f5"},{"m":"d6"},{"m":"c3"},{"m":"d3"}]}}'],
    ["the address of a page", "https://example.org/analysis/?moves=f5d6c3d3"],
    ["the end of an address", " ?moves=f5d6c3d3"],
    ["a board with moves behind it", `${START} X f5 d6 c3 d3`],
  ])("%s is read", (_, text) => {
    const read = readPaste(text);
    expect(read.ok && boardOf(read.value.work)).toBe(boardOf(played("f5d6c3d3")));
  });

  test("of several games the first is taken, and their number told", () => {
    const ggf = "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";
    const read = readPaste(`2 ${ggf} ${ggf}`);
    expect(read.ok && [boardOf(read.value.work), read.value.games]).toEqual([boardOf(played("f5d6")), 2]);
  });

  test("a text that is nothing of the kind says what is wrong", () => {
    expect(readPaste("f5 b4")).toMatchObject({
      ok: false,
      error: { error: { code: "ILLEGAL_MOVE", ply: 2, token: "b4" } },
    });
    expect(readPaste(" ")).toMatchObject({ ok: false, error: { error: { code: "EMPTY" } } });
  });
});

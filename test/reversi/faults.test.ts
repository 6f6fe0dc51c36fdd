import { describe, expect, it } from "vitest";
import {
  contentAt,
  countDiscs,
  finalScore,
  goTo,
  makeBoard,
  makePosition,
  makeTranscript,
  nameOf,
  newGame,
  type Position,
  parsePosition,
  parseRecord,
  parseTranscript,
  passesOf,
  play,
  playOn,
  positionOf,
  resolve,
  startGame,
  startPosition,
  undo,
  withDiscs,
} from "../../src/reversi/index.ts";
import { errorIn, gameFrom, gist, valueIn } from "./support.ts";

/** Faults that other programs shipped: each test is a kind to be free of. */

const legal = (position: Position): string =>
  position.legal
    .map((move) => nameOf(position.board.shape, move.square))
    .sort()
    .join(" ");

const WIPE_OUT = "e6f4e3f6g5d6e7f5c5";
const EARLIEST_PASS = "f5f6d3g5h5h4f7h6";

describe("passes and the end", () => {
  it("one side stuck is a pass and no end while the other can move", () => {
    const position = positionOf(gameFrom(EARLIEST_PASS));
    expect(position).toMatchObject({ passes: "black", toMove: "white", end: null });
    expect(legal(position)).toBe("c5 e7");
    expect(countDiscs(position.board)).toMatchObject({ black: 8, white: 4 });
  });

  it("play goes on after a pass, and comes back to the side that passed", () => {
    const game = gameFrom("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8");
    expect(positionOf(game)).toMatchObject({ passes: "black", toMove: "white", end: null });
    expect(legal(positionOf(game))).toBe("b4 c3 g3");
    expect(countDiscs(positionOf(game).board)).toEqual({ black: 17, white: 3, empty: 44 });
    const next = positionOf(gameFrom("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8c3"));
    expect(next).toMatchObject({ passes: null, toMove: "black" });
    expect(legal(next)).toBe("c2 d3 e3 f5");
  });

  it("a draw is told as one", () => {
    const drawn = gameFrom(
      "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6",
    );
    expect(positionOf(drawn)).toMatchObject({ end: "full", toMove: null });
    expect(finalScore(positionOf(drawn))).toEqual({ black: 32, white: 32 });
  });

  it("a game ends with 51 empty squares when one colour is gone, the winner taking them", () => {
    const position = positionOf(gameFrom(WIPE_OUT));
    expect(position).toMatchObject({ end: "wiped-out", toMove: null, passes: null });
    expect(countDiscs(position.board)).toEqual({ black: 13, white: 0, empty: 51 });
    expect(finalScore(position)).toEqual({ black: 64, white: 0 });
  });

  it("nothing follows the end: no move and no pass", () => {
    const over = positionOf(gameFrom(WIPE_OUT));
    for (const square of over.board.shape.squares) expect(play(over, square).ok).toBe(false);
    for (const more of ["a1", "--", "pass", "pa pa"]) {
      expect(errorIn(parseTranscript(`${WIPE_OUT} ${more}`))).toMatchObject({ code: "GAME_OVER", ply: 10, legal: [] });
    }
  });

  it("a disc that turns nothing is refused", () => {
    const start = startPosition();
    expect(legal(start)).toBe("c4 d3 e6 f5");
    for (const name of ["c5", "f4"]) {
      expect(play(start, start.board.shape.names.indexOf(name as "c5"))).toEqual({ ok: false, error: "turns-nothing" });
    }
  });

  it("two moves of one colour running always have a pass between them on record", () => {
    const game = gameFrom(`${EARLIEST_PASS}c5`);
    const running = game.plies.flatMap((ply, i) => (ply.disc === game.plies[i + 1]?.disc ? [i + 1] : []));
    expect(running).toEqual([8]);
    expect(passesOf(game)).toEqual(running);
  });
});

describe("undo and set-up", () => {
  it("after an undo the same colour is to move again", () => {
    const back = undo(gameFrom("f5"));
    expect(positionOf(back).toMove).toBe("black");
    expect(valueIn(playOn(back, 37)).plies[0]?.disc).toBe("black");
  });

  it("six plies are taken back to the start, one by one", () => {
    let game = gameFrom("f5d6c3d3c4f4");
    for (let i = 0; i < 6; i += 1) game = undo(game);
    expect(positionOf(game)).toEqual(startPosition());
  });

  it("a new game begins with Black whatever was set up before", () => {
    const set = startGame(valueIn(parsePosition("---------------------------OX------XXX-------------------------- O")));
    expect(positionOf(set).toMove).toBe("white");
    expect(valueIn(playOn(newGame(), 37)).plies[0]?.disc).toBe("black");
  });

  it("a finished game can be taken back", () => {
    const back = undo(gameFrom(WIPE_OUT));
    expect(positionOf(back)).toMatchObject({ end: null, toMove: "black" });
    expect(back.undone).toHaveLength(1);
  });
});

describe("text in and out", () => {
  it("a pasted board is read with its side, and with Black where none is said", () => {
    const board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
    for (const text of [board, `${board} X`, `${board}X`]) {
      const { format, game } = valueIn(parseRecord(text));
      expect([format, makePosition(game.start)]).toEqual(["board", `${board} X`]);
    }
    const ggs = "[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    expect(gist(valueIn(parseRecord(ggs)).game)).toEqual(gist(startGame(startPosition())));
    const withMoves = valueIn(parseRecord(`${ggs} ${EARLIEST_PASS} PA c5`)).game;
    expect(gist(withMoves)).toEqual(gist(gameFrom(`${EARLIEST_PASS}c5`)));
  });

  it("the transcript is that of the line being explored", () => {
    const loaded = gameFrom("f5d6c3d3c4");
    const branch = valueIn(playOn(goTo(loaded, 3), loaded.start.board.shape.names.indexOf("f4")));
    expect(makeTranscript(branch)).toBe("f5d6c3f4");
    expect(branch.undone).toEqual([]);
  });

  it("numbers, mixed case and written passes are read", () => {
    expect(makeTranscript(gameFrom("F5 f4 2. F3 g4 3. H3 f6"))).toBe("f5f4f3g4h3f6");
    for (const text of [`${EARLIEST_PASS} -- c5`, `${EARLIEST_PASS}PAc5`, `${EARLIEST_PASS} pass c5`]) {
      const game = gameFrom(text);
      expect([makeTranscript(game), passesOf(game)]).toEqual([`${EARLIEST_PASS}c5`, [8]]);
    }
  });

  it("no colour changes when an edited board is loaded with a side that is stuck", () => {
    const game = gameFrom(
      "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1d7e7f6a4e2a5d1f7b6c8d8f8b8c7a3f1e1g6a7g3g4f2f3h4g2h1g1g5h5h6e8a8b7a2b2b1a1h3",
    );
    const reached = positionOf(game);
    expect(reached).toMatchObject({ toMove: "white" });
    expect(countDiscs(reached.board)).toMatchObject({ black: 39, white: 20 });
    expect(resolve(reached.variant, reached.board, "black").passes).toBe("black");
    const edited = withDiscs(reached.board, [reached.board.shape.names.indexOf("d7")], "white");
    const loaded = valueIn(parsePosition(`${makeBoard(edited)} X`));
    expect(makeBoard(loaded.board)).toBe(makeBoard(edited));
    for (const square of edited.shape.squares) expect(contentAt(loaded.board, square)).toBe(contentAt(edited, square));
    expect(loaded).toMatchObject({ turn: "black", passes: "black", toMove: "white" });
    expect(legal(loaded)).toBe("g7 g8 h2 h7");
  });
});

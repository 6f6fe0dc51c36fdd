import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Game, goTo, newGame, passesOf, playOn, positionOf, redo, undo } from "../../src/reversi/index.ts";
import { gameFrom, games, gist, PATIENT, valueIn } from "./support.ts";

vi.setConfig({ testTimeout: PATIENT });

const times = (n: number, change: (game: Game) => Game, game: Game): Game =>
  Array.from({ length: n }).reduce<Game>((changed) => change(changed), game);

describe("a game", () => {
  it("is after n undos where it was n plies ago, and after as many redos where it is now", () => {
    fc.assert(
      fc.property(games(), fc.nat(70), (game, wanted) => {
        const n = Math.min(wanted, game.plies.length);
        const positions = [game.start, ...game.plies.map((ply) => ply.after)];
        const back = times(n, undo, game);
        expect(positionOf(back)).toBe(positions[positions.length - 1 - n]);
        expect(back.undone).toHaveLength(n);
        expect(gist(times(n, redo, back))).toEqual(gist(game));
        expect(goTo(game, game.plies.length - n)).toEqual(back);
      }),
      { numRuns: 50 },
    );
  });

  it("stays as it is when there is nothing to take back or to play again", () => {
    const game = newGame();
    expect(undo(game)).toEqual(game);
    expect(redo(game)).toEqual(game);
    expect(goTo(game, -3)).toEqual(game);
    expect(goTo(gameFrom("f5d6"), 99).plies).toHaveLength(2);
  });

  it("takes back a move with the pass that followed it", () => {
    const passed = gameFrom("f5f6d3g5h5h4f7h6");
    expect(positionOf(passed)).toMatchObject({ passes: "black", toMove: "white" });
    const back = undo(passed);
    expect(positionOf(back)).toMatchObject({ passes: null, toMove: "white" });
    expect(positionOf(redo(back))).toMatchObject({ passes: "black", toMove: "white" });
  });

  it("keeps what was taken back while the same moves are played again, and drops it at the first other one", () => {
    const back = goTo(gameFrom("f5d6c3d3c4"), 2);
    const same = valueIn(playOn(back, 18));
    expect(same.undone).toHaveLength(2);
    const other = valueIn(playOn(back, 26));
    expect(other.undone).toHaveLength(0);
  });

  it("is not changed by a move that is refused", () => {
    const game = gameFrom("f5");
    const before = gist(game);
    expect(playOn(game, 0)).toEqual({ ok: false, error: "turns-nothing" });
    expect(gist(game)).toEqual(before);
  });

  it("lists each pass by the number of plies before it, one now due included", () => {
    expect(passesOf(gameFrom("f5f6d3g5h5h4f7h6"))).toEqual([8]);
    expect(passesOf(gameFrom("f5f6d3g5h5h4f7h6c5"))).toEqual([8]);
    expect(passesOf(gameFrom("f5d6"))).toEqual([]);
    expect(passesOf(gameFrom("e6f4e3f6g5d6e7f5c5"))).toEqual([]);
  });
});

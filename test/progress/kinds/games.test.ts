import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readEntry } from "../../../src/progress/entry.ts";
import { parseFile } from "../../../src/progress/file.ts";
import { type GameRecord, gameOfRecord, games } from "../../../src/progress/kinds/games.ts";
import { fileOf, newBrowser, openPage } from "../support.ts";

const game = (change: Partial<GameRecord> = {}): GameRecord => ({
  variant: "othello",
  level: 3,
  learner: "black",
  moves: "f5d6c3",
  plies: 2,
  begun: 1,
  at: 5,
  ...change,
});

const entry = (data: object, id = "g") => ({ kind: "game", id, version: 1, data });

describe("the entry of a game", () => {
  test("gives the game with what was taken back", () => {
    const read = gameOfRecord(game());
    expect([read?.plies.length, read?.undone.length]).toEqual([2, 1]);
  });

  test("may be of any board that the site has", () => {
    const boards = [
      game({ variant: "four", moves: "b1a1", plies: 2 }),
      game({ variant: "reversi-1880", moves: "d4e4d5e5", plies: 4, learner: "both" }),
      game({ moves: "", plies: 0 }),
    ];
    for (const data of boards) expect(parseFile(fileOf([entry(data)])).ok).toBe(true);
  });

  test.each([
    ["a move that turns nothing", { moves: "f5d6a1", plies: 3 }, "moves", "not-moves"],
    ["a square that the board does not have", { variant: "four", moves: "f5", plies: 1 }, "moves", "not-moves"],
    ["moves that are no moves", { moves: "<b>", plies: 0 }, "moves", "not-moves"],
    ["more moves on the board than there are", { plies: 4 }, "moves", "not-moves"],
    ["moves without an end", { moves: "f5".repeat(300) }, "moves", "not-text"],
    ["a level beyond the sixth", { level: 7 }, "level", "not-whole"],
    ["a level that is half", { level: 2.5 }, "level", "not-whole"],
    ["a board that nobody knows", { variant: "round" }, "variant", "not-one-of"],
    ["a learner without a colour", { learner: "none" }, "learner", "not-one-of"],
    ["a count below nothing", { plies: -1 }, "plies", "not-whole"],
    ["a field too many", { clock: 5 }, "clock", "unknown"],
  ])("is refused with the place and the reason: %s", (_, change, field, code) => {
    expect(parseFile(fileOf([entry({ ...game(), ...change })]))).toEqual({
      ok: false,
      error: { path: `entries[0].data.${field}`, code },
    });
  });

  test("that is stored is not played out when it is read, only when it comes from a file or is opened", () => {
    const stored = entry(game({ moves: "f5d6a1", plies: 3 }));
    expect(readEntry([games], stored).state).toBe("good");
    expect(readEntry([games], stored, "", true).state).toBe("bad");
    expect(gameOfRecord(game({ moves: "f5d6a1", plies: 3 }))).toBeNull();
  });

  test("that was changed later wins, in whatever order two meet and however three are grouped", () => {
    const some = fc.record({
      moves: fc.constantFrom("", "f5", "f5d6"),
      plies: fc.constant(0),
      at: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(some, some, some, (first, second, third) => {
        const [a, b, c] = [game(first), game(second), game(third)];
        expect(games.merge(a, b)).toEqual(games.merge(b, a));
        expect(games.merge(a, a)).toEqual(a);
        expect(games.merge(games.merge(a, b), c)).toEqual(games.merge(a, games.merge(b, c)));
        expect(games.merge(a, b).at).toBe(Math.max(a.at, b.at));
      }),
    );
  });
});

describe("a game that is kept", () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    newBrowser();
  });

  test("is there after a reload, the one that was changed last", async () => {
    const page = await openPage();
    await page.keepGame("one", game({ at: 9 }));
    await page.keepGame("two", game({ at: 7, moves: "f5", plies: 1 }));
    const later = await openPage();
    expect(await later.keptGame()).toMatchObject({ id: "one", record: game({ at: 9 }) });
    expect((await later.keptGame("two"))?.record.moves).toBe("f5");
    expect(await later.keptGame("three")).toBeNull();
  });

  test("outlasts a reload that comes straight after the move", async () => {
    const page = await openPage();
    void page.keepGame("one", game());
    expect((await (await openPage()).keptGame())?.record).toEqual(game());
  });

  test("in one tab does not touch the game of another, and the same game is as it was left last", async () => {
    const [here, there] = [await openPage(), await openPage()];
    await Promise.all([here.keepGame("one", game({ at: 3 })), there.keepGame("two", game({ at: 4 }))]);
    await Promise.all([
      here.keepGame("one", game({ at: 8, moves: "f5d6c3d3", plies: 4 })),
      there.keepGame("one", game({ at: 6, moves: "f5", plies: 1 })),
    ]);
    const later = await openPage();
    expect((await later.keptGame("one"))?.record).toMatchObject({ at: 8, plies: 4 });
    expect((await later.keptGame("two"))?.record.at).toBe(4);
  });

  test("that cannot be read gives way to the one before it, and is not given when asked for", async () => {
    const page = await openPage();
    await page.keepGame("old", game({ at: 3 }));
    await page.keepGame("good", game({ at: 6 }));
    const opened = indexedDB.open("outflank");
    const harmed = [entry({ ...game({ at: 9 }), moves: "a1" }, "bad"), entry({}, "worse")];
    await new Promise<void>((done) => {
      opened.onsuccess = () => {
        const writing = opened.result.transaction("entries", "readwrite");
        for (const one of harmed) writing.objectStore("entries").put(one);
        writing.oncomplete = () => done();
      };
    });
    opened.result.close();
    const later = await openPage();
    expect(await later.keptGame()).toMatchObject({ id: "good", record: { at: 6 } });
    expect(await later.keptGame("bad")).toBeNull();
    expect((await later.keptGame("old"))?.game.plies).toHaveLength(2);
  });

  test("goes along in a file and comes back from it", async () => {
    const page = await openPage();
    await page.keepGame("one", game());
    const file = parseFile(await page.exportRecord());
    newBrowser();
    const other = await openPage();
    expect(await other.keptGame()).toBeNull();
    if (!file.ok) throw new Error("the file of the record cannot be read");
    await other.importRecord(file.value);
    expect((await other.keptGame())?.record).toEqual(game());
  });
});

import { describe, expect, test } from "vitest";
import type { Analysis, Engine, MoveValue, Request } from "../../../src/engine/client.ts";
import { compare } from "../../../src/islands/analysis/changes.ts";
import { keyOf, latestOf, openReader, type Reading } from "../../../src/islands/analysis/values.ts";
import { whatIfWords } from "../../../src/islands/analysis/what-if-words.ts";
import { valueWords, worthMessage } from "../../../src/islands/analysis/words.ts";
import { asItWas, newWork, placeOf, recolour } from "../../../src/islands/analysis/work.ts";
import { signed } from "../../../src/locales/signed.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { type Position, parsePosition, squareNamed, startGame, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const t = translator(ENGLISH);
const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;

function positionIn(text: string): Position {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Ten empty squares, Black to move; beside it the same with a black disc on d7. The values are those of another program. */
const WAS = positionIn("-OO--OOO-OOXXXXXOOOOXXXOOOXOXXOOOOOXOOOOOOOOOOOO--OOOOO---OOOOO- X");
const WAS_WORTH = { b7: 2, b8: -6, a2: -18, a7: -18, h7: -20 };
const NOW_WORTH = { b8: -6, a2: -18, a7: -18, h7: -20, b7: -30 };

function found(worth: Readonly<Record<string, number>>, depth: number, isExact: boolean): Analysis {
  const moves = Object.entries(worth)
    .map(([name, score]): MoveValue => ({ square: at(name), score, isExact, depth, line: [at(name)] }))
    .sort((a, b) => b.score - a.score);
  return { moves, score: moves[0]?.score ?? 0, isExact, depth, nodes: 1 };
}

const reading = (rounds: readonly Analysis[]): Reading => ({ rounds, state: "done", isPlain: false });

interface Question {
  readonly limit: Request["limit"];
  readonly tell: (found: Analysis) => void;
  readonly end: (found: Analysis | null) => void;
  isCancelled: boolean;
}

/** An engine that answers when it is told to. */
function engineOf() {
  const asked: Question[] = [];
  const analyse: Engine["analyse"] = (_, { limit }, tell = () => undefined) => {
    let end: (found: Analysis | null) => void = () => undefined;
    const answer = new Promise<Analysis | null>((resolve) => {
      end = resolve;
    });
    const question = { limit, tell, end, isCancelled: false };
    asked.push(question);
    return { answer, cancel: () => (question.isCancelled = true) };
  };
  const engine: Engine = {
    analyse,
    state: { search: "engine", place: "worker" },
    choose: () => ({ answer: Promise.resolve(null), cancel: () => undefined }),
    chooseModestly: () => ({ answer: Promise.resolve(null), cancel: () => undefined }),
    ask: () => ({ answer: Promise.resolve(null), cancel: () => undefined }),
    close: () => undefined,
  };
  return { engine, asked };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a reader", () => {
  const other = positionIn("-OO--OOO-OOXXXXXOOOOXXXOOOXOXXOOOOOXOOOOOOOOOOOO--OXOOO---OOOOO- X");

  test("loads the engine with the first position, and keeps every round", async () => {
    const { engine, asked } = engineOf();
    let loads = 0;
    const reader = openReader(async () => {
      loads += 1;
      return engine;
    });
    expect(loads).toBe(0);
    reader.read([WAS], 1000);
    await settle();
    asked[0]?.tell(found(WAS_WORTH, 2, false));
    asked[0]?.tell(found(WAS_WORTH, 10, true));
    asked[0]?.end(found(WAS_WORTH, 10, true));
    await settle();
    const known = reader.$readings.get().get(keyOf(WAS));
    expect(known?.state).toBe("done");
    expect(known?.rounds.map(({ depth }) => depth)).toEqual([2, 10]);
  });

  test("reads one position after the other, and never one again that is exact", async () => {
    const { engine, asked } = engineOf();
    const reader = openReader(async () => engine);
    reader.read([WAS, other], 1000);
    await settle();
    expect(asked).toHaveLength(1);
    asked[0]?.tell(found(WAS_WORTH, 10, true));
    asked[0]?.end(found(WAS_WORTH, 10, true));
    await settle();
    expect(asked).toHaveLength(2);
    reader.read([WAS], 5000);
    await settle();
    expect([asked.length, asked[1]?.isCancelled]).toEqual([2, true]);
  });

  test("drops what comes of a position that is no longer shown", async () => {
    const { engine, asked } = engineOf();
    const reader = openReader(async () => engine);
    reader.read([WAS], 1000);
    await settle();
    reader.read([other], 1000);
    await settle();
    asked[0]?.tell(found(WAS_WORTH, 4, false));
    asked[0]?.end(null);
    await settle();
    expect(latestOf(reader.$readings.get().get(keyOf(WAS)))).toBeNull();
    expect(reader.$readings.get().get(keyOf(other))?.state).toBe("reading");
  });

  test("reads on when more time is given, and then its shallow rounds take nothing away", async () => {
    const { engine, asked } = engineOf();
    const reader = openReader(async () => engine);
    reader.read([WAS], 1000);
    await settle();
    asked[0]?.tell(found(WAS_WORTH, 8, false));
    asked[0]?.end(found(WAS_WORTH, 8, false));
    await settle();
    reader.read([WAS], 1000);
    await settle();
    expect(asked).toHaveLength(1);
    reader.read([WAS], 5000);
    await settle();
    expect(asked[1]?.limit).toEqual({ kind: "time", milliseconds: 5000 });
    asked[1]?.tell(found(NOW_WORTH, 2, false));
    expect(latestOf(reader.$readings.get().get(keyOf(WAS)))?.depth).toBe(8);
  });

  test("says so where the engine cannot be had", async () => {
    const reader = openReader(() => Promise.reject(new Error("offline")));
    reader.read([WAS], 1000);
    await settle();
    const known = reader.$readings.get().get(keyOf(WAS));
    expect(worthMessage(WAS, known, t).title).toBe("Nothing was read");
  });
});

describe("what a recoloured disc changes", () => {
  const before = newWork(startGame(WAS));
  const work = recolour(before, at("d7"));
  if (work === null) throw new Error("d7 is empty");
  const now = placeOf(work);
  const was = asItWas(work);
  if (was === null) throw new Error("nothing to compare with");

  test("is told as a verdict, as moves gained and lost, and as values", () => {
    const comparison = compare(
      { position: WAS, reading: reading([found(WAS_WORTH, 10, true)]) },
      { position: now, reading: reading([found(NOW_WORTH, 10, true)]) },
    );
    const words = whatIfWords(was, now, comparison, t);
    expect(words.discs).toBe("With black on d7.");
    expect(words.verdict).toBe("What was a win for Black by 2 becomes a win for White by 6.");
    // The other program lists the same five moves for Black on both boards.
    expect(words.values).toBe("Worth something else: b7 +2 → −30.");
    expect(words.moves[0]).toBe("Black: the same moves.");
  });

  test("names the moves that a side loses", () => {
    // The other program lists b2, b7, c2, g7, h2 and h4 for Black here, and with white on b4 all of them but b7.
    const start = positionIn("--OOOOO-O--OXOO-OOOXOOOOOXOOOXO-OOXOXXOXOOOOOOXXO-XXXX-X-XXXXX-- X");
    const turned = recolour(newWork(startGame(start)), at("b4"));
    const then = turned && asItWas(turned);
    if (!then) throw new Error("b4 is empty");
    const words = whatIfWords(then, placeOf(turned), null, t);
    expect([words.discs, words.moves[0]]).toEqual(["With white on b4.", "Black: loses b7."]);
  });

  test("is compared at the deepest depth that both were read to", () => {
    const comparison = compare(
      { position: WAS, reading: reading([found({ b7: 1 }, 2, false), found({ b7: 3 }, 4, false)]) },
      { position: now, reading: reading([found({ b8: -5 }, 2, false)]) },
    );
    expect(comparison?.worth).toEqual({ was: 1, now: -5, isExact: false, depth: 2 });
    expect(whatIfWords(was, now, comparison, t).verdict).toBe(
      "2 moves deep: before, Black about 1 ahead; now, White about 5 ahead.",
    );
  });

  test("is not compared as long as nothing of both is known", () => {
    const nothing = compare({ position: WAS, reading: undefined }, { position: now, reading: undefined });
    expect(nothing).toBeNull();
    expect(whatIfWords(was, now, nothing, t).verdict).toBe("Reading …");
  });
});

describe("words of values", () => {
  test.each([
    [8, true, "+8", "wins by 8"],
    [-3, false, "−3", "about 3 behind"],
    [0, true, "0", "draws"],
    [0, false, "0", "about even"],
  ])("%s (exact: %s) is %s, %s", (score, isExact, number, words) => {
    expect([signed(score), valueWords({ score, isExact }, t)]).toEqual([number, words]);
  });

  test("a position is worth what its best move is, told from the winner's side, and how sure that is", () => {
    const white = positionIn("--OXXO--XOXXXX--XOOOOXXXXOOOXXXXX-OOOXXX--OOOOXX--XXOOO----XXOO- O");
    expect(worthMessage(white, reading([found({ h1: 4 }, 16, true)]), t)).toEqual({
      title: "White wins by 4 with best play.",
      text: "Read out to the end of the game.",
    });
    expect(worthMessage(white, { ...reading([found({ h1: 4 }, 6, false)]), isPlain: true }, t)).toEqual({
      title: "White is about 4 ahead.",
      text: "Looked 6 moves ahead: an estimate. Only the plain search works in this browser; it sees less far than the engine.",
    });
  });

  test("a game that is over is told by its score, its empty squares counted for the winner", () => {
    const over = positionIn(`${"X".repeat(63)}- X`);
    expect(worthMessage(over, undefined, t)).toEqual({
      title: "Black has won by 64.",
      text: "The game is over: 64–0, Black wins. The empty squares count for the winner.",
    });
  });
});

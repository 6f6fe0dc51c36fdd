import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import { slotsOfReason } from "../../../src/coach/explain/slots.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { reasonsForTry, type TryReason } from "../../../src/islands/tries/reasons.ts";
import { tryTranslator } from "../../../src/locales/coach-tries.ts";
import {
  emptiesOf,
  fromBitBoard,
  nameOf,
  OTHELLO,
  resolve,
  type Square,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { readMistakes } from "../../../src/workshop/coach/mistakes.ts";
import { afterMove } from "../../coach/explain/brute-force.ts";
import { CORNERS, isWall, isWedge, legal, openness, quiet, safe, turnOf } from "../../coach/explain/facts.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const say = tryTranslator("en");

/** Every move of some positions from the middle of games: what each costs is an estimate. */
const told = readMistakes(fileURLToPath(new URL("../../fixtures/coach/mistakes.txt", import.meta.url)))
  .filter(({ board }) => emptiesOf(board) > 24)
  .slice(0, 5)
  .flatMap(({ board }) => {
    const position = resolve(OTHELLO, fromBitBoard(board, "black"), "black");
    return position.legal.map(({ square: played }) => {
      const found = explain({ board, played }, searcher);
      if (found === null) throw new Error("a move that is not legal");
      const line = found.played.line.flatMap((ply) => (ply === "pass" ? [] : [ply])).slice(0, 5);
      return { position, played, line, found, reasons: reasonsForTry(found, { position, line, at: 2 }) };
    });
  });

type Told = (typeof told)[number];

/** What a reason says, found out without the coach; true where it has proven it by reading, which other tests hold. */
function isSo({ position, played, line }: Told, { key, numbers, squares }: TryReason): boolean {
  const { board } = position;
  const { count = 0, others = 0 } = numbers;
  const after = afterMove(position, played).board;
  const [, reply] = line;
  const next = turnOf(after, "white");
  const answered = next === null || reply === undefined ? null : afterMove(next, reply).board;
  switch (key) {
    case "corner.given.x":
    case "corner.given.c":
    case "corner.given.far":
      return (squares["corner"] ?? []).every((one) => CORNERS.includes(one) && legal(after, "white").includes(one));
    case "quiet.missed":
    case "quiet.less":
      return openness(board, "black", played) === count;
    case "quiet.reply":
      return reply !== undefined && quiet(after, "white").includes(reply);
    case "moves.left":
      return legal(after, "white").length === count;
    case "mobility":
      return (
        answered !== null && legal(answered, "black").length === count && legal(answered, "white").length === others
      );
    case "safe.fewer":
      return answered !== null && safe(answered, "black").length === count;
    case "safe.none":
      return answered !== null && safe(answered, "black").length === 0;
    case "wedge.given":
      return reply !== undefined && isWedge(after, reply, "white");
    case "wall":
      return answered !== null && isWall(answered, "black", squares["wall"] ?? [], squares["ahead"] ?? []);
    case "reply.opened.only":
      return legal(after, "white").join() === String(reply);
    default:
      return /^(corner\.forced|creep|diagonal|pass\.own|swindle|wiped-out)/.test(key);
  }
}

test("many wrong tries in the middle of a game get a reason, and each is so by the rules", () => {
  const wrong = told.filter(({ found }) => found.best.score > found.played.score + 2);
  expect(wrong.every(({ found }) => !found.outcome.isExact)).toBe(true);
  const explained = wrong.filter(({ reasons }) => reasons.length > 0);
  expect(explained.length / wrong.length).toBeGreaterThan(0.3);
  const untrue = told.flatMap((one) => one.reasons.filter((reason) => !isSo(one, reason)).map(({ key }) => key));
  expect(untrue).toEqual([]);
});

test("none of them claims what the moves are worth, or names a move that could be right", () => {
  for (const { position, played, line, found, reasons } of told) {
    const open = position.legal
      .map(({ square }): Square => square)
      .filter((square) => square === found.best.square || !line.slice(0, 2).includes(square));
    for (const reason of reasons) {
      const sentence = say(reason.key, "black", slotsOfReason(reason));
      expect(sentence).not.toMatch(/\{|discs or more|best|by \d/);
      const named = sentence.match(/\b[a-h][1-8]\b/g) ?? [];
      expect(
        named.filter((name) => open.some((square) => nameOf(USUAL_SHAPE, square) === name)),
        `${nameOf(USUAL_SHAPE, played)}: ${sentence}`,
      ).toEqual([]);
    }
  }
});

import { expect, test } from "vitest";
import { gameWords } from "../../../src/islands/progress/game-words.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { type GameRecord, gameOfRecord } from "../../../src/progress/kinds/games.ts";

const t = translator(ENGLISH);

const told = (record: Partial<GameRecord>) => {
  const whole: GameRecord = {
    ...{ variant: "othello", level: 2, learner: "black", moves: "", plies: 0, begun: 1, at: 2 },
    ...record,
  };
  return gameWords(whole, gameOfRecord(whole), t);
};

test("a game under way is called by its opponent, with the moves on the board", () => {
  // Two of three: the third was taken back.
  expect(told({ moves: "f5d6c3", plies: 2 })).toEqual({ title: "Tomo", standing: "2 moves so far." });
});

test("a game that is over tells who won, as the learner sees it", () => {
  // Black takes the last white disc: 64-0.
  const over = { moves: "e6f4e3f6g5d6e7f5c5", plies: 9 };
  expect(told(over).standing).toBe("You win by 64.");
  expect(told({ ...over, learner: "white", level: 1 })).toEqual({ title: "Pia", standing: "Pia wins by 64." });
  expect(told({ ...over, learner: "both" })).toEqual({ title: "Two at one board", standing: "Black wins by 64." });
});

test("another board is named", () => {
  expect(told({ variant: "four" }).title).toBe("The guest, 4 × 4");
});

import { describe, expect, test } from "vitest";
import {
  type Disc,
  FOUR,
  newGame,
  OTHELLO,
  parseTranscript,
  positionOf,
  squareNamed,
  startPosition,
  type Variant,
} from "../../src/reversi/index.ts";
import {
  answerInDuel,
  canPlayAgain,
  canTakeBack,
  type Duel,
  type DuelEvent,
  eventsFrom,
  isLearnersTurn,
  isOpponentsTurn,
  playAgain,
  playInDuel,
  resultOf,
  takeBack,
} from "../../src/training/duel.ts";

/** Black has no move after these, White has two: the earliest forced pass there is. */
const PASS = "f5f6d3g5h5h4f7h6";
/** Over after nine discs: White is gone, 51 squares are empty. */
const WIPE_OUT = "e6f4e3f6g5d6e7f5c5";
/** The shortest draw: twelve discs each, and nobody can move. */
const DRAW = "f5f6e6f4g7c6f3g2f2f7b7a8h2f1f8h3e2h1c4d2";

function duelAfter(moves: string, learner: Disc | null, variant: Variant = OTHELLO): Duel {
  const game = parseTranscript(moves, startPosition(variant));
  if (!game.ok) throw new Error(game.error.message);
  return { game: game.value, learner };
}

const at = (name: string, variant: Variant = OTHELLO): number => squareNamed(variant.shape, name) ?? -1;

function moved(duel: Duel, name: string, move: typeof playInDuel): Duel {
  const next = move(duel, at(name));
  if (!next.ok) throw new Error(`${name}: ${next.error}`);
  return next.value;
}

const plies = ({ game }: Duel): number => game.plies.length;
const toMove = ({ game }: Duel): Disc | null => positionOf(game).toMove;

/** Events as short texts: "black f5", "black passes", "over". */
const told = (events: readonly DuelEvent[]): string[] =>
  events.map((event) => {
    if (event.kind === "end") return "over";
    if (event.kind === "pass") return `${event.disc} passes`;
    return `${event.ply.disc} ${OTHELLO.shape.names[event.ply.move.square]}`;
  });

describe("whose turn it is", () => {
  test("is the learner's with the learner's colour to move, and the opponent's else", () => {
    const start: Duel = { game: newGame(), learner: "black" };
    expect([isLearnersTurn(start), isOpponentsTurn(start)]).toEqual([true, false]);
    const other: Duel = { ...start, learner: "white" };
    expect([isLearnersTurn(other), isOpponentsTurn(other)]).toEqual([false, true]);
  });

  test("is always a person's where two play at one board", () => {
    for (const moves of ["", "f5", "f5d6", PASS]) {
      const duel = duelAfter(moves, null);
      expect([isLearnersTurn(duel), isOpponentsTurn(duel)]).toEqual([true, false]);
    }
  });

  test("is nobody's once the game is over, though 51 squares are empty", () => {
    for (const learner of ["black", "white", null] as const) {
      const duel = duelAfter(WIPE_OUT, learner);
      expect([isLearnersTurn(duel), isOpponentsTurn(duel)]).toEqual([false, false]);
    }
  });

  test("stays the opponent's after a move that leaves the learner stuck: the game goes on", () => {
    const duel = duelAfter(PASS, "black");
    expect(resultOf(duel)).toBeNull();
    expect(isOpponentsTurn(duel)).toBe(true);
    expect(told(eventsFrom(duel, 7))).toEqual(["white h6", "black passes"]);
  });
});

describe("a move", () => {
  test("is refused at the other's turn, and changes nothing", () => {
    const start: Duel = { game: newGame(), learner: "white" };
    expect(playInDuel(start, at("f5"))).toEqual({ ok: false, error: "not-your-turn" });
    expect(answerInDuel({ ...start, learner: "black" }, at("f5"))).toEqual({ ok: false, error: "not-your-turn" });
    expect(answerInDuel({ ...start, learner: null }, at("f5"))).toEqual({ ok: false, error: "not-your-turn" });
  });

  test("that turns nothing is refused: c5 and f4 at the start", () => {
    const start: Duel = { game: newGame(), learner: "black" };
    for (const name of ["c5", "f4"]) expect(playInDuel(start, at(name))).toEqual({ ok: false, error: "turns-nothing" });
    for (const name of ["c4", "d3", "e6", "f5"]) expect(playInDuel(start, at(name)).ok).toBe(true);
  });

  test("after the end is told that the game is over, whoever tries", () => {
    const over = duelAfter(WIPE_OUT, "black");
    expect(playInDuel(over, at("a1"))).toEqual({ ok: false, error: "game-over" });
    expect(answerInDuel(over, at("a1"))).toEqual({ ok: false, error: "game-over" });
  });

  test("leaves the duel that it was made in as it was", () => {
    const start: Duel = { game: newGame(), learner: "black" };
    moved(start, "f5", playInDuel);
    expect(plies(start)).toBe(0);
  });
});

describe("taking back", () => {
  test("goes to the learner's last turn, so that the same colour moves again", () => {
    const begun = moved({ game: newGame(), learner: "black" }, "f5", playInDuel);
    const back = takeBack(moved(begun, "d6", answerInDuel));
    expect([plies(back), toMove(back)]).toEqual([0, "black"]);
    expect(positionOf(moved(back, "f5", playInDuel).game).toMove).toBe("white");
  });

  test("takes back only the learner's move while the answer is awaited", () => {
    const duel = duelAfter("f5d6c3", "black");
    expect(plies(takeBack(duel))).toBe(2);
  });

  test("goes all the way to the start, step by step", () => {
    let duel = duelAfter("f5d6c3d3c4f4", "black");
    for (const left of [4, 2, 0]) {
      duel = takeBack(duel);
      expect(plies(duel)).toBe(left);
    }
    expect(canTakeBack(duel)).toBe(false);
    expect(takeBack(duel)).toBe(duel);
  });

  test("leaves the opponent's first move alone where the opponent began", () => {
    const duel = duelAfter("f5", "white");
    expect(canTakeBack(duel)).toBe(false);
    expect(plies(takeBack(duelAfter("f5d6c3", "white")))).toBe(1);
  });

  test("goes behind a pass of the learner, to the turn before it", () => {
    // White answers twice: Black passes after h6.
    const duel = duelAfter(`${PASS}c5`, "black");
    expect(told(eventsFrom(duel, 6))).toEqual(["black f7", "white h6", "black passes", "white c5"]);
    const back = takeBack(duel);
    expect([plies(back), toMove(back)]).toEqual([6, "black"]);
  });

  test("goes back one move where the opponent passed and the learner moved twice", () => {
    const duel = duelAfter(`${PASS}c5`, "white");
    expect(plies(takeBack(duel))).toBe(8);
    expect(plies(takeBack(takeBack(duel)))).toBe(7);
  });

  test("works at the end of a game, and the game goes on", () => {
    const back = takeBack(duelAfter(WIPE_OUT, "black"));
    expect([plies(back), toMove(back), resultOf(back)]).toEqual([8, "black", null]);
    const lost = takeBack(duelAfter(WIPE_OUT, "white"));
    expect([plies(lost), toMove(lost)]).toEqual([7, "white"]);
  });

  test("is a move at a time where two play at one board", () => {
    let duel = duelAfter("f5d6c3d3c4f4", null);
    for (const left of [5, 4, 3, 2, 1, 0]) {
      duel = takeBack(duel);
      expect(plies(duel)).toBe(left);
    }
    expect(canTakeBack(duel)).toBe(false);
  });
});

describe("playing again", () => {
  test("undoes what was taken back, at every step of a game with a pass", () => {
    for (const learner of ["black", "white", null] as const) {
      const whole = duelAfter(`${PASS}c5`, learner);
      let duel = whole;
      while (canTakeBack(duel)) {
        const before = duel;
        duel = takeBack(duel);
        expect(playAgain(duel)).toEqual(before);
      }
      while (canPlayAgain(duel)) duel = playAgain(duel);
      expect(duel).toEqual(whole);
    }
  });

  test("stops at the opponent's turn if the answer was never given", () => {
    const duel = playAgain(takeBack(duelAfter("f5d6c3", "black")));
    expect([plies(duel), isOpponentsTurn(duel)]).toEqual([3, true]);
  });

  test("is not possible after another move", () => {
    const back = takeBack(duelAfter("f5d6", "black"));
    expect(canPlayAgain(back)).toBe(true);
    expect(canPlayAgain(moved(back, "e6", playInDuel))).toBe(false);
    expect(playAgain({ game: newGame(), learner: "black" })).toEqual({ game: newGame(), learner: "black" });
  });
});

describe("the end", () => {
  test("tells the score with the empty squares, and apart from it what lies on the board", () => {
    expect(resultOf(duelAfter(WIPE_OUT, "white"))).toEqual({
      score: { black: 64, white: 0 },
      discs: { black: 13, white: 0, empty: 51 },
      winner: "black",
      margin: 64,
      end: "wiped-out",
    });
  });

  test("is the last event, after the move that brings it", () => {
    expect(told(eventsFrom(duelAfter(WIPE_OUT, "black"), 8))).toEqual(["black c5", "over"]);
  });

  test("may be a draw, which nobody wins", () => {
    expect(resultOf(duelAfter(DRAW, null))).toEqual({
      score: { black: 32, white: 32 },
      discs: { black: 12, white: 12, empty: 40 },
      winner: null,
      margin: 0,
      end: "both-stuck",
    });
  });

  test("comes on a small board as well", () => {
    let duel: Duel = { game: newGame(FOUR), learner: null };
    for (let ply = 0; ply < 12 && resultOf(duel) === null; ply += 1) {
      const first = positionOf(duel.game).legal[0];
      const next = first === undefined ? null : playInDuel(duel, first.square);
      if (next?.ok) duel = next.value;
    }
    const result = resultOf(duel);
    expect(result).not.toBeNull();
    const { black, white, empty } = result?.discs ?? { black: 0, white: 0, empty: 0 };
    expect(black + white + empty).toBe(16);
    expect((result?.score.black ?? 0) + (result?.score.white ?? 0)).toBe(16);
  });
});

test("a pass that is due before any move is told with the whole game", () => {
  const { value: game } = parseTranscript(PASS, startPosition()) as { value: Duel["game"] };
  const duel: Duel = { game: { start: positionOf(game), plies: [], undone: [] }, learner: "white" };
  expect(told(eventsFrom(duel, 0))).toEqual(["black passes"]);
});

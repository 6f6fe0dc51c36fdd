import type { Claim } from "../../src/catalogue/claim.ts";
import type { Exercise } from "../../src/catalogue/exercise.ts";
import { READABLE_EMPTIES } from "../../src/catalogue/goal.ts";
import { movesIn } from "../../src/catalogue/place.ts";
import { legalFor } from "../../src/coach/concepts/mobility.ts";
import { regionsOf } from "../../src/coach/concepts/regions.ts";
import {
  countDiscs,
  type Game,
  nameOf,
  opponentOf,
  type Position,
  positionOf,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { numberFor, squaresFor } from "../../src/training/answers/targets.ts";
import { prove } from "../../src/training/proof/prove.ts";
import { numbersOf, squaresOf } from "./check-sentences.ts";
import { look, read } from "./engine.ts";
import { NUMBER, numberOf, numbersIn } from "./numbers.ts";

/** Smaller numbers are words of the language more often than figures: one of them, both, two sides. */
const FIGURE = 3;

const NAME = /\b[a-h][1-8]\b/gi;

/** What is worked out of the position of an exercise: its words may say so without a claim. */
export interface Known {
  /** The exact score of each legal move, by the name of its square; none where the end is not read out. */
  readonly scores: ReadonlyMap<string, number>;
  /** Counts: discs, empty squares, legal moves, discs that each move turns, sizes of regions, final discs, moves to follow, squares to mark. */
  readonly counts: ReadonlySet<number>;
}

async function scoresOf(position: Position): Promise<ReadonlyMap<string, number>> {
  const scores = new Map<string, number>();
  const { board } = position;
  if (board.shape !== USUAL_SHAPE || countDiscs(board).empty > READABLE_EMPTIES) return scores;
  for (const { square } of position.legal) {
    const reading = await read(position, square);
    if (reading !== null) scores.set(nameOf(board.shape, square), reading.score);
  }
  return scores;
}

/** What is worked out of the position of an exercise. */
export async function knownOf(exercise: Exercise, position: Position): Promise<Known> {
  const { board, toMove, turn, legal } = position;
  const scores = await scoresOf(position);
  const { black, white, empty } = countDiscs(board);
  const side = toMove ?? turn;
  const asked = exercise.kind === "count" ? numberFor(exercise.what, position) : null;
  const marked = exercise.kind === "mark" ? squaresFor(exercise.what, position).length : null;
  const isUsual = board.shape === USUAL_SHAPE;
  const counts = [
    ...[black, white, empty, black + white, Math.abs(black - white), legal.length],
    ...(isUsual ? [legalFor(board, opponentOf(side)).length] : []),
    ...legal.map(({ flips }) => flips.length),
    ...(isUsual ? regionsOf(board, 8).map(({ squares }) => squares.length) : []),
    ...[...scores.values()].flatMap((score) => [(64 + score) / 2, (64 - score) / 2]),
    ...[asked, marked].filter((number) => number !== null),
    ...("goal" in exercise ? Object.values(exercise.goal).filter((value) => typeof value === "number") : []),
    ...("goal" in exercise && "moves" in exercise.goal ? [movesIn(exercise.goal.moves).length] : []),
  ];
  return { scores, counts: new Set(counts) };
}

/** How a sentence tells a result: "wins by 14", "lost by twenty", "You win by ten". */
const RESULT = new RegExp(`\\b(win|wins|won|winning|lose|loses|lost|losing)\\s+by\\s+(${NUMBER})\\b`, "gi");

/** What a text says of numbers and squares that is neither worked out nor claimed. */
export function strangersIn(
  text: string,
  { scores, counts }: Known,
  claims: readonly Claim[],
  given: string,
): readonly string[] {
  const claimed = new Set(claims.flatMap((claim) => [...numbersOf(claim)]));
  const named = new Set([...claims.flatMap(squaresOf), ...scores.keys(), ...(given.toLowerCase().match(NAME) ?? [])]);
  const results = [...text.matchAll(RESULT)].map(([words, verb = "", number = ""]) => ({
    words,
    score: numberOf(number),
    isWin: /^w/i.test(verb),
  }));
  const told = new Set([...numbersIn(given), ...claimed, ...counts, ...results.map(({ score }) => score)]);
  // A result is one of a move: won by the side that moves or, for a wrong move, by the other.
  const isResult = (score: number): boolean => [...scores.values()].some((value) => Math.abs(value) === score);
  return [
    ...results.filter(({ score }) => !isResult(score) && !claimed.has(score)).map(({ words }) => `says ${words}`),
    ...numbersIn(text)
      .filter((number) => number >= FIGURE && !told.has(number))
      .map((number) => `says ${number}`),
    ...(text.match(NAME) ?? []).filter((name) => !named.has(name.toLowerCase())).map((name) => `says ${name}`),
  ];
}

/** What is wrong with the claims of an exercise, and with what its words tell once it is answered: each with its field. */
export async function faultsOfTelling(exercise: Exercise, game: Game): Promise<readonly string[]> {
  const faults: string[] = [];
  const position = positionOf(game);
  const subject = { position, game };
  for (const [i, claim] of exercise.claims.entries()) {
    const { holds } = await prove(claim, subject, read, look);
    if (!holds) faults.push(`claims.${i}: ${claim.kind} is not true`);
  }
  const known = await knownOf(exercise, position);
  const { task, solved, wrong = "", choices = [] } = exercise.words.en;
  const told = [
    { field: "solved", text: solved, claims: exercise.claims },
    { field: "wrong", text: wrong, claims: exercise.claims },
    ...choices.map(({ text, why }, i) => {
      const own = exercise.kind === "choose" ? exercise.choices[i]?.claim : undefined;
      const given = choices.map((choice) => choice.text).join(" ");
      return {
        field: `choices.${i}.why`,
        text: why,
        claims: [...exercise.claims, ...(own ? [own] : [])],
        given: `${text} ${given}`,
      };
    }),
  ];
  for (const { field, text, claims, ...rest } of told) {
    const given = `${task} ${"given" in rest ? rest.given : ""}`;
    for (const strange of strangersIn(text, known, claims, given))
      faults.push(`words.en.${field}: ${strange}, and nothing bears it out`);
  }
  return faults;
}

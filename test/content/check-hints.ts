import type { Exercise } from "../../src/catalogue/exercise.ts";
import { squaresOf } from "../../src/catalogue/marks.ts";
import { movesIn } from "../../src/catalogue/place.ts";
import { legalFor } from "../../src/coach/concepts/mobility.ts";
import {
  contentAt,
  type Game,
  nameOf,
  opponentOf,
  positionOf,
  squareNamed,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { numberFor } from "../../src/training/answers/targets.ts";
import { knownOf, strangersIn } from "./check-words.ts";
import { numbersIn } from "./numbers.ts";

/** What is so on every board, or names a place of it or a year: no count of this position. */
const ANYWHERE = new RegExp(
  [
    "the four (?:corners|edges|lines)",
    "sixteen squares",
    "middle sixteen",
    "three lines run from [ah][18]",
    "five directions",
    "four discs lay there before",
    "(?:ranks?|rows?|moves?) \\d+(?:(?:,| and) \\d+)*",
    "begins on f5",
    "(?:18|19|20)\\d\\d",
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
  "gi",
);

/** What hints say of something else than their boards, by exercise, and of what. */
export const OF_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["game-with-the-grabber: says 6", "advice for a whole game"],
  ["what-the-initiative-is: says g8", "the board of the lesson, where it is the only way"],
  ["what-quiet-means: says 5", "the first board of the lesson"],
  ["more-is-not-better: says 18", "the game of the lesson before, where it is claimed"],
  ["more-is-not-better: says 41", "the game of the lesson before, where it is claimed"],
  ["eight-that-stay: says 3", "squares at a cut of this board"],
  ["the-free-name: says 100", "history"],
  ["the-lost-little-number: says 244", "the known number of ways to play four moves"],
  ["what-a-kifu-is: says 6", "the board of the lesson"],
]);

/** A thought comes first, then where to look, then what to choose from, then a square. */
const RUNGS = ["idea", "region", "candidates", "square"];

const DISC = /\b(black|white)(?:['’]s)? disc on ([a-h][1-8])\b/gi;

/** What is wrong with the ladder of hints of an exercise: the order of its rungs, and what they say that its position does not bear out. */
export async function faultsOfHintWords(exercise: Exercise, game: Game): Promise<readonly string[]> {
  const position = positionOf(game);
  const { board, toMove, turn, legal } = position;
  const { shape } = board;
  const side = toMove ?? turn;
  const { task, hints } = exercise.words.en;
  const ranks = exercise.hints.map(({ kind }) => RUNGS.indexOf(kind));
  const faults: string[] = [];
  if (ranks[0] !== 0) faults.push("hints: the first rung is no thought");
  if (ranks.some((rank, i) => rank < (ranks[i - 1] ?? 0)))
    faults.push("hints: a rung tells less than the one before it");
  const discs = shape.squares.filter((square) => contentAt(board, square) !== "empty");
  const others = shape === USUAL_SHAPE ? legalFor(board, opponentOf(side)) : [];
  const named = [...discs, ...legal.map((move) => move.square), ...others].map((square) => nameOf(shape, square));
  const known = await knownOf(exercise, position);
  const asked = exercise.kind === "count" ? numberFor(exercise.what, position) : null;
  const counts = new Set([...known.counts, shape.files, shape.squares.length, movesIn(exercise.moves ?? "").length]);
  for (const [i, text] of hints.entries()) {
    const rung = exercise.hints[i];
    const ringed = rung === undefined ? [] : squaresOf(rung);
    const given = [task, ...named, "a1 a8 h1 h8", ...ringed, ringed.length, ringed.length - 1].join(" ");
    const said = text.replace(ANYWHERE, "");
    for (const strange of strangersIn(said, { ...known, counts }, exercise.claims, given))
      faults.push(`words.en.hints.${i}: ${strange}, and nothing bears it out`);
    for (const [words, colour = "", name = ""] of text.matchAll(DISC)) {
      const square = squareNamed(shape, name.toLowerCase());
      if (square === undefined || contentAt(board, square) !== colour.toLowerCase())
        faults.push(`words.en.hints.${i}: there is no ${words}`);
    }
    if (asked !== null && numbersIn(said.replace(/\b(?:both|twice|single)\b/gi, "")).includes(asked))
      faults.push(`words.en.hints.${i}: it tells the answer`);
  }
  return faults;
}

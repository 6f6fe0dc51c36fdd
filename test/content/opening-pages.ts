import { readdirSync, readFileSync } from "node:fs";
import type { OpeningName } from "../../src/catalogue/opening-names.ts";
import { faultOfPage, type OpeningPage, openingPage } from "../../src/catalogue/opening-page.ts";
import { movesIn, placeOf } from "../../src/catalogue/place.ts";
import { type Step, stepsOf } from "../../src/catalogue/steps.ts";
import { explain } from "../../src/coach/explain/explain.ts";
import { slotsOfReason } from "../../src/coach/explain/slots.ts";
import { coachTranslator } from "../../src/locales/coach.ts";
import type { Book } from "../../src/openings/index.ts";
import {
  type Game,
  nameOf,
  positionOf,
  type Square,
  squareNamed,
  toBitBoard,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { prove } from "../../src/training/proof/prove.ts";
import { faultsOfFolder } from "./check-lessons.ts";
import { numbersOf, squaresOf } from "./check-sentences.ts";
import { look, read, searcher } from "./engine.ts";
import { fieldsOf } from "./fields.ts";
import type { Library } from "./library.ts";
import { withLines } from "./lines.ts";
import { NUMBER, numberOf, numbersIn } from "./numbers.ts";

const FOLDER = new URL("../../content/openings/pages/en/", import.meta.url);

/** A page about an opening as it is written. */
export interface Page {
  readonly id: string;
  readonly head: OpeningPage;
  readonly steps: readonly Step[];
}

const pathOf = (id: string): string => `openings/pages/en/${id}.mdx`;

/** A page from its text. Throws with file, line and field where it does not fit. */
export function pageFrom(id: string, text: string): Page {
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const fields = fieldsOf(openingPage, pathOf(id), head, text);
  try {
    return { id, head: fields, steps: stepsOf(text) };
  } catch (error) {
    throw new Error(withLines([`${pathOf(id)}: ${error instanceof Error ? error.message : error}`], () => text)[0]);
  }
}

/** Faults of a page as a reader can go to them. */
export const inPage = ({ id }: Page, faults: readonly string[]): readonly string[] =>
  withLines(faults.map((fault) => `${pathOf(id)}: ${fault}`));

export const textOfPage = (id: string): string =>
  readFileSync(new URL(`${id}.mdx`, FOLDER), "utf8").replaceAll("\r\n", "\n");

export const readPages = (): readonly Page[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => file.replace(".mdx", ""))
    .map((id) => pageFrom(id, textOfPage(id)));

export const movesOfName = ({ line }: OpeningName): string =>
  line.map((square) => nameOf(USUAL_SHAPE, square)).join("");

const squareCalled = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;

export function gameAfter(moves: string): Game {
  const game = placeOf({ moves });
  if (!game.ok) throw new Error(`${moves} is not legal`);
  return game.value;
}

/** What is claimed in the steps of a page and is not true, or is said otherwise than it is claimed: as of a lesson. */
export function faultsOfClaims({ id, steps }: Page, library: Library): Promise<readonly string[]> {
  const lesson = { title: id, summary: id, goals: [], order: 1, recap: [], covers: [], steps };
  return faultsOfFolder({ ...library, exercises: new Map(), lessons: new Map([[pathOf(id), lesson]]) }, "en");
}

/** The year of the proof that Othello is a draw. */
const PROVEN_IN = 2023;

const outsideClaims = ({ text, claims }: Step): string =>
  claims.reduce((rest, { sentence }) => rest.replace(sentence, ""), text);

/** Squares and numbers that stand in no claim, and that neither the page's moves nor any of the step's claims name. */
export function strangersOf({ head, steps }: Page): readonly string[] {
  return steps.flatMap((step) => {
    const { id, claims, moves = "", play = "" } = step;
    const outside = outsideClaims(step);
    const numbers = new Set(claims.flatMap(({ claim }) => [...numbersOf(claim)]));
    const known = new Set([
      ...movesIn(moves + play),
      ...claims.flatMap(({ claim }) => squaresOf(claim)),
      head.slip.move,
      head.slip.better,
    ]);
    return [
      ...(outside.match(/\b[a-h][1-8]\b/g) ?? [])
        .filter((name) => !known.has(name))
        .map((name) => `step ${id}: names ${name}`),
      ...numbersIn(outside)
        .filter((number) => number > 3 && number !== PROVEN_IN && !numbers.has(number))
        .map((number) => `step ${id}: says ${number}`),
    ];
  });
}

/** The fewest games in which a slip was played. */
const FREQUENT = 50;
/** A reply, or the better move, is at most so many discs behind the best. */
const NEAR = 1;

const scoresAt = (game: Game, plies: number) => {
  const { board, toMove, turn } = positionOf(game);
  return look(toBitBoard(board, toMove ?? turn), plies);
};

function faultOfBest(game: Game, square: string, plies: number, what: string): readonly string[] {
  const seen = scoresAt(game, plies);
  const [best] = seen;
  const it = seen.find((one) => one.square === squareCalled(square));
  return best !== undefined && it !== undefined && best.score - it.score <= NEAR
    ? []
    : [`${what}: ${square} is worth ${it?.score}, the best ${best?.score}`];
}

/** What is wrong with the slip of a page: whether people make it, what it costs, what is better, how it is refuted, what the coach says. */
export async function faultsOfSlip({ head, steps }: Page, book: Book): Promise<readonly string[]> {
  const { moves, move, better, least, plies, coach } = head.slip;
  const game = gameAfter(moves);
  const position = positionOf(game);
  const faults: string[] = [];
  const { holds } = await prove({ kind: "costs", move, least, plies }, { position, game }, read, look);
  if (!holds) faults.push(`slip: ${move} does not cost ${least}`);
  faults.push(...faultOfBest(game, better, plies, "slip: better"));
  const reply = movesIn(steps.at(-1)?.play ?? "")[1] ?? "";
  faults.push(...faultOfBest(gameAfter(moves + move), reply, 10, "slip: reply"));
  const node = book.at(position);
  const known = (name: string) => node?.moves.find(({ square }) => square === squareCalled(name));
  const [made, best] = [known(move), known(better)];
  if ((made?.games ?? 0) < FREQUENT) faults.push(`slip: ${move} was played in ${made?.games} games`);
  const behind = (best?.value?.score ?? Number.NaN) - (made?.value?.score ?? Number.NaN);
  if (behind < least) faults.push(`slip: in the book ${move} is ${behind} behind ${better}`);
  if (coach !== undefined && !sayingsOn(game, move).includes(coach)) {
    faults.push(`slip: the coach says: ${sayingsOn(game, move).join(" | ")}`);
  }
  return faults;
}

/** Moves that are called the next best and are not: all but one cost as much as they do, at both depths. */
export function faultsOfNextBest({ steps }: Page): readonly string[] {
  return steps.flatMap(({ id, moves = "", claims }) =>
    claims.flatMap(({ claim, sentence }) => {
      if (claim.kind !== "costs" || !sentence.includes("next best")) return [];
      const game = gameAfter(moves + (claim.after ?? ""));
      return [claim.plies - 2, claim.plies].flatMap((plies) => {
        const [best, second] = scoresAt(game, plies);
        const behind = (best?.score ?? 0) - (second?.score ?? 0);
        return behind >= claim.least ? [] : [`step ${id}: ${claim.move} is not the next best: one is ${behind} behind`];
      });
    }),
  );
}

/** How many moves the book has that are better than this one, how far it is behind the best, and what it is worth there. */
function standingOf(book: Book, moves: string, name: string) {
  const known = book.at(positionOf(gameAfter(moves)))?.moves ?? [];
  const scores = known.flatMap(({ value }) => value?.score ?? []);
  const score = known.find(({ square, twins }) => [square, ...twins].includes(squareCalled(name)))?.value?.score;
  if (score === undefined) return undefined;
  return { score, behind: Math.max(...scores) - score, better: scores.filter((other) => other > score).length };
}

/** That there may be more to it than the number. */
const IS_BOUND = /\b(?:or more|at least)\b/i;

/** What a page claims of the worth of moves, and the book, which looks deeper and whose values stand on the same page, has otherwise. */
export function faultsByBook({ steps }: Page, book: Book): readonly string[] {
  return steps.flatMap(({ id, moves = "", claims }) =>
    claims.flatMap(({ claim, sentence }) => {
      if (claim.kind !== "costs" && claim.kind !== "estimate") return [];
      const there = standingOf(book, moves + (claim.after ?? ""), claim.move);
      if (there === undefined) return [];
      const { score, behind, better } = there;
      const holds =
        claim.kind === "estimate"
          ? claim.from <= score && score <= claim.to
          : (behind === claim.least || (behind > claim.least && IS_BOUND.test(sentence))) &&
            (better === 1 || !sentence.includes("next best"));
      return holds
        ? []
        : [`step ${id}: "${sentence}" In the book ${claim.move} is worth ${score}, ${behind} behind, ${better} better`];
    }),
  );
}

/** What moves cost by words that stand in no claim. */
const TOLD_COST = new RegExp(
  `\\b(?:costs?|loses?) (?:at least )?(${NUMBER})\\b|\\b(${NUMBER})(?: discs?)? (?:or more )?(?:behind|worse)\\b`,
  "gi",
);

/** Costs that the summary or the text beside the claims tells, and that no claim of the page has, or not so exactly. */
export function strangersInCosts({ head, steps }: Page): readonly string[] {
  const claimed = steps.flatMap(({ claims }) => claims.flatMap(({ claim }) => ("least" in claim ? claim.least : [])));
  const told = [
    ["summary", head.summary] as const,
    ...steps.map((step) => [`step ${step.id}`, outsideClaims(step)] as const),
  ];
  return told.flatMap(([where, text]) =>
    text
      .split(/(?<=[.!?:;])\s+/)
      .flatMap((sentence) =>
        [...sentence.matchAll(TOLD_COST)]
          .filter(([, a, b]) => !claimed.includes(numberOf(a ?? b ?? "")) || !IS_BOUND.test(sentence))
          .map(([what]) => `${where}: says ${what}`),
      ),
  );
}

function sayingsOn(game: Game, move: string): readonly string[] {
  const { board, toMove, turn } = positionOf(game);
  const side = toMove ?? turn;
  const told = explain({ board: toBitBoard(board, side), played: squareCalled(move) }, searcher);
  const say = coachTranslator("en");
  return (told?.reasons ?? []).map((reason) => say(reason.key, side, slotsOfReason(reason)));
}

/** What does not fit the opening's name and its place among the pages. */
export function faultsOfPlace({ head, steps }: Page, book: Book): readonly string[] {
  const name = book.names.all.find(({ id }) => id === head.name);
  if (name === undefined) return [`name: there is no opening ${head.name}`];
  const fault = faultOfPage(head, steps, movesOfName(name));
  const text = head.japanese?.text;
  return [
    ...(fault === null ? [] : [fault]),
    ...(text === undefined || name.japanese.includes(text)
      ? []
      : [`japanese: ${text} is not ${name.japanese.join(", ")}`]),
    ...(text === undefined && name.japanese.length > 0 ? [`japanese: it is ${name.japanese.join(", ")}`] : []),
  ];
}

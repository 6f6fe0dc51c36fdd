import type { Claim } from "../../src/catalogue/claim.ts";
import { movesIn, playMoves } from "../../src/catalogue/place.ts";
import type { Step, StepClaim } from "../../src/catalogue/steps.ts";
import { type Disc, type Game, opponentOf, positionOf } from "../../src/reversi/index.ts";
import { NUMBER, numberOf, numbersIn } from "./numbers.ts";

/** What is not in its claim but stands in a sentence all the same, and why it is right. */
export interface Exception {
  readonly path: string;
  readonly step: string;
  readonly says: string;
  readonly why: string;
}

/** The few of them. That each is still needed is tested. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    path: "lessons/en/variants/eight-stars.mdx",
    step: "one-line",
    says: "says 6",
    why: "Two of the eight have been named before it, and six more make them all.",
  },
  ...["says 4", "says 12"].map((says) => ({
    path: "lessons/en/variants/how-large-it-is.mdx",
    step: "growing",
    says,
    why: "A product: the four first moves, which the row above tells, and the three answers of the claim.",
  })),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The numbers that a claim tells or that follow from it: its own, how many squares it has, sums, differences. */
export function numbersOf(claim: Claim): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const [field, value] of Object.entries(claim)) {
    if (typeof value === "number") numbers.add(Math.abs(value));
    if (!Array.isArray(value)) continue;
    numbers.add(value.length);
    const parts = value.filter((part) => typeof part === "number");
    for (const part of parts) numbers.add(part);
    if (parts.length > 0) numbers.add(sum(parts));
    if (field === "squares" && value.length > 1) numbers.add(1);
  }
  if ("moves" in claim) numbers.add(movesIn(claim.moves).length);
  if ("move" in claim) numbers.add(1);
  if ("black" in claim) {
    numbers.add(claim.black + claim.white);
    numbers.add(Math.abs(claim.black - claim.white));
  }
  return numbers;
}

/** The squares that a claim names, wherever it does. */
export const squaresOf = (claim: Claim): readonly string[] =>
  Object.entries(claim).flatMap(([field, value]) => (field === "kind" ? [] : movesIn(String(value))));

const NAME = /\b[a-j](?:10|[1-9])\b/gi;

/** Numbers told of a colour, or of the empty squares, in a sentence about discs: "White has five", "32 discs are black". */
function faultsOfCounts(claim: Claim, sentence: string): readonly string[] {
  if (!("black" in claim)) return [];
  const { black, white } = claim;
  const empty = "empty" in claim ? claim.empty : undefined;
  const told: readonly (readonly [what: string, number: string])[] = [
    ...[...sentence.matchAll(new RegExp(`\\b(black|white)\\s+(?:has\\s+)?(${NUMBER})\\b`, "gi"))].map(
      ([, what = "", number = ""]) => [what, number] as const,
    ),
    ...[
      ...sentence.matchAll(
        new RegExp(`\\b(${NUMBER})\\s+(?:(?:discs?|squares?)\\s+)?(?:(?:is|are)\\s+)?(black|white|empty)\\b`, "gi"),
      ),
    ].map(([, number = "", what = ""]) => [what, number] as const),
  ];
  const values: Readonly<Record<string, number | undefined>> = { black, white, empty };
  return told
    .filter(([what, number]) => values[what.toLowerCase()] !== numberOf(number))
    .map(([what, number]) => `says ${number} of ${what.toLowerCase()}`);
}

/** The side that a claim is about, if it is about one alone. */
function sideOf(claim: Claim, toMove: Disc | null): Disc | null {
  if ("side" in claim && claim.side !== undefined) return claim.side;
  switch (claim.kind) {
    case "legal":
    case "mobility":
    case "illegal":
    case "only-move":
    case "flips":
    case "turned":
    case "best":
      return toMove;
    default:
      return null;
  }
}

/** Another winner, or loser, than best play gives, in a sentence such as "White still wins". */
function faultsOfWinner(claim: Claim, sentence: string, toMove: Disc | null): readonly string[] {
  if (claim.kind !== "value" || claim.score === 0 || toMove === null) return [];
  const winner = claim.score > 0 ? toMove : opponentOf(toMove);
  return [...sentence.matchAll(/\b(black|white) (?:can |could |still )*(win|lose)s?\b/gi)]
    .filter(([, who = "", verb]) => (who.toLowerCase() === winner) !== (verb?.toLowerCase() === "win"))
    .map(([what]) => `says ${what}`);
}

/** What a sentence says that is not in its claim: a number, a square, or another side than the claim's. */
export function strangersInSentence({ claim, sentence }: StepClaim, game: Game): readonly string[] {
  const numbers = numbersOf(claim);
  const squares = squaresOf(claim);
  const after = playMoves(game, claim.after ?? "");
  const toMove = after.ok ? positionOf(after.value).toMove : null;
  const side = sideOf(claim, toMove);
  const [subject] =
    /^(?:black|white)(?= (?:has|is|had|would|must|can|could|plays|begins|turns)\b)/i.exec(sentence) ?? [];
  const strange = numbersIn(sentence).filter((number) => !numbers.has(number));
  return [
    ...strange.map((number) => `says ${number}`),
    ...(sentence.match(NAME) ?? [])
      .filter((name) => !squares.includes(name.toLowerCase()))
      .map((name) => `says ${name}`),
    ...(strange.length > 0 ? [] : faultsOfCounts(claim, sentence)),
    ...faultsOfWinner(claim, sentence, toMove),
    ...(side !== null && subject?.toLowerCase() === opponentOf(side) ? [`says ${subject}`] : []),
  ];
}

/** The faults of a step's sentences, but for those that are known and right. */
export const faultsOfSentences = (path: string, { id, claims }: Step, game: Game): readonly string[] =>
  claims.flatMap((told) =>
    strangersInSentence(told, game)
      .filter((says) => !EXCEPTIONS.some((known) => known.path === path && known.step === id && known.says === says))
      .map((says) => `claim ${told.claim.kind}: "${told.sentence}" ${says}, and its claim does not`),
  );

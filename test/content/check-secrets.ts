import type { Claim, ClaimKind } from "../../src/catalogue/claim.ts";
import type { Exercise } from "../../src/catalogue/exercise.ts";
import { movesIn, placeOf } from "../../src/catalogue/place.ts";
import type { Step } from "../../src/catalogue/steps.ts";
import { positionOf } from "../../src/reversi/index.ts";
import { numberFor } from "../../src/training/answers/targets.ts";
import { answerSquares } from "./check-exercise.ts";
import { numbersOf } from "./check-sentences.ts";

/** The kinds whose squares are moves: where they name right ones alone, they say which are right. */
const MOVES_IN_SQUARES: readonly ClaimKind[] = [
  ...(["best", "forces", "legal", "possible", "safe", "quiet", "wedges", "greediest"] as const),
];

/** What a claim says of a number is the answer only if it counts the same thing. The others are told apart by their kind. */
const OTHER_COUNTS: readonly ClaimKind[] = ["discs", "plies", "result", "final"];

/** The moves that a claim singles out, by the names of their squares: its own, or the first of a line. */
function singledOut(claim: Claim): readonly string[] {
  const first = movesIn(claim.after ?? "").slice(0, 1);
  if (first.length > 0) return first;
  if ("move" in claim) return [claim.move];
  if ("moves" in claim) return movesIn(claim.moves).slice(0, 1);
  return "squares" in claim && MOVES_IN_SQUARES.includes(claim.kind) ? claim.squares : [];
}

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Right moves that no claim of the kind tells apart from wrong ones: those of which the step says the same are not given away. */
function givenMoves({ claims }: Step, right: readonly string[]): readonly Claim[] {
  const isRight = (claim: Claim): boolean => {
    const named = singledOut(claim);
    return named.length > 0 && named.every((name) => right.includes(name));
  };
  const isWrong = (claim: Claim): boolean => singledOut(claim).some((name) => !right.includes(name));
  const told = claims.map(({ claim }) => claim);
  return told.filter((claim) => isRight(claim) && !told.some((other) => other.kind === claim.kind && isWrong(other)));
}

/** The claims of a step that give away the answer of its exercise, which is still open when they are read and proven. */
export async function givenAway(step: Step, exercise: Exercise): Promise<readonly Claim[]> {
  const game = placeOf(exercise);
  if (!game.ok) return [];
  const told = step.claims.map(({ claim }) => claim);
  const { names } = game.value.start.board.shape;
  const right = (await answerSquares(exercise)).map((square) => names[square] ?? "");
  switch (exercise.kind) {
    case "best-move":
    case "line":
      return "kind" in exercise.goal && ["follow", "legal"].includes(exercise.goal.kind) ? [] : givenMoves(step, right);
    case "mark":
      return told.filter((claim) => "squares" in claim && sameNames(claim.squares, right));
    case "count": {
      const number = numberFor(exercise.what, positionOf(game.value));
      const isOther = ({ kind }: Claim): boolean =>
        OTHER_COUNTS.includes(kind) && !["discs", "result", "best-result"].includes(exercise.what.kind);
      return told.filter((claim) => number !== null && numbersOf(claim).has(number) && !isOther(claim));
    }
    case "choose":
      return told.filter((claim) =>
        exercise.choices.some((choice) => choice.right && JSON.stringify(choice.claim) === JSON.stringify(claim)),
      );
    default:
      return [];
  }
}

import type { Mark } from "../../board/types.ts";
import { movesIn } from "../../catalogue/place.ts";
import type { StudyGoal } from "../../catalogue/study.ts";
import { isReserveAgainst, opensTo } from "../../coach/concepts/reserve.ts";
import type { Judged } from "../../engine/goal.ts";
import type { Translate } from "../../locales/text.ts";
import { moveOn, nameOf, opponentOf, type Position, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { type Ask, judgeMove, solutionOf } from "../../training/answers/move.ts";

/** What came of a move. */
export type Ruling = Omit<Judged, "nodes">;

/** A move to be judged: where it was made, how many were made before it, by both sides and by the learner's. */
export interface Tried {
  readonly position: Position;
  readonly square: Square;
  readonly plies: number;
  readonly own: number;
}

const seen = (kept: boolean, reached = kept): Ruling => ({ kept, reached, score: null, best: null, line: [] });

const nameIn = (square: Square): string => nameOf(USUAL_SHAPE, square);

/** The names of the discs that a move turns, in the order of the squares. */
const turnedBy = (position: Position, square: Square): readonly string[] =>
  (moveOn(position, square)?.flips ?? []).toSorted((a, b) => a - b).map(nameIn);

const leftOf = (goal: StudyGoal, own: number): number => ("within" in goal ? goal.within - own : 1);

/** Judges a legal move; null if it could not be read out. */
export async function ruleOn(
  goal: StudyGoal,
  { position, square, plies, own }: Tried,
  ask: Ask,
): Promise<Ruling | null> {
  const side = position.toMove ?? position.turn;
  switch (goal.kind) {
    case "turns":
      return seen([...goal.squares].sort().join() === [...turnedBy(position, square)].sort().join());
    case "reserve":
      return seen(isReserveAgainst(position.board, square, opponentOf(side)));
    case "follow": {
      const asked = movesIn(goal.moves);
      return seen(asked[plies] === nameIn(square), plies + 1 === asked.length);
    }
    default:
      return judgeMove(goal, position, square, leftOf(goal, own), ask);
  }
}

/** How the goal is reached from the start of the task; null if that could not be told. */
export async function solutionFor(goal: StudyGoal, position: Position, ask: Ask): Promise<readonly Square[] | null> {
  const { shape } = position.board;
  switch (goal.kind) {
    case "follow":
      return movesIn(goal.moves).map((name) => shape.squares.find((square) => nameOf(shape, square) === name) ?? -1);
    case "turns":
    case "reserve": {
      for (const { square } of position.legal) {
        const ruling = await ruleOn(goal, { position, square, plies: 0, own: 0 }, ask);
        if (ruling?.kept) return [square];
      }
      return [];
    }
    default:
      return solutionOf(goal, position, leftOf(goal, 0), ask);
  }
}

/** "a win by 2", "a draw", "a loss by 18". */
const worthWords = (score: number, t: Translate): string =>
  score === 0
    ? t("study.worth.draw")
    : t(score > 0 ? "study.worth.win" : "study.worth.loss", { count: Math.abs(score) });

/** What a wrong move came to, in a sentence: the outcome if it was read out, else what was wanted and did not come about. */
export function missWords(
  goal: StudyGoal,
  { position, square }: Tried,
  ruling: Ruling,
  after: Position,
  t: Translate,
): string {
  const { score, best } = ruling;
  const other = opponentOf(position.toMove ?? position.turn);
  if (score !== null && best !== null) {
    return t("study.turned-into", { square: nameIn(square), from: worthWords(best, t), to: worthWords(score, t) });
  }
  const turned = turnedBy(position, square);
  switch (goal.kind) {
    case "flips":
      return t("study.missed.flips", { count: turned.length, wanted: goal.count });
    case "turns":
      return t("study.missed.turns", { squares: turned.join(", ") });
    case "reserve":
      return t(`study.missed.reserve.${other}`, { square: nameIn(square) });
    case "follow":
      return t("study.missed.follow");
    case "wipe-out": {
      const count = after.board.contents.filter((content) => content === other).length;
      return t(`study.missed.wipe-out.${other}`, { count });
    }
    case "passes":
      return t(`study.missed.passes.${other}`);
    case "corner":
      return t("study.missed.corner");
    case "ends":
      return t("study.missed.ends");
    default:
      return "";
  }
}

const marksOn = (kind: "ring" | "cross", squares: readonly Square[]): readonly Mark[] =>
  squares.map((square) => ({ kind, square }));

/** What a wrong move misses, drawn on the board that it led to, `after`. Where a refutation is played there is nothing to draw. */
export function missMarks(
  goal: StudyGoal,
  { position, square }: Tried,
  ruling: Ruling,
  after: Position,
): readonly Mark[] {
  if (ruling.line.length > 0) return [];
  const flips = moveOn(position, square)?.flips ?? [];
  const other = opponentOf(position.toMove ?? position.turn);
  switch (goal.kind) {
    case "flips":
      return flips.map((flip, i) => ({ kind: "number", square: flip, value: String(i + 1) }));
    case "turns": {
      const wanted: readonly string[] = goal.squares;
      return [
        ...marksOn(
          "ring",
          position.board.shape.squares.filter((one) => wanted.includes(nameIn(one)) && !flips.includes(one)),
        ),
        ...marksOn(
          "cross",
          flips.filter((flip) => !wanted.includes(nameIn(flip))),
        ),
      ];
    }
    case "reserve":
      return opensTo(position.board, square, other).map((to) => ({ kind: "arrow", from: square, to }));
    case "follow":
      return marksOn("cross", [square]);
    case "passes":
    case "ends":
      return after.toMove === other
        ? marksOn(
            "ring",
            after.legal.map((move) => move.square),
          )
        : [];
    default:
      return [];
  }
}

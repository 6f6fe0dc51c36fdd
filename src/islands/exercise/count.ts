import type { Mark } from "../../board/types.ts";
import type { CountTarget } from "../../catalogue/exercise.ts";
import {
  type Content,
  contentAt,
  countDiscs,
  opponentOf,
  type Position,
  positionOf,
  type Square,
  squareNamed,
} from "../../reversi/index.ts";
import { linesOf } from "../../training/lines.ts";
import { after, numberFor, squaresFor } from "../../training/targets.ts";
import { type Desk, openSession } from "./open.ts";
import type { Session } from "./session.ts";
import type { ExerciseFacts } from "./sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "count" }>;

/** What is counted, in the order of counting, where it lies on squares; `last` is the position that the number speaks of. */
function counted(what: CountTarget, position: Position, last: Position): readonly Square[] {
  const { shape } = last.board;
  const withContent = (content: Content): readonly Square[] =>
    shape.squares.filter((square) => contentAt(last.board, square) === content);
  switch (what.kind) {
    case "legal-moves":
    case "stable":
    case "frontier":
      return squaresFor(what, position);
    case "turned-by":
      return linesOf(position, squareNamed(shape, what.move) ?? Number.NaN).flatMap(({ flips }) => flips);
    case "discs":
      return withContent(what.side);
    case "result": {
      // Empty squares go to the winner.
      const discs = withContent(what.side);
      const isWinner = discs.length > withContent(opponentOf(what.side)).length;
      return isWinner ? [...discs, ...withContent("empty")] : discs;
    }
    case "empties":
      return what.square === undefined
        ? withContent("empty")
        : squaresFor({ kind: "region", square: what.square }, position);
    case "rows-of":
      return [];
  }
}

/** A number is given, by buttons or typed. A miss shows the rows that turn; from the second on what is counted carries its numbers. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const position = positionOf(game);
  const right = numberFor(facts.what, position);
  const most = Object.values(countDiscs(position.board)).reduce((total, part) => total + part, 0);
  const last = after(position, "after" in facts.what ? facts.what.after : undefined) ?? position;
  /** The move that is asked about has a ring: the task names it. */
  const asked = "move" in facts.what ? [squareNamed(position.board.shape, facts.what.move) ?? 0] : [];
  const rows = asked.flatMap((from) =>
    linesOf(position, from).map(({ anchor }): Mark => ({ kind: "arrow", from, to: anchor })),
  );
  /** Whether the count under the board would be the answer. */
  const isScore = ["discs", "result", "empties"].includes(facts.what.kind);
  let value: number | null = null;
  return openSession(desk, (turn) => {
    const isDone = (): boolean => turn.state() === "solved" || turn.state() === "revealed";
    const isCounted = (): boolean => isDone() || (turn.state() === "wrong" && turn.misses() > 1);
    const marks = (): readonly Mark[] => {
      const numbers = isCounted() ? counted(facts.what, position, last) : [];
      return [
        ...asked.map((square): Mark => ({ kind: "ring", square })),
        ...(isCounted() || (turn.state() === "wrong" && facts.what.kind === "turned-by") ? rows : []),
        ...numbers.map((square, i): Mark => ({ kind: "number", square, value: String(i + 1) })),
      ];
    };
    const set = (number: number): void => {
      value = Math.max(0, Math.min(most, number));
      turn.go(String(value));
    };
    const check = (): void => {
      if (value === null) turn.refuse(t("exercise.count.none"));
      else if (value === right) turn.solve(t("exercise.count.right", { count: value }));
      else {
        const isMore = right !== null && value < right;
        const isNumbered = turn.misses() > 0 && counted(facts.what, position, last).length > 0;
        const isInRows = rows.length > 0 && facts.what.kind === "turned-by";
        const text = isNumbered ? t("exercise.count.numbered") : isInRows ? t("exercise.count.rows") : "";
        turn.miss({ title: t(isMore ? "exercise.count.few" : "exercise.count.many", { count: value }), text });
      }
    };
    return {
      face: () => ({
        view: isCounted() ? last : position,
        marks: marks(),
        scored: isDone() || !isScore,
        answer: turn.state() === "ready" ? { kind: "number", value, most } : null,
        checks: true,
      }),
      choose: () => turn.refuse(t("exercise.count.refused")),
      pick: (sign) => set(sign === "+" ? (value ?? 0) + 1 : (value ?? 1) - 1),
      check,
      type: (text) => {
        if (!/^\d{1,3}$/.test(text)) return false;
        value = Math.min(most, Number(text));
        check();
        return true;
      },
      clear: (from) => {
        if (from !== "wrong") value = null;
      },
      reveal: () => {
        value = right;
        return t("exercise.count.right", { count: right ?? 0 });
      },
    };
  });
}

import type { Mark } from "../../board/types.ts";
import type { CountTarget } from "../../catalogue/exercise.ts";
import { countDiscs, type Position, positionOf, type Square, squareNamed } from "../../reversi/index.ts";
import { linesOf } from "../../training/lines.ts";
import { after, numberFor, squaresFor } from "../../training/targets.ts";
import { type Desk, openSession } from "./open.ts";
import type { Session } from "./session.ts";
import type { ExerciseFacts } from "./sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "count" }>;

/** What is counted, in the order of counting, where the eye needs help with it. */
function counted(what: CountTarget, position: Position): readonly Square[] {
  switch (what.kind) {
    case "legal-moves":
    case "stable":
    case "frontier":
      return squaresFor(what, position);
    case "turned-by":
      return linesOf(position, squareNamed(position.board.shape, what.move) ?? Number.NaN).flatMap(
        ({ flips }) => flips,
      );
    default:
      return [];
  }
}

/** A number is given, by buttons or typed. From the second miss on what is counted carries its numbers. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const position = positionOf(game);
  const right = numberFor(facts.what, position);
  const most = Object.values(countDiscs(position.board)).reduce((total, part) => total + part, 0);
  const last = after(position, "after" in facts.what ? facts.what.after : undefined) ?? position;
  /** The move that is asked about has a ring: the task names it. */
  const asked = "move" in facts.what ? [squareNamed(position.board.shape, facts.what.move) ?? 0] : [];
  let value: number | null = null;
  return openSession(desk, (turn) => {
    const isDone = (): boolean => turn.state() === "solved" || turn.state() === "revealed";
    const marks = (): readonly Mark[] => {
      const isCounted = isDone() || (turn.state() === "wrong" && turn.misses() > 1);
      const numbers = isCounted ? counted(facts.what, position) : [];
      return [
        ...asked.map((square): Mark => ({ kind: "ring", square })),
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
        turn.miss({ title: t(isMore ? "exercise.count.few" : "exercise.count.many", { count: value }), text: "" });
      }
    };
    return {
      face: () => ({
        view: isDone() ? last : position,
        marks: marks(),
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

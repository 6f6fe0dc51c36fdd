import type { Mark } from "../../../board/types.ts";
import { countDiscs, positionOf, squareNamed } from "../../../reversi/index.ts";
import { type Desk, openSession } from "../open.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";
import type { Tally } from "../tally.ts";

type Facts = Extract<ExerciseFacts, { kind: "count" }>;

/** What works out the number, loaded with the first that is set. */
const loadTally = () => import("../tally.ts");

/** A number is given, by buttons or typed. A miss shows the rows that turn; from the second on what is counted carries its numbers. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const { what } = facts;
  const position = positionOf(game);
  const most = Object.values(countDiscs(position.board)).reduce((total, part) => total + part, 0);
  /** The move that is asked about has a ring: the task names it. */
  const asked = "move" in what ? [squareNamed(position.board.shape, what.move) ?? 0] : [];
  /** Whether the count under the board would be the answer. */
  const isScore = ["discs", "result", "empties"].includes(what.kind);
  /** How many discs a side will have: a large number, which can be typed and is counted from those that it has. */
  const isFinal = what.kind === "best-result" || what.kind === "result";
  const first = isFinal ? countDiscs(position.board)[what.side] : 0;
  let value: number | null = null;
  let tally: Tally | null = null;
  return openSession(desk, (turn) => {
    const isDone = (): boolean => turn.state() === "solved" || turn.state() === "revealed";
    const isWrong = (): boolean => turn.state() === "wrong";
    const isCounted = (): boolean => isDone() || (isWrong() && turn.misses() > 1);
    const marks = (): readonly Mark[] => {
      const numbers = isCounted() ? (tally?.counted ?? []) : [];
      // How many rows there are is not told at once where that is asked.
      const rows = isCounted() || (isWrong() && what.kind === "turned-by") ? (tally?.rows ?? []) : [];
      return [
        ...asked.map((square): Mark => ({ kind: "ring", square })),
        ...rows,
        ...numbers.map((square, i): Mark => ({ kind: "number", square, value: String(i + 1) })),
      ];
    };
    const work = async (): Promise<Tally> => {
      const { tallyOf } = await loadTally();
      tally ??= tallyOf(what, position);
      return tally;
    };
    const set = (number: number | null, said = String(number)): void => {
      value = number;
      loadTally().catch(() => undefined);
      turn.go(said);
    };
    const step = (by: number): void => set(Math.max(0, Math.min(most, (value ?? Math.max(first, -by)) + by)));
    const write = (digits: string): void => set(digits === "" ? null : Math.min(most, Number(digits)), "");
    async function judge(given: number): Promise<void> {
      const { number, counted, rows } = await work();
      if (given === number) {
        turn.solve(t("exercise.count.right", { count: given }));
        return;
      }
      const isNumbered = turn.misses() > 0 && counted.length > 0;
      const isInRows = what.kind === "turned-by" && rows.length > 0;
      const text = isNumbered ? t("exercise.count.numbered") : isInRows ? t("exercise.count.rows") : "";
      const isMore = number !== null && given < number;
      turn.miss({ title: t(isMore ? "exercise.count.few" : "exercise.count.many", { count: given }), text });
    }
    const check = (): void => {
      if (value === null) {
        turn.refuse(t("exercise.count.none"));
        return;
      }
      turn.think();
      judge(value).catch(turn.unjudged);
    };
    return {
      face: () => ({
        view: isCounted() ? (tally?.last ?? position) : position,
        marks: marks(),
        scored: isDone() || !isScore,
        answer: turn.isOpen() ? { kind: "number", value, most, typed: isFinal } : null,
        checks: true,
      }),
      choose: () => turn.refuse(t("exercise.count.refused")),
      pick: (text) => {
        if (/^\d*$/.test(text)) write(text);
        else step(text === "+" ? 1 : -1);
      },
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
      reveal: async () => {
        const { number } = await work();
        value = number;
        return t("exercise.count.right", { count: number ?? 0 });
      },
    };
  });
}

import type { Mark } from "../../../board/types.ts";
import { nameOf, positionOf, type Square, squareNamed } from "../../../reversi/index.ts";
import type { Marked } from "../../../training/answers/mark.ts";
import { type Desk, openSession } from "../open.ts";
import { loadWhy, NO_REASON, type Why } from "../reason.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "mark" }>;

const marksOn = (kind: "dot" | "cross" | "ring", squares: readonly Square[]): readonly Mark[] =>
  squares.map((square) => ({ kind, square }));

/** What judges marks, loaded with the first. */
const loadJudge = () => import("../../../training/answers/mark.ts");

/** All squares of a kind are marked. What is missing is told as a number first, and shown from the second miss on. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const position = positionOf(game);
  const { shape } = position.board;
  const { what } = facts;
  const from = "move" in what ? squareNamed(shape, what.move) : undefined;
  let marked: readonly Square[] = [];
  /** What came of the last check, and what of it may be shown. */
  let judged: Marked | null = null;
  let missed: readonly Square[] = [];
  /** How often all marks were right and some were missing. */
  let incomplete = 0;
  /** Why the first wrong mark is wrong, if there is one. */
  let why: Why = NO_REASON;
  return openSession(desk, (turn) => {
    /** The move that is asked about has a ring: the task names it. */
    const asked = marksOn("ring", from === undefined ? [] : [from]);

    const marks = (): readonly Mark[] =>
      turn.state() !== "wrong" || judged === null
        ? [...asked, ...marksOn("dot", marked)]
        : [
            ...asked,
            ...marksOn("dot", judged.right),
            ...marksOn("cross", judged.wrong),
            ...why.marks,
            ...marksOn("ring", missed),
          ];

    const right = (): string => t("exercise.mark.right", { count: marked.length });

    async function judge(): Promise<void> {
      const { judgeMarks, missedToShow } = await loadJudge();
      judged = judgeMarks(what, position, marked);
      const [first] = judged.wrong;
      if (judged.solved) turn.solve(right());
      else if (first !== undefined) {
        missed = [];
        why = await loadWhy(({ whyWrong }) => whyWrong(what, position, first, t));
        turn.miss({ title: t("exercise.mark.wrong", { square: nameOf(shape, first) }), text: why.text });
      } else {
        incomplete += 1;
        missed = missedToShow(judged, incomplete);
        const text = missed.length === 0 ? "" : t("exercise.mark.ringed");
        turn.miss({ title: t("exercise.mark.missing", { count: judged.missed.length }), text });
      }
    }

    return {
      face: () => ({
        view: position,
        marks: marks(),
        answer: turn.isOpen() ? { kind: "marks", count: marked.length } : null,
        checks: true,
      }),
      choose: (square) => {
        const isMarked = marked.includes(square);
        marked = isMarked ? marked.filter((other) => other !== square) : [...marked, square];
        loadJudge().catch(() => undefined);
        turn.go(t(isMarked ? "exercise.mark.off" : "exercise.mark.on", { square: nameOf(shape, square) }));
      },
      check: () => {
        turn.think();
        judge().catch(turn.unjudged);
      },
      clear: (before) => {
        why = NO_REASON;
        marked = before === "wrong" ? (judged?.right ?? []) : [];
      },
      reveal: async () => {
        const { judgeMarks } = await loadJudge();
        marked = judgeMarks(what, position, []).missed;
        return right();
      },
    };
  });
}

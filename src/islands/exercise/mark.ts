import type { Mark } from "../../board/types.ts";
import { nameOf, positionOf, type Square, squareNamed } from "../../reversi/index.ts";
import { judgeMarks, missedToShow } from "../../training/mark.ts";
import { squaresFor } from "../../training/targets.ts";
import { type Desk, openSession } from "./open.ts";
import { loadWhy, NO_REASON, type Why } from "./reason.ts";
import type { Session } from "./session.ts";
import type { ExerciseFacts } from "./sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "mark" }>;

const marksOn = (kind: "dot" | "cross" | "ring", squares: readonly Square[]): readonly Mark[] =>
  squares.map((square) => ({ kind, square }));

/** All squares of a kind are marked. What is missing is told as a number first, and shown from the second miss on. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const position = positionOf(game);
  const { shape } = position.board;
  const { what } = facts;
  const from = "move" in what ? squareNamed(shape, what.move) : undefined;
  let marked: readonly Square[] = [];
  /** Why the first wrong mark is wrong, if there is one. */
  let why: Why = NO_REASON;
  return openSession(desk, (turn) => {
    const judged = () => judgeMarks(what, position, marked);

    /** The move that is asked about has a ring: the task names it. */
    const asked = marksOn("ring", from === undefined ? [] : [from]);

    const marks = (): readonly Mark[] => {
      if (turn.state() !== "wrong") return [...asked, ...marksOn("dot", marked)];
      const { right, wrong, ...rest } = judged();
      const missed = wrong.length > 0 ? [] : missedToShow({ right, wrong, ...rest }, turn.misses());
      return [...asked, ...marksOn("dot", right), ...marksOn("cross", wrong), ...why.marks, ...marksOn("ring", missed)];
    };

    const right = (): string => t("exercise.mark.right", { count: marked.length });

    return {
      face: () => ({
        view: position,
        marks: marks(),
        answer: turn.state() === "ready" ? { kind: "marks", count: marked.length } : null,
        checks: true,
      }),
      choose: (square) => {
        const isMarked = marked.includes(square);
        marked = isMarked ? marked.filter((other) => other !== square) : [...marked, square];
        turn.go(t(isMarked ? "exercise.mark.off" : "exercise.mark.on", { square: nameOf(shape, square) }));
      },
      check: () => {
        const { solved, wrong, missed } = judged();
        const [first] = wrong;
        if (solved) turn.solve(right());
        else if (first !== undefined) {
          turn.think();
          void loadWhy(({ whyWrong }) => whyWrong(what, position, first, t)).then((reason) => {
            why = reason;
            turn.miss({ title: t("exercise.mark.wrong", { square: nameOf(shape, first) }), text: why.text });
          });
        } else {
          const text = turn.misses() === 0 ? "" : t("exercise.mark.ringed");
          turn.miss({ title: t("exercise.mark.missing", { count: missed.length }), text });
        }
      },
      clear: (before) => {
        why = NO_REASON;
        marked = before === "wrong" ? judged().right : [];
      },
      reveal: () => {
        marked = squaresFor(what, position);
        return right();
      },
    };
  });
}

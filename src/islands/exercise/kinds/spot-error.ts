import type { Mark } from "../../../board/types.ts";
import { boardFrom } from "../../../catalogue/place.ts";
import { moveOn, nameOf, play, positionOf, type Square, squareNamed } from "../../../reversi/index.ts";
import { wrongDiscs } from "../../../training/answers/spot.ts";
import { type Desk, openSession } from "../open.ts";
import { loadWhy, NO_REASON, type Why } from "../reason.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "spot-error" }>;

/** The discs that somebody turned wrongly, or forgot to turn, are found. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const before = positionOf(game);
  const { shape } = before.board;
  const side = before.toMove ?? before.turn;
  const move = squareNamed(shape, facts.move) ?? Number.NaN;
  const flips = moveOn(before, move)?.flips ?? [];
  const played = play(before, move);
  const mended = played.ok ? played.value.board : before.board;
  const laid = boardFrom(before.variant, facts.shown);
  const wrong = wrongDiscs(before, facts.move, facts.shown);
  let found: readonly Square[] = [];
  let why: Why = NO_REASON;
  return openSession(desk, (turn) => {
    const isDone = (): boolean => turn.state() === "solved" || turn.state() === "revealed";
    /** Why what lies on `square` is as it should be. */
    const whyRight = (square: Square): Promise<Why> => {
      const what = { kind: "turned-by", move: facts.move } as const;
      return loadWhy((part) => {
        if (square === move) return { text: t("exercise.spot.placed", { square: facts.move }), marks: [] };
        return flips.includes(square)
          ? part.whyTurned(before, move, square, t)
          : part.whyWrong(what, before, square, t);
      });
    };
    return {
      face: () => ({
        view: { board: isDone() ? mended : laid, toMove: null },
        marks: [
          ...(isDone() ? wrong : found).map((square): Mark => ({ kind: "ring", square })),
          ...(turn.state() === "wrong" ? why.marks : []),
        ],
        last: { disc: side, square: move, flips },
        answer: turn.state() === "ready" ? { kind: "progress", at: found.length, of: wrong.length } : null,
        standing: false,
      }),
      choose: (square) => {
        const name = { square: nameOf(shape, square) };
        if (found.includes(square)) turn.go(t("exercise.spot.found", name));
        else if (!wrong.includes(square)) {
          turn.think();
          void whyRight(square).then((reason) => {
            why = reason;
            turn.miss({ title: t("exercise.spot.fine", name), text: why.text });
          });
        } else {
          found = [...found, square];
          if (found.length < wrong.length) turn.go(t("exercise.spot.found", name));
          else turn.solve(t("exercise.spot.right", name));
        }
      },
      clear: (from) => {
        if (from !== "wrong") found = [];
      },
      reveal: () => {
        found = wrong;
        return t("exercise.spot.right", { square: wrong.map((square) => nameOf(shape, square)).join(", ") });
      },
    };
  });
}

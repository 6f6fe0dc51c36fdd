import { boardFrom } from "../../../catalogue/place.ts";
import {
  type Board,
  type Content,
  contentAt,
  type Disc,
  emptyBoard,
  nameOf,
  positionOf,
} from "../../../reversi/index.ts";
import { differences } from "../../../training/answers/setup.ts";
import { type Desk, openSession } from "../open.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "setup" }>;

/** Discs are laid until the board looks as it should. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const { board: wanted, variant } = positionOf(game);
  const { shape } = wanted;
  const first: Board = facts.given === undefined ? emptyBoard(shape) : boardFrom(variant, facts.given);
  let laid = first;
  let disc: Disc = "black";
  return openSession(desk, (turn) => {
    const wrong = () => differences(wanted, laid, facts.exchanged);
    const isShown = (): boolean => turn.state() === "wrong" && turn.misses() > 1;
    return {
      face: () => ({
        view: { board: laid, toMove: null },
        marks: isShown() ? wrong().map((square) => ({ kind: "cross", square })) : [],
        answer: turn.state() === "ready" ? { kind: "colour", disc } : null,
        checks: true,
        standing: false,
      }),
      choose: (square) => {
        const content: Content = contentAt(laid, square) === disc ? "empty" : disc;
        laid = { shape, contents: laid.contents.map((before, at) => (at === square ? content : before)) };
        turn.go(t(`exercise.setup.${content}`, { square: nameOf(shape, square) }));
      },
      pick: (value) => {
        disc = value === "white" ? "white" : "black";
        turn.go(t(`exercise.setup.with.${disc}`));
      },
      check: () => {
        const count = wrong().length;
        if (count === 0) turn.solve(t("exercise.setup.right"));
        else turn.miss({ title: t("exercise.setup.wrong", { count }), text: "" });
      },
      type: (text) => {
        if (text !== "black" && text !== "white") return false;
        disc = text;
        turn.go(t(`exercise.setup.with.${disc}`));
        return true;
      },
      clear: (from) => {
        if (from !== "wrong") laid = first;
      },
      reveal: () => {
        laid = wanted;
        return t("exercise.setup.right");
      },
    };
  });
}

import type { Mark } from "../../../board/types.ts";
import { fileLetters } from "../../../board/view.ts";
import { nameOf, positionOf, type Square, squareNamed } from "../../../reversi/index.ts";
import { type Desk, openSession } from "../open.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "name-square" }>;

/** Squares are found by their names, or named when they are ringed, one after the other. */
export function open(desk: Desk<Facts>): Session {
  const { facts, words, game, t } = desk;
  const position = positionOf(game);
  const { shape } = position.board;
  const asked = facts.squares;
  const isNaming = facts.ask === "name";
  let at = 0;
  let file: string | null = null;
  /** The square that was taken for the one that is asked for. */
  let tried: Square | null = null;
  return openSession(desk, (turn) => {
    const answer = (square: Square): void => {
      const name = nameOf(shape, square);
      file = null;
      if (name !== asked[at]) {
        tried = square;
        turn.miss({ title: t("exercise.name.wrong", { square: name }), text: t("exercise.name.how") });
        return;
      }
      at += 1;
      const next = asked[at];
      const right = t("exercise.name.right", { square: name });
      if (next === undefined) turn.solve(right);
      else turn.go(`${right} ${isNaming ? t("exercise.name.next") : t("exercise.find", { square: next })}`);
    };
    const named = (name: string): boolean => {
      const square = squareNamed(shape, name);
      if (square === undefined) return false;
      answer(square);
      return true;
    };
    const isMissed = (): boolean => turn.state() === "wrong";
    /** The square to name; one to find only after a second miss. */
    const ringed = (): readonly Square[] => {
      const isOpen = turn.state() !== "solved" && turn.state() !== "revealed";
      const name = (isNaming && isOpen) || (isMissed() && turn.misses() > 1) ? asked[at] : undefined;
      return name === undefined ? [] : [squareNamed(shape, name) ?? 0];
    };
    const task = (): string => {
      const next = asked[at];
      if (isNaming || next === undefined) return words.task;
      return t("exercise.find", { square: next });
    };
    return {
      face: () => ({
        view: position,
        marks: [
          ...ringed().map((square): Mark => ({ kind: "ring", square })),
          ...(isMissed() && tried !== null ? [{ kind: "cross", square: tried } as const] : []),
        ],
        answer:
          isNaming && turn.state() === "ready"
            ? { kind: "name", files: fileLetters(shape), ranks: shape.ranks, file }
            : asked.length > 1
              ? { kind: "progress", at, of: asked.length }
              : null,
        standing: false,
        task: task(),
      }),
      choose: (square) => (isNaming ? turn.refuse(t("exercise.name.refused")) : answer(square)),
      pick: (value) => {
        if (/^[a-j]$/.test(value)) {
          file = value;
          turn.go(value);
        } else if (file !== null) named(`${file}${value}`);
        else turn.refuse(t("exercise.name.file"));
      },
      type: (text) => isNaming && /^[a-j]\d+$/.test(text) && named(text),
      clear: (from) => {
        if (from !== "wrong") at = 0;
      },
      reveal: () => {
        const names = asked.slice(at).join(", ");
        at = asked.length;
        return names;
      },
    };
  });
}

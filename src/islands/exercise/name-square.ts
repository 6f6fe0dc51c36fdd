import { fileLetters } from "../../board/view.ts";
import { nameOf, positionOf, type Square, squareNamed } from "../../reversi/index.ts";
import { type Desk, openSession } from "./open.ts";
import type { Session } from "./session.ts";
import type { ExerciseFacts } from "./sheet.ts";

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
  return openSession(desk, (turn) => {
    const answer = (square: Square): void => {
      const name = nameOf(shape, square);
      file = null;
      if (name !== asked[at]) {
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
    const ringed = (): readonly Square[] => {
      const name = isNaming && turn.state() !== "solved" && turn.state() !== "revealed" ? asked[at] : undefined;
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
        marks: ringed().map((square) => ({ kind: "ring", square })),
        answer:
          isNaming && turn.state() === "ready"
            ? { kind: "name", files: fileLetters(shape), ranks: shape.ranks, file }
            : { kind: "progress", at, of: asked.length },
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

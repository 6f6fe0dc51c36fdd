import { positionOf } from "../../../reversi/index.ts";
import { type Desk, openSession } from "../open.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";

type Facts = Extract<ExerciseFacts, { kind: "choose" }>;

/** An answer is picked among a few; each has its reason. */
export function open(desk: Desk<Facts>): Session {
  const { facts, words, game, t } = desk;
  const choices = words.choices ?? [];
  const position = positionOf(game);
  let tried: readonly number[] = [];
  return openSession(desk, (turn) => {
    const pick = (value: string): void => {
      const index = Number(value);
      const choice = choices[index];
      if (choice === undefined) return;
      if (facts.choices[index]?.right === true) {
        turn.solve(choice.text, "", choice.why);
        return;
      }
      tried = [...tried, index];
      turn.miss({ title: t("exercise.choose.wrong", { choice: choice.text }), text: choice.why });
    };
    return {
      face: () => ({
        view: position,
        // A question about no position shows the start, and there nobody needs to know who is to move.
        standing: facts.position !== undefined || facts.moves !== undefined,
        answer: turn.state() === "ready" ? { kind: "choice", texts: choices.map(({ text }) => text), tried } : null,
      }),
      choose: () => turn.refuse(t("exercise.choose.refused")),
      pick,
      type: (text) => {
        if (!/^[1-6]$/.test(text) || Number(text) > choices.length) return false;
        pick(String(Number(text) - 1));
        return true;
      },
      clear: () => undefined,
      reveal: () => choices[facts.choices.findIndex(({ right }) => right)]?.text ?? "",
    };
  });
}

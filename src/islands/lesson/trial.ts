import { atom } from "nanostores";
import { announceMoves } from "../../board/announce.ts";
import type { Translate } from "../../locales/text.ts";
import { finalScore, type Game, goTo, playOn, positionOf } from "../../reversi/index.ts";
import { judgeMove } from "../../training/answers/move.ts";
import { ask } from "../exercise/ask.ts";
import type { Session, Shown } from "../exercise/session.ts";
import { endWords, playedOf, refusalWords } from "../exercise/words.ts";

/**
 * Free play from the last position of `start` for both sides, to try every defence: each move is told with what best play makes of it.
 * Nothing is asked, and nothing recorded.
 */
export function openTrial(start: Game, t: Translate): Session {
  const first = start.plies.length;
  let game = start;
  let [note, played] = ["", start.plies.slice(first)];
  let said = { text: t("lesson.trial.task"), turn: 1 };

  function shown(): Shown {
    const view = positionOf(game);
    const last = game.plies.at(-1);
    const at = game.plies.length - first;
    return {
      state: "ready",
      view,
      legal: view.legal.map(({ square }) => square),
      marks: [],
      last: last === undefined ? null : playedOf(last),
      played: played.map(playedOf),
      prompt: { kind: "task", label: t("lesson.trial.label"), text: t("lesson.trial.task"), note },
      answer: null,
      checks: false,
      standing: true,
      scored: true,
      line: { at, of: at + game.undone.length },
      tried: null,
      over: null,
      hasHint: false,
      canUndo: null,
      said,
    };
  }

  const $shown = atom(shown());

  function tell(words: string): void {
    note = words;
    said = { text: words, turn: said.turn + 1 };
    $shown.set(shown());
  }

  function goBackTo(ply: number): void {
    game = goTo(game, Math.max(first, ply));
    played = [];
    tell("");
  }

  return {
    $shown,
    choose: (square) => {
      const before = positionOf(game);
      const next = playOn(game, square);
      if (!next.ok) {
        tell(refusalWords(before, square, next.error, t));
        return;
      }
      game = next.value;
      played = game.plies.slice(-1);
      const { passes, board } = positionOf(game);
      const words = announceMoves(
        played.map(playedOf),
        { passes, score: finalScore(positionOf(game)) },
        board.shape,
        t,
      );
      tell(words);
      const now = game;
      judgeMove({ kind: "most-discs" }, before, square, 1, ask).then(
        (judged) => {
          const isTold = now !== game || positionOf(game).end !== null;
          if (!isTold && typeof judged?.score === "number") tell(`${words} ${endWords(judged.score, t)}`);
        },
        () => undefined,
      );
    },
    step: (by) => goBackTo(game.plies.length + by),
    again: () => goBackTo(first),
    pick: () => undefined,
    check: () => undefined,
    hint: () => undefined,
    undo: () => undefined,
    show: () => undefined,
    type: () => false,
  };
}

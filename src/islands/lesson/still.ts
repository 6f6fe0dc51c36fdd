import { atom, type ReadableAtom } from "nanostores";
import { announceMoves } from "../../board/announce.ts";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import { marksOf } from "../../catalogue/marks.ts";
import { placeOf, playMoves } from "../../catalogue/place.ts";
import type { Translate } from "../../locales/text.ts";
import { finalScore, type Game, goTo, newGame, positionOf } from "../../reversi/index.ts";
import type { Said } from "../exercise/said.ts";
import { playedOf } from "../exercise/words.ts";
import type { LessonStep } from "./step.ts";

/** What is seen of a step that asks nothing, or whose exercise is still on its way; and its moves for show once the exercise is done. */
export interface StillShown {
  readonly view: BoardView;
  readonly marks: readonly Mark[];
  readonly last: PlayedMove | null;
  readonly played: readonly PlayedMove[];
  /** The moves for show: how many are played, and how many there are. */
  readonly line: { readonly at: number; readonly of: number } | null;
  readonly said: Said;
}

/** What a step shows besides what it asks. Its moves for show are played one by one. */
export interface Still {
  readonly $shown: ReadableAtom<StillShown>;
  step(by: number): void;
}

export function openStill({ place, play = "", marks = "", isPlayed = false }: LessonStep, t: Translate): Still {
  const led = placeOf(place);
  const start: Game = led.ok ? led.value : newGame();
  const all = playMoves(start, play);
  const whole = all.ok ? all.value : start;
  const first = start.plies.length;
  const of = whole.plies.length - first;
  let at = isPlayed ? of : 0;

  function shown(said: Said): StillShown {
    const { plies } = goTo(whole, first + at);
    const view = positionOf(goTo(whole, first + at));
    const ply = plies.at(-1);
    const last = ply === undefined ? null : playedOf(ply);
    return {
      view,
      // Marks belong to the position that the text begins with.
      marks: at === 0 ? marksOf(view.board.shape, marks) : [],
      last,
      played: at === 0 ? plies.map(playedOf) : plies.slice(-1).map(playedOf),
      line: of === 0 ? null : { at, of },
      said,
    };
  }

  const $shown = atom(shown({ text: "", turn: 0 }));

  return {
    $shown,
    step: (by) => {
      at = Math.max(0, Math.min(of, at + by));
      const ply = goTo(whole, first + at).plies.at(-1);
      const outcome = ply === undefined ? {} : { passes: ply.after.passes, score: finalScore(ply.after) };
      const text =
        ply === undefined || at === 0 ? "" : announceMoves([playedOf(ply)], outcome, ply.after.board.shape, t);
      $shown.set(shown({ text, turn: $shown.get().said.turn + 1 }));
    },
  };
}

import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { type Game, goTo, positionOf, type Square } from "../../reversi/index.ts";
import { plyWords } from "./words.ts";

/** The position of `game` after so many discs, and how it is told. */
export function replayAt(game: Game, ply: number, t: Translate) {
  const then = goTo(game, ply);
  const last = then.plies.at(-1);
  return {
    position: positionOf(then),
    last,
    words: last === undefined ? t("study.game.start") : plyWords(last, then.plies.length, t),
  };
}

/** The number of the move that filled each square, up to `ply`. */
export const moveNumbers = (game: Game, ply: number): ReadonlyMap<Square, number> =>
  new Map(game.plies.slice(0, ply).map(({ move }, index) => [move.square, index + 1]));

interface ReplayProps {
  readonly plies: number;
  readonly ply: number;
  /** How the last move shown is told. */
  readonly words: string;
  readonly onGo: (ply: number) => void;
  readonly numbered: boolean;
  readonly onNumbered: (numbered: boolean) => void;
  readonly onLeave: () => void;
  /** The name of the button that leaves; back to the task unless it is given. */
  readonly leave?: string | undefined;
  readonly t: Translate;
}

const ICONS = {
  first: "M17 5 10 12l7 7M7 5v14",
  previous: "M15 5 8 12l7 7",
  forward: "M9 5l7 7-7 7",
  last: "M7 5l7 7-7 7M17 5v14",
} as const;

/** The buttons and the slider that step through a game, and the switch for move numbers. */
export function Replay({ plies, ply, words, onGo, numbered, onNumbered, onLeave, leave, t }: ReplayProps): VNode {
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => forward.current?.focus(), []);
  const targets = { first: 0, previous: ply - 1, forward: ply + 1, last: plies };
  const step = (kind: keyof typeof ICONS): VNode => {
    const isEnd = kind === "first" || kind === "previous" ? ply === 0 : ply === plies;
    return (
      <button
        key={kind}
        ref={kind === "forward" ? forward : null}
        type="button"
        class="button replay-step"
        aria-label={t(`study.game.${kind}`)}
        title={t(`study.game.${kind}`)}
        aria-disabled={isEnd ? "true" : undefined}
        onClick={() => onGo(Math.max(0, Math.min(plies, targets[kind])))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={ICONS[kind]} />
        </svg>
      </button>
    );
  };
  return (
    <div class="replay">
      <input
        class="replay-slider"
        type="range"
        min={0}
        max={plies}
        value={ply}
        dir="ltr"
        aria-label={t("study.game.slider")}
        aria-valuetext={words}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <button type="button" class="button" aria-pressed={numbered} onClick={() => onNumbered(!numbered)}>
        {t("study.game.numbers")}
      </button>
      <div class="replay-steps" dir="ltr" role="group" aria-label={t("study.game.steps")}>
        {step("first")}
        {step("previous")}
        {step("forward")}
        {step("last")}
      </div>
      <button type="button" class="button plain last" onClick={onLeave}>
        {leave ?? t("study.game.back")}
      </button>
    </div>
  );
}

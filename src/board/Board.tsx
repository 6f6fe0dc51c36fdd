import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Translate } from "../locales/text.ts";
import type { Board as Discs, Square } from "../reversi/index.ts";
import { Drawing } from "./Drawing.tsx";
import { groundPieces, isCut, overlayPieces } from "./drawing.ts";
import { squareByKey } from "./keyboard.ts";
import { contentsBefore, isCalm, keyframesOf, planMotion } from "./motion.ts";
import type { BoardView, Mark, PlayedMove } from "./types.ts";
import { contentOf, fileLetters, nameIn, positionText, rowsOf } from "./view.ts";
import { squareWords } from "./words.ts";

export interface BoardProps {
  /** What the board shows. */
  readonly view: BoardView;
  /** The legal moves of the side to move; drawn and told only with `showLegal`. */
  readonly legal: readonly Square[];
  readonly showLegal: boolean;
  readonly marks?: readonly Mark[] | undefined;
  /** The move that led here: its disc carries the gold dot. */
  readonly last?: PlayedMove | null | undefined;
  /** Move numbers on the discs, as in a printed game. */
  readonly numbers?: ReadonlyMap<Square, number> | undefined;
  /** The moves that led from what was shown before to `view`, in order: they are animated. Moves that do not fit are not. */
  readonly played?: readonly PlayedMove[] | undefined;
  /** Told every square that is chosen, legal or not. Without it the board is only for reading. */
  readonly onChoose?: ((square: Square) => void) | undefined;
  /** Told each square that the pointer comes to, or the focus (`isFocused`). */
  readonly onPoint?: ((square: Square | undefined, isFocused: boolean) => void) | undefined;
  /** Told each key that does nothing on the board itself, in small letters, and the square in focus. */
  readonly onKey?: ((key: string, square: Square) => void) | undefined;
  /** The name of the board for those who do not see it. */
  readonly label: string;
  readonly translate: Translate;
}

const NO_SQUARES: readonly Square[] = [];
const NO_MARKS: readonly Mark[] = [];
const NO_MOVES: readonly PlayedMove[] = [];
const NO_NUMBERS: ReadonlyMap<Square, number> = new Map();

/** Animates the discs of `grid` through `played`. Gives the function that ends it at once. */
function animate(grid: HTMLElement, board: Discs, played: readonly PlayedMove[]): () => void {
  const { duration, changes } = planMotion(board.shape, played);
  const animations = [...changes].flatMap(([square, steps]) => {
    const disc = grid.querySelector(`[data-square="${nameIn(board.shape, square)}"] .disc`);
    return disc === null ? [] : [disc.animate(keyframesOf(steps, duration), duration)];
  });
  const stop = (): void => {
    for (const animation of animations) animation.cancel();
    delete grid.dataset["moving"];
  };
  grid.dataset["moving"] = "";
  animations[0]?.addEventListener("finish", stop);
  return stop;
}

/** Animates `played` whenever the board changes by just these moves; any other change is shown at once and ends what still runs. */
function useMotion(board: Discs, played: readonly PlayedMove[]) {
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const position = positionText(board);
  useLayoutEffect(() => {
    const before = positionText({ shape: board.shape, contents: contentsBefore(board, played) });
    const fits = played.length > 0 && before === shown.current;
    shown.current = position;
    stop.current();
    if (fits && grid.current !== null && !isCalm()) stop.current = animate(grid.current, board, played);
  }, [position]);
  useLayoutEffect(() => () => stop.current(), []);
  return grid;
}

/**
 * The board a person sees and touches. It knows no rules: what stands, what is legal and what is marked come in, chosen squares go out.
 * Its data attributes tell the logical state at once, whatever is still moving.
 */
export function Board(props: BoardProps): VNode {
  const { view, legal, showLegal, label, translate, onChoose, onPoint, onKey, last } = props;
  const { marks = NO_MARKS, numbers = NO_NUMBERS, played = NO_MOVES } = props;
  const { board } = view;
  const { shape } = board;
  const [wanted, setWanted] = useState<Square | undefined>(undefined);
  const grid = useMotion(board, played);
  const active = wanted !== undefined && shape.squares.includes(wanted) ? wanted : shape.squares[0];
  const shownLegal = showLegal ? legal : NO_SQUARES;
  const cut = isCut(shape);

  const squareAt = (target: EventTarget | null): Square | undefined => {
    const name = target instanceof Element ? target.closest("[data-square]")?.getAttribute("data-square") : null;
    return shape.squares.find((square) => nameIn(shape, square) === name);
  };

  const choose = (event: MouseEvent): void => {
    const square = squareAt(event.target);
    if (square === undefined) return;
    setWanted(square);
    onChoose?.(square);
  };

  const press = (event: KeyboardEvent): void => {
    const square = squareAt(event.target);
    if (square === undefined || event.altKey || event.metaKey || event.shiftKey) return;
    if ((event.key === "Enter" || event.key === " ") && !event.ctrlKey) {
      event.preventDefault();
      if (!event.repeat) onChoose?.(square);
      return;
    }
    const next = squareByKey(shape, square, event.key, event.ctrlKey);
    if (next === undefined) {
      if (!event.ctrlKey && !event.repeat) onKey?.(event.key.toLowerCase(), square);
      return;
    }
    event.preventDefault();
    setWanted(next);
    grid.current?.querySelector<HTMLElement>(`[data-square="${nameIn(shape, next)}"]`)?.focus();
  };

  const cell = (square: Square, column: number): VNode => {
    const facts = {
      legal: shownLegal.includes(square),
      last: last?.square === square,
      number: numbers.get(square),
      marks,
    };
    return (
      <div
        key={square}
        role="gridcell"
        class="square"
        tabIndex={square === active ? 0 : -1}
        aria-label={squareWords(board, square, facts, translate)}
        aria-colindex={cut ? column + 1 : undefined}
        data-square={nameIn(shape, square)}
        data-disc={contentOf(board, square)}
        data-legal={facts.legal ? "" : undefined}
        data-last={facts.last ? "" : undefined}
        data-numbered={facts.number === undefined ? undefined : ""}
      >
        <span class="disc" />
      </div>
    );
  };

  return (
    <div class="board" dir="ltr" data-files={shape.files} data-ranks={shape.ranks} data-cut={cut ? "" : undefined}>
      <div class="board-files" aria-hidden="true">
        {fileLetters(shape).map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <div class="board-ranks" aria-hidden="true">
        {Array.from({ length: shape.ranks }, (_, rank) => (
          <span key={rank}>{rank + 1}</span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        class="board-grid"
        aria-label={label}
        aria-readonly={onChoose === undefined ? "true" : undefined}
        aria-colcount={cut ? shape.files : undefined}
        data-board=""
        data-position={positionText(board)}
        data-to-move={view.toMove ?? "none"}
        data-files={shape.files === 8 && shape.ranks === 8 ? undefined : shape.files}
        data-ranks={shape.files === 8 && shape.ranks === 8 ? undefined : shape.ranks}
        onClick={choose}
        onKeyDown={press}
        onFocusIn={onPoint && ((event) => onPoint(squareAt(event.target), true))}
        onPointerOver={onPoint && ((event) => onPoint(squareAt(event.target), false))}
      >
        {rowsOf(shape).map((row, rank) => (
          <div key={rank} role="row" class="board-row">
            {row.map((square, file) =>
              square === null ? <div key={`gap ${file}`} role="presentation" class="gap" /> : cell(square, file),
            )}
          </div>
        ))}
      </div>
      <Drawing layer="board-ground" shape={shape} pieces={groundPieces(shape, marks)} />
      <Drawing layer="board-overlay" shape={shape} pieces={overlayPieces(board, shownLegal, numbers, marks)} />
    </div>
  );
}

import type { TargetedKeyboardEvent, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { signed } from "../../locales/signed.ts";
import type { Translate } from "../../locales/text.ts";
import { calledOf, percents } from "../../openings/index.ts";
import { nameOf, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { valueWords } from "../analysis/words.ts";
import type { Row } from "./rows.ts";
import { namesWords, percent, rowWords, sureWords } from "./words.ts";

interface MoveTreeProps {
  readonly rows: readonly Row[];
  /** Those that are worth most. */
  readonly best: readonly Square[];
  /** The moves that led here; the last is the one that is gone back over. */
  readonly line: readonly Square[];
  readonly label: string;
  readonly onMake: (square: Square) => void;
  readonly onBack: () => void;
  /** Asks the coach about a move that has not been made. */
  readonly onAsk: (square: Square) => void;
  readonly onPoint: (square: Square | null) => void;
  /** Grows when the focus is to come here from elsewhere. */
  readonly wanted: number;
  readonly tag: string;
  readonly t: Translate;
}

const ROW = "[role=treeitem][tabindex='0']";

/** How far each key moves along the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Below this a part of the bar has no room for its number. */
const ROOM = 12;

/** The share of each result as a bar with its numbers. */
function ResultBar({ results }: { readonly results: NonNullable<Row["results"]> }): VNode {
  const parts = percents(results);
  return (
    <span class="book-bar" aria-hidden="true">
      {(["black", "draws", "white"] as const).map(
        (side) =>
          parts[side] > 0 && (
            <i key={side} data-of={side} style={{ flexGrow: parts[side] }}>
              {side !== "draws" && parts[side] >= ROOM && parts[side]}
            </i>
          ),
      )}
    </span>
  );
}

/** The names that a move reaches, or those it leads towards, with the squares that are the same move. */
function RowNames({ row: { twins, names, ahead }, t }: { readonly row: Row; readonly t: Translate }): VNode {
  return (
    <span class="book-names" data-reached={names.length > 0 ? "" : undefined}>
      {twins.length > 0 && `= ${twins.map((at) => nameOf(USUAL_SHAPE, at)).join(" ")} `}
      {names.length === 0 && ahead.length > 0 && `→ ${namesWords(ahead, t)}`}
      {names.map((name, i) => (
        <span key={name.id}>
          {i > 0 && " · "}
          {calledOf(name)}
          {name.japanese[0] !== undefined && (
            <>
              {" "}
              <span lang="ja">{name.japanese[0]}</span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

function RowCells({ row, t }: { readonly row: Row; readonly t: Translate }): VNode {
  const { square, value, share, games, results, isSolved } = row;
  const drawn = results === null || results.games === 0 ? null : percents(results).draws;
  return (
    <>
      <span class="book-square" aria-hidden="true">
        <b>{nameOf(USUAL_SHAPE, square)}</b>
        {isSolved && " ◆"}
      </span>
      <span class="book-value" aria-hidden="true">
        {value === null ? "–" : valueWords(value, t)}
      </span>
      <span class="book-share" aria-hidden="true">
        {games === 0 ? "–" : t("explorer.share", { share: percent(share) })}
        {games > 0 && (
          <span class="book-part">
            <i style={{ inlineSize: `${share * 100}%` }} />
          </span>
        )}
      </span>
      {results === null || drawn === null ? <span /> : <ResultBar results={results} />}
      <span class="book-more" aria-hidden="true">
        <span class="book-sure">{value === null ? t("explorer.value.none") : sureWords(value, t)}</span>
        <RowNames row={row} t={t} />
        {drawn !== null && <span class="book-drawn">{t("explorer.drawn", { share: drawn })}</span>}
      </span>
    </>
  );
}

/**
 * The moves of a position as the branches of a tree that shows one level at a time: up and down choose a move, right or Enter makes it, left
 * goes back to where it branched off. In a page that runs from right to left, left and right change places.
 */
export function MoveTree(props: MoveTreeProps): VNode {
  const { rows, best, line, label, onMake, onBack, onAsk, onPoint, wanted, tag, t } = props;
  const tree = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Square | null>(null);
  /** Whether the focus is to follow once the moves of the new position are there. */
  const follows = useRef(false);
  const at = Math.max(
    0,
    rows.findIndex(({ square }) => square === chosen),
  );
  const place = line.join();

  useEffect(() => {
    if (wanted > 0) follows.current = true;
  }, [wanted]);
  useEffect(() => {
    if (!follows.current || rows.length === 0) return;
    follows.current = false;
    tree.current?.querySelector<HTMLElement>(ROW)?.focus({ preventScroll: true });
  }, [place, rows.length > 0, wanted]);

  const make = (square: Square): void => {
    follows.current = true;
    choose(null);
    onMake(square);
  };
  const back = (): void => {
    const last = line.at(-1);
    if (last === undefined) return;
    follows.current = true;
    choose(last);
    onBack();
  };
  const move = (to: number): void => {
    const next = Math.min(rows.length - 1, Math.max(0, to));
    choose(rows[next]?.square ?? null);
    tree.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[next]?.focus();
  };
  const press = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, altKey, metaKey, repeat, currentTarget } = event;
    if (ctrlKey || altKey || metaKey) return;
    const square = rows[at]?.square;
    const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
    const into = isMirrored ? "ArrowLeft" : "ArrowRight";
    const out = isMirrored ? "ArrowRight" : "ArrowLeft";
    const step = STEPS[key];
    if (step !== undefined) move(at + step);
    else if (key === out) back();
    else if (square === undefined) return;
    else if (key === into || ((key === "Enter" || key === " ") && !repeat)) make(square);
    else if (key === "c") onAsk(square);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={tree} role="tree" class="book-moves" aria-label={label}>
      {rows.map((row, index) => (
        <div
          key={`${place} ${row.square}`}
          role="treeitem"
          class="book-move"
          tabIndex={index === at ? 0 : -1}
          aria-level={line.length + 1}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          aria-expanded={false}
          data-move={nameOf(USUAL_SHAPE, row.square)}
          data-best={best.includes(row.square) ? "" : undefined}
          data-by={row.value?.by}
          title={row.value === null ? undefined : signed(row.value.score)}
          onClick={() => make(row.square)}
          onKeyDown={press}
          onFocus={() => {
            choose(row.square);
            onPoint(row.square);
          }}
          onBlur={() => onPoint(null)}
          onMouseEnter={() => onPoint(row.square)}
          onMouseLeave={() => onPoint(null)}
        >
          <span class="unseen">{rowWords(row, tag, t)}</span>
          <RowCells row={row} t={t} />
        </div>
      ))}
    </div>
  );
}

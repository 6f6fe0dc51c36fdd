import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Position, Square } from "../../reversi/index.ts";
import { MoveTree } from "./MoveTree.tsx";
import { textOf } from "./Orders.tsx";
import { bestOf } from "./rows.ts";
import type { ExplorerPage } from "./useExplorer.ts";
import { usualFrom } from "./usual.ts";
import { statsWords } from "./words.ts";

interface MovesProps {
  readonly page: ExplorerPage;
  readonly position: Position;
  readonly line: readonly Square[];
  /** Walks to the end of a line. */
  readonly onGo: (line: readonly Square[]) => void;
  readonly onAsk: (square: Square) => void;
  readonly onPoint: (square: Square | null) => void;
  /** Grows when the focus is to come to the moves. */
  readonly wanted: number;
  readonly tag: string;
  readonly t: Translate;
}

/** What stands in the place of the moves, or under them: that they are still fetched, or whose values they are. Empty where nothing is to be said. */
function noteOf({ library, node, rows, reading }: ExplorerPage, position: Position, t: Translate): string {
  if (position.toMove === null) return t("explorer.over");
  if (reading?.state === "failed") return t("explorer.unread");
  if (rows.length === 0) return t("explorer.loading");
  if (node === undefined) return t(library.state === "unreachable" ? "explorer.unreachable" : "explorer.beyond");
  return "";
}

/** The moves from a position with their heads, and under them how often it came and how those games went. */
export function Moves({ page, position, line, onGo, onAsk, onPoint, wanted, tag, t }: MovesProps): VNode {
  const { rows, node, library, choose, back } = page;
  const note = noteOf(page, position, t);
  const moves = textOf(line);
  const { book } = library;
  const usual = useMemo(() => (book === null ? [] : usualFrom(book, position)), [library, moves]);
  return (
    <section class="book" aria-busy={rows.length === 0 && library.state === "loading"}>
      {rows.length > 0 && (
        <>
          <p class="book-heads" aria-hidden="true">
            <span>{t("explorer.column.move")}</span>
            <span>{t("explorer.column.value", { side: t(`disc.${position.toMove ?? position.turn}`) })}</span>
            <span>{t("explorer.column.share")}</span>
            <span>{t("explorer.column.results")}</span>
          </p>
          <MoveTree
            rows={rows}
            best={bestOf(rows)}
            line={line}
            label={moves === "" ? t("explorer.moves") : t("explorer.moves.after", { moves })}
            onMake={choose}
            onBack={back}
            onAsk={onAsk}
            onPoint={onPoint}
            wanted={wanted}
            tag={tag}
            t={t}
          />
        </>
      )}
      {usual.length > 1 && (
        <p class="side-note book-usual">
          {t("explorer.usual")}{" "}
          <button type="button" class="book-order" dir="ltr" onClick={() => onGo([...line, ...usual])}>
            {textOf(usual)}
          </button>
        </p>
      )}
      {note !== "" && <p class="side-note">{note}</p>}
      {library.state === "unreachable" && (
        <button type="button" class="button" onClick={page.fetchAgain}>
          {t("explorer.retry")}
        </button>
      )}
      {node !== undefined && node.games > 0 && <p class="side-note">{statsWords(node, tag, t)}</p>}
      {rows.some(({ isSolved }) => isSolved) && <p class="side-note">{t("explorer.solved")}</p>}
    </section>
  );
}

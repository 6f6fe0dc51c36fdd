import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { describeBoard } from "../../board/describe.ts";
import { boardSvg } from "../../board/svg.ts";
import { isPuzzleId } from "../../catalogue/puzzle.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import { fromBitBoard, nameOf, OTHELLO, resolve, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { type Item, taskOf } from "./item.ts";
import { nameOfItem } from "./names.ts";
import { readLearner, standingOf } from "./standing.ts";
import { puzzleOfId, supplyOf } from "./supply.ts";

export interface SheetProps {
  /** The packs that hold puzzles. */
  readonly packs: string;
  readonly locale: PartOfLocale;
}

/** So many stand on a page. */
const OF_A_PAGE = 6;
/** What a link asks for beyond this is left out. */
const MOST = 4 * OF_A_PAGE;

const named = (square: Square): string => nameOf(USUAL_SHAPE, square);

function Picture({ item, number, t }: { readonly item: Item; readonly number: number; readonly t: Translate }) {
  const { board, toMove } = item.puzzle;
  const position = resolve(OTHELLO, fromBitBoard(board, toMove), toMove);
  const { summary, rows } = describeBoard(position, t);
  const title = t("puzzle.sheet.number", { number });
  const picture = boardSvg(position, { title, description: [summary, ...rows].join(" ") });
  return (
    <figure class="sheet-puzzle">
      {/* A picture of our own, with every text in it escaped. */}
      <div dangerouslySetInnerHTML={{ __html: picture }} />
      <figcaption>
        <b>{number}</b> {taskOf(item.puzzle, t)} <span class="sheet-name">{nameOfItem(item, null, t)}</span>
      </figcaption>
    </figure>
  );
}

/** The right moves of a puzzle, or who wins, and the move that fails. */
function answerOf({ puzzle: { right, tempting } }: Item, t: Translate): string {
  const answer = typeof right === "string" ? t(`puzzle.who.${right}`) : right.map(named).join(", ");
  return tempting === null ? `${answer}.` : t("puzzle.sheet.answer", { answer, square: named(tempting) });
}

/** The puzzles that the address names, or as many as a page holds that suit the learner. */
async function puzzlesFor(query: string, packs: string, t: Translate): Promise<readonly Item[]> {
  const ids = new URLSearchParams(query).get("ids")?.split(",").filter(isPuzzleId).slice(0, MOST) ?? [];
  if (ids.length > 0) {
    const found = await Promise.all(ids.map((id) => puzzleOfId(id, 0, t)));
    return found.filter((item) => item !== null);
  }
  const standing = standingOf(await readLearner());
  const supply = supplyOf({ kind: "any" }, packs, new Set(), async () => standing, t);
  const items: Item[] = [];
  while (items.length < OF_A_PAGE) {
    const next = await supply();
    // On paper every puzzle lies as it was found.
    const item = next && (await puzzleOfId(next.id, 0, t));
    if (item === null) break;
    items.push(item);
  }
  return items;
}

const pagesOf = (items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / OF_A_PAGE) }, (_, page) =>
    items.slice(page * OF_A_PAGE, (page + 1) * OF_A_PAGE),
  );

/** A sheet of puzzles to be printed: six a page, and the solutions on the last. */
export function Sheet({ packs, locale }: SheetProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [items, setItems] = useState<readonly Item[] | "lost" | null>(null);
  const fill = (query: string): void => {
    setItems(null);
    puzzlesFor(query, packs, t).then(
      (found) => {
        setItems(found.length === 0 ? "lost" : found);
        // The address keeps what the sheet holds, so that it can be printed once more.
        if (found.length > 0) history.replaceState(null, "", `?ids=${found.map(({ id }) => id).join(",")}`);
      },
      () => setItems("lost"),
    );
  };
  useEffect(() => fill(location.search), []);
  if (items === null) return <div class="sheet" aria-busy="true" />;
  const tools = (
    <p class="sheet-tools">
      <button type="button" class="button primary" disabled={items === "lost"} onClick={() => print()}>
        {t("puzzle.sheet.print")}
      </button>
      <button type="button" class="button" onClick={() => fill("")}>
        {t("puzzle.sheet.other")}
      </button>
    </p>
  );
  if (items === "lost") {
    return (
      <div class="sheet">
        {tools}
        <p class="alert" role="alert">
          {t("puzzle.unloaded")}
        </p>
      </div>
    );
  }
  return (
    <div class="sheet">
      {tools}
      {pagesOf(items).map((page, i) => (
        <section key={page[0]?.id} class="sheet-page" aria-label={t("puzzle.sheet.page", { number: i + 1 })}>
          {page.map((item, j) => (
            <Picture key={item.id} item={item} number={i * OF_A_PAGE + j + 1} t={t} />
          ))}
        </section>
      ))}
      <section class="sheet-back">
        <h2>{t("puzzle.sheet.solutions")}</h2>
        <ol>
          {items.map((item) => (
            <li key={item.id}>
              {answerOf(item, t)} {item.puzzle.motifs.map((motif) => t(`puzzle.motif.${motif}`)).join(" · ")}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

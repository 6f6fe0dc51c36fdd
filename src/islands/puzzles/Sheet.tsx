import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { describeBoard } from "../../board/describe.ts";
import { boardSvg } from "../../board/svg.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import type { Square } from "../../reversi/index.ts";
import { ask } from "../exercise/ask.ts";
import { type Item, taskOf } from "./item.ts";
import { nameOfItem } from "./names.ts";
import { Retry } from "./Retry.tsx";
import { idsIn, lineOfPuzzle, positionOfPuzzle, solutionWords } from "./sheet-words.ts";
import { readLearner, standingOf } from "./standing.ts";
import { puzzleOfId, supplyOf } from "./supply.ts";
import { onceStirred } from "./warm.ts";

export interface SheetProps {
  /** The packs that hold puzzles. */
  readonly packs: string;
  readonly locale: PartOfLocale;
}

/** So many stand on a page. */
const OF_A_PAGE = 6;
/** What a link asks for beyond this is left out. */
const MOST = 4 * OF_A_PAGE;

/** What a sheet holds. */
interface Content {
  readonly items: readonly Item[];
  /** The ids in the address that no puzzle has. */
  readonly unknown: readonly string[];
}

/** The lines that solve puzzles of several moves, by the id of the puzzle. */
type Lines = ReadonlyMap<string, readonly Square[]>;

function Picture({ item, number, t }: { readonly item: Item; readonly number: number; readonly t: Translate }) {
  const position = positionOfPuzzle(item.puzzle);
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

/** The puzzles that the address names, as far as there are any; null where it names none. */
async function namedIn(query: string, t: Translate): Promise<Content | null> {
  const { ids, bad } = idsIn(query, MOST);
  if (ids.length + bad.length === 0) return null;
  const found = await Promise.all(ids.map((id) => puzzleOfId(id, 0, t)));
  const missing = ids.filter((_, i) => found[i] === null);
  return { items: found.filter((item) => item !== null), unknown: [...missing, ...bad] };
}

/** As many puzzles as a page holds that suit the learner. */
async function suited(packs: string, t: Translate): Promise<Content> {
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
  return { items, unknown: [] };
}

/** Reads out what solves the puzzles that take several moves. What the engine does not tell is left out. */
async function linesOf(items: readonly Item[]): Promise<Lines> {
  const lines = new Map<string, readonly Square[]>();
  for (const { id, puzzle } of items) {
    const line = await lineOfPuzzle(puzzle, ask).catch(() => null);
    if (line !== null) lines.set(id, line);
  }
  return lines;
}

const pagesOf = (items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / OF_A_PAGE) }, (_, page) =>
    items.slice(page * OF_A_PAGE, (page + 1) * OF_A_PAGE),
  );

/** A sheet of puzzles to be printed: six a page, and the solutions on the last. */
export function Sheet({ packs, locale }: SheetProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [content, setContent] = useState<Content | "lost" | null>(null);
  const [lines, setLines] = useState<Lines | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const latest = useRef(0);
  const fill = async (query: string): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    setContent(null);
    setLines(null);
    try {
      const named = await namedIn(query, t);
      const found = named ?? (await suited(packs, t));
      if (turn !== latest.current) return;
      setContent(found);
      // The address keeps what the sheet holds, so that it can be printed once more.
      if (named === null) history.replaceState(null, "", `?ids=${found.items.map(({ id }) => id).join(",")}`);
    } catch {
      if (turn === latest.current) setContent("lost");
    }
  };
  useEffect(() => void fill(location.search), []);
  useEffect(() => {
    if (content === null || content === "lost") return;
    let isWanted = true;
    const end = onceStirred(() => void linesOf(content.items).then((found) => isWanted && setLines(found)));
    return () => {
      isWanted = false;
      end();
    };
  }, [content]);
  // Printed is what is whole.
  useEffect(() => {
    if (!isPrinting || lines === null) return;
    setPrinting(false);
    print();
  }, [isPrinting, lines]);
  if (content === null) return <div class="sheet" aria-busy="true" />;
  if (content === "lost") {
    return (
      <div class="sheet">
        <Retry text={t("puzzle.unloaded")} onRetry={() => void fill(location.search)} t={t} />
      </div>
    );
  }
  const { items, unknown } = content;
  return (
    <div class="sheet">
      <p class="sheet-tools">
        <button type="button" class="button primary" disabled={items.length === 0} onClick={() => setPrinting(true)}>
          {t("puzzle.sheet.print")}
        </button>
        <button type="button" class="button" onClick={() => void fill("")}>
          {t("puzzle.sheet.other")}
        </button>
      </p>
      {unknown.length > 0 && (
        <p class="alert" role="alert">
          {t("puzzle.sheet.unknown", { count: unknown.length, ids: unknown.join(", ") })}
        </p>
      )}
      {pagesOf(items).map((page, i) => (
        <section key={page[0]?.id} class="sheet-page" aria-label={t("puzzle.sheet.page", { number: i + 1 })}>
          {page.map((item, j) => (
            <Picture key={item.id} item={item} number={i * OF_A_PAGE + j + 1} t={t} />
          ))}
        </section>
      ))}
      {items.length > 0 && (
        <section class="sheet-back" aria-busy={lines === null}>
          <h2>{t("puzzle.sheet.solutions")}</h2>
          <ol>
            {items.map(({ id, puzzle }) => (
              <li key={id}>
                {solutionWords(puzzle, lines?.get(id) ?? null, t)}{" "}
                {puzzle.motifs.map((motif) => t(`puzzle.motif.${motif}`)).join(" · ")}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import { type DailyResult, dailyOf, dateText, discsOf, packsOfDate } from "../../training/puzzles/daily.ts";
import { onSite } from "../analysis/address.ts";
import { copy } from "../analysis/copy.ts";
import { awaitFirstTouch } from "../lesson/record.ts";
import { type Item, itemOf } from "./item.ts";
import { nameOfItem } from "./names.ts";
import { Panel } from "./Panel.tsx";
import { loadPack } from "./packs.ts";
import { Retry } from "./Retry.tsx";
import { keepTry, triesKept } from "./record.ts";
import { warmUp } from "./warm.ts";

export interface DailyProps {
  /** The packs that hold puzzles. */
  readonly packs: string;
  readonly paths: Readonly<Record<Motif, string>>;
  readonly locale: PartOfLocale;
}

/** The puzzle of a date, the same way round for everybody. */
async function itemOfDate(date: string, packs: string, t: Translate): Promise<Item | null> {
  for (const pack of packsOfDate(date, [...packs])) {
    const found = dailyOf(await loadPack(pack), date);
    if (found !== null) return itemOf(found, 0, t);
  }
  return null;
}

/** How today's puzzle came out, from the record; null while it is open. */
async function resultOf({ id }: Item): Promise<DailyResult | null> {
  const tries = (await triesKept()).filter(({ puzzle, mode }) => puzzle === id && mode === "daily");
  const end = tries.findIndex(({ outcome }) => outcome !== "wrong");
  const last = tries[end];
  if (last === undefined) return null;
  const solved = last.outcome === "solved";
  // What was shown in the end was no try.
  return { solved, tries: solved ? end + 1 : end, hints: last.hints };
}

/** The line to be shared: it tells nothing of the puzzle. */
function lineOf(result: DailyResult, date: string, t: Translate): string {
  const hints = result.hints === 0 ? t("puzzle.daily.no-hint") : t("puzzle.daily.hints", { count: result.hints });
  return t("puzzle.daily.line", { date, discs: discsOf(result), count: result.tries, hints });
}

/** The puzzle of the day. */
export function Daily({ packs, paths, locale }: DailyProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [date, setDate] = useState("");
  const [item, setItem] = useState<Item | null>(null);
  const [isLost, setLost] = useState(false);
  const [result, setResult] = useState<DailyResult | null>(null);
  const [copied, setCopied] = useState("");

  const open = (): void => {
    const today = dateText(new Date());
    setDate(today);
    setLost(false);
    itemOfDate(today, packs, t).then(
      (found) => (found === null ? setLost(true) : setItem(found)),
      () => setLost(true),
    );
  };
  const look = (of: Item): void => void resultOf(of).then(setResult);
  useEffect(() => {
    awaitFirstTouch();
    open();
  }, []);
  useEffect(() => {
    if (item === null) return;
    look(item);
    return warmUp(item);
  }, [item]);

  const line = result === null ? "" : lineOf(result, date, t);
  const share = async (): Promise<void> => setCopied((await copy(line)) ? t("puzzle.daily.copied") : line);
  return (
    <Panel
      item={item}
      name={item === null ? "" : `${date} · ${nameOfItem(item, null, t)}`}
      isBusy={item === null && !isLost}
      top={
        result && (
          <p class="puzzle-wish">
            {t("puzzle.daily.done", { line })}{" "}
            <button type="button" class="tries-more" onClick={() => void share()}>
              {t("puzzle.daily.share")}
            </button>
            {copied !== "" && <span role="status"> {copied}</span>}
          </p>
        )
      }
      instead={isLost ? <Retry text={t("puzzle.unloaded")} onRetry={open} t={t} /> : null}
      paths={paths}
      onOutcome={(of, outcome) => {
        // Once it is done, what is tried again is for the pleasure of it.
        if (result !== null) return;
        keepTry(of, outcome, "daily");
        look(of);
      }}
      onNext={() => location.assign(onSite("/puzzles/"))}
      tag={locale.tag}
      t={t}
    />
  );
}

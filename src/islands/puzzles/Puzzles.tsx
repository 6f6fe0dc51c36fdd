import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import type { Wish } from "../../training/puzzles/choice.ts";
import { useLater } from "../exercise/later.ts";
import { awaitFirstTouch } from "../lesson/record.ts";
import type { Item } from "./item.ts";
import { nameOfItem, ratingWords, wishWords } from "./names.ts";
import { Panel } from "./Panel.tsx";
import { keepPlace, keptPlace } from "./place.ts";
import { Retry } from "./Retry.tsx";
import { type Asked, type LinkFault, readLink } from "./read-link.ts";
import { keepTry } from "./record.ts";
import { type Learner, readLearner, standingOf } from "./standing.ts";
import { puzzleOfId, type Supply, supplyOf } from "./supply.ts";
import { useAhead } from "./useAhead.ts";
import { warmUp } from "./warm.ts";

/** How many puzzles there are of a kind, and the packs that hold some. */
interface Share {
  readonly count: number;
  readonly packs: string;
}

export interface PuzzlesProps {
  readonly index: {
    readonly all: Share;
    readonly motifs: Readonly<Partial<Record<Motif, Share>>>;
    readonly lengths: Readonly<Record<string, Share>>;
  };
  /** What each motif leads to. */
  readonly paths: Readonly<Record<Motif, string>>;
  readonly locale: PartOfLocale;
}

/** What stands where the puzzle would. */
type Instead = { readonly kind: "link"; readonly fault: LinkFault } | { readonly kind: "unloaded" | "none" };

function shareFor({ all, motifs, lengths }: PuzzlesProps["index"], wish: Wish): Share | undefined {
  switch (wish.kind) {
    case "motif":
      return motifs[wish.motif];
    case "length":
      return lengths[String(wish.moves)];
    case "any":
    case "quick":
    case "gym":
    case "failed":
      return all;
  }
}

function InsteadOf(props: {
  readonly of: Instead;
  readonly wish: Wish;
  readonly retry: () => void;
  readonly t: Translate;
}) {
  const { of, wish, retry, t } = props;
  if (of.kind === "none") {
    return <p class="side-note">{t(wish.kind === "failed" ? "puzzle.none.failed" : "puzzle.none")}</p>;
  }
  if (of.kind !== "link") return <Retry text={t("puzzle.unloaded")} onRetry={retry} t={t} />;
  return (
    <p class="alert" role="alert">
      {t(`puzzle.bad.${of.fault.field}`, of.fault)}
    </p>
  );
}

const loadToday = () => import("../today/TodayRun.tsx");

/** The trainer: one puzzle after the other, as the address wishes, each as hard as the learner can take it. */
export function Puzzles({ index, paths, locale }: PuzzlesProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [item, setItem] = useState<Item | null>(null);
  const [instead, setInstead] = useState<Instead | null>(null);
  const [wish, setWish] = useState<Wish>({ kind: "any" });
  const [isBusy, setBusy] = useState(true);
  const [learner, setLearner] = useState<Learner | null>(null);
  const [isToday, setToday] = useState(false);
  const today = useLater(isToday, loadToday);
  const supply = useRef<Supply | null>(null);
  const ahead = useAhead(supply);
  const taken = useRef(new Set<string>());

  const show = (next: Item | null): void => {
    setBusy(false);
    setItem(next);
    setInstead(next === null ? { kind: "none" } : null);
    if (next === null) return;
    keepPlace(next);
    taken.current.add(next.id);
  };
  const fail = (fault: Instead): void => {
    setBusy(false);
    setInstead(fault);
  };
  const next = (): void => {
    if (item !== null && location.search.includes("id=")) history.replaceState(null, "", location.pathname);
    ahead.take().then(show, () => fail({ kind: "unloaded" }));
  };

  async function begin(asked: Asked): Promise<void> {
    const place = keptPlace();
    const first = asked.id ?? (asked.wish.kind === "any" ? (place?.id ?? null) : null);
    if (first === null) {
      next();
      return;
    }
    const found = await puzzleOfId(first, asked.id === null ? (place?.image ?? null) : asked.image, t);
    if (found !== null) show(found);
    else if (asked.id === null) next();
    else fail({ kind: "link", fault: { field: "id", token: asked.id } });
  }

  function open(): void {
    setBusy(true);
    const asked = readLink(location.search);
    const share = asked.ok ? shareFor(index, asked.value.wish) : index.all;
    const hopes: Wish = asked.ok && share !== undefined ? asked.value.wish : { kind: "any" };
    const standing = async () => standingOf(await readLearner());
    supply.current = supplyOf(hopes, (share ?? index.all).packs, taken.current, standing, t);
    setWish(hopes);
    if (!asked.ok) fail({ kind: "link", fault: asked.error });
    else if (share === undefined) {
      const { wish: of } = asked.value;
      const token = of.kind === "motif" ? of.motif : of.kind === "length" ? String(of.moves) : "";
      fail({ kind: "link", fault: { field: of.kind === "motif" ? "motif" : "moves", token } });
    } else begin(asked.value).catch(() => fail({ kind: "unloaded" }));
  }

  useEffect(() => {
    awaitFirstTouch();
    if (new URLSearchParams(location.search).has("today")) setToday(true);
    else open();
  }, []);
  // The next one is on its way while this one is thought about, and so is the engine.
  useEffect(() => {
    if (item === null) return;
    ahead.prepare();
    void readLearner().then(setLearner);
    return warmUp(item);
  }, [item]);

  if (today !== null) return <today.TodayRun paths={paths} tag={locale.tag} t={t} />;
  const retry = (): void => {
    if (instead?.kind === "unloaded" && item === null) open();
    else next();
  };
  return (
    <Panel
      item={item}
      name={item === null ? "" : nameOfItem(item, learner, t)}
      isBusy={isBusy}
      top={wish.kind === "any" ? null : <p class="puzzle-wish">{wishWords(wish, t)}</p>}
      instead={instead && <InsteadOf of={instead} wish={wish} retry={retry} t={t} />}
      besides={() => learner && <p class="puzzle-you">{ratingWords(learner, t)}</p>}
      paths={paths}
      onOutcome={(of, outcome) => {
        keepTry(of, outcome, "train");
        if (outcome.outcome !== "wrong") keepPlace(null);
        void readLearner().then(setLearner);
      }}
      onNext={next}
      tag={locale.tag}
      t={t}
    />
  );
}

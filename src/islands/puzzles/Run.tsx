import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import { bestRun, STORM_TIME, streakRating } from "../../training/puzzles/runs.ts";
import type { Outcome } from "../exercise/session.ts";
import { awaitFirstTouch } from "../lesson/record.ts";
import type { Item } from "./item.ts";
import { nameOfItem } from "./names.ts";
import { Panel } from "./Panel.tsx";
import { placeOf } from "./place.ts";
import { Retry } from "./Retry.tsx";
import { keepTry, triesKept } from "./record.ts";
import { keepRun, keptRun, type RunState } from "./run-kept.ts";
import { puzzleOfId, type Supply, supplyOf } from "./supply.ts";
import { useAhead } from "./useAhead.ts";
import { warmUp } from "./warm.ts";

export interface RunProps {
  readonly kind: "streak" | "storm";
  /** The packs that hold puzzles for it. */
  readonly packs: string;
  readonly paths: Readonly<Record<Motif, string>>;
  readonly locale: PartOfLocale;
}

/** How long a verdict is seen in a storm, in milliseconds: a right one, and a wrong one. */
const PAUSE = { solved: 500, wrong: 1100, revealed: 1100 } as const;

const minutes = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

const freshRun = (kind: RunProps["kind"]): RunState => ({
  run: `${Date.now()}-${Math.floor(Math.random() * 1e6)}`,
  solved: 0,
  until: kind === "storm" ? Date.now() + STORM_TIME : null,
  isOver: false,
  place: null,
});

/** What stands over the puzzle: how the run goes, or came out. */
function Head(props: {
  readonly kind: RunProps["kind"];
  /** Null before it begins. */
  readonly state: RunState | null;
  readonly best: number;
  readonly left: number;
  readonly onStart: () => void;
  readonly t: Translate;
}): VNode {
  const { kind, state, best, left, onStart, t } = props;
  const count = state?.solved ?? 0;
  if (state?.isOver) {
    const told = best > count ? t("puzzle.run.best", { count: best }) : t("puzzle.run.best.this");
    return (
      <div class="verdict" data-verdict="shown" role="status">
        <p class="verdict-title">{t(kind === "streak" ? "puzzle.streak.over" : "puzzle.storm.over", { count })}</p>
        <p class="verdict-text">
          {told}{" "}
          <button type="button" class="tries-more" onClick={onStart}>
            {t("puzzle.run.again")}
          </button>
        </p>
      </div>
    );
  }
  if (kind === "streak") return <p class="puzzle-run">{t("puzzle.streak.at", { count })}</p>;
  return (
    <p class="puzzle-run" role={state === null ? undefined : "timer"}>
      {t(state === null ? "puzzle.storm.ready" : "puzzle.storm.left", { time: minutes(left), count })}
    </p>
  );
}

/** One puzzle after the other: until the first miss, or until three minutes are over. A reload goes on with the same puzzle, and the same clock. */
export function Run({ kind, packs, paths, locale }: RunProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [item, setItem] = useState<Item | null>(null);
  const [state, setState] = useState<RunState | null>(null);
  const [best, setBest] = useState(0);
  const [isBusy, setBusy] = useState(kind === "streak");
  const [isLost, setLost] = useState(false);
  const [now, setNow] = useState(0);
  const supply = useRef<Supply | null>(null);
  const ahead = useAhead(supply);
  const taken = useRef(new Set<string>());
  const run = useRef<RunState>(freshRun(kind));
  const timer = useRef(0);
  const left = state?.until == null ? STORM_TIME : Math.min(STORM_TIME, state.until - now);

  /** It is kept before anything is drawn: a reload may come at any moment. */
  const change = (more: Partial<RunState>): void => {
    run.current = { ...run.current, ...more };
    keepRun(kind, run.current);
    setState(run.current);
  };
  const show = (found: Item): void => {
    taken.current.add(found.id);
    change({ place: placeOf(found) });
    setItem(found);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    change({ isOver: true });
    void triesKept().then((tries) => setBest(bestRun(tries, kind)));
  };
  const fetched = (coming: Promise<Item | null>, orElse: () => void): void => {
    setBusy(true);
    coming.then(
      (found) => {
        setBusy(false);
        setLost(false);
        if (found === null) orElse();
        else show(found);
      },
      () => {
        setBusy(false);
        setLost(true);
      },
    );
  };
  const next = (): void => fetched(ahead.take(), end);
  function begin(): void {
    clearTimeout(timer.current);
    change(freshRun(kind));
    setNow(Date.now());
    next();
  }
  /** Goes on where a reload has left it. */
  function resume(): void {
    const kept = keptRun(kind);
    if (kept === null) {
      if (kind === "streak") begin();
      return;
    }
    run.current = kept;
    setNow(Date.now());
    if (kept.isOver || (kept.until !== null && kept.until <= Date.now())) end();
    else change({});
    const { isOver, place } = run.current;
    if (place !== null) fetched(puzzleOfId(place.id, place.image, t), isOver ? () => undefined : next);
    else if (isOver) setBusy(false);
    else next();
  }
  useEffect(() => {
    awaitFirstTouch();
    const standing = async () => {
      const rating = kind === "streak" ? streakRating(run.current.solved) : 1000;
      return { rating, attempts: await triesKept() };
    };
    supply.current = supplyOf({ kind: kind === "streak" ? "any" : "quick" }, packs, taken.current, standing, t);
    resume();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (item === null) return;
    // Each is as hard as the one before has shown, so in a streak none is on its way too early.
    if (kind === "storm") ahead.prepare();
    return warmUp(item);
  }, [item]);
  // The clock runs out by itself.
  useEffect(() => {
    const until = state?.until ?? null;
    if (until === null || state?.isOver) return;
    const tick = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) end();
    }, 250);
    return () => clearInterval(tick);
  }, [state?.until, state?.isOver]);

  const onOutcome = (of: Item, outcome: Outcome): void => {
    const { run: name, solved, isOver } = run.current;
    // What is tried when the run is over is for the pleasure of it.
    if (isOver) return;
    keepTry(of, outcome, kind, name);
    const count = outcome.unaided ? solved + 1 : solved;
    // What is judged is not asked again, but for what has ended a streak.
    if (kind === "storm") {
      change({ solved: count, place: null });
      timer.current = Number(setTimeout(next, PAUSE[outcome.outcome]));
    } else if (outcome.unaided) change({ solved: count, place: null });
    else end();
  };
  const isOver = state?.isOver ?? false;
  return (
    <Panel
      item={item}
      name={item === null ? "" : nameOfItem(item, null, t)}
      isBusy={isBusy}
      top={(lead) => <Head kind={kind} state={state} best={best} left={left} onStart={lead} t={t} />}
      instead={isLost ? <Retry text={t("puzzle.unloaded")} onRetry={item === null ? resume : next} t={t} /> : null}
      start={isOver ? t("puzzle.run.again") : kind === "storm" && state === null ? t("puzzle.storm.start") : undefined}
      hasHints={false}
      skips={kind === "storm" || isOver}
      paths={paths}
      onOutcome={onOutcome}
      onNext={isOver || state === null ? begin : next}
      tag={locale.tag}
      t={t}
    />
  );
}

import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import { bestRun, STORM_TIME, streakRating } from "../../training/puzzle-runs.ts";
import type { Outcome } from "../exercise/session.ts";
import { awaitFirstTouch } from "../lesson/record.ts";
import type { Item } from "./item.ts";
import { nameOfItem } from "./names.ts";
import { Panel } from "./Panel.tsx";
import { Retry } from "./Retry.tsx";
import { keepTry, triesKept } from "./record.ts";
import { type Supply, supplyOf } from "./supply.ts";
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

/** A number that no other run has. */
const newRun = (): string => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

interface Score {
  readonly run: string;
  readonly solved: number;
  /** When the clock runs out, as `performance.now()` counts; null where there is none, or it does not run yet. */
  readonly until: number | null;
  readonly isOver: boolean;
}

const freshScore = (): Score => ({ run: newRun(), solved: 0, until: null, isOver: false });

/** What stands over the puzzle: how the run goes, or came out. */
function Head(props: {
  readonly kind: RunProps["kind"];
  readonly score: Score;
  readonly best: number;
  readonly left: number;
  readonly onStart: () => void;
  readonly t: Translate;
}): VNode {
  const { kind, score, best, left, onStart, t } = props;
  const count = score.solved;
  if (score.isOver) {
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
  return score.until === null ? (
    <p>
      <button type="button" class="button primary" onClick={onStart}>
        {t("puzzle.storm.start")}
      </button>
    </p>
  ) : (
    <p class="puzzle-run" role="timer">
      {t("puzzle.storm.left", { time: minutes(left), count })}
    </p>
  );
}

/** One puzzle after the other: until the first miss, or until three minutes are over. */
export function Run({ kind, packs, paths, locale }: RunProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [item, setItem] = useState<Item | null>(null);
  const [score, setScore] = useState<Score>(freshScore);
  const [best, setBest] = useState(0);
  const [isBusy, setBusy] = useState(kind === "streak");
  const [isLost, setLost] = useState(false);
  const [now, setNow] = useState(0);
  const supply = useRef<Supply | null>(null);
  const ahead = useRef<Promise<Item | null> | null>(null);
  const solved = useRef(0);
  const timer = useRef(0);
  const left = score.until === null ? STORM_TIME : score.until - now;

  const end = (): void => {
    clearTimeout(timer.current);
    setScore((before) => ({ ...before, isOver: true }));
    void triesKept().then((tries) => setBest(bestRun(tries, kind)));
  };
  const next = (): void => {
    const coming = ahead.current ?? supply.current?.() ?? Promise.resolve(null);
    ahead.current = null;
    coming.then(
      (found) => {
        setBusy(false);
        setLost(false);
        if (found === null) end();
        else setItem(found);
      },
      () => {
        setBusy(false);
        setLost(true);
      },
    );
  };
  function begin(): void {
    clearTimeout(timer.current);
    solved.current = 0;
    setScore({ ...freshScore(), until: kind === "storm" ? performance.now() + STORM_TIME : null });
    setNow(performance.now());
    next();
  }
  useEffect(() => {
    awaitFirstTouch();
    const taken = new Set<string>();
    const standing = async () => {
      const rating = kind === "streak" ? streakRating(solved.current) : 1000;
      return { rating, attempts: await triesKept() };
    };
    supply.current = supplyOf({ kind: kind === "streak" ? "any" : "quick" }, packs, taken, standing, t);
    if (kind === "streak") begin();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (item === null) return;
    // Each is as hard as the one before has shown, so in a streak none is on its way too early.
    if (kind === "storm") {
      ahead.current ??= supply.current?.() ?? null;
      ahead.current?.catch(() => {
        ahead.current = null;
      });
    }
    return warmUp(item);
  }, [item]);
  // The clock runs out by itself.
  useEffect(() => {
    if (score.until === null || score.isOver) return;
    const tick = setInterval(() => {
      setNow(performance.now());
      if (score.until !== null && performance.now() >= score.until) end();
    }, 250);
    return () => clearInterval(tick);
  }, [score.until, score.isOver]);

  const onOutcome = (of: Item, outcome: Outcome): void => {
    // What is tried when the run is over is for the pleasure of it.
    if (score.isOver) return;
    keepTry(of, outcome, kind, score.run);
    if (outcome.unaided) {
      solved.current += 1;
      setScore((before) => ({ ...before, solved: before.solved + 1 }));
    }
    if (kind === "storm") timer.current = Number(setTimeout(next, PAUSE[outcome.outcome]));
    else if (!outcome.unaided) end();
  };
  return (
    <Panel
      item={item}
      name={item === null ? "" : nameOfItem(item, null, t)}
      isBusy={isBusy}
      top={<Head kind={kind} score={score} best={best} left={left} onStart={begin} t={t} />}
      instead={isLost ? <Retry text={t("puzzle.unloaded")} onRetry={next} t={t} /> : null}
      hasHints={false}
      skips={kind === "storm" || score.isOver}
      paths={paths}
      onOutcome={onOutcome}
      onNext={score.isOver || item === null ? begin : next}
      tag={locale.tag}
      t={t}
    />
  );
}

import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import type { EndingRecord } from "../../progress/index.ts";
import { finalScore, movesOf, opponentOf, positionOf } from "../../reversi/index.ts";
import { pastEndings } from "../../training/puzzles/runs.ts";
import { useDecisive } from "../decisive/useDecisive.tsx";
import type { GameOver } from "../exercise/session.ts";
import { awaitFirstTouch } from "../lesson/record.ts";
import type { Item } from "./item.ts";
import { Panel } from "./Panel.tsx";
import { isPlace, placeOf } from "./place.ts";
import { Retry } from "./Retry.tsx";
import { endingsKept, keepEnding } from "./record.ts";
import { puzzleOfId, type Supply, supplyOf } from "./supply.ts";
import { keepInTab, keptInTab } from "./tab.ts";
import { useAhead } from "./useAhead.ts";
import { warmUp } from "./warm.ts";

export interface GymProps {
  /** The packs that hold positions for it. */
  readonly packs: string;
  readonly paths: Readonly<Record<Motif, string>>;
  readonly locale: PartOfLocale;
}

/** The position of a puzzle to be played out against an opponent who reads every ending. */
function gymItem(item: Item, t: Translate): Item {
  const { variant, position, toMove } = item.sheet.facts;
  const task = t(`puzzle.gym.task.${item.puzzle.toMove}`);
  return {
    ...item,
    sheet: {
      facts: { kind: "play-out", variant, position, toMove, goal: { kind: "end" }, against: { level: 6 }, hints: [] },
      words: { task, hints: [], solved: "" },
    },
  };
}

/** What best play of both brings the side to move, in discs; null where that cannot be read out now. */
async function bestLead({ puzzle: { board } }: Item): Promise<number | null> {
  const [square] = movesOf(board);
  if (square === undefined) return null;
  try {
    const { ask } = await import("../exercise/ask.ts");
    return (await ask({ kind: "judge", board, square, goal: { kind: "most-discs" } }))?.best ?? null;
  } catch {
    return null;
  }
}

/** A game that was played out, beside best play. */
interface Result {
  readonly of: Item;
  /** What best play would have brought the learner, in discs. */
  readonly best: number;
  /** How many discs were given away; null where the learner has not played it. */
  readonly lost: number | null;
}

/** What a game cost beside best play, in discs. */
function resultOf({ of, best, lost }: Result, t: Translate): string {
  const own = (64 + best) / 2;
  const ends = of.puzzle.toMove === "black" ? { black: own, white: 64 - own } : { black: 64 - own, white: own };
  const told = t("puzzle.gym.best", ends);
  if (lost === null) return told;
  return lost === 0 ? t("puzzle.gym.perfect") : `${t("puzzle.gym.lost", { count: lost })} ${told}`;
}

interface DecidedProps {
  readonly over: GameOver;
  readonly onShow: (plies: number) => void;
  readonly tag: string;
  readonly t: Translate;
}

/** The moves that decided a game. */
const Decided = ({ over, ...rest }: DecidedProps): VNode | null => useDecisive(over, rest);

const KEY = "outflank:ending";

/** Endings to be played out against perfect defence; what is given away is counted and kept. A reload gives the same position again. */
export function Gym({ packs, paths, locale }: GymProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [item, setItem] = useState<Item | null>(null);
  const [instead, setInstead] = useState<"unloaded" | "none" | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [past, setPast] = useState<readonly EndingRecord[]>([]);
  const supply = useRef<Supply | null>(null);
  const ahead = useAhead(supply);
  const best = useRef<{ readonly of: Item; readonly lead: Promise<number | null> } | null>(null);
  /** What has been seen to its end: it counts no more. */
  const seen = useRef(new Set<Item>());

  const show = (coming: Promise<Item | null>): void => {
    coming.then(
      (found) => {
        setItem(found && gymItem(found, t));
        setResult(null);
        setInstead(found === null ? "none" : null);
        keepInTab(KEY, found && placeOf(found));
      },
      () => setInstead("unloaded"),
    );
  };
  const next = (): void => show(ahead.take());
  const begin = (): void => {
    const place = keptInTab(KEY, isPlace);
    if (place === null) next();
    else show(puzzleOfId(place.id, place.image, t).then((found) => found ?? ahead.take()));
  };
  /** Read out while it is played, so that the result is known with the last move. */
  const leadOf = (of: Item): Promise<number | null> => {
    if (best.current?.of !== of) best.current = { of, lead: bestLead(of) };
    return best.current.lead;
  };
  const tellPast = (): void => void endingsKept().then(setPast);
  const conclude = async (of: Item, { game, learner }: GameOver): Promise<void> => {
    const { toMove } = of.puzzle;
    const isFirst = !seen.current.has(of);
    seen.current.add(of);
    const score = finalScore(positionOf(game));
    const most = await leadOf(of);
    if (score === null || most === null) return;
    const lead = score[toMove] - score[opponentOf(toMove)];
    const lost = Math.max(0, most - lead);
    keepInTab(KEY, null);
    if (isFirst && learner !== null) keepEnding(of, lead, lost);
    setResult({ of, best: most, lost: learner === null ? null : lost });
    tellPast();
  };
  useEffect(() => {
    awaitFirstTouch();
    const standing = async () => ({ rating: 1400, attempts: [] });
    supply.current = supplyOf({ kind: "gym" }, packs, new Set(), standing, t);
    tellPast();
    begin();
  }, []);
  useEffect(() => {
    if (item === null) return;
    ahead.prepare();
    return warmUp(item, leadOf);
  }, [item]);

  const { count, perfect, lately } = pastEndings(past);
  const told = result === null || result.of !== item ? null : result;
  return (
    <Panel
      item={item}
      name={t("puzzle.gym.title")}
      isBusy={item === null && instead === null}
      top={
        count === 0 ? null : (
          <p class="puzzle-wish">{t("puzzle.gym.past", { count, perfect, list: lately.join(", ") })}</p>
        )
      }
      instead={
        instead && (
          <Retry
            text={t(instead === "none" ? "puzzle.none" : "puzzle.unloaded")}
            onRetry={item === null ? begin : next}
            t={t}
          />
        )
      }
      besides={({ over, line }, step) =>
        over && <Decided over={over} onShow={(plies) => step(plies - (line?.at ?? 0))} tag={locale.tag} t={t} />
      }
      onOver={(over) => item && void conclude(item, over)}
      result={{ verdict: told?.lost === 0 ? "right" : "shown", text: told === null ? "" : resultOf(told, t) }}
      hasHints={false}
      isTold={false}
      paths={paths}
      onOutcome={() => undefined}
      onNext={next}
      tag={locale.tag}
      t={t}
    />
  );
}

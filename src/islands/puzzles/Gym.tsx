import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import { finalScore, opponentOf, positionOf, toBitBoard } from "../../reversi/index.ts";
import { useDecisive } from "../decisive/useDecisive.tsx";
import type { Shown } from "../exercise/session.ts";
import { awaitFirstTouch } from "../lesson/record.ts";
import type { Item } from "./item.ts";
import { Panel } from "./Panel.tsx";
import { Retry } from "./Retry.tsx";
import { type Supply, supplyOf } from "./supply.ts";
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

interface LostProps {
  readonly over: NonNullable<Shown["over"]>;
  /** Whether the learner has played it. */
  readonly isOwn: boolean;
  readonly t: Translate;
}

/** What a game cost beside best play, in discs. */
function Lost({ over, isOwn, t }: LostProps): VNode | null {
  const [told, setTold] = useState("");
  useEffect(() => {
    const { start } = over.game;
    const side = start.toMove ?? start.turn;
    const score = finalScore(positionOf(over.game));
    const [first] = start.legal;
    if (score === null || first === undefined) return;
    const board = toBitBoard(start.board, side);
    import("../exercise/judge.ts")
      .then(({ ask }) => ask({ kind: "judge", board, square: first.square, goal: { kind: "most-discs" } }))
      .then(
        (judged) => {
          if (judged?.best == null) return;
          const lost = judged.best - (score[side] - score[opponentOf(side)]);
          const own = (64 + judged.best) / 2;
          const ends = side === "black" ? { black: own, white: 64 - own } : { black: 64 - own, white: own };
          const words = lost <= 0 ? t("puzzle.gym.perfect") : t("puzzle.gym.lost", { count: lost });
          setTold(`${isOwn ? words : ""} ${t("puzzle.gym.best", ends)}`.trim());
        },
        () => undefined,
      );
  }, [over.game]);
  return told === "" ? null : (
    <p class="after-why" role="status">
      {told}
    </p>
  );
}

interface DecidedProps extends Pick<LostProps, "over" | "t"> {
  readonly onShow: (plies: number) => void;
  readonly tag: string;
}

/** The moves that decided a game. */
const Decided = ({ over, ...rest }: DecidedProps): VNode | null => useDecisive(over, rest);

/** Endings to be played out against perfect defence; what is given away is counted. */
export function Gym({ packs, paths, locale }: GymProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [item, setItem] = useState<Item | null>(null);
  const [instead, setInstead] = useState<"unloaded" | "none" | null>(null);
  const supply = useRef<Supply | null>(null);
  const ahead = useRef<Promise<Item | null> | null>(null);

  const fetchNext = (): Promise<Item | null> => supply.current?.() ?? Promise.resolve(null);
  const next = (): void => {
    const coming = ahead.current ?? fetchNext();
    ahead.current = null;
    coming.then(
      (found) => {
        setItem(found && gymItem(found, t));
        setInstead(found === null ? "none" : null);
      },
      () => setInstead("unloaded"),
    );
  };
  useEffect(() => {
    awaitFirstTouch();
    const standing = async () => ({ rating: 1400, attempts: [] });
    supply.current = supplyOf({ kind: "gym" }, packs, new Set(), standing, t);
    next();
  }, []);
  useEffect(() => {
    if (item === null) return;
    ahead.current ??= fetchNext();
    ahead.current.catch(() => {
      ahead.current = null;
    });
    return warmUp(item);
  }, [item]);

  return (
    <Panel
      item={item}
      name={t("puzzle.gym.title")}
      isBusy={item === null && instead === null}
      instead={
        instead && <Retry text={t(instead === "none" ? "puzzle.none" : "puzzle.unloaded")} onRetry={next} t={t} />
      }
      besides={({ over, line, state }, step) =>
        over && (
          <>
            <Decided over={over} onShow={(plies) => step(plies - (line?.at ?? 0))} tag={locale.tag} t={t} />
            <Lost over={over} isOwn={state === "solved"} t={t} />
          </>
        )
      }
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

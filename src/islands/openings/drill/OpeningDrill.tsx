import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type PartOfLocale, translator } from "../../../locales/translate.ts";
import type { Book } from "../../../openings/index.ts";
import type { Square } from "../../../reversi/index.ts";
import { type Drill, openDrill, type Question } from "../../../training/openings/drill.ts";
import { courseFor, lineMoves } from "../../../training/openings/lines.ts";
import type { Outcome } from "../../exercise/session.ts";
import { Panel } from "../../puzzles/Panel.tsx";
import { Retry } from "../../puzzles/Retry.tsx";
import { fetchBook, fetchWholeBook } from "./book.ts";
import { $chosen, type Chosen, followChosen, linesAsked, setsOf } from "./chosen.ts";
import { type OpeningItem, openingItem } from "./item.ts";
import { type Memory, readMemory } from "./memory.ts";
import { leadWords, standWords, type Tally } from "./words.ts";

/** How long a right move is seen before the other side answers, in milliseconds. */
const PAUSE = 900;

const loadTraps = () => import("../../../training/openings/traps.ts");

/** Loads what the first move needs, as soon as somebody stirs: who only opens the page need not. */
const stir = (): void =>
  void import("./rest.ts").then(
    ({ loadRest }) => loadRest(),
    () => undefined,
  );
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/** The drill as it runs. */
interface Running {
  readonly book: Book;
  readonly drill: Drill;
}

interface Asked {
  readonly question: Question;
  readonly item: OpeningItem;
}

/** The book as far as these lines need it. */
const bookFor = async (chosen: Chosen): Promise<Book> =>
  setsOf(chosen).every(({ set }) => set === "first-five") ? (await fetchBook()).book : fetchWholeBook();

/** A drill of opening lines: the other side answers, and each own move is judged by the book. */
export function OpeningDrill({ locale }: { readonly locale: PartOfLocale }): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const chosen = useStore($chosen);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [state, setState] = useState<"busy" | "asking" | "nothing" | "lost">("busy");
  /** Whether a link asks for lines that there are not. */
  const [isUnknown, setIsUnknown] = useState(false);
  const [tally, setTally] = useState<Tally>({ right: 0, of: 0 });
  const running = useRef<Running | null>(null);
  const memory = useRef<Memory | null>(null);
  /** What came of the first try. */
  const first = useRef<"right" | "missed" | null>(null);
  const timer = useRef(0);

  /** Asks a question, after a move that was plainly right if there was one. */
  function show(question: Question | null, right: Square | null, isFirst: boolean): void {
    const { book } = running.current ?? {};
    if (book === undefined) return;
    const item = question && itemFor(book, question, leadWords(question, right, isFirst, t));
    setAsked(item && question && { question, item });
    setState(item === null ? "nothing" : "asking");
    first.current = null;
  }

  function itemFor(book: Book, { line, from, course, position, knowledge }: Question, before: string) {
    const onLine = lineMoves(book, course, position) ?? [];
    const isTrap = course.set === "traps";
    return openingItem(book, { line, from, onLine, isShown: knowledge === "new" && !isTrap, isTrap, before }, t);
  }

  async function begin(of: Chosen): Promise<void> {
    const sets = setsOf(of);
    const [book, known, traps] = await Promise.all([
      bookFor(of),
      memory.current ?? readMemory(),
      sets.some(({ set }) => set === "traps") ? loadTraps() : null,
    ]);
    if ($chosen.get() !== of) return;
    memory.current = known;
    const courses = sets.flatMap(({ side, set }) =>
      set === "traps" ? (traps?.trapCourse(book, side) ?? []) : courseFor(book, set, side, of.own),
    );
    running.current = { book, drill: openDrill(book, courses, known.knows, Math.random) };
    show(running.current.drill.begin(), null, true);
  }
  const open = (): void => {
    clearTimeout(timer.current);
    if (chosen === null) return;
    setState("busy");
    begin(chosen).catch(() => setState("lost"));
  };
  useEffect(() => {
    const lines = linesAsked(location.search);
    setIsUnknown(lines === undefined);
    const end = followChosen(lines);
    for (const sign of SIGNS) addEventListener(sign, stir, { once: true });
    return () => {
      end();
      for (const sign of SIGNS) removeEventListener(sign, stir);
      clearTimeout(timer.current);
    };
  }, []);
  useEffect(open, [chosen]);

  const next = (): void => {
    clearTimeout(timer.current);
    if (asked === null || running.current === null) {
      open();
      return;
    }
    const { question, item } = asked;
    const { move, isOnLine } = item.answered;
    const isPlain = isOnLine && first.current === "right";
    show(running.current.drill.next(question, move), isPlain ? move : null, false);
  };

  const onOutcome = (item: OpeningItem, outcome: Outcome): void => {
    // What is shown is not known yet.
    memory.current?.keep(item.position, item.isShown ? { ...outcome, unaided: false } : outcome);
    const isSolved = outcome.outcome === "solved" && outcome.tries === 1;
    if (outcome.outcome === "revealed") item.answered.move = null;
    if (first.current !== null) return;
    first.current = isSolved ? "right" : "missed";
    setTally(({ right, of }) => ({ right: right + (outcome.unaided ? 1 : 0), of: of + 1 }));
    if (isSolved && item.answered.isOnLine && asked?.question.course.set !== "traps") {
      timer.current = Number(setTimeout(() => nextNow.current(), PAUSE));
    }
  };
  const nextNow = useRef(next);
  nextNow.current = next;

  const waiting = useMemo(() => running.current?.drill.waiting() ?? { due: 0, fresh: 0 }, [asked]);
  return (
    <Panel
      item={asked?.item ?? null}
      name={asked?.item.name ?? ""}
      isBusy={state === "busy"}
      top={
        <>
          {isUnknown && (
            <p class="alert" role="alert">
              {t("opening-drill.unknown")}
            </p>
          )}
          {asked && <p class="puzzle-wish">{standWords(asked.question.course.set, tally, waiting, t)}</p>}
        </>
      }
      instead={
        state === "lost" ? (
          <Retry text={t("opening-drill.unloaded")} onRetry={open} t={t} />
        ) : state === "nothing" ? (
          <p class="side-note">
            {t(chosen && setsOf(chosen).length === 0 ? "opening-drill.none" : "opening-drill.nothing")}
          </p>
        ) : null
      }
      skips={false}
      isTold={false}
      onOutcome={onOutcome}
      onNext={next}
      tag={locale.tag}
      t={t}
    />
  );
}

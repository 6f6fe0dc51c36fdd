import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import type { Translate } from "../../locales/text.ts";
import { type LearnerRecord, recordOpening } from "../../progress/index.ts";
import type { Due, Today } from "../../training/today/queue.ts";
import { onSite } from "../analysis/address.ts";
import type { Outcome } from "../exercise/session.ts";
import { nameOfItem } from "../puzzles/names.ts";
import { Panel } from "../puzzles/Panel.tsx";
import { keepTry } from "../puzzles/record.ts";
import { type Learner, readLearner } from "../puzzles/standing.ts";
import { puzzleOfId } from "../puzzles/supply.ts";
import type { Task } from "../puzzles/task.ts";
import { planToday } from "./plan.ts";
import { dueTask } from "./task.ts";

interface TodayRunProps {
  /** What each motif leads to. */
  readonly paths: Readonly<Record<Motif, string>>;
  readonly tag: string;
  readonly t: Translate;
}

/** One thing that is due, ready to be asked. */
interface Asked {
  readonly task: Task;
  readonly name: string;
  /** Whether it is a puzzle, of which more is told once it is done. */
  readonly isPuzzle: boolean;
  readonly keep: (outcome: Outcome) => void;
  /** Where it stands in the list, from 0. */
  readonly at: number;
}

/** Makes one thing ready; null where it is gone. Rejects where it cannot be loaded. */
async function ready(
  due: Due,
  at: number,
  record: LearnerRecord,
  learner: Learner,
  t: Translate,
): Promise<Asked | null> {
  if (due.kind === "puzzle") {
    const item = await puzzleOfId(due.id, due.image, t);
    if (item === null) return null;
    const keep = (outcome: Outcome): void => keepTry(item, outcome, "today");
    return { task: item, name: nameOfItem(item, learner, t), isPuzzle: true, keep, at };
  }
  if (due.kind === "opening") {
    const { dueOpening } = await import("../openings/drill/due.ts");
    const task = await dueOpening(due.id, t);
    if (task === null) return null;
    const keep = (outcome: Outcome): void => void recordOpening({ position: due.id, ...outcome });
    return { task, name: task.name, isPuzzle: false, keep, at };
  }
  const task = await dueTask(due, record, t);
  if (task === null) return null;
  return { task, name: t(`today.name.${due.kind}`), isPuzzle: false, keep: (outcome) => void task.keep(outcome), at };
}

/** What is due today, one after the other. */
export function TodayRun({ paths, tag, t }: TodayRunProps): VNode {
  const [today, setToday] = useState<Today | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [state, setState] = useState<"busy" | "asking" | "done" | "lost">("busy");
  const give = useRef<(at: number) => Promise<Asked | null>>(async () => null);
  const ahead = useRef<Promise<Asked | null> | null>(null);

  const show = (coming: Promise<Asked | null>): void => {
    coming.then(
      (found) => {
        setAsked(found);
        setState(found === null ? "done" : "asking");
        ahead.current = found === null ? null : give.current(found.at + 1);
        ahead.current?.catch(() => {
          ahead.current = null;
        });
      },
      () => setState("lost"),
    );
  };
  async function begin(): Promise<void> {
    const [{ plan, record }, learner] = await Promise.all([planToday(Date.now()), readLearner()]);
    setToday(plan);
    give.current = async (from) => {
      for (const [at, due] of plan.items.entries()) {
        const found = at < from ? null : await ready(due, at, record, learner, t);
        if (found !== null) return found;
      }
      return null;
    };
    show(give.current(0));
  }
  const open = (): void => {
    setState("busy");
    begin().catch(() => setState("lost"));
  };
  useEffect(open, []);

  const next = (): void => {
    if (asked === null) {
      if (state === "done") location.assign(onSite("/puzzles/"));
      else open();
      return;
    }
    show(ahead.current ?? give.current(asked.at + 1));
  };
  const count = today?.items.length ?? 0;
  const left = today?.left ?? 0;
  return (
    <Panel
      item={asked?.task ?? null}
      name={asked?.name ?? ""}
      isBusy={state === "busy"}
      top={asked && <p class="puzzle-wish">{t("today.at", { at: asked.at + 1, count })}</p>}
      instead={
        state === "lost" ? (
          <p class="alert" role="alert">
            {t("puzzle.unloaded")}{" "}
            <button type="button" class="tries-more" onClick={open}>
              {t("puzzle.retry")}
            </button>
          </p>
        ) : state === "done" ? (
          <p class="side-note">
            {t(count === 0 ? "today.nothing" : "today.done")}{" "}
            {left > 0 && <a href={onSite("/puzzles/?today")}>{t("today.more", { count: left })}</a>}
          </p>
        ) : null
      }
      isTold={asked?.isPuzzle ?? false}
      paths={paths}
      onOutcome={(_, outcome) => asked?.keep(outcome)}
      onNext={next}
      tag={tag}
      t={t}
    />
  );
}

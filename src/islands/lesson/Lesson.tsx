import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import type { Translate } from "../../locales/text.ts";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { useDecisive } from "../decisive/useDecisive.tsx";
import { useEnterOnce, useKeptFocus } from "../exercise/keyboard.ts";
import { LaterAnswers } from "../exercise/LaterAnswers.tsx";
import { LaterSteps } from "../exercise/LaterSteps.tsx";
import { useLater } from "../exercise/later.ts";
import { useSaid } from "../exercise/said.ts";
import type { Outcome } from "../exercise/session.ts";
import { openExercise } from "../exercise/sheet.ts";
import { Card, Task } from "../exercise/Task.tsx";
import { useOverlays } from "../overlays/useOverlays.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { useTries } from "../tries/useTries.tsx";
import { arriveAt, markBar, useCourse } from "./course.ts";
import { LessonControls } from "./LessonControls.tsx";
import type { FirstTries } from "./mix.ts";
import { awaitFirstTouch, keepAttempt, keepFinish, keepStep, stepsDone } from "./record.ts";
import type { Round } from "./round.ts";
import type { LessonStep } from "./step.ts";
import { useClaims } from "./useClaims.ts";
import { useStep } from "./useStep.ts";

export interface LessonProps {
  /** Chapter and lesson: `rules/first-moves`. */
  readonly lesson: string;
  readonly steps: readonly LessonStep[];
  /** Where Next leads in the end. */
  readonly next: string;
  /** The id of the part that ends the lesson, after its last step. */
  readonly end: string;
  /** What stands at the end of a test or of a round. */
  readonly ending?: ((t: Translate) => VNode | null) | undefined;
  /** In a round of a drill: what it does otherwise than a lesson. */
  readonly round?: Round | undefined;
  /** Whether the order of the steps is still to come. */
  readonly isMixing?: boolean | undefined;
  /** Of a test or a round: how its exercises first came out. */
  readonly tries?: FirstTries | undefined;
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

const loadSight = () => import("../exercise/sight.ts");
const loadField = () => import("./typing.ts");

const ignore = (): void => undefined;
const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** A lesson beside its text: one board for all steps, the task of the step, and the buttons. */
export function Lesson({
  lesson,
  steps,
  next,
  end,
  ending,
  round,
  isMixing = false,
  tries,
  locale,
}: LessonProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const ids = [...steps.map(({ id }) => id), end];
  const [said, say] = useSaid();
  const [typing, setTyping] = useState(false);
  const field = useLater(typing, loadField);
  const panel = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  /** The steps that came to an end in this visit, solved or not. */
  const done = useRef(new Set<string>());
  /** The step in which something was last said: who comes back to one finds its words where they were. */
  const saidIn = useRef("");
  const finish = (id: string): void => {
    done.current.add(id);
    markBar(id);
    if (round === undefined) keepStep(lesson, id);
  };
  /** Whether the last step was left without a button, so that the focus stays where it is. */
  const isLed = useRef(false);
  const course = useCourse(ids, (id) => {
    const task = steps.find((step) => step.id === id)?.exercise?.task ?? "";
    if (!isLed.current || id === end) arriveAt(id);
    say(round?.arrive(id, task, isLed.current ? said.text : "") ?? task);
    isLed.current = false;
  });
  const isEnd = course.at >= steps.length;
  const step = steps[Math.min(course.at, steps.length - 1)];
  if (step === undefined) throw new Error("a lesson has at least one step");

  const tell = (exercise: string, outcome: Outcome): void => {
    tries?.keep(exercise, outcome.unaided);
    if (round === undefined) keepAttempt(exercise, outcome);
    if (outcome.outcome === "solved") {
      finish(step.id);
      round?.onSolved?.(() => {
        if (!document.getElementById(step.id)?.hasAttribute("data-current")) return;
        isLed.current = true;
        course.goTo(course.at + 1);
      });
    } else if (outcome.outcome === "revealed") done.current.add(step.id);
  };

  const at = useStep(step, isMixing, t, tell);
  const { still, failed } = at;
  const state = isEnd || step.exercise === null ? undefined : (at.shown?.state ?? "ready");
  const isOpen = state !== undefined && state !== "solved" && state !== "revealed";
  const [begun, leave] = useClaims(step, isOpen, t, locale.tag);
  const trial = isEnd ? null : begun;
  const session = trial ?? at.session;
  const shown = trial?.$shown.get() ?? at.shown;
  const seen = trial === null ? at.seen : (shown ?? at.seen);
  const isDone = at.shown?.state === "solved" || at.shown?.state === "revealed";
  const asked = useMemo(
    () => (step.exercise === null || isDone ? null : openExercise(step.exercise.sealed).facts),
    [step, isDone],
  );
  const { view, last } = seen;
  const overlays = useOverlays({ view, last, asked, isTyping: typing, tag: locale.tag }, t);
  const why = useTries({
    tried: (!isEnd && shown?.tried) || null,
    task: trial === null ? (step.exercise?.id ?? "") : step.id,
    isDone: !isEnd && trial === null && isDone,
    say,
    tag: locale.tag,
    t,
  });
  const decisive = useDecisive((!isEnd && shown?.over) || null, {
    onShow: (plies) => session?.step(plies - (shown?.line?.at ?? 0)),
    tag: locale.tag,
    t,
  });
  const marks = [...seen.marks, ...why.marks, ...overlays.marks];
  useEnterOnce(panel);
  useKeptFocus(
    panel,
    `${step.id} ${trial !== null} ${shown?.state}`,
    said.turn === 0 || (isDone && round?.onSolved !== undefined),
    round?.focus,
  );

  // The places of a test hold other exercises on each visit.
  useEffect(awaitFirstTouch, []);
  useEffect(() => {
    if (round === undefined && tries === undefined && !isMixing) void stepsDone(lesson).then((all) => all.map(markBar));
  }, []);
  useLayoutEffect(() => {
    if (seen.said.turn > 0) say(seen.said.text);
  }, [seen.said]);
  useEffect(() => {
    const isNew = saidIn.current === step.id && seen.said.turn > 0;
    saidIn.current = step.id;
    if (isNew) void loadSight().then(({ showWhatIsSaid }) => panel.current && showWhatIsSaid(panel.current), ignore);
  }, [seen.said]);

  useEffect(() => {
    if (!isEnd) return;
    const wasDone = ({ id, exercise }: LessonStep): boolean =>
      done.current.has(id) || (exercise !== null && (tries?.first.has(exercise.id) ?? false));
    const toDo = steps.filter((other) => !wasDone(other)).map(({ id }) => id);
    tries?.end();
    // The places of a test hold other exercises on each visit: what was done in one before does not count.
    if (ending !== undefined && (round !== undefined || toDo.length > 0)) return;
    void keepFinish(lesson, toDo).then((isFinished) => {
      if (isFinished) markBar(end);
    });
  }, [isEnd, tries]);

  useEffect(() => {
    const text = document.getElementById(ids[course.at] ?? "");
    if (!text?.querySelector("[data-listen]") || !("speechSynthesis" in globalThis)) return;
    let end: (() => void) | null = ignore;
    import("./listen.ts").then(({ connectListen }) => {
      if (end !== null) end = connectListen(text, document.documentElement.lang);
    }, ignore);
    return () => {
      end?.();
      end = null;
    };
  }, [course.at]);

  const go = {
    back: () => course.goTo(course.at - 1),
    next: () => {
      if (isEnd) {
        location.assign(next);
        return;
      }
      if (step.exercise === null) finish(step.id);
      course.goTo(course.at + 1);
    },
  };

  const prompt = isEnd ? null : (shown?.prompt ?? null);
  const task = step.exercise?.task;
  return (
    <div
      ref={panel}
      class="panel lesson"
      data-exercise={isEnd ? undefined : step.exercise?.id}
      data-state={state}
      data-mixing={isMixing ? "" : undefined}
      aria-busy={state !== undefined && session === null && !failed ? "true" : undefined}
    >
      <div
        class="ask"
        data-empty={(isEnd && ending === undefined) || (step.exercise === null && trial === null) ? "" : undefined}
      >
        {isEnd && ending?.(t)}
        {prompt?.kind === "card" && <Card verdict={prompt.verdict} title={prompt.title} text={prompt.text} />}
        {why.panel}
        {decisive}
        {prompt?.kind === "task" && <Task label={prompt.label} text={prompt.text} note={prompt.note} />}
        {prompt === null && !isEnd && task !== undefined && (
          <Task label={t("exercise.task")} text={task} note={failed ? t("exercise.unloaded") : ""} />
        )}
        {session !== null && shown !== null && !isEnd && (shown.answer !== null || shown.line !== null) && (
          <div class="answer">
            {shown.answer !== null && <LaterAnswers answer={shown.answer} session={session} t={t} />}
            {shown.line !== null && <LaterSteps {...shown.line} onStep={(by) => session.step(by)} t={t} />}
            {shown.checks && (shown.state === "ready" || shown.state === "thinking") && (
              <button type="button" class="button check" onClick={() => session.check()}>
                {t("exercise.check")}
              </button>
            )}
          </div>
        )}
      </div>
      <div class="bench">
        <Board
          view={view}
          legal={shown?.legal ?? []}
          showLegal={!isEnd && shown?.legal != null && settings.dots === "shown"}
          marks={marks}
          last={last}
          played={seen.played}
          onPoint={overlays.onPoint}
          onKey={overlays.onKey}
          onChoose={session === null || isEnd ? undefined : (square) => session.choose(square)}
          label={t("lesson.board")}
          translate={t}
        />
        <div class="under">
          {(shown?.standing ?? step.exercise?.standing ?? true) && (
            <StatusLine view={view} scored={shown?.scored} translate={t} />
          )}
          {trial === null && at.line !== null && <LaterSteps {...at.line} onStep={(by) => still.step(by)} t={t} />}
        </div>
        <LessonControls
          at={course.at}
          session={isEnd ? null : session}
          shown={isEnd ? null : shown}
          isReading={isEnd || step.exercise === null}
          onLeave={trial === null ? null : leave}
          round={round}
          onBack={go.back}
          onNext={go.next}
          t={t}
        />
        <div class="tools">
          <button type="button" class="button plain" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {t("lesson.type")}
          </button>
          {round?.onSolved === undefined && overlays.button}
        </div>
        {typing && field !== null && (
          <div ref={focusField} class="typing">
            <field.CommandField
              view={view}
              legal={shown?.legal ?? null}
              last={last}
              scored={shown?.scored}
              translate={t}
              commands={[...field.commandsOf({ session, still, round, go, t }), ...overlays.commands]}
              onText={(text) => !isEnd && (session?.type(text) ?? false)}
              onChoose={(square) => (session === null || isEnd ? say(t("lesson.nothing")) : session.choose(square))}
              onAnswer={say}
              marks={marks}
              said={said.text}
            />
          </div>
        )}
        {overlays.panel}
      </div>
      <Status {...said} />
    </div>
  );
}

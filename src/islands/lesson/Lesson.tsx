import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { CommandField } from "../../board/CommandField.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { missedInTest, scoreOfTest } from "../../training/chapter-test.ts";
import { Answers } from "../exercise/Answers.tsx";
import { useKeptFocus } from "../exercise/focus.ts";
import { useEnterOnce } from "../exercise/held.ts";
import { LineSteps } from "../exercise/LineSteps.tsx";
import { useSaid } from "../exercise/said.ts";
import type { Outcome } from "../exercise/session.ts";
import { Card, Task } from "../exercise/Task.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { commandsOf } from "./commands.ts";
import { arriveAt, markBar, useCourse } from "./course.ts";
import { LessonControls } from "./LessonControls.tsx";
import { connectListen } from "./listen.ts";
import { keepAttempt, keepFinish, keepStep } from "./record.ts";
import { type LookAgain, Score } from "./Score.tsx";
import type { LessonStep } from "./step.ts";
import { useStep } from "./useStep.ts";

export interface LessonProps {
  /** Chapter and lesson: `rules/first-moves`. */
  readonly lesson: string;
  readonly steps: readonly LessonStep[];
  /** Where Next leads in the end. */
  readonly next: string;
  /** The id of the part that ends the lesson, after its last step. */
  readonly end: string;
  /** In a chapter's test: where to look again when an exercise was missed, for each exercise in its order. */
  readonly look?: readonly LookAgain[] | undefined;
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** The score of a test from how its exercises first came out. One that was passed over counts as missed. */
function scoreOf(look: readonly LookAgain[], first: ReadonlyMap<string, boolean>) {
  const exercises = look.map(({ exercise }) => exercise);
  const test = { exercises, unaided: exercises.map((exercise) => first.get(exercise) ?? false) };
  const missed = missedInTest(test);
  return { ...scoreOfTest(test), missed: look.filter(({ exercise }) => missed.includes(exercise)) };
}

/** A lesson beside its text: one board for all steps, the task of the step, and the buttons. */
export function Lesson({ lesson, steps, next, end, look, locale }: LessonProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const ids = [...steps.map(({ id }) => id), end];
  const [said, say] = useSaid();
  const [typing, setTyping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  /** How each exercise first came out: whether it was solved unaided. */
  const first = useRef(new Map<string, boolean>());
  const finish = (id: string): void => {
    markBar(id);
    keepStep(lesson, id);
  };
  const course = useCourse(ids, (id) => {
    arriveAt(id);
    say(steps.find((step) => step.id === id)?.exercise?.task ?? "");
  });
  const isEnd = course.at >= steps.length;
  const step = steps[Math.min(course.at, steps.length - 1)];
  if (step === undefined) throw new Error("a lesson has at least one step");

  const tell = (exercise: string, outcome: Outcome): void => {
    if (!first.current.has(exercise)) first.current.set(exercise, outcome.unaided);
    keepAttempt(exercise, outcome);
    if (outcome.outcome === "solved") finish(step.id);
  };

  const { still, session, shown, seen, failed } = useStep(step, t, tell);
  useEnterOnce(panel);
  useKeptFocus(panel, `${step.id} ${shown?.state}`, said.turn === 0);

  useLayoutEffect(() => {
    if (seen.said.turn > 0) say(seen.said.text);
  }, [seen.said]);

  useEffect(() => {
    if (!isEnd) return;
    markBar(end);
    keepFinish(lesson);
  }, [isEnd]);

  useEffect(() => {
    const text = document.getElementById(ids[course.at] ?? "");
    return text === null ? undefined : connectListen(text, document.documentElement.lang);
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
      data-state={isEnd || step.exercise === null ? undefined : (shown?.state ?? "ready")}
    >
      <div class="ask" data-empty={(isEnd && look === undefined) || step.exercise === null ? "" : undefined}>
        {isEnd && look !== undefined && <Score {...scoreOf(look, first.current)} t={t} />}
        {prompt?.kind === "card" && <Card verdict={prompt.verdict} title={prompt.title} text={prompt.text} />}
        {prompt?.kind === "task" && <Task label={prompt.label} text={prompt.text} note={prompt.note} />}
        {prompt === null && !isEnd && task !== undefined && (
          <Task label={t("exercise.task")} text={task} note={failed ? t("exercise.unloaded") : ""} />
        )}
        {session !== null && shown !== null && !isEnd && (shown.answer !== null || shown.line !== null) && (
          <div class="answer">
            {shown.answer !== null && <Answers answer={shown.answer} session={session} t={t} />}
            {shown.line !== null && <LineSteps {...shown.line} onStep={(by) => session.step(by)} t={t} />}
            {shown.checks && shown.state === "ready" && (
              <button type="button" class="button check" onClick={() => session.check()}>
                {t("exercise.check")}
              </button>
            )}
          </div>
        )}
      </div>
      <div class="bench">
        <Board
          view={seen.view}
          legal={shown?.legal ?? []}
          showLegal={!isEnd && shown?.legal != null && settings.dots === "shown"}
          marks={seen.marks}
          last={seen.last}
          played={seen.played}
          onChoose={session === null || isEnd ? undefined : (square) => session.choose(square)}
          label={t("lesson.board")}
          translate={t}
        />
        <div class="under">
          {(shown?.standing ?? true) && <StatusLine view={seen.view} translate={t} />}
          {session === null && seen.line !== null && <LineSteps {...seen.line} onStep={(by) => still.step(by)} t={t} />}
        </div>
        <LessonControls
          at={course.at}
          session={isEnd ? null : session}
          shown={isEnd ? null : shown}
          isReading={isEnd || step.exercise === null}
          onBack={go.back}
          onNext={go.next}
          t={t}
        />
        <div class="tools">
          <button type="button" class="button plain" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {t("lesson.type")}
          </button>
        </div>
        {typing && (
          <div ref={focusField} class="typing">
            <CommandField
              view={seen.view}
              legal={shown?.legal ?? null}
              last={seen.last}
              translate={t}
              commands={commandsOf({ session, still, go, t })}
              onText={(text) => !isEnd && (session?.type(text) ?? false)}
              onChoose={(square) => (session === null || isEnd ? say(t("lesson.nothing")) : session.choose(square))}
              onAnswer={say}
              marks={seen.marks}
              said={said.text}
            />
          </div>
        )}
      </div>
      <Status text={said.text} turn={said.turn} />
    </div>
  );
}

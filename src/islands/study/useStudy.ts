import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Mark, PlayedMove } from "../../board/types.ts";
import { subjectOfTask } from "../../catalogue/task.ts";
import { exercisesOf } from "../../catalogue/tasks-of-study.ts";
import type { Translate } from "../../locales/text.ts";
import { recordAttempt } from "../../progress/index.ts";
import { type Game, type Position, positionOf, type Square, startPosition } from "../../reversi/index.ts";
import {
  firstChoice,
  giveBack,
  isFoundAlone,
  lineOf,
  ownMoves,
  type Pursuit,
  pursue,
  resume,
  revealLine,
  rule,
  shownInPursuit,
  solverOf,
  startPursuit,
  stepThrough,
  takeNextHint,
  tryDefences,
} from "../../training/answers/pursuit.ts";
import { ask } from "../exercise/ask.ts";
import { ECHO, type Said, useSaid } from "../exercise/said.ts";
import { type WalkStep, walkOf } from "../exercise/walk.ts";
import { hintWords, playedOf, refusalWords } from "../exercise/words.ts";
import { $opened } from "./opened.ts";
import type { Rung, Sheet, TaskWords } from "./sheet.ts";
import { pliesWords } from "./words.ts";

/** What judges moves, loaded with the first. */
const loadVerdicts = () => import("./verdict.ts");

/** A learner at a study: what is on, what is said, and what can be done. */
export interface AtStudy {
  /** Which task is on, from 0, and those that are done. */
  readonly index: number;
  readonly done: ReadonlySet<number>;
  readonly words: TaskWords;
  readonly start: Position;
  /** The game or the moves that lead to the task. */
  readonly led: Game | null;
  readonly pursuit: Pursuit;
  /** The moves that have just been played, for the board to show. */
  readonly played: readonly PlayedMove[];
  /** Which rung of the hint ladder is shown, from 0, and the rung. */
  readonly rungAt: number | null;
  readonly rung: Rung | null;
  /** Said under the task: why a try was refused, or what happened since; and whether it was a refusal. */
  readonly note: string;
  readonly isRefused: boolean;
  /** What the wrong move came to, in words and drawn on the board. */
  readonly missed: string;
  readonly marks: readonly Mark[];
  /** What has just happened, for the status region. */
  readonly said: Said;
  readonly say: (text: string) => void;
  /** The step of the explanation that is shown, and whether another follows. */
  readonly walkStep: WalkStep | null;
  readonly hasNextStep: boolean;
  readonly hasHint: boolean;
  readonly hasDefences: boolean;
  readonly line: { readonly at: number; readonly of: number } | null;
  readonly go: (index: number) => void;
  readonly choose: (square: Square) => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly again: () => void;
  readonly nextStep: () => void;
  readonly step: (by: number) => void;
  readonly defend: () => void;
}

interface Scene {
  readonly pursuit: Pursuit;
  readonly rungAt: number | null;
  readonly note: string;
  readonly isRefused: boolean;
  readonly missed: string;
  readonly marks: readonly Mark[];
  readonly played: readonly PlayedMove[];
}

const QUIET = { rungAt: null, note: "", isRefused: false, missed: "", marks: [], played: [] } as const;

export function useStudy(id: string, sheet: Sheet, t: Translate): AtStudy {
  const { tasks } = sheet;
  const [index, setIndex] = useState(0);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [said, say] = useSaid();
  const [step, setStep] = useState(0);
  const task = tasks[index];
  const words = sheet.words[Math.min(index, sheet.words.length - 1)] ?? { task: "", solved: "", hints: [] };
  const subject = useMemo(() => (task === undefined ? null : subjectOfTask(task.place)), [index]);
  const start = subject?.ok ? subject.value.position : startPosition();
  const [scene, setScene] = useState<Scene>(() => ({ ...QUIET, pursuit: startPursuit(start, words.hints.length) }));
  const { pursuit } = scene;
  const { state } = pursuit;
  const isDone = state === "solved" || state === "revealed";
  const isOver = isDone || state === "wrong";
  // The question that is being read out; whatever comes of an older one is dropped.
  const asked = useRef(0);
  // When the board last changed.
  const moved = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isDone) return;
    setDone((before) => new Set([...before, index]));
  }, [isDone, index]);

  // A series has one thought, and a study with an end tells it there.
  useEffect(() => {
    if (isDone && (index === tasks.length - 1 || sheet.words.length < tasks.length)) $opened.set(true);
  }, [isDone, index]);

  const solution =
    isDone && tasks.length === 1 && pursuit.game.plies.length === 1 ? pursuit.game.plies[0]?.move.square : undefined;
  const walk = useMemo(() => (solution === undefined ? [] : walkOf(start, solution, t)), [solution]);

  /** Enters what came of a move or a button: the plies from `from` on are new on the board and told. */
  const enter = (next: Pursuit, from: number, over: Partial<Scene> = {}): void => {
    const plies = next.game.plies.slice(from);
    setScene({ ...QUIET, pursuit: next, played: plies.map(playedOf), ...over });
    setStep(0);
    if (plies.length > 0) moved.current = performance.now();
    const verdict = next.state === "solved" ? t("exercise.said.solved", { text: words.solved }) : "";
    say([pliesWords(plies, t), over.missed || verdict].filter((text) => text !== "").join(" "));
  };

  /** Adds an attempt that has come to an outcome to the learner's record. */
  const keep = (next: Pursuit): void => {
    const { state: outcome, tries, hintsShown: hints } = next;
    if (outcome === "ready" || outcome === "thinking") return;
    const exercise = exercisesOf(id, tasks.length)[index] ?? id;
    void recordAttempt({ exercise, outcome, tries, hints, unaided: isFoundAlone(next) });
  };

  /** The search could not answer: the move is taken back. */
  const giveUp = (before: Pursuit): void => {
    setScene({ ...QUIET, pursuit: giveBack(before), note: t("study.unread"), isRefused: true });
    say(t("study.unread"));
  };

  const judge = async (tried: Pursuit): Promise<void> => {
    asked.current += 1;
    const question = asked.current;
    const at = tried.from;
    const position = at === 0 ? tried.game.start : (tried.game.plies[at - 1]?.after ?? tried.game.start);
    const square = tried.game.plies[at]?.move.square ?? -1;
    if (task === undefined) return;
    const made = { position, square, plies: at, own: ownMoves(tried) - 1 };
    const judged = await loadVerdicts()
      .then(async ({ ruleOn, ...told }) => ({ ruling: await ruleOn(task.goal, made, ask), ...told }))
      .catch(() => null);
    if (question !== asked.current) return;
    const ruling = judged?.ruling ?? null;
    if (judged === null || ruling === null) {
      giveUp(tried);
      return;
    }
    const next = rule(tried, { ...ruling, nodes: 0 });
    keep(next);
    const told = pliesWords(next.game.plies.slice(at), t);
    enter(next, at, {
      note:
        next.state === "ready" ? (next.both ? t(`study.defend.${positionOf(next.game).toMove ?? "black"}`) : told) : "",
      ...(next.state === "wrong" && {
        missed: judged.missWords(task.goal, made, ruling, shownInPursuit(next), t),
        marks: judged.missMarks(task.goal, made, ruling, shownInPursuit(next)),
      }),
    });
  };

  const open = (to: number): void => {
    asked.current += 1;
    const next = tasks[to];
    const about = next === undefined ? null : subjectOfTask(next.place);
    if (!about?.ok) return;
    const rungs = sheet.words[Math.min(to, sheet.words.length - 1)]?.hints.length ?? 0;
    setIndex(to);
    setScene({ ...QUIET, pursuit: startPursuit(about.value.position, rungs) });
    setStep(0);
    say(sheet.words[Math.min(to, sheet.words.length - 1)]?.task ?? "");
  };

  return {
    ...scene,
    rung: words.hints[scene.rungAt ?? -1] ?? null,
    index,
    done,
    words,
    start,
    led: subject?.ok ? subject.value.game : null,
    said,
    say,
    walkStep: walk[step - 1] ?? null,
    hasNextStep: step < walk.length,
    hasHint: words.hints.length > 0,
    hasDefences: isDone && task?.goal.kind !== "follow" && firstChoice(pursuit) !== null,
    line: lineOf(pursuit),
    go: open,
    choose: (square) => {
      const tried = pursue(pursuit, square, task?.goal.kind === "follow");
      if (!tried.ok && tried.error === "not-now") {
        // The verdict stays to be read.
        if (isOver && performance.now() - moved.current > ECHO) say(t("exercise.not-now"));
        return;
      }
      if (!tried.ok) {
        const refusal = refusalWords(shownInPursuit(pursuit), square, tried.error, t);
        setScene({ ...scene, note: refusal, isRefused: true });
        say(refusal);
        return;
      }
      if (tried.value.state === "thinking") {
        setScene({
          ...QUIET,
          pursuit: tried.value,
          played: tried.value.game.plies.slice(-1).map(playedOf),
          note: t("study.thinking"),
        });
        void judge(tried.value);
        return;
      }
      // The learner has moved for the other side.
      const from = pursuit.game.plies.length;
      enter(tried.value, from, { note: pliesWords(tried.value.game.plies.slice(from), t) });
    },
    hint: () => {
      const hinted = takeNextHint(state === "wrong" ? resume(pursuit) : pursuit);
      // Once all are known, they can be read again in turn.
      const isNew = hinted.hintsShown > pursuit.hintsShown;
      const at = isNew ? pursuit.hintsShown : ((scene.rungAt ?? -1) + 1) % Math.max(1, words.hints.length);
      const shown = words.hints[at];
      enter(hinted, hinted.game.plies.length, { rungAt: at });
      say(shown === undefined ? "" : hintWords(shown.words, shown.squares, t));
    },
    show: () => {
      if (task === undefined) return;
      asked.current += 1;
      const question = asked.current;
      const solved = loadVerdicts().then(({ solutionFor }) => solutionFor(task.goal, start, ask));
      solved.then(
        (line) => {
          if (question !== asked.current) return;
          if (line === null) giveUp(pursuit);
          else {
            const revealed = revealLine(pursuit, line);
            keep(revealed);
            enter(revealed, 0);
          }
        },
        () => question === asked.current && giveUp(pursuit),
      );
    },
    again: () => {
      asked.current += 1;
      const next = resume(pursuit);
      enter(next, next.game.plies.length);
      say(t(`study.taken-back.${shownInPursuit(next).toMove ?? "black"}`));
    },
    nextStep: () => {
      setStep(step + 1);
      const next = walk[step];
      setScene({ ...scene, note: "", isRefused: false });
      say(next === undefined ? "" : `${next.title}. ${next.text}`);
    },
    step: (by) => {
      const next = stepThrough(pursuit, by);
      const plies = by > 0 ? next.game.plies.slice(-1) : [];
      setScene({ ...scene, pursuit: next, played: plies.map(playedOf) });
      say(pliesWords(next.game.plies.slice(-1), t));
    },
    defend: () => {
      const next = tryDefences(pursuit);
      const note = t(`study.defend.${solverOf(next) === "black" ? "white" : "black"}`);
      enter(next, next.game.plies.length, { note });
      say(note);
    },
  };
}

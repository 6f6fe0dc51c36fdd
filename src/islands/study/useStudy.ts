import { useEffect, useMemo, useState } from "preact/hooks";
import { announceMoves } from "../../board/announce.ts";
import type { Outcome } from "../../catalogue/goal.ts";
import { positionFrom } from "../../catalogue/subject.ts";
import type { Translate } from "../../locales/text.ts";
import { recordAttempt } from "../../progress/index.ts";
import { type Disc, finalScore, type Position, type Square } from "../../reversi/index.ts";
import {
  type Attempt,
  conclude,
  hasHint,
  isUnaided,
  reveal,
  shownIn,
  startAttempt,
  takeHint,
  tryAgain,
  tryMove,
} from "../../training/attempt.ts";
import { bestMove, judge } from "../../training/judge.ts";
import { type Said, useSaid } from "../exercise/said.ts";
import { type WalkStep, walkOf } from "../exercise/walk.ts";
import { playedOf, refusalWords } from "../exercise/words.ts";
import { $opened } from "./opened.ts";
import { openSheet, type Rung } from "./sheet.ts";

/** What of a study the page hands over. */
export interface StudyTask {
  readonly id: string;
  readonly position: string;
  readonly toMove: Disc;
  readonly outcome: Outcome;
  /** How many rungs the hint ladder has. */
  readonly hints: number;
  /** A Sheet, sealed. */
  readonly sealed: string;
}

/** A learner at a study: what is on, what is said, and what can be done. */
export interface AtStudy {
  readonly start: Position;
  readonly attempt: Attempt;
  /** The rung of the hint ladder that is shown. */
  readonly rung: Rung | null;
  /** Why the last try was refused; empty if it was not. */
  readonly refusal: string;
  /** What has just happened, for the status region. */
  readonly said: Said;
  readonly say: (text: string) => void;
  /** The step of the explanation that is shown, and whether another follows. */
  readonly walkStep: WalkStep | null;
  readonly hasNextStep: boolean;
  readonly hasHint: boolean;
  readonly choose: (square: Square) => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly again: () => void;
  readonly nextStep: () => void;
}

/** The move that was made and what it led to: "a8, 18 turned. The game is over: 32–32, a draw." */
function moveWords(attempt: Attempt, t: Translate): string {
  const ply = attempt.game.plies.at(-1);
  if (ply === undefined) return "";
  const { after } = ply;
  return announceMoves([playedOf(ply)], { passes: after.passes, score: finalScore(after) }, after.board.shape, t);
}

/** Adds an attempt that has come to an outcome to the learner's record. */
function note(exercise: string, attempt: Attempt): void {
  const { state: outcome, tries, hintsShown: hints } = attempt;
  if (outcome === "ready" || outcome === "thinking") return;
  void recordAttempt({ exercise, outcome, tries, hints, unaided: isUnaided(attempt) });
}

export function useStudy(task: StudyTask, t: Translate): AtStudy {
  const start = useMemo(() => positionFrom(task), []);
  const [attempt, setAttempt] = useState(() => startAttempt(start, task.hints));
  const [rung, setRung] = useState<Rung | null>(null);
  const [refusal, setRefusal] = useState("");
  const [said, say] = useSaid();
  const [step, setStep] = useState(0);
  const isDone = attempt.state === "solved" || attempt.state === "revealed";
  const solution = isDone ? attempt.game.plies[0]?.move.square : undefined;
  const walk = useMemo(() => (solution === undefined ? [] : walkOf(start, solution, t)), [solution]);

  useEffect(() => {
    if (isDone) $opened.set(true);
  }, [isDone]);

  const enter = (next: Attempt, words: string): void => {
    setAttempt(next);
    setRung(null);
    setRefusal("");
    setStep(0);
    say(words);
  };

  return {
    start,
    attempt,
    rung,
    refusal,
    said,
    say,
    walkStep: walk[step - 1] ?? null,
    hasNextStep: step < walk.length,
    hasHint: hasHint(attempt),
    choose: (square) => {
      const tried = tryMove(attempt, square);
      if (!tried.ok) {
        const words = refusalWords(shownIn(attempt), square, tried.error, t);
        setRefusal(words);
        say(words);
        return;
      }
      const verdict = judge(shownIn(attempt), square, task.outcome);
      const judged = verdict.ok ? conclude(tried.value, verdict.value) : tried.value;
      note(task.id, judged);
      enter(judged, moveWords(judged, t));
    },
    hint: () => {
      const hinted = takeHint(attempt);
      const shown = openSheet(task.sealed).hints[hinted.hintsShown - 1] ?? null;
      enter(hinted, shown?.words ?? "");
      setRung(shown);
    },
    show: () => {
      const best = bestMove(start);
      if (best === undefined) return;
      const revealed = reveal(attempt, best);
      note(task.id, revealed);
      enter(revealed, moveWords(revealed, t));
    },
    again: () => enter(tryAgain(attempt), ""),
    nextStep: () => {
      setStep(step + 1);
      setRefusal("");
      const next = walk[step];
      say(next === undefined ? "" : `${next.title}. ${next.text}`);
    },
  };
}

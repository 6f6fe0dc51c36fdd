import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { BoardView } from "../../board/types.ts";
import type { Translate } from "../../locales/text.ts";
import { openSheet } from "../exercise/open-sheet.ts";
import type { Outcome, Session, Shown } from "../exercise/session.ts";
import { openExercise } from "../exercise/sheet.ts";
import type { LessonStep } from "./step.ts";
import { openStill, type Still, type StillShown } from "./still.ts";

/** Whether two positions have the same discs. */
const isSame = ({ board: a }: BoardView, { board: b }: BoardView): boolean =>
  a.contents.every((content, square) => content === b.contents[square]);

/** A step that is shown: what is seen of it, and its exercise once that is loaded. */
interface AtStep {
  readonly still: Still;
  readonly session: Session | null;
  readonly shown: Shown | null;
  readonly seen: Shown | StillShown;
  /** The moves for show that can be stepped through now: those of a task only once it is done. */
  readonly line: StillShown["line"];
  /** Whether its exercise could not be loaded. */
  readonly failed: boolean;
}

/** The step with its exercise, which is not opened while it `waits`. What has been done in a step is still there when the learner comes back to it. */
export function useStep(
  step: LessonStep,
  waits: boolean,
  t: Translate,
  tell: (id: string, outcome: Outcome) => void,
): AtStep {
  const opened = useRef(new Map<string, Session>());
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const [failed, setFailed] = useState("");
  const still = useMemo(() => openStill(step, t), [step]);
  // What is asked in a step may be asked once more, from memory, at the end: there it is open again.
  const key = `${step.id} ${step.exercise?.id ?? ""}`;
  const session = opened.current.get(key) ?? null;

  useEffect(() => {
    const { exercise, id } = step;
    if (waits || exercise === null || opened.current.has(key)) return;
    setFailed("");
    openSheet(openExercise(exercise.sealed), t, (outcome) => tell(exercise.id, outcome)).then(
      (loaded) => {
        if (opened.current.has(key)) return;
        opened.current.set(key, loaded);
        redraw(0);
      },
      () => setFailed(id),
    );
  }, [step, waits]);

  // At once: what happens between drawing and listening would not be drawn.
  useLayoutEffect(() => {
    const stops = [session?.$shown, still.$shown].map((store) => store?.listen(() => redraw(0)));
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [session, still]);

  const shown = session?.$shown.get() ?? null;
  const own = still.$shown.get();
  const isDone = shown === null || shown.state === "solved" || shown.state === "revealed";
  const line = isDone && !shown?.line ? own.line : null;
  const rest = { still, session, shown, line, failed: failed === step.id };
  if (shown === null || (line !== null && own.said.turn > 0)) return { ...rest, seen: own };
  // What the text has marked stays while the board is as it was.
  const marks = !isDone && isSame(shown.view, own.view) ? [...own.marks, ...shown.marks] : shown.marks;
  return { ...rest, seen: { ...shown, marks } };
}

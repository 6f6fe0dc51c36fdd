import { useEffect, useState } from "preact/hooks";
import { exercisesOf } from "../../catalogue/tasks-of-study.ts";
import { solvedExercises } from "../../progress/index.ts";
import { $opened } from "./opened.ts";

/** Whether every task of the study has been solved on an earlier visit. What was kept back is then open from the start. */
export function useSolvedBefore(id: string, tasks: number): boolean {
  const [isSolved, setSolved] = useState(false);
  useEffect(() => {
    void solvedExercises().then((solved) => {
      if (!exercisesOf(id, tasks).every((exercise) => solved.has(exercise))) return;
      setSolved(true);
      $opened.set(true);
    });
  }, []);
  return isSolved;
}

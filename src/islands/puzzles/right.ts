import type { Square } from "../../reversi/index.ts";
import type { Item } from "./item.ts";
import type { Task } from "./task.ts";

/** Whether something to be solved is a puzzle. */
export const isItem = (task: Task): task is Item => "puzzle" in task;

/** The moves that are right at first, where they are known. */
export const rightOf = (task: Task): readonly Square[] | undefined =>
  isItem(task) && typeof task.puzzle.right !== "string" ? task.puzzle.right : task.right;

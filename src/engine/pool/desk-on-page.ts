import { deskFor, type Reply } from "./desk.ts";
import { perform, type Task, type TaskAnswers } from "./task.ts";

type Answer = TaskAnswers[keyof TaskAnswers];

/** Does the tasks of a worker on the page itself. */
export const openDesk = (post: (reply: Reply<Answer>) => void) => deskFor<Task, Answer>(perform, post);

/** The ids under which the tasks of a study are recorded: its own, or with several tasks its own and their number. */
export const exercisesOf = (study: string, tasks: number): readonly string[] =>
  tasks === 1 ? [study] : Array.from({ length: tasks }, (_, i) => `${study}.${i + 1}`);

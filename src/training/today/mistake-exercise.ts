/** Under this name tries at a position of one's own game, called `id`, stand among the attempts. */
export const mistakeExercise = (id: string): string => `mistake:${id}`;

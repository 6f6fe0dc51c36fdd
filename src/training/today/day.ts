/** The end of the learner's day: what falls due before it can be done at any hour of it. Milliseconds since 1970. */
export const endOfDay = (now: number): number => new Date(now).setHours(24, 0, 0, 0);

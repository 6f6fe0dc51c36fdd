/** The drills, each also the last part of its address and the name of its file of positions, where it has some. */
export const DRILLS = ["find-squares", "name-squares", "count-the-end", "pass-or-end", "stable-discs"] as const;
export type Drill = (typeof DRILLS)[number];

import type { MistakeRecord } from "./mistakes.ts";

/** Names the position of a mistake: its 64 squares, and X or O for who is to move. */
export const mistakeId = ({ position, toMove }: Pick<MistakeRecord, "position" | "toMove">): string =>
  `${position}${toMove === "black" ? "X" : "O"}`;

import type { BoardView } from "../../board/types.ts";
import { positionText } from "../../board/view.ts";

/** The address where a position of the usual board is analysed, wherever the site is mounted. */
export const analysisOf = ({ board, toMove }: BoardView): string =>
  `${import.meta.env.BASE_URL.replace(/\/$/, "")}/analysis/?position=${positionText(board)}&side=${toMove ?? "black"}`;

import type { BoardView } from "../../board/types.ts";
import { positionText } from "../../board/view.ts";

/** The address of a path (which starts with a slash), wherever the site is mounted. */
export const onSite = (path: string): string => import.meta.env.BASE_URL.replace(/\/$/, "") + path;

/** Where a position of the usual board is analysed. */
export const analysisOf = ({ board, toMove }: BoardView): string =>
  onSite(`/analysis/?position=${positionText(board)}&side=${toMove ?? "black"}`);

/** Where the glossary has the term of this id. */
export const glossaryOf = (term: string): string => onSite(`/glossary/#${term}`);

import type { Translate } from "../locales/text.ts";
import type { Board, Shape, Square } from "../reversi/index.ts";
import type { Mark } from "./types.ts";
import { contentOf, nameIn } from "./view.ts";

/** The phrases as one, joined as the language joins them in a list read aloud; an empty list gives an empty text. */
export const joined = (phrases: readonly string[], translate: Translate): string =>
  phrases.length === 0 ? "" : phrases.reduce((before, after) => translate("board.join", { before, after }));

/** What `mark` says of `square`, or null when it does not touch it. */
function markWords(mark: Mark, square: Square, shape: Shape, translate: Translate): string | null {
  switch (mark.kind) {
    case "number":
    case "value":
    case "estimate":
      return mark.square === square ? translate(`board.mark.${mark.kind}`, { value: mark.value }) : null;
    case "arrow":
      if (mark.from === square) return translate("board.mark.arrowTo", { square: nameIn(shape, mark.to) });
      return mark.to === square ? translate("board.mark.arrowFrom", { square: nameIn(shape, mark.from) }) : null;
    case "region":
    case "odd-region":
    case "even-region":
    case "shape":
      return mark.squares.includes(square) ? translate(`board.mark.${mark.kind}`, { name: mark.name }) : null;
    default:
      return mark.square === square ? translate(`board.mark.${mark.kind}`) : null;
  }
}

export interface SquareFacts {
  readonly legal: boolean;
  readonly last: boolean;
  readonly number: number | undefined;
  readonly marks: readonly Mark[];
}

/** The accessible name of a square: "f5, empty, legal move", "a8, black, last move, move 60, ring". */
export function squareWords(board: Board, square: Square, facts: SquareFacts, translate: Translate): string {
  const phrases: string[] = [nameIn(board.shape, square), translate(`board.content.${contentOf(board, square)}`)];
  if (facts.legal) phrases.push(translate("board.legal"));
  if (facts.last) phrases.push(translate("board.last"));
  if (facts.number !== undefined) phrases.push(translate("board.number", { number: facts.number }));
  for (const mark of facts.marks) {
    const words = markWords(mark, square, board.shape, translate);
    if (words !== null) phrases.push(words);
  }
  return joined(phrases, translate);
}

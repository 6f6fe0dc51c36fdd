import { type Book, calledOf } from "../../openings/index.ts";
import { searchNames } from "../../openings/search.ts";
import { nameOf, USUAL_SHAPE } from "../../reversi/index.ts";
import { gameOf, movesText, parseWalk, type Walk } from "./walk.ts";

/** What was found: an opening, or the place that moves lead to, which has no title. */
export interface Found {
  readonly key: string;
  readonly title: string;
  readonly japanese: string;
  readonly moves: string;
  readonly walk: Walk;
}

/** A list of moves as it is read, however it was typed: wide letters, numbers with any signs before the moves. Any other text as it is. */
export function movesTyped(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  const rest = plain.replace(/[a-h][1-8]/g, "");
  return rest === plain || /\p{L}/u.test(rest) ? text : (plain.match(/[a-h][1-8]/g) ?? []).join("");
}

/** What a text means, the best first: openings by their name, in any writing, or where the moves lead that it lists. */
export function find(typed: string, book: Book): readonly Found[] {
  const text = movesTyped(typed);
  const named = searchNames(book.names, text).map((name): Found => {
    const moves = name.line.map((square) => nameOf(USUAL_SHAPE, square)).join("");
    const walk = { game: gameOf(name.line), first: "f5" } as const;
    return { key: name.id, title: calledOf(name), japanese: name.japanese[0] ?? "", moves, walk };
  });
  if (named.length > 0) return named;
  const walk = parseWalk(text);
  if (!walk.ok || walk.value.first === null) return [];
  return [{ key: "moves", title: "", japanese: "", moves: movesText(walk.value.game), walk: walk.value }];
}

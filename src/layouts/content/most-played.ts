import { percent } from "../../islands/openings/words.ts";
import { calledOf, percents } from "../../openings/index.ts";
import { makeTranscript, newGame, type Position, playOn, positionOf, type Square } from "../../reversi/index.ts";
import { wholeBook } from "./book.ts";

/** An opening of the table, its figures in per cent. */
export interface PlayedOpening {
  readonly name: string;
  readonly japanese: string;
  /** As in `f5d6c3`. */
  readonly moves: string;
  readonly share: string;
  /** Black, drawn, White. */
  readonly results: string;
}

/** How many openings are in the table, and after how many moves they have begun. */
const MOST = 16;
const PLIES = 7;

function after(line: readonly Square[]): { readonly moves: string; readonly position: Position } {
  let game = newGame();
  for (const square of line) {
    const next = playOn(game, square);
    if (next.ok) game = next.value;
  }
  return { moves: makeTranscript(game), position: positionOf(game) };
}

/** The openings with an English name that most games came to, and how many games there are in all. */
export function mostPlayed(): { readonly games: number; readonly openings: readonly PlayedOpening[] } {
  const book = wholeBook();
  const all = book.at(after([]).position)?.games ?? 0;
  const known = book.names.all.flatMap((name) => {
    if (name.english.length === 0 || name.line.length > PLIES) return [];
    const { moves, position } = after(name.line);
    const node = book.at(position);
    // The name that is told first stands for its position.
    if (node === undefined || node.names[0] !== name) return [];
    const { black, draws, white } = percents(node);
    const opening = { name: calledOf(name), japanese: name.japanese[0] ?? "", moves };
    return [
      { ...opening, games: node.games, share: percent(node.games / all), results: `${black} – ${draws} – ${white}` },
    ];
  });
  const openings = known.toSorted((a, b) => b.games - a.games).slice(0, MOST);
  return { games: all, openings };
}

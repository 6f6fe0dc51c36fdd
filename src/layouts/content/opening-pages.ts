import { type CollectionEntry, getCollection } from "astro:content";
import type { OpeningName } from "../../catalogue/opening-names.ts";
import { faultOfPage } from "../../catalogue/opening-page.ts";
import { seal } from "../../catalogue/seal.ts";
import type { Step } from "../../catalogue/steps.ts";
import { gameFrom } from "../../catalogue/subject.ts";
import type { ExerciseSheet } from "../../islands/exercise/sheet.ts";
import type { LessonStep } from "../../islands/lesson/step.ts";
import type { Translate } from "../../locales/text.ts";
import { type BookNode, calledOf, type Elsewhere, elsewhere } from "../../openings/index.ts";
import { keyOf, standOf } from "../../openings/stand.ts";
import { DISCS, type Disc, nameOf, type Position, positionOf, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { type LineSet, setWith } from "../../training/openings/lines.ts";
import { wholeBook } from "./book.ts";
import { stepsIn } from "./lessons.ts";

/** An opening with its page. */
export interface OpeningEntry {
  /** As in the address. */
  readonly id: string;
  readonly title: string;
  readonly name: OpeningName;
  /** Its moves: `f5d6c3`. */
  readonly moves: string;
  readonly position: Position;
  /** What the book knows of its position. */
  readonly node: BookNode;
  readonly text: CollectionEntry<"openingPages">;
  readonly steps: readonly Step[];
}

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);
const movesText = (squares: readonly Square[]): string => squares.map(squareText).join("");

/** The position after some moves from the start, which the proofs have played. */
export function positionAfter(moves: string): Position {
  const game = gameFrom(moves);
  if (!game.ok) throw new Error(`${moves}: move ${game.error.ply} is not legal`);
  return positionOf(game.value);
}

function entryOf(text: CollectionEntry<"openingPages">): OpeningEntry {
  const where = `content/openings/pages/${text.id}.mdx`;
  const book = wholeBook();
  const name = book.names.all.find(({ id }) => id === text.data.name);
  if (name === undefined) throw new Error(`${where}: name: there is no opening ${text.data.name}`);
  const moves = movesText(name.line);
  const position = positionAfter(moves);
  const node = book.at(position);
  if (node === undefined) throw new Error(`${where}: name: the book does not have its position`);
  const steps = stepsIn(text);
  const fault = faultOfPage(text.data, steps, moves);
  if (fault !== null) throw new Error(`${where}: ${fault}`);
  return { id: text.id.replace(/^.*\//, ""), title: calledOf(name), name, moves, position, node, text, steps };
}

let entries: Promise<readonly OpeningEntry[]> | undefined;

/** Every opening that has a page in a language, the most played first. Throws, so that the build stops, when one cannot be read. */
export function allOpenings(language: string): Promise<readonly OpeningEntry[]> {
  entries ??= getCollection("openingPages").then((texts) =>
    texts
      .filter(({ id }) => id.startsWith(`${language}/`))
      .map(entryOf)
      .toSorted((a, b) => a.text.data.order - b.text.data.order),
  );
  return entries;
}

/** How many moves two openings have in common. */
function common({ name: a }: OpeningEntry, { name: b }: OpeningEntry): number {
  const at = a.line.findIndex((square, i) => b.line[i] !== square);
  return at === -1 ? a.line.length : at;
}

const NEAREST = 4;

/** The openings whose lines part from this one's the latest. */
export const nearOf = (entry: OpeningEntry, all: readonly OpeningEntry[]): readonly OpeningEntry[] =>
  all
    .filter((other) => other !== entry && common(entry, other) > 1)
    .toSorted((a, b) => common(entry, b) - common(entry, a))
    .slice(0, NEAREST);

/** Where sources give a name of its position to another one, and the moves to that one: `f5d6c3`. */
export const differingFrom = ({ position }: OpeningEntry): readonly (Elsewhere & { readonly moves: string })[] =>
  elsewhere(wholeBook().names, keyOf(standOf(position))).map((other) => ({ ...other, moves: movesText(other.line) }));

/** The set of lines in which it is drilled; undefined if it is in none. */
export const drilledIn = ({ position }: OpeningEntry): LineSet | undefined => setWith(wholeBook(), position);

const ORDERS = 3;

/** Other orders of moves that lead to it, the usual ones first. */
export const ordersOf = ({ moves, position }: OpeningEntry): readonly string[] =>
  wholeBook()
    .ordersTo(position)
    .map(movesText)
    .filter((order) => order !== moves)
    .slice(0, ORDERS);

/** Who answers where the game is played on. */
export const OPPONENT = 4;

/** From where one side plays on: the opening's position, or that after the move which is played there the most. */
export interface Onward {
  readonly side: Disc;
  readonly moves: string;
  /** The move that has been made for the other side; null where it is this side's turn. */
  readonly made: string | null;
}

/** From where each side plays on; the side whose turn it is comes last, so that what follows has the opening's own board beside it. */
export function onwardOf({ moves, position, node }: OpeningEntry): readonly Onward[] {
  const [usual] = node.moves;
  return DISCS.map((side): Onward => {
    const made = position.toMove === side || usual === undefined ? null : squareText(usual.square);
    return { side, moves: moves + (made ?? ""), made };
  }).toSorted((a, b) => Number(a.made === null) - Number(b.made === null));
}

/** The step in which one side plays on. */
export function onwardStep(name: string, { side, moves }: Onward, t: Translate): LessonStep {
  const task = t(`opening-page.${side}.task`);
  const sheet: ExerciseSheet = {
    facts: {
      kind: "play-out",
      variant: "othello",
      moves,
      against: { level: OPPONENT },
      goal: { kind: "end" },
      hints: [],
    },
    words: { task, hints: [], solved: t("opening-page.play.solved") },
  };
  return {
    id: side,
    place: { moves },
    exercise: { id: `${name}-${side}`, task, sealed: seal(JSON.stringify(sheet)) },
  };
}

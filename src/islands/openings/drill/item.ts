import type { Mark } from "../../../board/types.ts";
import type { Hint } from "../../../catalogue/hint.ts";
import { STRONG_PLIES } from "../../../catalogue/strong.ts";
import type { Translate } from "../../../locales/text.ts";
import { type Book, calledOf } from "../../../openings/index.ts";
import {
  type Game,
  moveOn,
  nameOf,
  newGame,
  type Position,
  playOn,
  positionOf,
  type Square,
  toBitBoard,
  USUAL_SHAPE,
} from "../../../reversi/index.ts";
import { bookLine, rightOf, type ValuedMove, valuedMoves, verdictOn } from "../../../training/openings/judge.ts";
import { openingId } from "../../../training/openings/position.ts";
import type { Referee } from "../../exercise/open.ts";
import { playedOf } from "../../exercise/words.ts";
import type { Task } from "../../puzzles/task.ts";
import { isOnLine, keptWords, lostWords, trapWords } from "./words.ts";

/** A position of an opening whose move is asked for. */
export interface OpeningItem extends Task {
  /** The id of its position, under which tries are kept. */
  readonly position: string;
  /** Its colour, and the name of the opening. */
  readonly name: string;
  /** Whether its moves are shown, because it was never met. */
  readonly isShown: boolean;
  /** What was played last, and whether the line goes on with it. */
  readonly answered: { move: Square | null; isOnLine: boolean };
}

/** What an item is made of. */
export interface Asking {
  /** The moves that lead to it, and after how many of them it is seen how it came about. */
  readonly line: readonly Square[];
  readonly from: number;
  /** The moves that the line goes on with, the usual one first; none where there is no line. */
  readonly onLine: readonly Square[];
  /** Whether these are shown. */
  readonly isShown: boolean;
  /** Whether it is told which mistake others made. */
  readonly isTrap: boolean;
  /** What is said before the task. */
  readonly before: string;
}

const CANDIDATES = 3;
const SHOWN = 4;

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);
const namesOf = (squares: readonly Square[]) =>
  squares.toSorted((a, b) => a - b).map((one) => nameOf(USUAL_SHAPE, one));

/** Some squares of which one is right, then that one. */
function hintsOf(moves: readonly ValuedMove[], right: Square, legal: number): readonly Hint[] {
  const played = moves.toSorted((a, b) => b.games - a.games).map(({ square }) => square);
  const others = played.filter((square) => square !== right && !rightOf(moves).some((move) => move.square === square));
  const some = [right, ...others.slice(0, CANDIDATES - 1)];
  return [
    ...(others.length === 0 || some.length >= legal ? [] : [{ kind: "candidates", squares: namesOf(some) } as const]),
    { kind: "square", square: nameOf(USUAL_SHAPE, right) } as const,
  ];
}

function playedThrough(line: readonly Square[]): Game {
  let game = newGame();
  for (const square of line) {
    const next = playOn(game, square);
    if (next.ok) game = next.value;
  }
  return game;
}

/** How a wrong move is refuted: by the book, or where that does not know it by the engine. Empty where neither can. */
async function refutation(book: Book, position: Position, square: Square): Promise<readonly Square[]> {
  const line = bookLine(book, position, square);
  if (line.length > 0) return line;
  try {
    const { ask } = await import("../../exercise/ask.ts");
    const board = toBitBoard(position.board, position.toMove ?? position.turn);
    const seen = await ask({ kind: "look", board, plies: STRONG_PLIES });
    return seen?.find((move) => move.square === square)?.line.slice(0, SHOWN) ?? [];
  } catch {
    return [];
  }
}

/** An arrow to a move, along the longest row that it turns, from the disc that closes it. */
function arrowTo(position: Position, square: Square): readonly Mark[] {
  const flips = moveOn(position, square)?.flips ?? [];
  const rows = (position.board.shape.rays[square] ?? []).map((ray) => ({
    ray,
    turned: ray.findIndex((one) => !flips.includes(one)),
  }));
  const [longest] = rows.toSorted((a, b) => b.turned - a.turned);
  const from = longest?.ray[longest.turned];
  return from === undefined ? [] : [{ kind: "arrow", from, to: square }];
}

/** Where the opening is: the colour that is asked, and how the position is called. */
function nameOfItem(book: Book, line: readonly Square[], { toMove, turn }: Position, t: Translate): string {
  const { name } = book.names.soFar(line);
  const side = t(`disc.${toMove ?? turn}`);
  return name === null ? side : t("opening-drill.name", { side, name: calledOf(name) });
}

/** A position of an opening as something to be solved; null where the book cannot judge its moves. */
export function openingItem(book: Book, asking: Asking, t: Translate): OpeningItem | null {
  const { line, from, onLine, isShown, isTrap, before } = asking;
  const game = playedThrough(line);
  const position = positionOf(game);
  const moves = valuedMoves(position, book.at(position));
  const [best] = moves ?? [];
  const { toMove } = position;
  if (moves === null || best === undefined || toMove === null) return null;
  const right = onLine[0] ?? best.square;
  const answered: OpeningItem["answered"] = { move: null, isOnLine: false };

  const judge: Referee["judge"] = async (_, square) => {
    const verdict = verdictOn(moves, square);
    if (verdict === null) return null;
    const { move, isRight } = verdict;
    answered.move = square;
    answered.isOnLine = onLine.length === 0 || isOnLine(move, square, onLine);
    const worth = { score: move.value.score, best: verdict.best.score };
    if (!isRight) {
      const answer = await refutation(book, position, square);
      return { kept: false, reached: false, ...worth, line: answer, text: lostWords(verdict, t) };
    }
    const text = [keptWords(verdict, square, onLine, t), isTrap ? trapWords(moves, t) : ""].filter(Boolean).join(" ");
    return { kept: true, reached: true, ...worth, line: [], text };
  };

  const hints = [...hintsOf(moves, right, position.legal.length)];
  const hintWords = hints.map(({ kind }) => t(kind === "square" ? "puzzle.hint.square" : "puzzle.hint.candidates"));
  const taught = onLine.length > 0 ? onLine : rightOf(moves).map(({ square }) => square);
  const shown = isShown ? taught : [];
  const task =
    shown.length > 0
      ? t(`opening-drill.task.new.${toMove}`, { count: shown.length })
      : t(`opening-drill.task.${toMove}`);
  const usual = verdictOn(moves, right);
  const solved = usual === null ? "" : keptWords(usual, right, [], t);
  return {
    id: `opening-${line.map(squareText).join("") || "start"}`,
    position: openingId(position),
    name: nameOfItem(book, line, position, t),
    isShown: shown.length > 0,
    answered,
    sheet: {
      facts: {
        kind: "best-move",
        variant: "othello",
        moves: line.map(squareText).join(" "),
        goal: { kind: "strongest" },
        hints,
      },
      words: { task: [before, task].filter(Boolean).join(" "), hints: hintWords, solved },
    },
    referee: { judge, solution: [right] },
    played: game.plies.slice(from).map(playedOf),
    right: rightOf(moves).flatMap(({ square, twins }) => [square, ...twins]),
    marks: shown.flatMap((square) => arrowTo(position, square)),
  };
}

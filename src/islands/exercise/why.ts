import type { Mark } from "../../board/types.ts";
import type { MarkTarget } from "../../catalogue/exercise.ts";
import type { Ray } from "../../coach/concepts/rays.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, opponentOf, type Position, type Shape, type Square, squareNamed } from "../../reversi/index.ts";
import { linesOf } from "../../training/answers/lines.ts";
import { whyWrongMark } from "../../training/answers/mark-why.ts";

/** Why a square does not belong to those that were asked for: in words, and drawn. */
export interface Why {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The row from `from` that nothing of one's own closes: an arrow along it, a cross where it ends on an empty square. */
function openRow(shape: Shape, from: Square, { row, end, at }: Ray, t: Translate): Why {
  const last = row.at(-1) ?? from;
  const names = { from: nameOf(shape, from), to: nameOf(shape, last) };
  const arrow: Mark = { kind: "arrow", from, to: at ?? last };
  if (end === "empty" && at !== null) {
    const text = t("exercise.why.empty", { ...names, end: nameOf(shape, at) });
    return { text, marks: [arrow, { kind: "cross", square: at }] };
  }
  return { text: t("exercise.why.edge", names), marks: [arrow] };
}

/** The row that promised most: the longest that is not closed. */
const longest = (rays: readonly Ray[]): Ray | undefined => rays.toSorted((a, b) => b.row.length - a.row.length)[0];

/** Why the disc on `square` turns when a disc is placed on `move`: the row that is closed. */
export function whyTurned(position: Position, move: Square, square: Square, t: Translate): Why {
  const { shape } = position.board;
  const line = linesOf(position, move).find(({ flips }) => flips.includes(square));
  return {
    text: t("exercise.spot.turned", { square: nameOf(shape, square), from: nameOf(shape, move) }),
    marks: line === undefined ? [] : [{ kind: "arrow", from: move, to: line.anchor }],
  };
}

/** Why `square` is not among those that are asked for. */
export function whyWrong(what: MarkTarget, position: Position, square: Square, t: Translate): Why {
  const { shape } = position.board;
  const from = "move" in what ? squareNamed(shape, what.move) : undefined;
  const wrong = whyWrongMark(what, position, square);
  const name = { square: nameOf(shape, square) };
  switch (wrong.why) {
    case "occupied":
      return { text: t(`exercise.occupied.${wrong.content}`, name), marks: [] };
    case "no-neighbour":
      return { text: t(`exercise.why.alone.${opponentOf(wrong.disc)}`, name), marks: [] };
    case "open": {
      const ray = longest(wrong.rays);
      return ray === undefined ? { text: "", marks: [] } : openRow(shape, square, ray, t);
    }
    case "row-open":
      return openRow(shape, from ?? square, wrong.ray, t);
    case "behind": {
      const at = wrong.ray.at ?? square;
      const start = from ?? square;
      return {
        text: t(`exercise.why.behind.${wrong.ray.end === "own" ? "own" : "empty"}`, {
          ...name,
          end: nameOf(shape, at),
        }),
        marks: [
          { kind: "arrow", from: start, to: at },
          { kind: "cross", square: at },
        ],
      };
    }
    case "off-line": {
      const text = from === undefined ? "" : t("exercise.why.off-line", { ...name, from: nameOf(shape, from) });
      return { text, marks: [] };
    }
    case "colour":
      return { text: t(`exercise.why.colour.${wrong.content}`, name), marks: [] };
    case "empty":
      return { text: t("exercise.why.empty-square", name), marks: [] };
    case "for-both":
    case "not-stable":
    case "interior":
    case "gives-corner":
    case "loud":
    case "no-wedge":
    case "frontier":
    case "not-free":
    case "even":
    case "no-wall":
    case "elsewhere":
      return { text: t(`exercise.why.${wrong.why}`, name), marks: [] };
  }
}

import { type Shape, type Square, type SquareName, squareNamed } from "../reversi/index.ts";
import type { Hint } from "./hint.ts";

/** What a text of marks draws, as the board takes it. */
export type DrawnMark =
  | { readonly kind: "ring" | "dot" | "cross" | "stable" | "frontier"; readonly square: Square }
  | { readonly kind: "number"; readonly square: Square; readonly value: string }
  | { readonly kind: "arrow"; readonly from: Square; readonly to: Square };

const PLACE = "[a-j](?:10|[1-9])";
const MARK = `(?:(?:ring|dot|cross|stable|frontier):${PLACE}|number:${PLACE}=\\d{1,2}|arrow:${PLACE}-${PLACE})`;

/** Marks parted by spaces: `ring:d3 cross:e4 dot:f5 stable:a1 frontier:c3 number:e5=2 arrow:a1-h8`. */
export const MARKS = new RegExp(`^\\s*${MARK}(?:\\s+${MARK})*\\s*$`);

/** The marks of a text that fits MARKS, on `shape`; those on squares that it does not have are left out. */
export function marksOf(shape: Shape, text: string): readonly DrawnMark[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((part): DrawnMark[] => {
      const [kind, rest = ""] = part.split(":");
      const [first = "", second = ""] = rest.split(/[=-]/);
      const square = squareNamed(shape, first);
      if (square === undefined) return [];
      switch (kind) {
        case "number":
          return [{ kind, square, value: second }];
        case "arrow": {
          const to = squareNamed(shape, second);
          return to === undefined ? [] : [{ kind, from: square, to }];
        }
        case "ring":
        case "dot":
        case "cross":
        case "stable":
        case "frontier":
          return [{ kind, square }];
        default:
          return [];
      }
    });
}

/** The squares that a hint rings. */
export function squaresOf(rung: Hint): readonly SquareName[] {
  if (rung.kind === "idea") return [];
  return rung.kind === "square" ? [rung.square] : rung.squares;
}

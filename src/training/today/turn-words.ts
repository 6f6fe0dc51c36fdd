import { imageOfSquare, nameOf, type Symmetry, squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";

/* How what is said of a board is turned with it. This is English: another language needs patterns of its own. */

const imageOf = (name: string, symmetry: Symmetry): string =>
  nameOf(USUAL_SHAPE, imageOfSquare(USUAL_SHAPE, squareNamed(USUAL_SHAPE, name) ?? 0, symmetry));

/** A square on each side and in each corner of the board: its image says what they become. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ "top left": "a1", "top right": "h1", "bottom left": "a8", "bottom right": "h8" },
  ...{ left: "a4", right: "h4", top: "d1", bottom: "d8" },
};

/** What a side or a corner becomes: `top left`, say. */
function placeIn(place: string, symmetry: Symmetry): string {
  const image = imageOf(PLACES[place] ?? "", symmetry);
  const along = image.endsWith("1") ? "top" : image.endsWith("8") ? "bottom" : "";
  const across = image.startsWith("a") ? "left" : image.startsWith("h") ? "right" : "";
  return `${along} ${across}`.trim();
}

/** What a line through two squares becomes: a rank is called as ranks are in `names`, a file as files are. */
function lineIn(squares: readonly [string, string], names: readonly [string, string], symmetry: Symmetry): string {
  const [one, other] = [imageOf(squares[0], symmetry), imageOf(squares[1], symmetry)];
  return one[1] === other[1] ? `${names[0]} ${one[1]}` : `${names[1]} ${one[0]}`;
}

/** What can be said of a place in every image: squares, ranks and files by their names, the sides of the board. */
const PLACE = new RegExp(
  [
    String.raw`\b(?<square>[a-h][1-8])\b`,
    String.raw`\b(?:row|(?<isRank>rank)) (?<rank>[1-8])\b`,
    String.raw`\b(?:column|(?<isFile>file)) (?<file>[a-h])\b`,
    String.raw`\b(?<side>top|bottom|left|right) (?<what>edge|side of the board)\b`,
    String.raw`\b(?<outer>top|bottom) row\b`,
    String.raw`\b(?:(?<begins>[AO])|[ao])[tn] the (?<where>(?:top|bottom) (?:left|right)|top|bottom|left|right)\b(?! (?:edge|side|row|end|of|time|moment|place|move|order)\b)`,
  ].join("|"),
  "g",
);

/** Words that mean a place now and then, where they mean none. */
const NO_PLACE = new RegExp(
  [
    String.raw`\b(?:is|are|be|been|was|were|has|had|have|you|he|she|squares?|discs?|moves?|answers?|number|none|nothing) left\b(?! (?:of|and|from)\b)`,
    String.raw`\b(?:is|are|was|were|be|not|and|board is|put) right\b(?! (?:of|above|below|beside)\b)`,
    "(?:^|[.!?] )Right[.,]",
    String.raw`\bright (?:moves?|answers?|place)\b`,
    String.raw`\b(?:wrapped|adds?|gives?|gave|given|giving) up\b`,
    String.raw`\bup to (?=[a-h][1-8]\b|eight\b)`,
    String.raw`\b(?:write|sits?) down\b`,
  ].join("|"),
  "gi",
);

/** What holds in one image only, or may. */
const FIXED = new RegExp(
  [
    "[a-h][1-8]|[1-8]th",
    String.raw`\b(?:first|second|third|fourth|fifth|sixth|seventh|last|next|outer|middle) (?:row|line)s?\b`,
    String.raw`\b(?:left|right|upper|lower|top|bottom|above|below|across|up|down|upright|upwards?|downwards?|sideways)\b`,
    String.raw`\bbegins? on\b`,
    String.raw`\b(?:north|south|east|west|horizontal|vertical|file|rank|column|letter|coordinate|mirror)s?\b`,
  ].join("|"),
  "i",
);

/** Whether what a text says of the board can be turned with it. */
export const canTurnText = (text: string): boolean => !FIXED.test(text.replace(NO_PLACE, "").replace(PLACE, ""));

/** A text that can be turned, as it is said of an image of the board. */
export function turnText(text: string, symmetry: Symmetry): string {
  if (symmetry === "identity") return text;
  return text.replace(PLACE, (...found) => {
    const { square, rank, isRank, file, isFile, side, what, outer, begins, where } = found.at(-1) as Readonly<
      Record<string, string | undefined>
    >;
    if (square !== undefined) return imageOf(square, symmetry);
    const names = isRank || isFile ? (["rank", "file"] as const) : (["row", "column"] as const);
    if (rank !== undefined) return lineIn([`b${rank}`, `c${rank}`], names, symmetry);
    if (file !== undefined) return lineIn([`${file}2`, `${file}3`], names, symmetry);
    if (side !== undefined) return `${placeIn(side, symmetry)} ${what}`;
    if (outer !== undefined) {
      const place = placeIn(outer, symmetry);
      return `${place} ${place === "top" || place === "bottom" ? "row" : "column"}`;
    }
    const place = placeIn(where ?? "", symmetry);
    const on = place === "left" || place === "right" ? "on" : "at";
    return `${begins === undefined ? on : `${on.slice(0, 1).toUpperCase()}${on.slice(1)}`} the ${place}`;
  });
}

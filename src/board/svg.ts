import type { Square } from "../reversi/index.ts";
import { centreOf, DISC_RADIUS, groundPieces, overlayPieces, type Paint, type Piece, SQUARE_SIZE } from "./drawing.ts";
import type { BoardView, Mark } from "./types.ts";
import { contentOf, fileLetters } from "./view.ts";

/** The picture's own colours, the light ones of the look: a file has no page to take them from. */
export const PICTURE_PAINTS: Readonly<Record<Exclude<Paint, "none"> | "felt" | "rim-black" | "rim-white", string>> = {
  felt: "#2a6a4f",
  line: "#173f2f",
  frame: "#173f2f",
  ivory: "#f4efe1",
  jet: "#18191b",
  gold: "#dbae42",
  "rim-black": "#aebbb3",
  "rim-white": "#8c8267",
};

/** The frame, in hundredths of a square: wide where the coordinates stand. */
const FRAME = { wide: 52, narrow: 16 } as const;

/** How far above the base line the middle of a letter lies, as a share of the font size. */
const LETTER_RISE = 0.34;

export interface PictureOptions {
  /** The name of the picture. */
  readonly title: string;
  /** The text alternative, such as the position in words. */
  readonly description: string;
  readonly legal?: readonly Square[] | undefined;
  readonly marks?: readonly Mark[] | undefined;
  readonly numbers?: ReadonlyMap<Square, number> | undefined;
  readonly last?: Square | null | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function element(tag: string, attributes: Readonly<Record<string, string | number>>, content = ""): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return content === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${content}</${tag}>`;
}

const colourOf = (paint: Paint): string => (paint === "none" ? "none" : PICTURE_PAINTS[paint]);

const drawn = ({ tag, geometry, fill, stroke, width, text }: Piece): string =>
  element(
    tag,
    {
      ...geometry,
      fill: colourOf(fill),
      stroke: colourOf(stroke),
      ...(width === undefined ? {} : { "stroke-width": width }),
      ...(tag === "text" ? { "paint-order": "stroke", "font-weight": 600 } : {}),
    },
    text === undefined ? "" : escaped(text),
  );

function coordinate(text: string, x: number, y: number): string {
  const size = 30;
  const attributes = { x, y: y + size * LETTER_RISE, "font-size": size, "text-anchor": "middle" };
  return element("text", { ...attributes, "font-weight": 500, fill: PICTURE_PAINTS.ivory }, text);
}

/**
 * An SVG picture of a position with coordinates, for pages without JavaScript, for print and to be shared. It holds no script, no style and
 * no id, brings its own colours, and can be told in black and white: black discs dark with a light rim, white ones light with a dark one.
 */
export function boardSvg({ board }: BoardView, options: PictureOptions): string {
  const { title, description, legal = [], marks = [], numbers = new Map<Square, number>(), last = null } = options;
  const { shape } = board;
  const [width, height] = [shape.files * SQUARE_SIZE, shape.ranks * SQUARE_SIZE];
  const ground = { x: -FRAME.wide, y: -FRAME.wide };
  const size = { width: width + FRAME.wide + FRAME.narrow, height: height + FRAME.wide + FRAME.narrow };
  const felt = shape.squares.map((square) => {
    const { x, y } = centreOf(shape, square);
    return `M${x - SQUARE_SIZE / 2} ${y - SQUARE_SIZE / 2}h${SQUARE_SIZE}v${SQUARE_SIZE}h${-SQUARE_SIZE}z`;
  });
  const discs = shape.squares.flatMap((square) => {
    const content = contentOf(board, square);
    if (content === "empty") return [];
    const { x, y } = centreOf(shape, square);
    const [fill, rim] = content === "black" ? (["jet", "rim-black"] as const) : (["ivory", "rim-white"] as const);
    const paint = { fill: PICTURE_PAINTS[fill], stroke: PICTURE_PAINTS[rim], "stroke-width": 2.5 };
    return element("circle", { cx: x, cy: y, r: DISC_RADIUS - 1, ...paint });
  });
  const lastDot = (square: Square): string => {
    const { x, y } = centreOf(shape, square);
    const circle = (r: number, fill: string, stroke: string, width: number): string =>
      element("circle", { cx: x, cy: y, r, fill, stroke, "stroke-width": width });
    const { gold, jet } = PICTURE_PAINTS;
    return numbers.has(square) ? circle(32, "none", jet, 9) + circle(32, "none", gold, 4) : circle(13, gold, jet, 4);
  };
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${ground.x} ${ground.y} ${size.width} ${size.height}`,
      role: "img",
      class: "board-picture",
      "font-family": "Inter Variable, Inter, system-ui, sans-serif",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    [
      element("title", {}, escaped(title)),
      element("desc", {}, escaped(description)),
      element("rect", { ...ground, ...size, rx: 12, fill: PICTURE_PAINTS.frame }),
      element("path", { d: felt.join(""), fill: PICTURE_PAINTS.felt }),
      ...groundPieces(shape, marks).map(drawn),
      ...discs,
      ...(last === null ? [] : [lastDot(last)]),
      ...overlayPieces(board, legal, numbers, marks).map(drawn),
      ...fileLetters(shape).map((letter, file) => coordinate(letter, (file + 0.5) * SQUARE_SIZE, -FRAME.wide / 2)),
      ...Array.from({ length: shape.ranks }, (_, rank) =>
        coordinate(String(rank + 1), -FRAME.wide / 2, (rank + 0.5) * SQUARE_SIZE),
      ),
    ].join(""),
  );
}

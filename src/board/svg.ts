import type { Board, Shape, Square } from "../reversi/index.ts";
import {
  centreOf,
  DISC_RADIUS,
  groundPieces,
  isCut,
  overlayPieces,
  type Paint,
  type Piece,
  SQUARE_SIZE,
} from "./drawing.ts";
import type { BoardView, Mark } from "./types.ts";
import { contentOf, fileLetters } from "./view.ts";

/** The picture's own colours, the light ones of the look: a file has no page to take them from. */
export const PICTURE_PAINTS: Readonly<
  Record<Exclude<Paint, "none"> | "felt" | "felt-deep" | "rim-black" | "rim-white", string>
> = {
  felt: "#2a6a4f",
  "felt-deep": "#225741",
  line: "#173f2f",
  frame: "#173f2f",
  ivory: "#f4efe1",
  jet: "#18191b",
  gold: "#dbae42",
  "rim-black": "#aebbb3",
  "rim-white": "#8c8267",
};

/** A middle tone for the coordinates, because a picture lies on light and on dark grounds. */
const COORDINATE = "#7a7365";

/** The frame and its corners, and the margin that holds the coordinates, in hundredths of a square. */
const FRAME = { width: 4, corner: 9, coordinates: 46 } as const;

/**
 * The light on the discs from the upper left: white circles inside one another, shares of the disc's radius. A gradient would need an id,
 * which a page with several pictures would hold several times.
 */
const LIGHTS = [
  { radius: 0.86, aside: -0.05, up: -0.08 },
  { radius: 0.6, aside: -0.17, up: -0.23 },
  { radius: 0.34, aside: -0.26, up: -0.36 },
] as const;
const SHINE = { black: 0.065, white: 0.3 } as const;

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
  /** False for a picture so small that nobody could read them. */
  readonly coordinates?: boolean | undefined;
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
  const size = 27;
  const attributes = { class: "coordinate", x, y: y + size * LETTER_RISE, "font-size": size, "text-anchor": "middle" };
  return element("text", { ...attributes, "font-weight": 500, fill: COORDINATE }, text);
}

/** File letters over the board and rank numbers before it, in the middle of its margin. */
function coordinatesOf(shape: Shape): readonly string[] {
  const middle = -FRAME.width - FRAME.coordinates / 2;
  return [
    ...fileLetters(shape).map((letter, file) => coordinate(letter, (file + 0.5) * SQUARE_SIZE, middle)),
    ...Array.from({ length: shape.ranks }, (_, rank) =>
      coordinate(String(rank + 1), middle, (rank + 0.5) * SQUARE_SIZE),
    ),
  ];
}

const pathOver = (shape: Shape, squares: readonly Square[]): string =>
  squares
    .map((square) => {
      const { x, y } = centreOf(shape, square);
      return `M${x - SQUARE_SIZE / 2} ${y - SQUARE_SIZE / 2}h${SQUARE_SIZE}v${SQUARE_SIZE}h${-SQUARE_SIZE}z`;
    })
    .join("");

/** The felt, deeper from rank to rank. */
function feltOf(shape: Shape): readonly string[] {
  const deeper = Array.from({ length: shape.ranks - 1 }, (_, i) => {
    const squares = shape.squares.filter((square) => Math.floor(square / shape.files) === i + 1);
    const depth = ((i + 1) / (shape.ranks - 1)).toFixed(2);
    return element("path", { d: pathOver(shape, squares), fill: PICTURE_PAINTS["felt-deep"], "fill-opacity": depth });
  });
  return [element("path", { d: pathOver(shape, shape.squares), fill: PICTURE_PAINTS.felt }), ...deeper];
}

function discsOf(board: Board): readonly string[] {
  const { shape } = board;
  return (["black", "white"] as const).flatMap((side) => {
    const centres = shape.squares
      .filter((square) => contentOf(board, square) === side)
      .map((square) => centreOf(shape, square));
    const [fill, rim, width] =
      side === "black" ? (["jet", "rim-black", 2.5] as const) : (["ivory", "rim-white", 2] as const);
    const paint = { fill: PICTURE_PAINTS[fill], stroke: PICTURE_PAINTS[rim], "stroke-width": width };
    const r = DISC_RADIUS - 1;
    const lights = LIGHTS.map(({ radius, aside, up }) => {
      const inner = Math.round(r * radius);
      const d = centres
        .map(({ x, y }) => {
          const start = `M${Math.round(x + r * aside) - inner} ${Math.round(y + r * up)}`;
          return `${start}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0z`;
        })
        .join("");
      return element("path", { d, fill: "#fff", "fill-opacity": SHINE[side] });
    });
    return [
      ...centres.map(({ x, y }) => element("circle", { cx: x, cy: y, r, ...paint })),
      ...(centres.length === 0 ? [] : lights),
    ];
  });
}

/**
 * An SVG picture of a position, as the live board shows it, for pages without JavaScript, for print and to be shared. It holds no script, no style and
 * no id, brings its own colours, and can be told in black and white: black discs dark with a light rim, white ones light with a dark one.
 */
export function boardSvg({ board }: BoardView, options: PictureOptions): string {
  const { title, description, legal = [], marks = [], numbers = new Map<Square, number>(), last = null } = options;
  const { shape } = board;
  const { coordinates = true } = options;
  const before = FRAME.width + (coordinates ? FRAME.coordinates : 0);
  const [width, height] = [shape.files * SQUARE_SIZE, shape.ranks * SQUARE_SIZE];
  const frame = {
    x: -FRAME.width,
    y: -FRAME.width,
    width: width + 2 * FRAME.width,
    height: height + 2 * FRAME.width,
    rx: FRAME.corner,
  };
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
      viewBox: `${-before} ${-before} ${width + before + FRAME.width} ${height + before + FRAME.width}`,
      role: "img",
      class: "board-picture",
      "font-family": "Inter Variable, Inter, system-ui, sans-serif",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    [
      element("title", {}, escaped(title)),
      element("desc", {}, escaped(description)),
      ...(isCut(shape) ? [] : [element("rect", { ...frame, fill: PICTURE_PAINTS.frame })]),
      ...feltOf(shape),
      ...groundPieces(shape, marks).map(drawn),
      ...discsOf(board),
      ...(last === null ? [] : [lastDot(last)]),
      ...overlayPieces(board, legal, numbers, marks).map(drawn),
      ...(coordinates ? coordinatesOf(shape) : []),
    ].join(""),
  );
}

import type { Board, Content, Shape, Square } from "../reversi/index.ts";
import type { Mark } from "./types.ts";
import { contentOf } from "./view.ts";

/** The paints of a board, named as the tokens of the look. */
export type Paint = "none" | "ivory" | "jet" | "gold" | "line" | "frame";

/** One SVG element of a drawing. Lengths are hundredths of a square; the top left corner of the board is 0 0. */
export interface Piece {
  readonly tag: "path" | "circle" | "rect" | "text";
  readonly geometry: Readonly<Record<string, string | number>>;
  readonly fill: Paint;
  readonly stroke: Paint;
  readonly width?: number;
  readonly text?: string;
}

export const SQUARE_SIZE = 100;
export const DISC_RADIUS = 41;

/** So small and thin that nobody takes it for a disc. */
const LEGAL_RADIUS = 11;

/** The side, in squares, of the middle whose corners carry the star points. */
const MIDDLE = 4;

/** How far down from its middle a digit's base line lies, as a share of the font size. */
const DIGIT_DROP = 0.36;

interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (shape: Shape, square: Square): Point => ({
  x: ((square % shape.files) + 0.5) * SQUARE_SIZE,
  y: (Math.floor(square / shape.files) + 0.5) * SQUARE_SIZE,
});

interface Ink {
  readonly core: Paint;
  readonly edge: Paint;
}

const LIGHT: Ink = { core: "ivory", edge: "jet" };
const DARK: Ink = { core: "jet", edge: "ivory" };

/** A mark is light with a dark edge on felt and on black, dark on a white disc: core or edge always stands out. */
const inkOn = (content: Content): Ink => (content === "white" ? DARK : LIGHT);

const outlinedLine = (d: string, { core, edge }: Ink, width: number, margin = 3): readonly Piece[] => [
  { tag: "path", geometry: { d }, fill: "none", stroke: edge, width: width + 2 * margin },
  { tag: "path", geometry: { d }, fill: "none", stroke: core, width },
];

/** The sides of `squares`, in straight runs: `inner` lie between two of them, `outline` around them. */
export function sidesOf(
  shape: Shape,
  squares: ReadonlySet<Square>,
): { readonly inner: string; readonly outline: string } {
  const isIn = (file: number, rank: number): boolean =>
    file >= 0 && file < shape.files && rank >= 0 && rank < shape.ranks && squares.has(rank * shape.files + file);
  const paths = { inner: "", outline: "" };
  const addRuns = (line: number, length: number, upright: boolean): void => {
    const kindAt = (along: number): keyof typeof paths | null => {
      if (along >= length) return null;
      const before = upright ? isIn(line - 1, along) : isIn(along, line - 1);
      const behind = upright ? isIn(line, along) : isIn(along, line);
      if (!before && !behind) return null;
      return before && behind ? "inner" : "outline";
    };
    let start = 0;
    for (let along = 1; along <= length; along += 1) {
      const kind = kindAt(along - 1);
      if (kind === kindAt(along)) continue;
      if (kind !== null) {
        const run = (along - start) * SQUARE_SIZE;
        const [x, y] = upright ? [line, start] : [start, line];
        paths[kind] += `M${x * SQUARE_SIZE} ${y * SQUARE_SIZE}${upright ? "v" : "h"}${run}`;
      }
      start = along;
    }
  };
  for (let line = 0; line <= shape.files; line += 1) addRuns(line, shape.ranks, true);
  for (let line = 0; line <= shape.ranks; line += 1) addRuns(line, shape.files, false);
  return paths;
}

/** Whether squares are missing, so that the frame has to follow the outline. */
export const isCut = (shape: Shape): boolean => shape.squares.length < shape.files * shape.ranks;

/** The corners of the middle sixteen squares, which help the eye to count; none where that is the whole board. */
function starPoints(shape: Shape): readonly Point[] {
  const file = (shape.files - MIDDLE) / 2;
  const rank = (shape.ranks - MIDDLE) / 2;
  if (file < 1 || rank < 1 || !Number.isInteger(file) || !Number.isInteger(rank)) return [];
  return [rank, rank + MIDDLE].flatMap((y) =>
    [file, file + MIDDLE].map((x) => ({ x: x * SQUARE_SIZE, y: y * SQUARE_SIZE })),
  );
}

/** Lines over one square that go on in its neighbours: slanting, or level. */
function hatchOf(shape: Shape, square: Square, isLevel: boolean): string {
  const { x, y } = centreOf(shape, square);
  const [start, top, gap] = [x - SQUARE_SIZE / 2, y - SQUARE_SIZE / 2, SQUARE_SIZE / 5];
  const offsets = [1, 2, 3, 4].map((i) => i * gap);
  if (isLevel) return offsets.map((offset) => `M${start} ${top + offset}h${SQUARE_SIZE}`).join("");
  const upper = [...offsets, SQUARE_SIZE].map((offset) => `M${start} ${top + offset}l${offset} ${-offset}`);
  const lower = offsets.map((offset) => {
    const length = SQUARE_SIZE - offset;
    return `M${start + offset} ${top + SQUARE_SIZE}l${length} ${-length}`;
  });
  return [...upper, ...lower].join("");
}

/** What lies under the discs: lines, star points, the frame of a cut board, and the hatching of regions, level where they are even. */
export function groundPieces(shape: Shape, marks: readonly Mark[]): readonly Piece[] {
  const { inner, outline } = sidesOf(shape, new Set(shape.squares));
  const regions = marks.flatMap((mark) => ("squares" in mark && mark.kind !== "shape" ? [mark] : []));
  return [
    ...regions.map(({ squares, kind }): Piece => {
      const d = squares.map((square) => hatchOf(shape, square, kind === "even-region")).join("");
      return { tag: "path", geometry: { d }, fill: "none", stroke: "ivory", width: 1.8 };
    }),
    { tag: "path", geometry: { d: inner }, fill: "none", stroke: "line", width: 2 },
    ...(isCut(shape)
      ? [{ tag: "path", geometry: { d: outline }, fill: "none", stroke: "frame", width: 4 } satisfies Piece]
      : []),
    ...starPoints(shape).map(
      ({ x, y }): Piece => ({ tag: "circle", geometry: { cx: x, cy: y, r: 5.5 }, fill: "line", stroke: "none" }),
    ),
  ];
}

const textAt = ({ x, y }: Point, size: number, text: string, { core, edge }: Ink): Piece => ({
  tag: "text",
  geometry: { x, y: y + size * DIGIT_DROP, "font-size": size, "text-anchor": "middle" },
  fill: core,
  stroke: edge,
  ...(edge === "none" ? {} : { width: size / 5 }),
  text,
});

/** The circle round `at` as a path, so that it can be outlined as any line. */
const circleAt = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Six arcs round `at`, with gaps between: a border that is open. */
function brokenCircleAt({ x, y }: Point, r: number): string {
  const point = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 60, 120, 180, 240, 300].map((at) => `M${point(at - 16)}A${r} ${r} 0 0 1 ${point(at + 16)}`).join("");
}

function arrowPiece(from: Point, to: Point): Piece {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (along: number, aside: number): string =>
    `${(from.x + alongX * along - alongY * aside).toFixed(1)} ${(from.y + alongY * along + alongX * aside).toFixed(1)}`;
  const [start, neck, tip] = [16, length - 38, length - 6];
  const corners = [
    point(start, 5),
    point(neck, 5),
    point(neck, 17),
    point(tip, 0),
    point(neck, -17),
    point(neck, -5),
    point(start, -5),
  ];
  return { tag: "path", geometry: { d: `M${corners.join("L")}z` }, fill: "ivory", stroke: "jet", width: 4 };
}

function platePieces(at: Point, value: string, { core, edge }: Ink, rx: number): readonly Piece[] {
  const [height, width] = [46, 32 + 17 * Math.max(1, value.length)];
  const geometry = { x: at.x - width / 2, y: at.y - height / 2, width, height, rx };
  return [{ tag: "rect", geometry, fill: edge, stroke: core, width: 3 }, textAt(at, 32, value, { core, edge: "none" })];
}

/** Lines round `squares` and their name in the corner of the first. */
function outlinePieces(shape: Shape, squares: readonly Square[], name: string): readonly Piece[] {
  const first = squares.length === 0 ? undefined : Math.min(...squares);
  if (first === undefined) return [];
  const { x, y } = centreOf(shape, first);
  const label = textAt({ x: x - 40, y: y - 29 }, 30, name, LIGHT);
  return [
    ...outlinedLine(sidesOf(shape, new Set(squares)).outline, LIGHT, 3.5, 2),
    { ...label, geometry: { ...label.geometry, "text-anchor": "start" } },
  ];
}

/** Marks that are lines from the middle of a square. */
const LINES = {
  cross: "m-16-16l32 32m0-32l-32 32",
  given: "m-17 0h34m-17-17v34",
  taken: "m-17 0h34",
  anchor: "m-26-26h52v52h-52z",
} as const;

/** Marks that are triangles: one at the upper end of a square that points up, one at its lower end, both clear of what the middle holds. */
const TRIANGLES = { "black-move": ["m0-43l15 24h-30z", DARK], "white-move": ["m0 43l15-24h-30z", LIGHT] } as const;

/** The same lines, small and in the upper corner of a square whose middle holds a value. */
const ASIDE = { given: "m26-37h16m-8-8v16", taken: "m26-37h16" } as const;

/** A mark, on a board of which `plated` squares hold a value. */
function markPieces(board: Board, mark: Mark, plated: ReadonlySet<Square>): readonly Piece[] {
  const { shape } = board;
  if (mark.kind === "arrow") return [arrowPiece(centreOf(shape, mark.from), centreOf(shape, mark.to))];
  if ("squares" in mark) return outlinePieces(shape, mark.squares, mark.name);
  const at = centreOf(shape, mark.square);
  const ink = inkOn(contentOf(board, mark.square));
  const { core: fill, edge: stroke } = ink;
  switch (mark.kind) {
    case "ring":
      return outlinedLine(circleAt(at, 44), { core: "gold", edge: "jet" }, 5);
    case "dot":
      return [{ tag: "circle", geometry: { cx: at.x, cy: at.y, r: 15 }, fill, stroke, width: 6 }];
    case "given":
    case "taken":
      if (plated.has(mark.square)) return outlinedLine(`M${at.x} ${at.y}${ASIDE[mark.kind]}`, ink, 6);
      return outlinedLine(`M${at.x} ${at.y}${LINES[mark.kind]}`, ink, 9);
    case "cross":
    case "anchor":
      return outlinedLine(`M${at.x} ${at.y}${LINES[mark.kind]}`, ink, mark.kind === "anchor" ? 5 : 9);
    case "black-move":
    case "white-move": {
      const [form, { core, edge }] = TRIANGLES[mark.kind];
      return [{ tag: "path", geometry: { d: `M${at.x} ${at.y}${form}` }, fill: core, stroke: edge, width: 4 }];
    }
    case "stable": {
      const geometry = { x: at.x - 15, y: at.y - 15, width: 30, height: 30, rx: 3 };
      return [{ tag: "rect", geometry, fill, stroke, width: 6 }];
    }
    case "frontier":
      return outlinedLine(brokenCircleAt(at, 29), ink, 6);
    case "number":
    case "estimate":
      return platePieces(at, mark.value, LIGHT, 12);
    case "value":
      return platePieces(at, mark.value, DARK, 0);
  }
}

const numberInk = (content: Content): Ink =>
  content === "empty" ? inkOn(content) : { ...inkOn(content), edge: "none" };

/** What lies over the discs: rings on the legal squares, move numbers, then the marks in their order. */
export function overlayPieces(
  board: Board,
  legal: readonly Square[],
  numbers: ReadonlyMap<Square, number>,
  marks: readonly Mark[],
): readonly Piece[] {
  const { shape } = board;
  const isPlate = ({ kind }: Mark): boolean => kind === "value" || kind === "estimate" || kind === "number";
  const plated = new Set(marks.filter(isPlate).flatMap((mark) => ("square" in mark ? [mark.square] : [])));
  return [
    ...legal.map((square): Piece => {
      const { x, y } = centreOf(shape, square);
      return { tag: "circle", geometry: { cx: x, cy: y, r: LEGAL_RADIUS }, fill: "none", stroke: "ivory", width: 3.2 };
    }),
    ...[...numbers].map(([square, number]) =>
      textAt(centreOf(shape, square), 38, String(number), numberInk(contentOf(board, square))),
    ),
    ...marks.flatMap((mark) => markPieces(board, mark, plated)),
  ];
}

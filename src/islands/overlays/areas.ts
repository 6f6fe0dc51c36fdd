import { edgeShapes } from "../../coach/concepts/edges.ts";
import { type Region, regionsOf } from "../../coach/concepts/regions.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { type Drawn, namesOf, type Scene } from "./scene.ts";

/** More squares than this are only counted. */
const MOST_NAMED = 12;

/** A, B, ... Z, A1, ...: the name of a region by its place in the order of the board. */
const letterOf = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? "" : Math.floor(index / 26));

const whoEnters = ({ entrants }: Region): "both" | "neither" | "black" | "white" => {
  const [first, second] = entrants;
  return second === undefined ? (first ?? "neither") : "both";
};

/** The regions, which hang together by the corners of their squares, too; odd ones are hatched, even ones crossed. */
export function drawRegions({ view: { board } }: Scene, t: TranslateOverlay): Drawn {
  const regions = regionsOf(board, 8).map((region, index) => ({ ...region, name: letterOf(index) }));
  const lines = regions.map((region) => {
    const { squares, isOdd, name } = region;
    const values = { count: squares.length, name, squares: namesOf(board, squares, t) };
    const parity = isOdd ? "odd" : "even";
    const told = t(`region.${parity}${squares.length > MOST_NAMED ? ".large" : ""}`, values);
    return `${told} ${t(`region.enter.${whoEnters(region)}`)}`;
  });
  return {
    marks: regions.map(({ squares, isOdd, name }) => ({ kind: isOdd ? "odd-region" : "even-region", squares, name })),
    lines: lines.length === 0 ? [t("region.none")] : lines,
  };
}

/** The shapes on the edges that have a name. A mountain holds its six. */
export function drawEdges({ view: { board } }: Scene, t: TranslateOverlay): Drawn {
  const found = edgeShapes(board);
  const shapes = found.filter(
    ({ edge, shape }) => shape !== "six" || !found.some((other) => other.edge === edge && other.shape === "mountain"),
  );
  const lines = shapes.map(({ edge, side, shape, squares }) =>
    t(`edge.${side}`, { edge: t(`edge.${edge}`), shape: t(`shape.${shape}`), squares: namesOf(board, squares, t) }),
  );
  return {
    marks: shapes.map(({ shape, squares }) => ({ kind: "shape", squares, name: t(`shape.short.${shape}`) })),
    lines: lines.length === 0 ? [t("edge.none")] : lines,
  };
}

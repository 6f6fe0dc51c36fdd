import { h, type VNode } from "preact";
import type { Shape } from "../reversi/index.ts";
import { type Piece, SQUARE_SIZE } from "./drawing.ts";

/** Pieces of a drawing over the whole board. It is only seen: what it says stands in the names of the squares. */
export function Drawing({ shape, pieces, layer }: { shape: Shape; pieces: readonly Piece[]; layer: string }): VNode {
  return (
    <svg
      class={layer}
      viewBox={`0 0 ${shape.files * SQUARE_SIZE} ${shape.ranks * SQUARE_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      {pieces.map(({ tag, geometry, fill, stroke, width, text }) =>
        h(tag, { ...geometry, class: `fill-${fill} stroke-${stroke}`, "stroke-width": width }, text),
      )}
    </svg>
  );
}

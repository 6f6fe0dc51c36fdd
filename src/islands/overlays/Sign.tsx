import type { VNode } from "preact";
import { Drawing } from "../../board/Drawing.tsx";
import { groundPieces, overlayPieces } from "../../board/drawing.ts";
import type { Mark } from "../../board/types.ts";
import { makeShape } from "../../reversi/index.ts";
import type { Overlay } from "./kinds.ts";

const SQUARE = makeShape(1, 1);
const EMPTY = { shape: SQUARE, contents: ["empty"] } as const;

/** What an overlay puts on a square. */
const SIGNS: Readonly<Record<Overlay, readonly Mark[]>> = {
  legal: [
    { kind: "black-move", square: 0 },
    { kind: "white-move", square: 0 },
  ],
  changes: [{ kind: "given", square: 0 }],
  frontier: [{ kind: "frontier", square: 0 }],
  stable: [
    { kind: "stable", square: 0 },
    { kind: "anchor", square: 0 },
  ],
  regions: [{ kind: "odd-region", squares: [0], name: "" }],
  edges: [{ kind: "shape", squares: [0], name: "" }],
  values: [{ kind: "value", square: 0, value: "+2" }],
};

/** A piece of felt with the marks of an overlay, for its button. */
export const Sign = ({ overlay }: { readonly overlay: Overlay }): VNode => (
  <span class="sign" dir="ltr">
    <Drawing
      layer="sign-marks"
      shape={SQUARE}
      pieces={[...groundPieces(SQUARE, SIGNS[overlay]), ...overlayPieces(EMPTY, [], new Map(), SIGNS[overlay])]}
    />
  </span>
);

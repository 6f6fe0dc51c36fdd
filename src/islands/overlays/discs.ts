import type { Mark } from "../../board/types.ts";
import { frontierDiscs } from "../../coach/concepts/frontier.ts";
import { type StableDisc, stableWithAnchors } from "../../coach/concepts/stable.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { type Board, contentAt, DISCS, type Square } from "../../reversi/index.ts";
import { type Drawn, namesOf, ofSide, type Scene, sideLine } from "./scene.ts";

/** The discs beside an empty square. */
export function drawFrontier({ view: { board } }: Scene, t: TranslateOverlay): Drawn {
  const discs = frontierDiscs(board);
  return {
    marks: discs.map((square): Mark => ({ kind: "frontier", square })),
    lines: DISCS.map((side) => sideLine(board, side, ofSide(board, discs, side), t)),
  };
}

/** Discs of one side that rest on the same. */
interface Growth {
  readonly anchors: readonly Square[];
  readonly onFullLines: boolean;
  readonly squares: Square[];
}

function growthsOf(board: Board, discs: readonly StableDisc[]): ReadonlyMap<string, Growth> {
  const growths = new Map<string, Growth>();
  for (const { square, anchors, fullLines } of discs) {
    const onFullLines = fullLines.length > 0;
    const key = `${contentAt(board, square)} ${anchors.join(" ")} ${onFullLines}`;
    const growth = growths.get(key) ?? { anchors, onFullLines, squares: [] };
    growth.squares.push(square);
    growths.set(key, growth);
  }
  return growths;
}

/** The discs that are proven to be stable; those they grow from carry a frame. */
export function drawStable({ view: { board } }: Scene, t: TranslateOverlay): Drawn {
  const discs = stableWithAnchors(board);
  const anchors = new Set(discs.flatMap((disc) => disc.anchors));
  const lines = DISCS.flatMap((side) => {
    const own = discs.filter(({ square }) => contentAt(board, square) === side);
    if (own.length === 0) return [t(`stable.${side}.none`)];
    return [...growthsOf(board, own).values()].map((growth) => {
      const values = { count: growth.squares.length, squares: namesOf(board, growth.squares, t) };
      if (growth.anchors.length === 0) return t(`stable.${side}.full`, values);
      const kind = growth.onFullLines ? "both" : "anchored";
      return t(`stable.${side}.${kind}`, { ...values, anchors: namesOf(board, growth.anchors, t) });
    });
  });
  return {
    marks: [
      ...discs.map(({ square }): Mark => ({ kind: "stable", square })),
      ...[...anchors].map((square): Mark => ({ kind: "anchor", square })),
    ],
    lines,
  };
}

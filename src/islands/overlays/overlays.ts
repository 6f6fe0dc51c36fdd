import type { Mark } from "../../board/types.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { drawEdges, drawRegions } from "./areas.ts";
import { drawFrontier, drawStable } from "./discs.ts";
import type { Overlay } from "./kinds.ts";
import { drawChanges, drawLegal } from "./moves.ts";
import type { Drawn, Scene } from "./scene.ts";
import { drawValues } from "./values.ts";

const DRAW: Readonly<Record<Overlay, (scene: Scene, t: TranslateOverlay) => Drawn>> = {
  legal: drawLegal,
  changes: drawChanges,
  frontier: drawFrontier,
  stable: drawStable,
  regions: drawRegions,
  edges: drawEdges,
  values: drawValues,
};

/** One overlay of a board. */
export const overlayOf = (scene: Scene, overlay: Overlay, t: TranslateOverlay): Drawn => DRAW[overlay](scene, t);

/** All that is drawn for these overlays, in one list, and each of them in words. */
export function overlaysOf(
  scene: Scene,
  which: readonly Overlay[],
  t: TranslateOverlay,
): {
  readonly marks: readonly Mark[];
  readonly told: readonly { readonly overlay: Overlay; readonly lines: readonly string[] }[];
} {
  const drawn = which.map((overlay) => ({ overlay, ...overlayOf(scene, overlay, t) }));
  return {
    marks: drawn.flatMap(({ marks }) => marks),
    told: drawn.map(({ overlay, lines }) => ({ overlay, lines })),
  };
}

/** An overlay in one text, to be spoken or answered: its name, then its lines. */
export const spoken = (overlay: Overlay, lines: readonly string[], t: TranslateOverlay): string =>
  t("spoken", { name: t(`name.${overlay}`), lines: lines.join(" ") });

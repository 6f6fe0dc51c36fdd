import type { Mark } from "../../board/types.ts";
import type { Analysis } from "../../engine/client.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { signed } from "../../locales/signed.ts";
import { nameOf } from "../../reversi/index.ts";
import { type Drawn, listed, type Scene } from "./scene.ts";

/** What each legal move is worth to the side that makes it: true values on plates with sharp corners, estimates on round ones. */
export function drawValues({ view: { board, toMove }, values }: Scene, t: TranslateOverlay): Drawn {
  if (toMove === null) return { marks: [], lines: [t("values.over")] };
  if (values === undefined || values === "thinking") return { marks: [], lines: [t("values.thinking")] };
  if (values === "lost") return { marks: [], lines: [t("values.lost")] };
  const { moves } = values;
  const marks = moves.map(
    ({ square, score, isExact }): Mark => ({ kind: isExact ? "value" : "estimate", square, value: signed(score) }),
  );
  const told = moves.map(({ square, score }) =>
    t("values.one", { square: nameOf(board.shape, square), value: signed(score) }),
  );
  return { marks, lines: [depthLine(values, toMove, listed(told, t), t)] };
}

function depthLine({ isExact, depth }: Analysis, side: "black" | "white", moves: string, t: TranslateOverlay): string {
  return isExact ? t(`values.exact.${side}`, { moves }) : t(`values.ahead.${side}`, { moves, count: depth });
}

import type { OwnCommand } from "../../board/CommandField.tsx";
import { legalFor } from "../../coach/concepts/mobility.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { nameOf, type Square } from "../../reversi/index.ts";
import { CALLED, type Overlay } from "./kinds.ts";
import type { Scene } from "./scene.ts";

interface Commanded {
  readonly offered: readonly Overlay[];
  readonly scene: Scene;
  /** Turns an overlay on, with the move on `square` in focus if there is one, and gives it in words. */
  readonly show: (overlay: Overlay, square?: Square) => string;
  readonly hide: () => void;
  readonly t: TranslateOverlay;
}

const nothing = (): void => undefined;

/** What can be typed beside a board that has overlays: a word for each that is offered, and `given d3` for any move. */
export function commandsOf({ offered, scene, show, hide, t }: Commanded): readonly OwnCommand[] {
  const { board, toMove } = scene.view;
  const moves = toMove === null || !offered.includes("changes") ? [] : legalFor(board, toMove);
  return [
    ...offered.map((overlay) => ({
      words: [CALLED[overlay].word],
      help: t(`command.${overlay}`),
      run: nothing,
      answer: () => show(overlay),
    })),
    ...moves.map((square) => ({
      words: [`${CALLED.changes.word} ${nameOf(board.shape, square)}`],
      run: nothing,
      answer: () => show("changes", square),
    })),
    ...(offered.length === 0
      ? []
      : [{ words: ["hide"], help: t("command.hide"), run: hide, answer: () => t("hidden") }]),
  ];
}

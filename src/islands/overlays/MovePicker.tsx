import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { BoardView } from "../../board/types.ts";
import { legalFor } from "../../coach/concepts/mobility.ts";
import type { TranslateOverlay } from "../../locales/overlays.ts";
import { nameOf, type Square } from "../../reversi/index.ts";

interface MovePickerProps {
  readonly view: BoardView;
  readonly square: Square | undefined;
  readonly onPick: (square: Square | undefined) => void;
  readonly t: TranslateOverlay;
}

/** Picks the move whose changes are looked at, for those who cannot point at a square without playing there. */
export function MovePicker({ view: { board, toMove }, square, onPick, t }: MovePickerProps): VNode {
  const id = useId();
  const legal = toMove === null ? [] : legalFor(board, toMove);
  const chosen = square !== undefined && legal.includes(square) ? String(square) : "";
  return (
    <p class="overlay-move">
      <label for={id}>{t("changes.move")}</label>
      <select
        id={id}
        class="field"
        value={chosen}
        onChange={({ currentTarget: { value } }) => onPick(value === "" ? undefined : Number(value))}
      >
        <option value="">{t("changes.last")}</option>
        {legal.map((move) => (
          <option key={move} value={String(move)}>
            {nameOf(board.shape, move)}
          </option>
        ))}
      </select>
    </p>
  );
}

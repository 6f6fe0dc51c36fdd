import { useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Square } from "../../reversi/index.ts";
import { useLater } from "../exercise/later.ts";
import { type Deed, type Laid, type Overlaid, textOf } from "./overlaid.ts";

const load = () => import("./Overlays.tsx");

/**
 * Overlays for the board of a page. All but the button that opens them is loaded when it is pressed, or a key is on the board, or
 * something is to be typed; what is on stays on until the page is left.
 */
export function useOverlays({ isTyping, ...overlaid }: Overlaid, t: Translate) {
  const [laid, lay] = useState<Laid>({});
  const [deed, tell] = useState<Deed | null>(null);
  const part = useLater(isTyping || deed !== null, load);
  return {
    marks: (laid.of === textOf(overlaid.view) && laid.marks) || [],
    commands: laid.commands ?? [],
    /** Goes to the board. */
    onPoint: laid.follows
      ? (square: Square | undefined, isFocused: boolean) => tell({ kind: "point", square, isFocused })
      : undefined,
    onKey: (key: string, square: Square) => tell({ kind: "key", key, square }),
    button: (
      <button
        type="button"
        class="button plain"
        aria-expanded={laid.isOpen === true}
        onClick={() => tell({ kind: "button" })}
      >
        {t("board.overlays")}
      </button>
    ),
    panel: part && <part.Overlays {...overlaid} deed={deed} lay={lay} />,
  };
}

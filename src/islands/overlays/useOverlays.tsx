import { useReducer, useRef, useState } from "preact/hooks";
import { viewText } from "../../board/view.ts";
import type { Translate } from "../../locales/text.ts";
import type { Square } from "../../reversi/index.ts";
import { useLater } from "../exercise/later.ts";
import type { Deed, Laid, Overlaid } from "./overlaid.ts";

/** Loads all but the button. */
export const loadOverlays = () => import("./Overlays.tsx");

/**
 * Overlays for the board of a page. All but the button that opens them is loaded when it is pressed, or a key is on the board, or
 * something is to be typed; what is on stays on until the page is left.
 */
export function useOverlays({ isTyping, ...overlaid }: Overlaid, t: Translate) {
  const [laid, lay] = useState<Laid>({});
  /** What has been done and not been seen to yet: at first all of it waits for the overlays to be loaded. */
  const deeds = useRef<Deed[]>([]);
  const [turn, nextTurn] = useReducer((before: number) => before + 1, 0);
  const part = useLater(isTyping || turn > 0, loadOverlays);
  const tell = (deed: Deed): void => {
    deeds.current.push(deed);
    nextTurn(0);
  };
  return {
    marks: (laid.of === viewText(overlaid.view) && laid.marks) || [],
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
    panel: part && <part.Overlays {...overlaid} deeds={deeds.current} turn={turn} lay={lay} />,
  };
}

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { OwnCommand } from "../../board/CommandField.tsx";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import { positionText } from "../../board/view.ts";
import type { Translate } from "../../locales/text.ts";
import type { Square } from "../../reversi/index.ts";
import { useLater } from "../exercise/later.ts";
import type { Overlay } from "./kinds.ts";
import type { Asked } from "./withheld.ts";

/** A board that can have overlays. */
export interface Overlaid {
  readonly view: BoardView;
  readonly last: PlayedMove | null;
  /** What is asked and not answered yet: overlays that would answer it are not offered. */
  readonly asked: Asked | null;
  /** Overlays that the page has other ways to show. */
  readonly without?: readonly Overlay[] | undefined;
  /** Whether there is a field where overlays can be asked for. */
  readonly isTyping: boolean;
  /** The tag of the language. */
  readonly tag: string;
}

/** What the overlays that are on come to. */
export interface Laid {
  /** The position that they are drawn for. */
  readonly of: string;
  readonly marks: readonly Mark[];
  /** Whether they follow the square that is pointed at. */
  readonly follows: boolean;
  readonly commands: readonly OwnCommand[];
}

/** A square that was pointed at: by the focus, or by the pointer alone. */
export interface Pointed {
  readonly square: Square | undefined;
  readonly isFocused: boolean;
}

/** A key that was pressed on the board. */
export interface Pressed {
  readonly key: string;
  readonly square: Square;
}

const load = () => import("./Overlays.tsx");

const NOTHING: Laid = { of: "", marks: [], follows: false, commands: [] };
const NOWHERE: Pointed = { square: undefined, isFocused: false };

/** What tells two positions apart for overlays. */
export const textOf = ({ board, toMove }: BoardView): string => positionText(board) + toMove;

/**
 * Overlays for the board of a page. All but the button that opens them is loaded when it is pressed, or a key is on the board, or
 * something is to be typed; what is on stays on until the page is left.
 */
export function useOverlays({ isTyping, ...overlaid }: Overlaid, t: Translate) {
  const [isOpen, setOpen] = useState(false);
  const [laid, lay] = useState(NOTHING);
  const [pointed, point] = useState(NOWHERE);
  const [pressed, press] = useState<Pressed | null>(null);
  const part = useLater(isOpen || isTyping || pressed !== null, load);
  const button: VNode = (
    <button type="button" class="button plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t("board.overlays")}
    </button>
  );
  return {
    marks: laid.of === textOf(overlaid.view) ? laid.marks : NOTHING.marks,
    commands: laid.commands,
    /** Goes to the board. */
    onPoint: laid.follows
      ? (square: Square | undefined, isFocused: boolean) => point({ square, isFocused })
      : undefined,
    onKey: (key: string, square: Square) => press({ key, square }),
    button,
    panel: part && <part.Overlays {...overlaid} {...{ isOpen, pointed, pressed, point, lay }} />,
  };
}

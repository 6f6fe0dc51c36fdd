import type { OwnCommand } from "../../board/CommandField.tsx";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import type { Square } from "../../reversi/index.ts";
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
  readonly of?: string;
  readonly marks?: readonly Mark[];
  /** Whether they follow the square that is pointed at. */
  readonly follows?: boolean;
  readonly commands?: readonly OwnCommand[];
  /** Whether they can be chosen now. */
  readonly isOpen?: boolean;
}

/** Something that a person did: the button was pressed, a square pointed at, by the focus or by the pointer alone, or a key pressed on one. */
export type Deed =
  | { readonly kind: "button" }
  | { readonly kind: "point"; readonly square: Square | undefined; readonly isFocused: boolean }
  | { readonly kind: "key"; readonly key: string; readonly square: Square };

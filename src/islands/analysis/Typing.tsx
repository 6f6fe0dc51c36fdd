import type { VNode } from "preact";
import { CommandField, type OwnCommand } from "../../board/CommandField.tsx";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import type { Translate } from "../../locales/text.ts";
import type { Square } from "../../reversi/index.ts";
import { type Commanded, commandsOf, typedWork } from "./commands.ts";

interface TypingProps {
  readonly commanded: Commanded;
  readonly view: BoardView;
  readonly legal: readonly Square[];
  readonly last: PlayedMove | null;
  readonly marks: readonly Mark[];
  /** The commands of the overlays. */
  readonly overlays: readonly OwnCommand[];
  readonly said: string;
  readonly onAnswer: (text: string) => void;
  readonly t: Translate;
}

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** The command field of the analysis. */
export const Typing = ({ commanded, view, legal, last, marks, overlays, said, onAnswer, t }: TypingProps): VNode => (
  <div ref={focusField} class="side-typing">
    <CommandField
      view={view}
      legal={legal}
      last={last}
      marks={marks}
      said={said}
      translate={t}
      commands={[...commandsOf(commanded, t), ...overlays]}
      onText={(text) => typedWork(commanded, text)}
      onChoose={commanded.desk.choose}
      onAnswer={onAnswer}
    />
  </div>
);

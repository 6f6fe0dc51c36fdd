import type { VNode } from "preact";
import { CommandField } from "../../board/CommandField.tsx";
import type { BoardView, PlayedMove } from "../../board/types.ts";
import type { Translate } from "../../locales/text.ts";
import type { Square } from "../../reversi/index.ts";
import { commandsOf, typedLevel } from "./commands.ts";
import type { Table } from "./table.ts";

interface TypingProps {
  readonly table: Table;
  readonly view: BoardView;
  readonly legal: readonly Square[];
  readonly last: PlayedMove | null;
  readonly said: string;
  readonly onAnswer: (text: string) => void;
  readonly t: Translate;
}

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** The command field of a table. */
export const Typing = ({ table, view, legal, last, said, onAnswer, t }: TypingProps): VNode => (
  <div ref={focusField} class="side-typing">
    <CommandField
      view={view}
      legal={legal}
      last={last}
      said={said}
      translate={t}
      commands={commandsOf(table, t)}
      onText={(text) => typedLevel(table, text)}
      onChoose={table.choose}
      onAnswer={onAnswer}
    />
  </div>
);

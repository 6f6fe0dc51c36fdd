import type { VNode } from "preact";
import { CommandField, type OwnCommand } from "../../board/CommandField.tsx";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import type { Translate } from "../../locales/text.ts";
import type { Square } from "../../reversi/index.ts";
import { commandsOf, typedLevel } from "./commands.ts";
import type { Table } from "./table.ts";

interface TypingProps {
  readonly table: Table;
  readonly view: BoardView;
  readonly legal: readonly Square[];
  readonly last: PlayedMove | null;
  readonly marks: readonly Mark[];
  /** Commands besides those of the table. */
  readonly commands: readonly OwnCommand[];
  readonly said: string;
  readonly onAnswer: (text: string) => void;
  readonly t: Translate;
}

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** The command field of a table. */
export const Typing = ({ table, view, legal, last, marks, commands, said, onAnswer, t }: TypingProps): VNode => (
  <div ref={focusField} class="side-typing">
    <CommandField
      view={view}
      legal={legal}
      last={last}
      marks={marks}
      said={said}
      translate={t}
      commands={[...commandsOf(table, t), ...commands]}
      onText={(text) => typedLevel(table, text)}
      onChoose={table.choose}
      onAnswer={onAnswer}
    />
  </div>
);

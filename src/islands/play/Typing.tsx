import type { VNode } from "preact";
import type { CommandFieldProps, OwnCommand } from "../../board/CommandField.tsx";
import { SideField } from "../exercise/SideField.tsx";
import { commandsOf, typedLevel } from "./commands.ts";
import type { Table } from "./table.ts";

interface TypingProps extends Omit<CommandFieldProps, "onChoose" | "onText"> {
  readonly table: Table;
  /** Commands besides those of the table. */
  readonly commands: readonly OwnCommand[];
}

/** The command field of a table. */
export const Typing = ({ table, commands, ...field }: TypingProps): VNode => (
  <SideField
    {...field}
    commands={[...commandsOf(table, field.translate), ...commands]}
    onText={(text) => typedLevel(table, text)}
    onChoose={table.choose}
  />
);

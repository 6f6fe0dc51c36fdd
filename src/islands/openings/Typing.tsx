import type { VNode } from "preact";
import type { CommandFieldProps, OwnCommand } from "../../board/CommandField.tsx";
import type { Square } from "../../reversi/index.ts";
import { SideField } from "../exercise/SideField.tsx";
import { type Commanded, commandsOf, typedWalk } from "./commands.ts";

interface TypingProps extends Omit<CommandFieldProps, "commands" | "onText"> {
  readonly commanded: Commanded;
  /** The commands of the overlays. */
  readonly overlays: readonly OwnCommand[];
  readonly onChoose: (square: Square) => void;
}

/** The command field of the explorer. */
export const Typing = ({ commanded, overlays, ...field }: TypingProps): VNode => (
  <SideField
    {...field}
    commands={[...commandsOf(commanded, field.translate), ...overlays]}
    onText={(text) => typedWalk(commanded, text)}
  />
);

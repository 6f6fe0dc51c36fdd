import type { VNode } from "preact";
import type { CommandFieldProps, OwnCommand } from "../../board/CommandField.tsx";
import { SideField } from "../exercise/SideField.tsx";
import { type Commanded, commandsOf, typedWork } from "./commands.ts";

interface TypingProps extends Omit<CommandFieldProps, "commands" | "onChoose" | "onText"> {
  readonly commanded: Commanded;
  /** The commands of the overlays. */
  readonly overlays: readonly OwnCommand[];
}

/** The command field of the analysis. */
export const Typing = ({ commanded, overlays, ...field }: TypingProps): VNode => (
  <SideField
    {...field}
    commands={[...commandsOf(commanded, field.translate), ...overlays]}
    onText={(text) => typedWork(commanded, text)}
    onChoose={commanded.desk.choose}
  />
);

/* What a puzzle loads when somebody wants to type. */
export { CommandField } from "../../board/CommandField.tsx";
export { commandsOf } from "./commands.ts";

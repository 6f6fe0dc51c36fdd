import type { VNode } from "preact";
import { CommandField, type CommandFieldProps } from "../../board/CommandField.tsx";

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** The command field beside or under a board; it takes the focus when it appears. */
export const SideField = (props: CommandFieldProps): VNode => (
  <div ref={focusField} class="side-typing">
    <CommandField {...props} />
  </div>
);

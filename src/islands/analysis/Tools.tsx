import type { ComponentChildren, VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { KEYS } from "./keys.ts";

/** A tool of the row: what it is called, whether it is on or open, and what it does. */
export interface Tool {
  readonly name: "values" | "coach" | "paste" | "type" | "copy" | "new" | "longer";
  /** Whether it is switched on; undefined for a tool that is no switch. */
  readonly isOn?: boolean;
  /** Whether what it opens is open; undefined for a tool that opens nothing. */
  readonly isOpen?: boolean;
  readonly run: () => void;
}

interface ToolsProps {
  readonly tools: readonly Tool[];
  /** Further buttons. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

/** The tools under the buttons. */
export const Tools = ({ tools, children, t }: ToolsProps): VNode => (
  <div class="side-tools" role="group" aria-label={t("analysis.tools")}>
    {tools.map(({ name, isOn, isOpen, run }) => (
      <button
        key={name}
        type="button"
        class="button plain"
        aria-pressed={isOn}
        aria-expanded={isOpen}
        aria-keyshortcuts={name === "values" || name === "coach" ? KEYS[name] : undefined}
        onClick={run}
      >
        {t(`analysis.${name}`)}
      </button>
    ))}
    {children}
  </div>
);

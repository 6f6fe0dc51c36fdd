import type { VNode } from "preact";

export interface StatusProps {
  readonly text: string;
  /** Changes each time something is said, so that the same text is said again. */
  readonly turn: number;
}

/** What a screen reader speaks when it changes. A page has one of these beside its board. */
export const Status = ({ text, turn }: StatusProps): VNode => (
  <div role="status" class="unseen" aria-atomic="true">
    <span key={turn}>{text}</span>
  </div>
);

import type { VNode } from "preact";

interface TaskProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
  /** Whether the note is only an invitation. */
  readonly quiet?: boolean;
}

/** The task, and under it what has just been said about it: a hint, or why a try was refused. */
export function Task({ label, text, note, quiet = false }: TaskProps): VNode {
  return (
    <div class="task">
      <p class="task-label">{label}</p>
      <p class="task-text">{text}</p>
      <p class={quiet ? "task-note quiet" : "task-note"}>{note}</p>
    </div>
  );
}

interface CardProps {
  readonly verdict: "right" | "wrong" | "shown";
  readonly title: string;
  readonly text: string;
}

/** The verdict, where the task stood: what happened in one bold line, and why in a sentence. */
export function Card({ verdict, title, text }: CardProps): VNode {
  return (
    <div class="verdict" data-verdict={verdict}>
      <p class="verdict-title">{title}</p>
      <p class="verdict-text">{text}</p>
    </div>
  );
}

import type { ComponentProps, VNode } from "preact";
import type { Answers } from "./Answers.tsx";
import { useLater } from "./later.ts";

type Part = typeof import("./Answers.tsx");

let loaded: Part | null = null;

/** Loads what can be answered beside the board. From then on it is there at once. */
export async function loadAnswers(): Promise<Part> {
  loaded = await import("./Answers.tsx");
  return loaded;
}

/** What can be answered beside the board, loaded with the first exercise that is not answered on the board alone. */
export function LaterAnswers(props: ComponentProps<typeof Answers>): VNode | null {
  const part = useLater(loaded === null, loadAnswers) ?? loaded;
  return part && <part.Answers {...props} />;
}

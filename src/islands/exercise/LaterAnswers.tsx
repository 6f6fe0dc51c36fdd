import type { ComponentProps, VNode } from "preact";
import type { Answers } from "./Answers.tsx";
import { useLater } from "./later.ts";

const load = () => import("./Answers.tsx");

/** What can be answered beside the board, loaded with the first exercise that is not answered on the board alone. */
export function LaterAnswers(props: ComponentProps<typeof Answers>): VNode | null {
  const part = useLater(true, load);
  return part && <part.Answers {...props} />;
}

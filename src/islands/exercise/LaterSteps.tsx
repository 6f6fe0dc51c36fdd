import type { ComponentProps, VNode } from "preact";
import type { LineSteps } from "./LineSteps.tsx";
import { useLater } from "./later.ts";

const load = () => import("./LineSteps.tsx");

/** The buttons that step through a line, loaded with the first line there is. Their room is kept meanwhile. */
export function LaterSteps(props: ComponentProps<typeof LineSteps>): VNode {
  const part = useLater(true, load);
  return part === null ? <div class="line-steps" /> : <part.LineSteps {...props} />;
}

import { useState } from "preact/hooks";
import type { Mark } from "../../board/types.ts";
import { positionText } from "../../board/view.ts";
import { useLater } from "../exercise/later.ts";
import type { Tried } from "./tried.ts";

/** What is drawn to a reason, and at which ply of which try. */
export interface Laid {
  readonly of: string;
  readonly marks: readonly Mark[];
}

const load = () => import("./Tries.tsx");

/** Why the wrong try that stands on the board is worth less: words, and marks for the board. All of it is loaded with the first wrong try. */
export function useTries(tried: Tried | null, tag: string) {
  const [laid, lay] = useState<Laid | null>(null);
  const part = useLater(tried !== null, load);
  const of = tried && `${positionText(tried.position.board)} ${tried.line}`;
  return {
    marks: (laid?.of === `${of} ${tried?.at}` && laid.marks) || [],
    panel: tried && of && part && <part.Tries key={of} tried={tried} of={`${of} ${tried.at}`} lay={lay} tag={tag} />,
  };
}

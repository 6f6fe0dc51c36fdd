import { useState } from "preact/hooks";
import { positionText } from "../../board/view.ts";
import { useLater } from "../exercise/later.ts";
import type { Laid, Tried } from "./tried.ts";

const load = () => import("./Tries.tsx");

/** Why the wrong try that stands on the board is worth less: words, and marks for the board. All of it is loaded with the first wrong try. */
export function useTries(tried: Tried | null, tag: string) {
  const [laid, lay] = useState<Laid | null>(null);
  const part = useLater(tried !== null, load);
  const of = tried && `${positionText(tried.position.board)} ${tried.line}`;
  return {
    marks: (laid?.of === `${of} ${tried?.at}` && laid.marks) || [],
    // It keeps its room from the first, so that nothing moves when the words come; and what comes into it is spoken.
    panel: tried && of && (
      <div class="tries" aria-live="polite">
        {part && <part.Tries key={of} tried={tried} of={`${of} ${tried.at}`} lay={lay} tag={tag} />}
      </div>
    ),
  };
}

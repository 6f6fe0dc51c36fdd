import { useRef, useState } from "preact/hooks";
import { positionText } from "../../board/view.ts";
import type { Translate } from "../../locales/text.ts";
import { useLater } from "../exercise/later.ts";
import type { Laid, Tried } from "./tried.ts";

interface Trying {
  /** The wrong try that stands on the board, if one does. */
  readonly tried: Tried | null;
  /** Names the task. */
  readonly task: string;
  /** Whether it is solved or shown: then nothing of the answer need be kept back. */
  readonly isDone: boolean;
  readonly say: (text: string) => void;
  readonly tag: string;
  readonly t: Translate;
}

const load = () => import("./Tries.tsx");

/**
 * Why the wrong try that stands on the board is worth less: words, and marks for the board; and once the task is done, on request, all that
 * the coach says of the last one. All of it is loaded with the first wrong try.
 */
export function useTries({ tried, task, isDone, ...rest }: Trying) {
  const [laid, lay] = useState<Laid | null>(null);
  const last = useRef(new Map<string, Tried>());
  if (tried !== null) last.current.set(task, tried);
  const missed = isDone && last.current.get(task);
  const part = useLater(tried !== null, load);
  const of = tried && `${positionText(tried.position.board)} ${tried.line}`;
  return {
    marks: (laid?.of === `${of} ${tried?.at}` && laid.marks) || [],
    // It keeps its room from the first, so that nothing moves when the words come; and what comes into it is spoken.
    panel:
      tried && of ? (
        <div class="tries" aria-live="polite">
          {part && <part.Tries key={of} tried={tried} of={`${of} ${tried.at}`} lay={lay} {...rest} />}
        </div>
      ) : (
        missed && part && <part.Compared key={task} tried={missed} {...rest} />
      ),
  };
}

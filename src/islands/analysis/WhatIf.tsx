import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Position } from "../../reversi/index.ts";
import type { Comparison } from "./changes.ts";
import { whatIfWords } from "./what-if-words.ts";
import type { AsItWas } from "./work.ts";

interface WhatIfProps {
  readonly was: AsItWas;
  readonly now: Position;
  /** What the values say; null as long as they say nothing. */
  readonly comparison: Comparison | null;
  /** Whether positions are read at all. */
  readonly isRead: boolean;
  /** Changes with each recolouring that is to be told; 0 where none is. */
  readonly turn: number;
  readonly onSay: (text: string) => void;
  readonly onBack: () => void;
  readonly t: Translate;
}

/** What a recolouring has changed: the discs, the verdict, the moves of both sides, the values. */
export function WhatIf({ was, now, comparison, isRead, turn, onSay, onBack, t }: WhatIfProps): VNode {
  const words = whatIfWords(was, now, comparison, t);
  const verdict = isRead ? words.verdict : "";
  useEffect(() => {
    if (turn > 0) onSay([words.discs, ...words.moves].join(" "));
  }, [turn]);
  const known = comparison?.worth.isExact ? verdict : "";
  useEffect(() => {
    if (known !== "") onSay(known);
  }, [known]);
  return (
    <section class="changes" aria-label={t("analysis.changes")}>
      <h2 class="side-title">{words.discs}</h2>
      {verdict !== "" && <p class="changes-verdict">{verdict}</p>}
      <ul class="changes-list">
        {words.moves.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {isRead && words.values !== "" && <li>{words.values}</li>}
      </ul>
      <button type="button" class="button" onClick={onBack}>
        {t("analysis.changes.back")}
      </button>
    </section>
  );
}

import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { Card } from "../exercise/Task.tsx";
import type { WhatIfWords } from "./what-if-words.ts";

export { whatIfWords } from "./what-if-words.ts";

/** In a card, what a recolouring makes of the game, or which discs it turned where nothing is read. */
export const Verdict = ({ words: { verdict, discs } }: { readonly words: WhatIfWords }): VNode =>
  verdict === "" ? (
    <Card verdict="shown" title={discs} text="" />
  ) : (
    <Card verdict="shown" title={verdict} text={discs} />
  );

interface ChangesProps {
  readonly words: WhatIfWords;
  /** Changes with each recolouring that is to be told; 0 where none is. */
  readonly turn: number;
  readonly onSay: (text: string) => void;
  readonly onBack: () => void;
  readonly t: Translate;
}

/** What a recolouring has changed besides: the moves of both sides, and what they are worth. */
export function Changes({ words, turn, onSay, onBack, t }: ChangesProps): VNode {
  const { discs, moves, verdict, isExact, values } = words;
  useEffect(() => {
    if (turn > 0) onSay([discs, ...moves].join(" "));
  }, [turn]);
  useEffect(() => {
    if (isExact) onSay(verdict);
  }, [isExact, verdict]);
  return (
    <section class="changes" aria-label={t("analysis.changes")}>
      <h2 class="side-title">{t("analysis.changes")}</h2>
      <ul class="changes-list">
        {moves.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {values !== "" && <li>{values}</li>}
      </ul>
      <button type="button" class="button" onClick={onBack}>
        {t("analysis.changes.back")}
      </button>
    </section>
  );
}

import type { VNode } from "preact";
import { useEffect, useReducer } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { glossaryOf } from "../analysis/address.ts";
import { fetchLeads, leadTo } from "./terms.ts";

interface TermLinkProps {
  /** The id of a term. */
  readonly term: string;
  readonly class: string;
  readonly t: Translate;
}

/** Leads from a reason to the step that teaches what it speaks of; to the glossary as long as that is not known. */
export function TermLink({ term, class: name, t }: TermLinkProps): VNode {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const lead = leadTo(term);
  useEffect(() => {
    let isShown = true;
    if (lead === undefined) void fetchLeads().then(() => isShown && redraw(0));
    return () => {
      isShown = false;
    };
  }, [term]);
  return (
    <a class={name} href={lead?.path ?? glossaryOf(term)}>
      {lead === undefined ? t("coach.glossary") : t("coach.term", { term: lead.word })}
    </a>
  );
}

import type { VNode } from "preact";
import { motifOf } from "../../coach/explain/motif-of.ts";
import type { Translate } from "../../locales/text.ts";
import { onSite } from "../analysis/address.ts";

interface PuzzlesLinkProps {
  /** The key of a reason. */
  readonly reason: string;
  readonly class: string;
  readonly t: Translate;
}

/** Leads from a reason to puzzles in which the same decides; nothing where there are none. */
export function PuzzlesLink({ reason, class: name, t }: PuzzlesLinkProps): VNode | null {
  const motif = motifOf(reason);
  return (
    motif && (
      <a class={name} href={onSite(`/puzzles/?motif=${motif}`)}>
        {t("coach.puzzles")}
      </a>
    )
  );
}

import type { VNode } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import type { StudyClaim } from "../../catalogue/study.ts";
import type { TaskPlace } from "../../catalogue/task.ts";
import { claimTranslator } from "../../locales/claims.ts";
import { claimWords } from "./claim-words.ts";
import { openClaims } from "./sheet.ts";

const loadProof = () => import("../exercise/proof.ts");

function ClaimItem({ claim, place, tag }: { claim: StudyClaim; place: TaskPlace; tag: string }): VNode {
  const t = claimTranslator(tag);
  const [proof, setProof] = useState("");
  const id = useId();
  const told = claimWords(claim, t);
  const prove = (): void => {
    setProof(t("proving"));
    loadProof()
      .then(({ proofOf }) => proofOf(claim, place, tag))
      .then(
        ({ words }) => setProof(words),
        () => setProof(t("unproved")),
      );
  };
  return (
    <li class="claim" data-claim={claim.kind}>
      <p id={`claim-${id}`} class="claim-words">
        {told}
      </p>
      <button type="button" class="button claim-prove" aria-describedby={`claim-${id}`} onClick={prove}>
        {t("prove")}
      </button>
      <p class="claim-proof" aria-live="polite">
        {proof}
      </p>
    </li>
  );
}

export interface ClaimsProps {
  /** The claims, as ClaimsOfTask in JSON, sealed: they give the answer away. */
  readonly sealed: string;
  /** The language they are told in. */
  readonly tag: string;
}

/** What a study claims, each line with a button that proves it in the reader's browser. */
export function ClaimList({ sealed, tag }: ClaimsProps): VNode {
  const t = claimTranslator(tag);
  const tasks = useMemo(() => openClaims(sealed), []);
  return (
    <section class="claims">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <ul class="claim-list">
        {tasks.map(({ place, claims }) =>
          claims.map((claim) => (
            <ClaimItem key={JSON.stringify([place, claim])} claim={claim} place={place} tag={tag} />
          )),
        )}
      </ul>
    </section>
  );
}

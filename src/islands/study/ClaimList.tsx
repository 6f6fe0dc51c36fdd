import type { VNode } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import type { StudyClaim } from "../../catalogue/study.ts";
import type { TaskPlace } from "../../catalogue/task.ts";
import { type ClaimKey, claimTranslator } from "../../locales/claims.ts";
import { claimWords } from "./claim-words.ts";
import { openClaims } from "./sheet.ts";

/** What a proof looked at, by the kind of claim. */
const PROOFS = {
  discs: "proof.discs",
  final: "proof.discs",
  ends: "proof.squares",
  symmetric: "proof.squares",
  "only-move": "proof.tried",
  legal: "proof.tried",
  illegal: "proof.tried",
  passed: "proof.tried",
  "most-flips": "proof.richest",
  flips: "proof.turned",
  turned: "proof.turned",
  reachable: "proof.replayed",
  worth: "proof.positions",
  best: "proof.positions",
  "only-way": "proof.positions",
  forces: "proof.positions",
  unforced: "proof.positions",
  "wipe-outs": "proof.positions",
  reserve: "proof.fillings",
} as const satisfies Record<StudyClaim["kind"], ClaimKey>;

async function proofWords(claim: StudyClaim, place: TaskPlace, tag: string): Promise<string> {
  const t = claimTranslator(tag);
  const { proveBeside } = await import("./proving.ts");
  const began = performance.now();
  const proof = await proveBeside({ claim, place });
  if (proof === null) return t("unproved");
  const ms = Math.max(1, Math.round(performance.now() - began));
  const time = ms < 1000 ? t("ms", { ms }) : t("seconds", { seconds: (ms / 1000).toFixed(1) });
  return proof.holds
    ? t(PROOFS[claim.kind], {
        count: proof.counted,
        number: proof.counted.toLocaleString(tag),
        time,
      })
    : t("disproved");
}

function ClaimItem({ claim, place, tag }: { claim: StudyClaim; place: TaskPlace; tag: string }): VNode {
  const t = claimTranslator(tag);
  const [proof, setProof] = useState("");
  const id = useId();
  const words = claimWords(claim, t);
  const prove = (): void => {
    setProof(t("proving"));
    proofWords(claim, place, tag).then(setProof, () => setProof(t("unproved")));
  };
  return (
    <li class="claim" data-claim={claim.kind}>
      <p id={`claim-${id}`} class="claim-words">
        {words}
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

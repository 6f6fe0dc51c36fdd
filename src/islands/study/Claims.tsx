import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { StudyClaim } from "../../catalogue/study.ts";
import type { TaskPlace } from "../../catalogue/task.ts";
import { ENGLISH, type Translate, translator } from "../../locales/text.ts";
import { claimWords } from "./claim-words.ts";
import { $opened } from "./opened.ts";
import { openClaims } from "./sheet.ts";

/** What a proof looked at, by the kind of claim. */
const PROOFS = {
  discs: "claim.proof.discs",
  final: "claim.proof.discs",
  ends: "claim.proof.squares",
  symmetric: "claim.proof.squares",
  "only-move": "claim.proof.tried",
  legal: "claim.proof.tried",
  illegal: "claim.proof.tried",
  passed: "claim.proof.tried",
  "most-flips": "claim.proof.richest",
  flips: "claim.proof.turned",
  turned: "claim.proof.turned",
  reachable: "claim.proof.replayed",
  worth: "claim.proof.positions",
  best: "claim.proof.positions",
  "only-way": "claim.proof.positions",
  forces: "claim.proof.positions",
  unforced: "claim.proof.positions",
  "wipe-outs": "claim.proof.positions",
  reserve: "claim.proof.fillings",
} as const satisfies Record<StudyClaim["kind"], string>;

async function proofWords(claim: StudyClaim, place: TaskPlace, t: Translate): Promise<string> {
  const { proveBeside } = await import("./proving.ts");
  const began = performance.now();
  const proof = await proveBeside({ claim, place });
  if (proof === null) return t("claim.unproved");
  const ms = Math.max(1, Math.round(performance.now() - began));
  const time = ms < 1000 ? t("claim.ms", { ms }) : t("claim.seconds", { seconds: (ms / 1000).toFixed(1) });
  return proof.holds
    ? t(PROOFS[claim.kind], { count: proof.counted, number: proof.counted.toLocaleString(ENGLISH.tag), time })
    : t("claim.disproved");
}

function ClaimItem({ claim, place, t }: { claim: StudyClaim; place: TaskPlace; t: Translate }): VNode {
  const [proof, setProof] = useState("");
  const words = claimWords(claim, t);
  const prove = (): void => {
    setProof(t("claim.proving"));
    proofWords(claim, place, t).then(setProof, () => setProof(t("claim.unproved")));
  };
  return (
    <li class="claim" data-claim={claim.kind}>
      <p class="claim-words">{words}</p>
      <button
        type="button"
        class="button claim-prove"
        aria-label={t("claim.prove.named", { claim: words })}
        onClick={prove}
      >
        {t("claim.prove")}
      </button>
      <p class="claim-proof" aria-live="polite">
        {proof}
      </p>
    </li>
  );
}

/** What a study claims, each line with a button that proves it in the reader's browser. Shown once the study is done. */
export function Claims({ sealed }: { readonly sealed: string }): VNode | null {
  const opened = useStore($opened);
  const tasks = useMemo(() => (opened ? openClaims(sealed) : []), [opened]);
  if (!opened) return null;
  const t = translator(ENGLISH);
  return (
    <section class="claims">
      <h2>{t("claim.title")}</h2>
      <p>{t("claim.lead")}</p>
      <ul class="claim-list">
        {tasks.map(({ place, claims }) =>
          claims.map((claim) => <ClaimItem key={JSON.stringify([place, claim])} claim={claim} place={place} t={t} />),
        )}
      </ul>
    </section>
  );
}

import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { StudyClaim as Claim } from "../../catalogue/study.ts";
import { type SubjectText, subjectOf } from "../../catalogue/subject.ts";
import { ENGLISH, type Translate, translator } from "../../locales/text.ts";
import { $opened } from "./opened.ts";
import { openClaims } from "./sheet.ts";

/** A claim in words. The numbers come from the claim itself, so that text and proof cannot part. */
function claimWords(claim: Claim, t: Translate): string {
  switch (claim.kind) {
    case "flips":
      return t("study.claim.flips", {
        move: claim.move,
        sum: claim.lines.join(" + "),
        total: claim.lines.reduce((total, line) => total + line, 0),
      });
    case "passed":
      return t(`study.claim.passed.${claim.side}`);
    case "symmetric": {
      const fold = claim.about;
      return fold === "main-diagonal" || fold === "other-diagonal"
        ? t(`study.claim.symmetric.${fold}`)
        : t("study.claim.symmetric");
    }
    case "discs":
      return t("study.claim.discs", claim);
    case "only-move":
      return t("study.claim.only-move", claim);
    case "final":
      return t("study.claim.final", claim);
    case "reachable":
      return t("study.claim.reachable", claim);
    case "most-flips":
      return t("study.claim.most-flips", claim);
  }
}

async function proofWords(claim: Claim, text: SubjectText, t: Translate): Promise<string> {
  const { prove } = await import("../../training/prove.ts");
  const began = performance.now();
  const subject = subjectOf(text);
  if (!subject.ok) return t("study.disproved");
  const { holds, counted } = prove(claim, subject.value);
  const ms = Math.max(1, Math.round(performance.now() - began));
  return holds ? t(`study.proof.${claim.kind}`, { count: counted, ms }) : t("study.disproved");
}

function ClaimItem({ claim, subject, t }: { claim: Claim; subject: SubjectText; t: Translate }): VNode {
  const [proof, setProof] = useState("");
  const words = claimWords(claim, t);
  const prove = (): void => {
    setProof(t("study.proving"));
    proofWords(claim, subject, t).then(setProof, () => setProof(t("study.unproved")));
  };
  return (
    <li class="claim" data-claim={claim.kind}>
      <p class="claim-words">{words}</p>
      <button
        type="button"
        class="button claim-prove"
        aria-label={t("study.prove.named", { claim: words })}
        onClick={prove}
      >
        {t("study.prove")}
      </button>
      <p class="claim-proof" aria-live="polite">
        {proof}
      </p>
    </li>
  );
}

interface ClaimsProps extends SubjectText {
  /** The claims as JSON, sealed: they give the answer away. */
  readonly sealed: string;
}

/** What a study claims, each line with a button that proves it in the reader's browser. Shown once the task is done. */
export function Claims({ sealed, position, toMove, game }: ClaimsProps): VNode | null {
  const opened = useStore($opened);
  if (!opened) return null;
  const t = translator(ENGLISH);
  return (
    <section class="claims">
      <h2>{t("study.claims")}</h2>
      <p>{t("study.claims.lead")}</p>
      <ul class="claim-list">
        {openClaims(sealed).map((claim) => (
          <ClaimItem key={JSON.stringify(claim)} claim={claim} subject={{ position, toMove, game }} t={t} />
        ))}
      </ul>
    </section>
  );
}

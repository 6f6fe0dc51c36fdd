import { enClaims } from "./en-claims.ts";
import { fillTemplate, type Template, type TranslateOf } from "./translate.ts";

export type ClaimKey = keyof typeof enClaims;

/** Gives the words of claims and proofs. */
export type TranslateClaim = TranslateOf<typeof enClaims>;

/** The words of claims by the tag of their language. */
const CLAIM_TEXTS: Readonly<Record<string, Readonly<Record<ClaimKey, Template>>>> = { en: enClaims };

/** The translator of claims in the language of this tag; English where it has none. */
export const claimTranslator =
  (tag: string): TranslateClaim =>
  (key, ...values) =>
    fillTemplate((CLAIM_TEXTS[tag] ?? enClaims)[key], tag, values[0]);

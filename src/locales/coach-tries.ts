import type { CoachKey } from "./coach.ts";
import { enCoachTries, enTryWords } from "./en-coach-tries.ts";
import { type SidedTexts, sidedTranslator, type TranslateSided } from "./sided.ts";

/** A reason that can be told of a wrong try without a word about the best move. */
export type TryKey = Extract<keyof typeof enCoachTries, CoachKey>;

/** The sentences by the tag of their language. */
const TRY_TEXTS: Readonly<Record<string, SidedTexts<TryKey>>> = { en: enCoachTries };

/** Whether a reason can be told of a wrong try. */
export const isTryKey = (key: CoachKey): key is TryKey => Object.hasOwn(enCoachTries, key);

/** The slots that the sentence of a reason has. */
export const slotsOfTry = (key: TryKey): readonly string[] =>
  [...JSON.stringify(enCoachTries[key]).matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot);

/** The sentences for wrong tries in the language of this tag; English where it has none. */
export const tryTranslator = (tag: string): TranslateSided<TryKey> =>
  sidedTranslator(TRY_TEXTS[tag] ?? enCoachTries, tag);

const TRY_WORDS: Readonly<Record<string, Readonly<Record<keyof typeof enTryWords, string>>>> = { en: enTryWords };

/** The words around the sentences in the language of this tag; English where it has none. */
export const tryWords = (tag: string): Readonly<Record<keyof typeof enTryWords, string>> =>
  TRY_WORDS[tag] ?? enTryWords;

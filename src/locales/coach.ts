import { enCoach } from "./en-coach.ts";
import { type SidedTexts, type SidedValue, sidedTranslator, type TranslateSided } from "./sided.ts";

export type CoachKey = Exclude<keyof typeof enCoach, "black" | "white">;

/** The sentences by the tag of their language. */
const COACH_TEXTS: Readonly<Record<string, SidedTexts<CoachKey>>> = { en: enCoach };

/** A slot of a sentence. */
export type CoachValue = SidedValue;

/** Gives the sentence of a key about a move of `own`. */
export type TranslateCoach = TranslateSided<CoachKey>;

/** The sentences of the coach in the language of this tag; English where it has none. */
export const coachTranslator = (tag: string): TranslateCoach => sidedTranslator(COACH_TEXTS[tag] ?? enCoach, tag);

import { enCoach } from "./en-coach.ts";
import { fillTemplate, type Template } from "./translate.ts";

export type CoachKey = Exclude<keyof typeof enCoach, "black" | "white">;

/** A sentence of the coach: the same for both colours, or one for each colour of the side that moved. */
type Sentence = Template | { readonly black: Template; readonly white: Template };

interface CoachTexts extends Readonly<Record<CoachKey, Sentence>> {
  readonly black: string;
  readonly white: string;
}

/** The sentences by the tag of their language. */
const COACH_TEXTS: Readonly<Record<string, CoachTexts>> = { en: enCoach };

/** A slot of a sentence: a number or a word, or names of squares, which are listed as the language does. */
export type CoachValue = string | number | readonly string[];

/** Gives the sentence of a key about a move of `own`. */
export type TranslateCoach = (
  key: CoachKey,
  own: "black" | "white",
  values?: Readonly<Record<string, CoachValue>>,
) => string;

/** The sentences of the coach in the language of this tag; English where it has none. */
export function coachTranslator(tag: string): TranslateCoach {
  const texts = COACH_TEXTS[tag] ?? enCoach;
  const lists = new Intl.ListFormat(tag);
  const isByColour = (sentence: Sentence): sentence is Extract<Sentence, { black: Template }> =>
    typeof sentence !== "string" && "black" in sentence;
  return (key, own, values = {}) => {
    const sentence: Sentence = texts[key];
    const filled = Object.fromEntries(
      Object.entries(values).map(([slot, value]) => [
        slot,
        typeof value === "string" || typeof value === "number" ? value : lists.format(value),
      ]),
    );
    const sides = { own: texts[own], other: texts[own === "black" ? "white" : "black"] };
    return fillTemplate(isByColour(sentence) ? sentence[own] : sentence, tag, { ...filled, ...sides });
  };
}

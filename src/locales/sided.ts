import { fillTemplate, type Template } from "./translate.ts";

/** A sentence about a side: the same for both colours, or one for each colour of that side. */
type Sentence = Template | { readonly black: Template; readonly white: Template };

/** Sentences about a side, and the names of both. */
export type SidedTexts<K extends string> = Readonly<Record<K, Sentence>> & {
  readonly black: string;
  readonly white: string;
};

/** A slot of a sentence: a number or a word, or names of squares, which are listed as the language does. */
export type SidedValue = string | number | readonly string[];

/** Gives the sentence of a key about `own`. */
export type TranslateSided<K extends string> = (
  key: K,
  own: "black" | "white",
  values?: Readonly<Record<string, SidedValue>>,
) => string;

const isByColour = (sentence: Sentence): sentence is Extract<Sentence, { black: Template }> =>
  typeof sentence !== "string" && "black" in sentence;

/** Fills `texts`, which are in the language of this tag: {own} is the side that a sentence is about, {other} the other one. */
export function sidedTranslator<K extends string>(texts: SidedTexts<K>, tag: string): TranslateSided<K> {
  const lists = new Intl.ListFormat(tag);
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

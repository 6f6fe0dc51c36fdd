const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const TEENS = ["seventeen", "eighteen", "nineteen"];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...UNITS, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.flatMap((ten, i) =>
    ["", ...UNITS.slice(1, 10)].map((unit, j) => [unit === "" ? ten : `${ten}-${unit}`, (i + 2) * 10 + j] as const),
  ),
  ["hundred", 100],
  ["single", 1],
  ["twice", 2],
  ["both", 2],
]);

/** A pronoun, as in "one of them" and "a good one", is no number. */
const PRONOUN = /^one(?:\s+(?:another|more|can|may|must|of|on|at|in|that|which|is|was)\b|[^\w\s-]|\s*$)/i;

const WORD = `\\d+|${[...VALUES.keys()].toSorted((a, b) => b.length - a.length).join("|")}`;

/** A number in a pattern, in digits or in English words; what it comes to is told by `numberOf`. */
export const NUMBER = `(?:${WORD})`;

/** The value of a text that fits NUMBER. */
export const numberOf = (word: string): number => VALUES.get(word.toLowerCase()) ?? Number(word);

/** The numbers that an English text names, in digits or in words: not those in names of squares, nor "one" for a thing. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<![\\w-])${NUMBER}(?![\\w-])`, "gi"))]
    .filter(({ index }) => !PRONOUN.test(text.slice(index)))
    .map(([word]) => numberOf(word));

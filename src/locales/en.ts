/**
 * Every word a person sees in the pages' frame, on the board and in its voice, in English. The keys of this file are the type of all languages.
 * A slot is written {name}. A text that depends on a number has a form for each plural class of its language and takes the number as {count}.
 */
export const en = {
  "site.name": "Outflank",
  "disc.black": "Black",
  "disc.white": "White",
} as const;

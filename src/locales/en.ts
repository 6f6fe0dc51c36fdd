/**
 * Every word a person sees in the pages' frame, on the board and in its voice, in English. The keys of this file are the type of all languages.
 * A slot is written {name}. A text that depends on a number has a form for each plural class of its language and takes the number as {count}.
 */
export const en = {
  "site.name": "Outflank",
  "site.home": "Home",
  "site.home.note": "A position to begin with. Your move.",
  "site.description": "Learn Reversi under Othello rules on a board that answers.",
  "site.studies": "Studies",
  "site.studies.note": "Single positions worth a long look, each with one question to answer on the board.",
  "site.about": "About",
  "site.about.note": "What this is, how it keeps its word, and how to use it without a mouse.",
  "site.sections": "Parts of the site",
  "site.skip": "Skip to the text",
  "site.skip.board": "Skip to the board",
  "site.footer": "Every position here is replayed by the rules, and every answer checked, each time the site is tested. Free to use, read and change under the MIT licence.",
  "settings.theme": "Colours",
  "settings.theme.system": "As the device",
  "settings.theme.light": "Light",
  "settings.theme.dark": "Dark",
  "about.description": "What Outflank is, how it proves what it says, how to play by keyboard or by typing, and what it keeps about you: nothing.",
  "missing.title": "An empty square",
  "missing.lead": "There is no page at this address. It may have moved, or the link may have lost a letter.",
  "missing.asked": "You asked for",
  "missing.exists": "What is here",
  "disc.black": "Black",
  "disc.white": "White",
} as const;

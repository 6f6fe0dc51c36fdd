import type { Locale, PartOfLocale, TextKey } from "../locales/text.ts";

/** The texts of `locale` whose keys begin with one of `parts`, for an island that says no others. */
export function textsFor({ tag, texts }: Locale, parts: readonly string[]): PartOfLocale {
  const keys = (Object.keys(texts) as TextKey[]).filter((key) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return { tag, texts: Object.fromEntries(keys.map((key) => [key, texts[key]])) };
}

/** What a lesson's island says. */
export const LESSON_TEXTS = ["board", "coach", "command", "disc", "exercise", "lesson"] as const;

/** What a round of a drill says: what a lesson says, but for what has a word of its own there. */
export function roundTexts(locale: Locale): PartOfLocale {
  const { tag, texts } = textsFor(locale, [...LESSON_TEXTS, "train"]);
  const own = {
    "exercise.task": locale.texts["train.answer"],
    "lesson.board": locale.texts["train.board"],
    "lesson.nothing": locale.texts["train.nothing"],
    "lesson.command.next": locale.texts["train.command.next"],
    "lesson.command.back": locale.texts["train.command.back"],
  };
  return { tag, texts: { ...texts, ...own } };
}

/** What the board of a page about an opening says: what a lesson says, but for what has a word of its own there. */
export function openingTexts(locale: Locale): PartOfLocale {
  const { tag, texts } = textsFor(locale, LESSON_TEXTS);
  const own = {
    "lesson.board": locale.texts["opening-page.board"],
    "lesson.trial.leave": locale.texts["opening-page.leave"],
    "exercise.title.solved": locale.texts["opening-page.done"],
    "exercise.said.solved": "{text}",
  };
  return { tag, texts: { ...texts, ...own } };
}

/** What the island of the puzzles says. */
export const PUZZLE_TEXTS = [
  ...["board", "coach", "command", "disc", "exercise", "puzzle", "today"],
  ...["lesson.type", "lesson.command", "lesson.decisive"],
  // A position of an opening that is due.
  ...["name", "task", "due", "so-far", "worth", "sure", "lost", "often", "kept"].map((part) => `opening-drill.${part}`),
] as const;

/** What the gym of endings says: what a puzzle says, but that playing a game out solves nothing. */
export function gymTexts(locale: Locale): PartOfLocale {
  const { tag, texts } = textsFor(locale, PUZZLE_TEXTS);
  const own = { "exercise.title.solved": locale.texts["puzzle.gym.done"], "exercise.said.solved": "{text}" };
  return { tag, texts: { ...texts, ...own } };
}

/** What the drill of openings says: what a puzzle says, but for what has a word of its own there. */
export function openingDrillTexts(locale: Locale): PartOfLocale {
  const parts = ["board", "coach", "command", "disc", "exercise", "puzzle.hint", "puzzle.retry", "opening-drill"];
  const { tag, texts } = textsFor(locale, [...parts, "lesson.type", "lesson.command"]);
  const own = {
    "exercise.wrong": locale.texts["opening-drill.wrong"],
    "puzzle.board": locale.texts["opening-drill.board"],
    "puzzle.command.next": locale.texts["opening-drill.command.next"],
  };
  return { tag, texts: { ...texts, ...own } };
}

/** What a study’s island says. */
export const STUDY_TEXTS = ["board", "coach", "command", "disc", "exercise", "study"] as const;

/** What the island of a game says, and what the choice of the next one says. */
export const PLAY_TEXTS = [
  ...["board", "coach", "command", "disc", "lesson.decisive", "play", "study.game"],
  ...["exercise.occupied", "exercise.turns-nothing"],
] as const;
export const SETUP_TEXTS = ["play.choose", "play.level", "play.modest"] as const;

/** What the island of the analysis says. */
export const ANALYSIS_TEXTS = ["analysis", "board", "coach", "command", "disc", "exercise.line"] as const;

/** What the island of the openings says. */
export const EXPLORER_TEXTS = [
  ...["explorer", "board", "coach", "command", "disc", "exercise.line", "site.cut"],
  ...["analysis.begun", "analysis.linked", "analysis.undone", "analysis.game.at", "analysis.not-copied"],
  ...["analysis.coach", "analysis.fault", "analysis.line", "analysis.value"],
] as const;

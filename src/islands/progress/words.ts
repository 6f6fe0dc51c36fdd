import type { Translate } from "../../locales/text.ts";
import type { FileFault, Gain } from "../../progress/index.ts";
import type { Standing } from "./standing.ts";

/** A day, as it is written in a language. */
export const dateOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);

/** How far a learner is with something, in a few words. `parts` is how many steps or tasks it has. */
export function standingWords(standing: Standing, parts: number, language: string, t: Translate): string {
  switch (standing.kind) {
    case "untouched":
      return t("progress.not-yet");
    case "revealed":
      return t("progress.revealed");
    case "tried":
      return t("progress.tried", { count: standing.tries });
    case "begun":
      return t("progress.steps", { done: standing.done, count: parts });
    case "partly":
      return t("progress.tasks", { done: standing.done, count: parts });
    case "solved":
    case "unaided":
    case "finished":
      return t(`progress.${standing.kind}`, { date: dateOf(standing.at, language) });
  }
}

/** Why a file is of no use, and where in it. */
export function faultWords({ path, code }: FileFault, t: Translate): string {
  const why = t(`progress.fault.${code}`);
  return path === "" ? why.charAt(0).toUpperCase() + why.slice(1) : t("progress.fault.at", { path, why });
}

/** What a file would add, each in a few words; none if it adds nothing. */
export function gainWords({ added, changed, settings }: Gain, t: Translate): readonly string[] {
  const touched = [...added, ...changed];
  const attempts = touched.filter(({ kind }) => kind === "attempt").length;
  const lessons = touched.filter(({ kind }) => kind === "lesson").length;
  const games = touched.filter(({ kind }) => kind === "game").length;
  const puzzles = touched.filter(({ kind }) => kind === "puzzle").length;
  const mistakes = touched.filter(({ kind }) => kind === "mistake").length;
  const endings = touched.filter(({ kind }) => kind === "ending").length;
  const openings = touched.filter(({ kind }) => kind === "opening").length;
  const lines = touched.filter(({ kind }) => kind === "opening-line").length;
  const rounds = touched.filter(({ kind }) => kind === "round").length;
  return [
    attempts > 0 ? t("progress.import.attempts", { count: attempts }) : "",
    lessons > 0 ? t("progress.import.lessons", { count: lessons }) : "",
    rounds > 0 ? t("progress.import.rounds", { count: rounds }) : "",
    puzzles > 0 ? t("progress.import.puzzles", { count: puzzles }) : "",
    openings > 0 ? t("progress.import.openings", { count: openings }) : "",
    lines > 0 ? t("progress.import.lines", { count: lines }) : "",
    endings > 0 ? t("progress.import.endings", { count: endings }) : "",
    mistakes > 0 ? t("progress.import.mistakes", { count: mistakes }) : "",
    games > 0 ? t("progress.import.games", { count: games }) : "",
    settings > 0 ? t("progress.import.settings", { count: settings }) : "",
  ].filter((words) => words !== "");
}

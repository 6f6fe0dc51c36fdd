import type { OwnCommand } from "../../board/CommandField.tsx";
import type { Translate } from "../../locales/text.ts";
import { makeScoreSheet } from "../../reversi/index.ts";
import { levelOf } from "../../training/seating.ts";
import type { Table } from "./table.ts";

/** What can be typed at a table besides what any board answers. */
export function commandsOf(table: Table, t: Translate): readonly OwnCommand[] {
  const seating = () => table.kept().seating;
  const nothing = (): void => undefined;
  return [
    { words: ["undo", "u"], help: t("play.command.undo"), run: table.undo },
    { words: ["redo"], help: t("play.command.redo"), run: table.redo },
    { words: ["new", "n"], help: t("play.command.new"), run: () => table.begin(seating()) },
    {
      words: ["moves"],
      help: t("play.command.moves"),
      run: nothing,
      answer: () => makeScoreSheet(table.kept().game) || t("play.moves.none"),
    },
    { words: ["level"], help: t("play.command.level"), run: nothing, answer: () => t("play.command.level") },
  ];
}

/** Takes what was typed as the level to play against next; true if it is one. */
export function typedLevel(table: Table, text: string): boolean {
  const [, number] = /^level\s*(\d)$/.exec(text) ?? [];
  const level = number === undefined ? undefined : levelOf(Number(number));
  if (level === undefined) return false;
  const { variant, learner } = table.kept().seating;
  table.begin({ variant, level, learner: learner === "both" ? "black" : learner });
  return true;
}

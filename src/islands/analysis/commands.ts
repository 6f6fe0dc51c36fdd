import type { OwnCommand } from "../../board/CommandField.tsx";
import type { Translate } from "../../locales/text.ts";
import { makeScoreSheet, nameOf, newGame, squareNamed } from "../../reversi/index.ts";
import type { Desk } from "./session.ts";
import { keyOf, latestOf, type Readings } from "./values.ts";
import { sureWords, valueWords } from "./words.ts";
import { newWork, placeOf } from "./work.ts";

/** What commands work on. */
export interface Commanded {
  readonly desk: Desk;
  readonly readings: Readings;
  readonly copyLink: () => void;
  /** Lets the coach speak of the last move. */
  readonly askCoach: () => void;
}

/** What each move is worth, in words. */
function valuesTold({ desk, readings }: Commanded, t: Translate): string {
  const position = placeOf(desk.$session.get().work);
  const moves = latestOf(readings.get(keyOf(position)))?.moves ?? [];
  if (moves.length === 0) return t("analysis.command.values.none");
  const { shape } = position.board;
  return moves
    .map((move) => {
      const values = { square: nameOf(shape, move.square), words: valueWords(move, t), sure: sureWords(move, t) };
      return t("analysis.command.values.one", values);
    })
    .join("\n");
}

/** What can be typed besides what any board answers. */
export function commandsOf(commanded: Commanded, t: Translate): readonly OwnCommand[] {
  const { desk, copyLink, askCoach } = commanded;
  const nothing = (): void => undefined;
  const moves = (): string => makeScoreSheet(desk.$session.get().work.game) || t("analysis.game.none");
  return [
    { words: ["undo", "u"], help: t("analysis.command.undo"), run: desk.undo },
    { words: ["redo"], help: t("analysis.command.redo"), run: desk.redo },
    { words: ["new"], help: t("analysis.command.new"), run: () => desk.lay(newWork(newGame()), { kind: "new" }) },
    {
      words: ["values", "v"],
      help: t("analysis.command.values"),
      run: nothing,
      answer: () => valuesTold(commanded, t),
    },
    { words: ["moves"], help: t("analysis.command.moves"), run: nothing, answer: moves },
    { words: ["coach", "why"], help: t("analysis.command.coach"), run: askCoach },
    { words: ["copy"], help: t("analysis.command.copy"), run: copyLink },
    { words: ["go"], help: t("analysis.command.go"), run: nothing, answer: () => t("analysis.command.go") },
    {
      words: ["what if"],
      help: t("analysis.command.what-if"),
      run: nothing,
      answer: () => t("analysis.command.what-if"),
    },
    { words: ["line"], help: t("analysis.command.line"), run: nothing, answer: () => t("analysis.command.line") },
    { words: ["step"], help: t("analysis.command.step"), run: () => desk.step(1) },
    { words: ["take"], help: t("analysis.command.take"), run: desk.take },
    { words: ["back"], help: t("analysis.command.back"), run: desk.leave },
  ];
}

/** Does what was typed if it is `go 12`, `what if d4` or `line d3`; true if it is one of them. */
export function typedWork({ desk, readings }: Commanded, text: string): boolean {
  const position = placeOf(desk.$session.get().work);
  const { shape } = position.board;
  const [, ply] = /^go\s*(\d{1,2})$/.exec(text) ?? [];
  if (ply !== undefined) {
    desk.goTo(Number(ply));
    return true;
  }
  const [, act, name = ""] = /^(what if|w|line)\s*([a-z]\d{1,2})$/.exec(text) ?? [];
  const square = squareNamed(shape, name);
  if (act === undefined || square === undefined) return false;
  if (act !== "line") {
    desk.recolour(square);
    return true;
  }
  const known = latestOf(readings.get(keyOf(position)))?.moves.find((move) => move.square === square);
  if (known === undefined) return false;
  desk.look(known.line);
  return true;
}

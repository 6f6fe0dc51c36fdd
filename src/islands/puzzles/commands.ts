import type { OwnCommand } from "../../board/CommandField.tsx";
import type { Translate } from "../../locales/text.ts";
import type { Session } from "../exercise/session.ts";
import type { Deeds } from "./After.tsx";

interface Commanded {
  readonly session: Session | null;
  /** Leads on; null where the task may not be left unsolved. */
  readonly next: (() => void) | null;
  readonly hasHints: boolean;
  /** What can be done once it is over, as it is when it is asked for; null before. */
  readonly after: { readonly current: Deeds | null } | null;
  readonly isSolved: boolean;
  readonly t: Translate;
}

/** What can be typed at a puzzle besides what any board answers: a word for each button. */
export function commandsOf({ session, next, hasHints, after, isSolved, t }: Commanded): readonly OwnCommand[] {
  const command = (words: readonly string[], help: string, run: () => void): OwnCommand => ({ words, help, run });
  return [
    ...(next === null ? [] : [command(["next", "n"], t("puzzle.command.next"), next)]),
    ...(hasHints ? [command(["hint"], t("lesson.command.hint"), () => session?.hint())] : []),
    command(["show"], t("lesson.command.show"), () => session?.show()),
    command(["again"], t("lesson.command.again"), () => session?.again()),
    command(["on", "+"], t("lesson.command.on"), () => session?.step(1)),
    command(["off", "-"], t("lesson.command.off"), () => session?.step(-1)),
    ...(after === null
      ? []
      : [
          ...(isSolved ? [command(["defence"], t("puzzle.command.defence"), () => after.current?.defence())] : []),
          command(["share"], t("puzzle.command.share"), () => after.current?.share()),
          command(["proof"], t("puzzle.command.proof"), () => after.current?.proof()),
        ]),
  ];
}

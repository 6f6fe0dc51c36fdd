import type { OwnCommand } from "../../board/CommandField.tsx";
import type { Translate } from "../../locales/text.ts";
import type { Session } from "../exercise/session.ts";
import type { Round } from "./round.ts";
import type { Still } from "./still.ts";

interface Commanded {
  readonly session: Session | null;
  readonly still: Still;
  /** What is done otherwise than in a lesson: its tasks have no hints. */
  readonly round: Round | undefined;
  readonly go: { readonly back: () => void; readonly next: () => void };
  readonly t: Translate;
}

/** What can be typed in a lesson besides what any board answers: a word for each button. */
export function commandsOf({ session, still, round, go, t }: Commanded): readonly OwnCommand[] {
  const step = (by: number): void => (session ?? still).step(by);
  const command = (
    name: "next" | "back" | "hint" | "check" | "undo" | "show" | "again" | "on" | "off",
    short: string,
    run: () => void,
  ) => ({
    words: [name, short],
    help: t(`lesson.command.${name}`),
    run,
  });
  const canUndo = session?.$shown.get().canUndo ?? null;
  return [
    ...(canUndo === null ? [] : [command("undo", "u", () => session?.undo())]),
    command("next", "n", go.next),
    command("back", "b", go.back),
    ...(round === undefined ? [command("hint", "hint", () => session?.hint())] : []),
    command("check", "ok", () => session?.check()),
    ...(round?.isOpenEnded ? [] : [command("show", "show", () => session?.show())]),
    command("again", "again", () => session?.again()),
    command("on", "+", () => step(1)),
    command("off", "-", () => step(-1)),
  ];
}

import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";
import { placeOf } from "../../catalogue/place.ts";
import type { Translate } from "../../locales/text.ts";
import { newGame, type Position, positionOf, type Square } from "../../reversi/index.ts";
import { openSheet } from "../exercise/open-sheet.ts";
import type { Outcome, Session, Shown } from "../exercise/session.ts";
import { hintsKept, keepHints } from "./hinted.ts";
import { rightOf } from "./right.ts";
import type { Task } from "./task.ts";

/** How the other side defends where several moves are played: see Desk. */
export type Defend = (after: Position, answer: readonly Square[]) => Promise<readonly Square[]>;

/** The item that is shown: its position, and its session once that is open. */
interface AtTask {
  readonly start: Position | null;
  readonly session: Session | null;
  readonly shown: Shown | null;
}

interface Opened {
  readonly of: Task;
  readonly round: number;
  readonly session: Session;
}

/** Opens the exercise of an item, and once more with each new `round`. */
export function useTask<I extends Task>(
  item: I | null,
  round: number,
  defend: Defend | undefined,
  tell: (item: I, outcome: Outcome) => void,
  t: Translate,
): AtTask {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const start = useMemo(() => {
    const game = item === null ? null : placeOf(item.sheet.facts);
    return game === null ? null : positionOf(game.ok ? game.value : newGame());
  }, [item]);
  const session = opened?.of === item && opened?.round === round ? opened.session : null;

  useEffect(() => {
    if (item === null) return;
    let isWanted = true;
    const hinted = hintsKept(item);
    const tellHints = (hints: number): void => keepHints(item, Math.max(hints, hinted));
    const more = { defend, referee: item.referee, best: rightOf(item)?.[0], hinted, tellHints };
    const tellAll = (outcome: Outcome): void => {
      tell(item, outcome);
      if (outcome.outcome !== "wrong") keepHints(item, 0);
    };
    openSheet(item.sheet, t, tellAll, more).then(
      (loaded) => isWanted && setOpened({ of: item, round, session: loaded }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [item, round]);

  // At once: what happens between drawing and listening would not be drawn.
  useLayoutEffect(() => session?.$shown.listen(() => redraw(0)), [session]);
  return { start, session, shown: session?.$shown.get() ?? null };
}

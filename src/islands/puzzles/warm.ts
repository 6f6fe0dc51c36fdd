import { emptiesOf } from "../../reversi/index.ts";
import type { Item } from "./item.ts";

/** With at most so many empty squares the whole of a puzzle is read in a moment. */
const QUICK = 14;

/** Starts the engine beside the page while the learner thinks, with what the first try will ask. Never rejects. */
async function start({ puzzle }: Item): Promise<void> {
  const { board, tempting, goal } = puzzle;
  try {
    // What judges the first try is on its way, too.
    const [{ askAhead }] = await Promise.all([import("../exercise/ask.ts"), import("../exercise/judge.ts")]);
    if (tempting === null || goal.kind === "strongest" || emptiesOf(board) > QUICK) {
      await askAhead({ kind: "look", board, plies: 2 });
    } else await askAhead({ kind: "judge", board, square: tempting, goal: { kind: "win" } });
  } catch {
    // The first try will load it, or say that it cannot be.
  }
}

const STIRS = ["pointermove", "pointerdown", "keydown"] as const;
let isAwake = false;

/** Does something as soon as somebody stirs, at once where somebody has: who only opens a page need not load it. Gives what ends the wait. */
export function onceStirred(act: () => void): () => void {
  const wake = (): void => {
    end();
    isAwake = true;
    act();
  };
  const end = (): void => {
    for (const kind of STIRS) removeEventListener(kind, wake, { capture: true });
  };
  if (isAwake) act();
  else for (const kind of STIRS) addEventListener(kind, wake, { capture: true, passive: true });
  return end;
}

/** Starts the engine for an item as soon as somebody stirs, or what else is to `begin` then. Gives what ends the wait. */
export const warmUp = (item: Item, begin: (item: Item) => unknown = start): (() => void) =>
  onceStirred(() => void begin(item));

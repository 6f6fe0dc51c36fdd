import type { Translate } from "../../locales/text.ts";
import {
  choosePuzzle,
  dayOf,
  isShort,
  type Known,
  missedIn,
  packsOn,
  type Standing,
  type Wish,
} from "../../training/puzzles/choice.ts";
import { IMAGES } from "../../training/puzzles/task.ts";
import { type Item, itemOf } from "./item.ts";
import { findPuzzle, loadPack } from "./packs.ts";

/** Gives one thing to solve after the other; null once there is nothing left. Rejects where it cannot be loaded. */
export type Supply = () => Promise<Item | null>;

const anyImage = (): number => Math.floor(Math.random() * IMAGES);

/** The puzzle of this id; in a random image if none is asked for. Null if there is none. */
export async function puzzleOfId(id: string, image: number | null, t: Translate): Promise<Item | null> {
  const known = await findPuzzle(id);
  return known && itemOf(known, image ?? anyImage(), t);
}

/**
 * Gives puzzles that are wished for and suit the learner, in any image, none twice. `packs` are those that hold some: one is loaded at first,
 * others when too few of the right kind are left. What is in `taken` is not given.
 */
export function supplyOf(
  wish: Wish,
  packs: string,
  taken: Set<string>,
  standing: () => Promise<Standing>,
  t: Translate,
): Supply {
  const waiting = [...packsOn(dayOf(Date.now()), [...packs])];
  const known: Known[] = [];
  let isFirst = true;

  async function loadNext(): Promise<void> {
    const [pack] = waiting;
    if (pack === undefined) return;
    known.push(...(await loadPack(pack)));
    waiting.shift();
  }

  async function missed(now: Standing): Promise<Known | null> {
    for (const id of missedIn(now.attempts)) {
      const found = taken.has(id) ? null : await findPuzzle(id);
      if (found !== null) return found;
    }
    return null;
  }

  async function chosen(now: Standing): Promise<Known | null> {
    const choose = () => choosePuzzle(known, wish, now, taken, Math.random());
    if (known.length === 0 || (!isFirst && isShort(known, wish, now, taken))) await loadNext();
    while (choose() === null && waiting.length > 0) await loadNext();
    return choose();
  }

  return async () => {
    const now = await standing();
    const found = await (wish.kind === "failed" ? missed(now) : chosen(now));
    isFirst = false;
    if (found === null) return null;
    taken.add(found.id);
    return itemOf(found, anyImage(), t);
  };
}

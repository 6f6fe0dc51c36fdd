import { atom } from "nanostores";
import { chooseLine, followChanges, linesChosen } from "../../../progress/index.ts";
import type { Disc } from "../../../reversi/index.ts";
import { LINE_SETS, type Line, type LineSet, lineFrom } from "../../../training/openings/lines.ts";

/** What is drilled: lines of the site for a colour, and the learner's own lines. */
export interface Chosen {
  /** `black tiger` and the like. */
  readonly sets: ReadonlySet<string>;
  readonly own: readonly Line[];
}

const SIDES = ["black", "white"] as const;

const setId = (side: Disc, set: LineSet): string => `${side} ${set}`;

/** What is drilled where nothing was ever chosen. */
const AT_FIRST: ReadonlySet<string> = new Set([setId("black", "first-five"), setId("white", "first-five")]);

/** What is chosen now; null before that is known. */
export const $chosen = atom<Chosen | null>(null);

/** The lines that a page's query asks for, `lines=tiger`; null if it asks for none, undefined if there are none of that name. */
export function linesAsked(query: string): LineSet | null | undefined {
  const asked = new URLSearchParams(query).get("lines");
  return asked === null ? null : LINE_SETS.find((set) => set === asked);
}

/** How many choices are on their way to the record: what it says before they are there is old. */
let keeping = 0;

const textOf = ({ sets, own }: Chosen): string => [...[...sets].sort(), ...own.map(String)].join("\n");

/** Reads what was chosen; lines that a link asks for are drilled alone this time, from both sides. Never rejects. */
export async function readChosen(asked?: LineSet | null): Promise<void> {
  const kept = await linesChosen();
  if (keeping > 0) return;
  const own = [...kept.values()].flatMap(({ line, isOn }) => (line !== null && isOn ? [lineFrom(line)] : []));
  // Who gives a line a star wants to be drilled in it, until they say otherwise.
  const sets = new Set([...AT_FIRST, ...(own.length > 0 ? [setId("black", "own"), setId("white", "own")] : [])]);
  for (const [id, { line, isOn }] of kept) {
    if (line !== null) continue;
    if (isOn) sets.add(id);
    else sets.delete(id);
  }
  const linked = asked && new Set([setId("black", asked), setId("white", asked)]);
  const now = $chosen.get();
  const chosen = { sets: linked ?? sets, own };
  if (now === null || textOf(now) !== textOf(chosen)) $chosen.set(chosen);
}

/**
 * Reads what was chosen, and again when that changes: a star is given in another tab. What a link asks for stays as long as the page does.
 * Gives the function that ends it.
 */
export function followChosen(asked?: LineSet | null): () => void {
  void readChosen(asked);
  return followChanges(() => {
    if (!asked) void readChosen();
  });
}

/** Takes lines of the site into the drill, or out of it. */
export function choose(side: Disc, set: LineSet, isOn: boolean): void {
  const { sets, own } = $chosen.get() ?? { sets: AT_FIRST, own: [] };
  const id = setId(side, set);
  $chosen.set({ sets: new Set(isOn ? [...sets, id] : [...sets].filter((one) => one !== id)), own });
  keeping += 1;
  void chooseLine(id, null, isOn).then(() => {
    keeping -= 1;
  });
}

/** Whether lines are drilled with a colour. Of one's own there must be some. */
export const isDrilled = ({ sets, own }: Chosen, side: Disc, set: LineSet): boolean =>
  sets.has(setId(side, set)) && (set !== "own" || own.length > 0);

/** The lines that are drilled, in the order of the page. */
export const setsOf = (chosen: Chosen): readonly { readonly side: Disc; readonly set: LineSet }[] =>
  LINE_SETS.flatMap((set) => SIDES.flatMap((side) => (isDrilled(chosen, side, set) ? [{ side, set }] : [])));
